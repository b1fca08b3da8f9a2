import { expect, test } from 'vitest';
import { toMail } from './letter.ts';

test('both forms of a letter say the same', () => {
  const { text, html } = toMail({
    to: 'ann@pylon.example',
    subject: 'A link',
    paragraphs: ['Follow it.', 'It works once.'],
    action: { label: 'This one', url: 'https://pylon.example/x?token=a-b_c' },
  });
  expect(text).toBe(
    'Follow it.\n\nThis one: https://pylon.example/x?token=a-b_c\n\nIt works once.\n\nPylon, fantasy football',
  );
  expect(html).toContain('<a href="https://pylon.example/x?token=a-b_c">This one</a>');
  for (const said of ['Follow it.', 'It works once.']) expect(html).toContain(`<p>${said}</p>`);
});

test('nothing that a person wrote becomes markup', () => {
  const { html } = toMail({ to: 'a@b.example', subject: '<b>', paragraphs: ['<img src=x> & "more"'] });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x&gt; &amp; &quot;more&quot;');
});

test('a mail that was asked for ends with where it is stopped, and gives mail programs the address for one press', () => {
  const stop = { page: 'https://pylon.example/stop-mails?token=t', byPress: 'https://pylon.example/api/stop?token=t' };
  const { text, html, stopUrl } = toMail({ to: 'a@b.example', subject: 'News', paragraphs: ['Some.'], stop });
  expect(text).toMatch(/\n\nStop these mails: https:\/\/pylon\.example\/stop-mails\?token=t$/);
  expect(html).toContain(`<a href="${stop.page}">Stop these mails</a>`);
  expect(stopUrl).toBe(stop.byPress);
});
