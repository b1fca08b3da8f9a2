import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { refreshAlmanac } from '../../almanac/refresh.job.ts';
import { looker } from '../../features/payments/reports/look.ts';
import { jobFailures } from '../../jobs/jobs.queries.ts';
import { send } from '../../jobs/send.ts';
import { orderMail, sendMail } from '../../outside/mail/send-mail.job.ts';
import { testCheckout } from '../../outside/payments/test-checkout/test-checkout.ts';
import { PRODUCT_FOLDER } from '../../product-folder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testServer } from '../../testing/test-server.ts';
import { auditCommand } from './audit.ts';
import { jobsCommand, jobsPage } from './jobs.ts';
import { seeJobs } from './jobs-seen.ts';
import { newsletterCommand } from './newsletter.ts';
import { plansCommand } from './plans.ts';
import { refundCommand } from './refund.ts';
import type { Report } from './report.ts';
import { servePage } from './served-page.ts';
import { supportCommand } from './support.ts';
import { grantCommand, revokeCommand, tierCommand } from './tier.ts';
import { userCommand } from './user.ts';
import { usersCommand } from './users.ts';

const { db, ask, call, arrive, mailTo, work } = await testServer();
const payments = { db, provider: testCheckout(db, Date.now), nowMs: Date.now };
const parts = {
  db,
  payments,
  look: looker(payments),
  operator: 'olivia',
  config: {
    ...{ sourcesOff: [], frozenAt: null, mirror: null, editions: null, hasPlans: true },
    ...{ contentDir: join(PRODUCT_FOLDER, 'content'), publicUrl: 'https://pylon.example' },
  },
};

const lines = (report: Report) => (report.ok ? report.lines.join('\n') : report.problem);
const newestAction = () => db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirst();

/** A registered person of tier 0. */
async function registered(): Promise<{ id: string; email: string; token: string }> {
  const { user, token } = await ask('login', {});
  const email = `${user.id}@pylon.example`;
  await db.updateTable('account').set({ email }).where('id', '=', user.id).execute();
  return { id: user.id, email, token };
}
const tierOf = async (token: string) => (await ask('login', {}, token)).user.subscriptionTier;

describe('user', () => {
  test('a person is found by address in any spelling, and by id', async () => {
    const { id, email } = await registered();
    expect(lines(await userCommand(parts, ['show', email.toUpperCase()], {}))).toContain(id);
    expect(lines(await userCommand(parts, ['show', id], {}))).toContain(email);
  });

  test('shows how many passkeys a person has', async () => {
    const { id } = await registered();
    expect(lines(await userCommand(parts, ['show', id], {}))).toMatch(/passkeys\s+0$/);
    const made = { account_id: id, public_key: Buffer.from('key'), counter: 0, transports: [], last_used_at: null };
    const two = ['Phone', 'Laptop'].map((name) => ({ ...made, name, credential_id: Buffer.from(`${id} ${name}`) }));
    await db.insertInto('passkey').values(two).execute();
    expect(lines(await userCommand(parts, ['show', id], {}))).toMatch(/passkeys\s+2$/);
  });

  test('ending sessions signs the person out', async () => {
    const { id, token } = await registered();
    await userCommand(parts, ['end-sessions', id], {});
    expect((await call('getSession', {}, token)).error?.code).toBe('invalid-token');
    expect(await newestAction()).toMatchObject({ operator: 'olivia', action: 'user end-sessions', subject_id: id });
  });

  test.each([['nobody@pylon.example'], ['not an address'], ["' or 1=1 --"]])('%s is nobody', async (who) => {
    expect(await userCommand(parts, ['show', who], {})).toMatchObject({ ok: false });
  });
});

