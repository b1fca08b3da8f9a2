import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personNetwork, postToPerson, publicAddress } from './post-to-person.ts';
import { isPublic, NotPublic, publicNetwork } from './public-network.ts';

describe('an address of a machine', () => {
  test.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
    'is the internet’s: %s',
    (address) => expect(isPublic(address)).toBe(true),
  );
  test.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.8.9.1'],
    ['this machine', '::1'],
    ['this machine in the other spelling', '::ffff:127.0.0.1'],
    ['any of this machine', '0.0.0.0'],
    ['any of this machine', '::'],
    ['a home', '192.168.1.1'],
    ['a house', '10.0.0.1'],
    ['a house', '172.16.0.1'],
    ['a house in the other spelling', '::ffff:10.1.2.3'],
    ['a house of IPv6', 'fd00::1'],
    ['a provider’s own', '100.64.0.1'],
    ['metadata of clouds', '169.254.169.254'],
    ['metadata of clouds', 'fd00:ec2::254'],
    ['metadata of clouds', '100.100.100.200'],
    ['metadata of clouds', '168.63.129.16'],
    ['metadata of clouds', '192.0.0.192'],
    ['the neighbourhood', 'fe80::1'],
    ['everybody of the neighbourhood', '255.255.255.255'],
    ['many', '224.0.0.1'],
    ['many', 'ff02::1'],
    ['documents', '192.0.2.1'],
    ['documents', '2001:db8::1'],
    ['a bridge to IPv4', '64:ff9b::7f00:1'],
    ['a bridge to IPv4', '2002:7f00:1::'],
    ['a bridge to IPv4', '2001:0:7f00:1::'],
    ['a bridge to IPv4', '64:ff9b:1::7f00:1'],
    ['a bridge to IPv4', '::7f00:1'],
    ['a house of old IPv6', 'fec0::1'],
    ['kept for later', '240.0.0.1'],
    ['none', 'pylon.example'],
    ['none', ''],
  ])('is not the internet’s: %s, %s', (_what, address) => expect(isPublic(address)).toBe(false));
});

describe('what a person may name', () => {
  test.each(['https://hooks.example.com/pylon?key=1', 'https://hooks.example.com', 'https://8.8.8.8/x'])(
    'is public: %s',
    (text) => expect(publicAddress(text)).not.toBeNull(),
  );
  test.each([
    'hooks.example.com',
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'https://hooks.example.com:8443/',
    'https://me:secret@hooks.example.com/',
    'https://localhost/',
    'https://localhost./',
    'https://app.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://database/',
    'https://127.0.0.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://127.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.8/',
    'https://127.0.0.1./',
  ])('is not: %s', (text) => expect(publicAddress(text)).toBeNull());
});

describe('the network', () => {
  let server: Server;
  let origin = '';
  let asked: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      if (request.url === '/slow') return;
      if (request.url === '/redirect') return void response.writeHead(302, { location: '/elsewhere' }).end();
      if (request.url === '/empty') return void response.writeHead(204).end();
      response.end(request.url === '/long' ? 'x'.repeat(1_000_000) : 'good');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const post = (network: ReturnType<typeof publicNetwork>, url: string, signal = AbortSignal.timeout(5_000)) => {
    asked = [];
    const body = '{"a":1}';
    return network(new URL(url), { site: 'any', method: 'POST', headers: {}, redirect: 'manual', signal, body });
  };
  /** A name server that says so, one answer after the other. */
  const saying =
    (...answers: readonly (readonly string[])[]) =>
    (_name: string, _options: object, done: (error: null, addresses: { address: string; family: number }[]) => void) =>
      done(
        null,
        (answers.length > 1 ? (answers as string[][]).shift() : answers[0])?.map((address) => ({
          address,
          family: 4,
        })) ?? [],
      );

  test.each(['http://localhost', 'http://127.0.0.1', 'http://[::ffff:127.0.0.1]'])(
    'does not connect to %s',
    async (host) => {
      await expect(post(publicNetwork(), `${host}:${origin.split(':')[1]}/`)).rejects.toThrow(NotPublic);
      expect(asked).toEqual([]);
    },
  );

  test('does not connect to a public name that leads to this machine, nor where one of its addresses does', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['169.254.169.254']]) {
      const network = publicNetwork(isPublic, saying(addresses));
      await expect(post(network, `http://hooks.example.com:${origin.split(':')[1]}/`)).rejects.toThrow(NotPublic);
    }
    expect(asked).toEqual([]);
  });

  test('connects to the address that it looked at, and asks for it once', async () => {
    let lookups = 0;
    const first = saying(['127.0.0.1'], ['10.0.0.1']);
    const network = publicNetwork(
      (address) => address === '127.0.0.1',
      (...args) => {
        lookups++;
        first(...args);
      },
    );
    const response = await post(network, `http://hooks.example.com:${origin.split(':')[1]}/taken`);
    expect([response.status, await response.text(), asked, lookups]).toEqual([200, 'good', ['POST /taken'], 1]);
  });

  const anywhere = publicNetwork(() => true);

  test('follows no redirect, and takes an answer without a body', async () => {
    expect((await post(anywhere, `http://${origin}/redirect`)).status).toBe(302);
    expect(asked).toEqual(['POST /redirect']);
    expect((await post(anywhere, `http://${origin}/empty`)).status).toBe(204);
  });

  test('a post is told by its status, by slowness, or by an address that is not public', async () => {
    // Everybody's address is this server, which an address of https could not be.
    const here: typeof anywhere = (url, options) => anywhere(new URL(url.pathname, `http://${origin}`), options);
    const tell = (path: string, network = here, ms = 5_000) =>
      postToPerson(network, ms)(new URL(`https://hooks.example.com${path}`), {}, 'body');
    expect(await tell('/')).toEqual({ status: 200 });
    expect(await tell('/long')).toEqual({ status: 200 });
    expect(await tell('/slow', here, 50)).toEqual({ status: null, problem: 'too-slow' });
    expect(await tell('/', publicNetwork(isPublic, saying(['10.0.0.1'])))).toMatchObject({ problem: 'not-public' });
    expect(await postToPerson(here)(new URL('https://10.0.0.1/'), {}, '')).toMatchObject({ problem: 'not-public' });
    const away: typeof anywhere = () => Promise.reject(new Error('ECONNREFUSED'));
    expect(await tell('/', away)).toEqual({ status: null, problem: 'unreachable' });
  });

  test('a stand-in is asked in place of everybody’s addresses', async () => {
    asked = [];
    const tell = postToPerson(personNetwork({ webhooks: `http://${origin}` }));
    expect(await tell(new URL('https://hooks.example.com/here'), {}, 'body')).toEqual({ status: 200 });
    expect(asked).toEqual(['POST /here']);
  });
});
