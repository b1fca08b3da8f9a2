import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEAVE_BY_PRESS_PATH } from '@pylon/contract/calls';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { FIRST, sendLetter } from '../../features/newsletter/newsletter-letters.ts';
import { looker } from '../../features/payments/reports/look.ts';
import { testCheckout } from '../../outside/payments/test-checkout/test-checkout.ts';
import { PRODUCT_FOLDER } from '../../product-folder.ts';
import { orderedMails } from '../../testing/ordered-mails.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testServer } from '../../testing/test-server.ts';
import { newsletterCommand } from './newsletter.ts';

const { db, ask, work, server } = await testServer();
const payments = { db, provider: testCheckout(db, Date.now), nowMs: Date.now };
const parts = {
  ...{ db, payments, look: looker(payments), operator: 'olivia' },
  config: {
    ...{ sourcesOff: [], frozenAt: null, mirror: null, editions: null, hasPlans: true },
    ...{ contentDir: join(PRODUCT_FOLDER, 'content'), publicUrl: 'https://pylon.example' },
  },
};
const folder = temporaryFolder('letters');
const TURN = { signal: new AbortController().signal, isLast: true };

describe('a letter', () => {
  const SLUG = 'what-a-tier-is';
  const mails = () => db.selectFrom('kept_mail').select(['address', 'subject', 'text']).execute();

  test('goes out as one to look at, which nobody else gets', async () => {
    await ask('subscribeToNewsletter', { email: 'reader@pylon.example', newsletter: 'fantasy' });
    expect(await newsletterCommand(parts, ['send', SLUG], { to: 'proof@pylon.example' })).toMatchObject({ ok: true });
    await work();
    const sent = (await mails()).filter(({ subject }) => /tier/i.test(subject));
    expect(sent.map(({ address }) => address)).toEqual(['proof@pylon.example']);
  });

  test('goes to everybody on the list once, and to nobody who left, whom its link takes off', async () => {
    await ask('subscribeToNewsletter', { email: 'leaver@pylon.example', newsletter: 'fantasy' });
    const leaver = db.updateTable('newsletter_subscriber').where('email', '=', 'leaver@pylon.example');
    await leaver.set({ unsubscribed_at: new Date() }).execute();
    const told = await newsletterCommand(parts, ['send', SLUG], { yes: true });
    expect(told).toMatchObject({ ok: true, data: { slug: SLUG, addresses: 1 } });
    expect(await newsletterCommand(parts, ['send', SLUG], { yes: true })).toMatchObject({
      problem: `'${SLUG}' was sent before.`,
    });
    for (const _turn of ['ordered', 'sent']) await work();
    const sent = (await mails()).filter(({ text }) => text.includes('is on the list of'));
    const addresses = sent.map(({ address }) => address).filter((address) => address !== 'proof@pylon.example');
    expect(addresses).toContain('reader@pylon.example');
    expect(addresses).not.toContain('leaver@pylon.example');
    expect(new Set(addresses).size).toBe(addresses.length);
    const { text = '' } = sent.find(({ address }) => address === 'reader@pylon.example') ?? {};
    expect(text).toContain(`/articles/fantasy/${SLUG}`);
    const [, token] = /\/unsubscribe\?token=(\S+)/.exec(text) ?? [];
    const pressed = await server.inject({
      ...{ method: 'POST', url: `/api${LEAVE_BY_PRESS_PATH}?token=${token}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(200);
    const reader = db.selectFrom('newsletter_subscriber').select('unsubscribed_at');
    expect(await reader.where('email', '=', 'reader@pylon.example').executeTakeFirst()).toMatchObject({
      unsubscribed_at: expect.any(Date),
    });
  });

  test.each([
    ['an article that there is not', ['send', 'no-such-article'], { yes: true }, /no article/],
    ['nobody named', ['send', SLUG], {}, /newsletter send/],
    ['what is no address', ['send', SLUG], { to: 'nobody' }, /no address/],
  ])('is refused with %s', async (_what, words, options, problem) => {
    expect(await newsletterCommand(parts, words, options)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(problem),
    });
  });

  test('about plans is not sent where there are none, whose page nobody is shown', async () => {
    mkdirSync(join(folder, 'articles'), { recursive: true });
    const heads = ['title: What opens', 'summary: All of it.', 'date: 2026-11-01', 'topic: plans'];
    writeFileSync(join(folder, 'articles/what-opens.md'), ['---', ...heads, '---', '', 'Words.', ''].join('\n'));
    const without = { ...parts, config: { ...parts.config, contentDir: folder, hasPlans: false } };
    const proof = { to: 'proof@pylon.example' };
    expect(await newsletterCommand(without, ['send', 'what-opens'], proof)).toMatchObject({
      ok: false,
      problem: expect.stringMatching('PYLON_PLANS is off'),
    });
    const withPlans = { ...without, config: { ...without.config, hasPlans: true } };
    expect(await newsletterCommand(withPlans, ['send', 'what-opens'], proof)).toMatchObject({ ok: true });
  });

  test('is not sent while its links would lead nowhere', async () => {
    const nowhere = { ...parts, config: { ...parts.config, publicUrl: null } };
    const told = await newsletterCommand(nowhere, ['send', SLUG], { yes: true });
    expect(told).toMatchObject({ ok: false, problem: expect.stringMatching('PYLON_PUBLIC_URL') });
  });

  test('to many is ordered some at a time, nobody left out and nobody twice', async () => {
    const newsletter = 'a list of many';
    await sql`insert into newsletter_subscriber (newsletter, email, unsubscribe_token)
      select ${newsletter}, n || '@many.example', ${newsletter} || n from generate_series(1, 502) n`.execute(db);
    await sendLetter.run({ newsletter, slug: SLUG, after: FIRST }, { db }, TURN);
    const { rows: next } = await sql<{ data: { newsletter: string; slug: string; after: string } }>`
      select data from jobs.job where name = 'send-letter' and state = 'created'`.execute(db);
    expect(next).toHaveLength(1);
    for (const { data } of next) await sendLetter.run(data, { db }, TURN);
    const ordered = (await orderedMails(db)).map((order) => (order as { to: string }).to);
    const many = ordered.filter((to) => to.endsWith('@many.example'));
    expect([many.length, new Set(many).size]).toEqual([502, 502]);
  });
});