describe('users', () => {
  test('are listed the newest first, found by a part of their address, with what they have here', async () => {
    const { email } = await registered();
    const later = await registered();
    await grantCommand(parts, [later.email], { tier: '1', reason: 'a test' });
    const listed = lines(await usersCommand(parts, [], { limit: '2' })).split('\n');
    expect(listed[0]).toMatch(/^since +last seen +tier +leagues +drafts +e-mail +id$/);
    expect(listed[1]).toMatch(new RegExp(`[AP]M +1 +0 +0 +${later.email} +${later.id}$`));
    expect(listed[2]).toContain(email);
    const found = lines(await usersCommand(parts, [email.slice(0, 30).toUpperCase()], {}));
    expect(found).toContain(email);
    expect(found).not.toContain(later.email);
  });

  test('are listed page by page, everybody once, with how many there are and how the next is seen', async () => {
    const sought = `page-${crypto.randomUUID()}`;
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) {
      const { id } = await registered();
      await db
        .updateTable('account')
        .set({ email: `${sought}-${count}@pylon.example` })
        .where('id', '=', id)
        .execute();
      ids.unshift(id);
    }
    // Two who came at one moment are told apart by their ids.
    const atOnce = new Date('2025-01-01T00:00:00Z');
    await db.updateTable('account').set({ created_at: atOnce }).where('id', 'in', ids.slice(1, 3)).execute();
    const seen: string[] = [];
    let after: string | undefined;
    for (const [shown, left] of [
      [2, 3],
      [2, 1],
      [1, 0],
    ]) {
      const report = await usersCommand(parts, [sought], { limit: '2', after });
      const words = lines(report);
      const data = (report.ok ? report.data : {}) as { people: { id: string }[]; next: string | null };
      seen.push(...data.people.map(({ id }) => id));
      after = data.next ?? undefined;
      expect(words).toContain(left ? `${shown} of 5; ${left} more: the same with --after ${after}.` : `${shown} of 5.`);
    }
    expect(after).toBe(undefined);
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect(lines(await usersCommand(parts, [sought], { after: seen.at(-1) }))).toContain('Nobody comes behind that.');
    expect(await usersCommand(parts, [sought], { after: 'the last' })).toMatchObject({ ok: false });
  });

  test('without an address are counted, and listed when they are asked for', async () => {
    const { user } = await ask('login', {});
    expect(lines(await usersCommand(parts, [], {}))).toMatch(/anonymous: [1-9]\d*\.$/);
    expect(lines(await usersCommand(parts, [], {}))).not.toContain(user.id);
    expect(lines(await usersCommand(parts, [], { all: true }))).toContain(user.id);
  });

  test('that nobody is like are none, and a wrong limit is refused', async () => {
    expect(lines(await usersCommand(parts, ['%'], {}))).toContain('Nobody is found.');
    expect(await usersCommand(parts, [], { limit: 'many' })).toMatchObject({ ok: false });
  });
});

describe('operators', () => {
  test('see how the product runs from one command to the other, and both are written down', async () => {
    const { id, email, token } = await registered();
    const sees = async () => (await call('getOperatorView', {}, token)).status;
    expect(await usersCommand(parts, ['make-operator', email], {})).toMatchObject({ ok: true });
    expect(await sees()).toBe(200);
    expect(await newestAction()).toMatchObject({ operator: 'olivia', action: 'users make-operator', subject_id: id });
    expect(lines(await userCommand(parts, ['show', email], {}))).toMatch(/^operator +since /m);
    expect(await usersCommand(parts, ['make-operator', email], {})).toMatchObject({ ok: false });

    expect(await usersCommand(parts, ['end-operator', id], {})).toMatchObject({ ok: true });
    expect(await sees()).toBe(404);
    const ended = await newestAction();
    expect(ended).toMatchObject({ action: 'users end-operator', subject_id: id });
    expect(await usersCommand(parts, ['end-operator', id], {})).toMatchObject({ ok: false });
    expect(await newestAction()).toEqual(ended);
  });

  test('have an account', async () => {
    const { user } = await ask('login', {});
    expect(lines(await usersCommand(parts, ['make-operator', user.id], {}))).toContain('anonymous');
    expect(await usersCommand(parts, ['make-operator'], {})).toMatchObject({ ok: false });
    expect(await usersCommand(parts, ['end-operator', 'nobody@pylon.example'], {})).toMatchObject({ ok: false });
  });
});

