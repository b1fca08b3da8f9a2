import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';

/** A mail server that takes everything but mails to 'refused@', and keeps what it was told. */
const said: string[] = [];
const server = createServer((socket) => {
  let isLetter = false;
  socket.write('220 mail.example\r\n');
  let rest = '';
  socket.on('data', (chunk) => {
    rest += chunk.toString();
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      said.push(line);
      if (isLetter) {
        if (line !== '.') continue;
        isLetter = false;
        socket.write('250 taken\r\n');
      } else if (line === 'DATA') {
        isLetter = true;
        socket.write('354 go on\r\n');
      } else if (line.startsWith('RCPT TO:<refused@')) socket.write('550 <refused@pylon.example> is unknown here\r\n');
      else socket.write('250 mail.example\r\n');
    }
  });
  socket.on('error', () => {}); // the mailer hangs up
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo; // it listens on a port
const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Pylon <no-reply@pylon.example>');
afterAll(() => {
  mailer.close();
  server.close();
});

const mail = { subject: 'Hello', text: 'In words.', html: '<p>In words.</p>' };

test('a mail reaches the server with its sender, its one recipient and both forms', async () => {
  await mailer.send({ ...mail, to: 'ann@pylon.example' });
  const letter = said.join('\n');
  expect(letter).toContain('MAIL FROM:<no-reply@pylon.example>');
  expect(said.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ann@pylon.example>']);
  expect(letter).toMatch(/^From: Pylon <no-reply@pylon.example>$/m);
  expect(letter).toMatch(/^Content-Type: text\/plain/m);
  expect(letter).toMatch(/^Content-Type: text\/html/m);
});

test('a mail that can be stopped says so to mail programs; any other does not', async () => {
  said.length = 0;
  await mailer.send({ ...mail, to: 'ann@pylon.example' });
  expect(said.join('\n')).not.toMatch(/^List-Unsubscribe/m);
  await mailer.send({ ...mail, to: 'ann@pylon.example', stopUrl: 'https://pylon.example/api/stop?token=t' });
  expect(said).toContain('List-Unsubscribe: <https://pylon.example/api/stop?token=t>');
  expect(said).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a mail that is not taken is a failure, with the server’s code', async () => {
  await expect(mailer.send({ ...mail, to: 'refused@pylon.example' })).rejects.toMatchObject({ responseCode: 550 });
});

test('an address never becomes several', async () => {
  said.length = 0;
  await mailer.send({ ...mail, to: 'ann@pylon.example, eve@evil.example' }).catch(() => {});
  expect(said.filter((line) => line.startsWith('RCPT')).join()).not.toContain('<eve@evil.example>');
});