describe('plans', () => {
  test('tell who pays, who is about to leave, and who was given one; trials bring no money', async () => {
    const row = async () => lines(await plansCommand(parts)).match(/^Tier 1 +\$39\.99 +season +(.*)$/m)?.[1];
    expect(await row()).toMatch(/^0 +0 +0 +0 +\$0\.00$/);
    const { email, token } = await registered();
    const { sessionId } = await ask('createCheckoutSession', { productId: 'tier-1-season' }, token);
    await ask('settleTestCheckout', { sessionId, action: 'pay' }, token);
    expect(await row()).toMatch(/^1 +0 +0 +1 +\$0\.00$/);
    await db.updateTable('subscription').set({ provider: 'stripe', cancel_at_period_end: true }).execute();
    expect(await row()).toMatch(/^1 +0 +1 +0 +\$39\.99$/);
    await db.updateTable('subscription').set({ provider: 'test-checkout', cancel_at_period_end: false }).execute();
    await refundCommand(parts, [email], { reason: 'a test' });
    expect(await row()).toMatch(/^0 +0 +0 +0 +\$0\.00$/);
    await grantCommand(parts, [email], { tier: '2', reason: 'a test' });
    expect(lines(await plansCommand(parts))).toMatch(/Tier 2 was given to [1-9]/);
  });
});

describe('tiers', () => {
  test('a grant opens a tier at once, revoking it closes it, and both are written down with their reason', async () => {
    const { id, email, token } = await registered();
    await grantCommand(parts, [email], { tier: '2', reason: 'won the raffle' });
    expect(await tierOf(token)).toBe(2);
    expect(await newestAction()).toMatchObject({
      action: 'grant',
      subject_id: id,
      details: { tier: 2, reason: 'won the raffle' },
    });
    expect(lines(await tierCommand(parts, [email]))).toMatch(/Tier 2\n\*.*grant.*until taken back/);

    await revokeCommand(parts, [email], { reason: 'a mistake' });
    expect(await tierOf(token)).toBe(0);
    expect(await revokeCommand(parts, [email], { reason: 'again' })).toMatchObject({ ok: false });
  });

  test.each([
    ['a tier that is none', { tier: '3', reason: 'x' }],
    ['no reason', { tier: '1' }],
    ['a day that is over', { tier: '1', reason: 'x', until: '2020-01-01' }],
    ['a day that is none', { tier: '1', reason: 'x', until: '2027-02-30' }],
  ])('%s grants nothing', async (_what, options) => {
    const { email, token } = await registered();
    expect(await grantCommand(parts, [email], options)).toMatchObject({ ok: false });
    expect(await tierOf(token)).toBe(0);
  });

  test('an anonymous person cannot be granted anything', async () => {
    const { user } = await ask('login', {});
    expect(await grantCommand(parts, [user.id], { tier: '1', reason: 'x' })).toMatchObject({ ok: false });
  });
});

describe('money', () => {
  test('a refund gives the period back and ends the tier at once', async () => {
    const { id, email, token } = await registered();
    const { sessionId } = await ask('createCheckoutSession', { productId: 'tier-1-month' }, token);
    await ask('settleTestCheckout', { sessionId, action: 'pay' }, token);
    expect(await tierOf(token)).toBe(1);
    expect(lines(await refundCommand(parts, [email], { reason: 'was not what they meant' }))).toContain('$7.99');
    expect(await tierOf(token)).toBe(0);
    expect(await newestAction()).toMatchObject({ action: 'refund', subject_id: id, details: { refundedCents: 799 } });
  });

  test('a part that was given back at the provider is told with what was paid, and closes nothing', async () => {
    const { email, token } = await registered();
    const { sessionId } = await ask('createCheckoutSession', { productId: 'tier-1-month' }, token);
    await ask('settleTestCheckout', { sessionId, action: 'pay' }, token);
    expect(lines(await tierCommand(parts, [email]))).toMatch(
      /\npaid \$7\.99 {2}tier-1-month {2}test-checkout {2}on [^$]*$/,
    );
    await ask('changeTestSubscription', { action: 'refund-part' }, token);
    expect(lines(await tierCommand(parts, [email]))).toMatch(/^Tier 1\n.*\npaid \$7\.99 .* {2}\$2\.67 given back by /);
    await refundCommand(parts, [email], { reason: 'the rest too' });
    expect(lines(await tierCommand(parts, [email]))).toMatch(/^Tier 0\n.*\npaid \$7\.99 .* {2}all given back by /);
  });

  test('nobody is given back what was never paid', async () => {
    const { email } = await registered();
    expect(await refundCommand(parts, [email], { reason: 'x' })).toMatchObject({ ok: false });
  });
});

describe('deleting a person', () => {
  test('needs a yes, leaves nothing, and is written down', async () => {
    const { id, email, token } = await registered();
    expect(await userCommand(parts, ['delete', email], {})).toMatchObject({ ok: false });
    await userCommand(parts, ['delete', email], { yes: true });
    expect((await call('getSession', {}, token)).error?.code).toBe('invalid-token');
    expect(await userCommand(parts, ['show', id], {})).toMatchObject({ ok: false });
    expect(await newestAction()).toMatchObject({ action: 'user delete', subject_id: id });
  });
});

describe('support', () => {
  test('who wrote before signing in is answered at the address of the account', async () => {
    const { email, token } = await registered();
    const { id } = (await ask('sendSupportMessage', { text: 'It is me.' }, token)).conversation;
    await db.updateTable('support_conversation').set({ email: null }).where('id', '=', id).execute();
    await supportCommand(parts, ['reply', id, 'Welcome', 'back.'], {});
    expect((await mailTo(email, /answer/)).text).toMatch(/^Welcome back\.\n/);
    await supportCommand(parts, ['close', id], {});
  });

  test('who waits is listed, is answered, and reads the answer', async () => {
    const token = await arrive();
    const { id } = (
      await ask(
        'sendSupportMessage',
        { text: 'My board is blank.', page: '/draft', email: 'waits@pylon.example' },
        token,
      )
    ).conversation;
    expect(lines(await supportCommand(parts, ['list'], {}))).toMatch(
      new RegExp(`\\*\\s+${id.slice(0, 8)}.*My board is blank`),
    );
    await supportCommand(parts, ['reply', id.slice(0, 8), 'Load', 'it', 'again.'], {});
    const { conversation } = await ask('getSupportConversation', {}, token);
    expect(conversation?.messages.at(-1)).toMatchObject({ from: 'support', text: 'Load it again.' });
    expect((await mailTo('waits@pylon.example')).text).toMatch(/^Load it again\.\n/);
    expect(lines(await supportCommand(parts, ['show', id], {}))).toMatch(/Person.*on \/draft\n {2}My board.*Support/s);
    const { details } = (await newestAction()) ?? {};
    expect(JSON.stringify(details)).not.toContain('Load it');
  });

  test('a closed conversation is listed only when asked for', async () => {
    const { id } = (await ask('sendSupportMessage', { text: 'Thanks!' }, await arrive())).conversation;
    await supportCommand(parts, ['close', id], {});
    expect(lines(await supportCommand(parts, ['list'], {}))).not.toContain(id.slice(0, 8));
    expect(lines(await supportCommand(parts, ['list'], { all: true }))).toContain(id.slice(0, 8));
  });

  test('an id that fits nothing, or everything, does nothing', async () => {
    await ask('sendSupportMessage', { text: 'One' }, await arrive());
    await ask('sendSupportMessage', { text: 'Two' }, await arrive());
    expect(await supportCommand(parts, ['close', 'zzzz'], {})).toMatchObject({ ok: false });
    expect(await supportCommand(parts, ['close', ''], {})).toMatchObject({ ok: false });
  });
});

describe('newsletter', () => {
  test('who wants letters is written to a file that was not there, with the way to leave', async () => {
    await ask('subscribeToNewsletter', { email: '+formula@pylon.example', newsletter: 'fantasy' });
    const out = join(temporaryFolder('letters'), 'list.csv');
    await newsletterCommand(parts, ['export'], { out });
    expect(await readFile(out, 'utf8')).toMatch(
      /^email,since,unsubscribe_path\r\n'\+formula@pylon\.example,2\S+,\/unsubscribe\?token=\S+\r\n$/,
    );
    expect(await newsletterCommand(parts, ['export'], { out })).toMatchObject({ ok: false });
  });
});

describe('the audit trail', () => {
  test('tells what was done to a person', async () => {
    const { email } = await registered();
    await grantCommand(parts, [email], { tier: '1', reason: 'a test' });
    expect(lines(await auditCommand(parts, [], { who: email }))).toMatch(/olivia.*grant.*reason: a test/);
  });

  test.each([['update audit_entry set operator = $1'], ['delete from audit_entry where operator <> $1']])(
    'is not changed: %s',
    async (statement) => {
      const [before, after] = statement.split('$1');
      await expect(sql`${sql.raw(before ?? '')}${'nobody'}${sql.raw(after ?? '')}`.execute(db)).rejects.toThrow(
        'only added to',
      );
    },
  );
});

describe('jobs', () => {
  test('are listed with what waits and what failed, and nothing of what a person is written', async () => {
    await work();
    await orderMail(db, { kind: 'support-reply', to: 'secret@pylon.example', data: { messageId: 'no number' } });
    expect(lines(await jobsCommand(parts, [], {}))).toMatch(/^send-mail +1 +0 +0 +0 /m);
    await work();
    const said = lines(await jobsCommand(parts, [], {}));
    expect(said).toMatch(/^job +waiting +again +running +failed +done +next +last done$/m);
    expect(said).toMatch(/^send-mail +1 +1 +0 +0 /m);
    const { jobs } = await seeJobs(db, 1);
    const sum = (state: 'waiting' | 'done') => jobs.reduce((all, job) => all + job[state], 0);
    expect(said).toMatch(new RegExp(`^all +${sum('waiting')} +1 +0 +0 +${sum('done')} *$`, 'm'));
    expect(said).toMatch(/send-mail +1 try +again .* a mail 'support-reply' could not be sent/);
    expect(said).not.toContain('secret@');
  });

  test('that were given up are tried again by their id, once it is told whose payload is forgotten', async () => {
    await send(db, refreshAlmanac, {}, { key: 'given up' });
    await send(db, sendMail, { kind: 'support-reply', to: 'secret@pylon.example', data: {} });
    await sql`update jobs.job set state = 'failed', completed_on = now() where state in ('created', 'retry')`.execute(
      db,
    );
    await sql`update jobs.job set data = '{"isForgotten": true}' where name = 'send-mail'`.execute(db);
    const given = (await jobFailures(db, 10)).filter(({ isGivenUp }) => isGivenUp);
    const idOf = (name: string) => given.find((failure) => failure.name === name)?.id ?? '';
    expect(lines(await jobsCommand(parts, ['retry', 'f00'], {}))).toMatch(/^No job/);
    expect(lines(await jobsCommand(parts, ['retry', idOf(sendMail.name)], {}))).toMatch(/forgotten/);
    expect(lines(await jobsCommand(parts, ['retry', idOf(refreshAlmanac.name).slice(0, 8)], {}))).toMatch(
      /tried again/,
    );
    expect((await jobFailures(db, 10)).find(({ id }) => id === idOf(refreshAlmanac.name))?.isGivenUp).toBe(false);
    expect(await newestAction()).toMatchObject({ action: 'jobs retry', subject_id: idOf(refreshAlmanac.name) });
  });

  test('are shown on a page of this machine, to whoever has its address', async () => {
    const page = await servePage(async () => jobsPage(await seeJobs(db, 10)));
    const shown = await fetch(page.url);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('<td>send-mail</td>');
    const { origin, hostname } = new URL(page.url);
    expect(hostname).toBe('127.0.0.1');
    expect((await fetch(`${origin}/`)).status).toBe(404);
    page.close();
  });
});
