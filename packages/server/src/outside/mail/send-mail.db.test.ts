import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { withParts } from '../../jobs/define-job.ts';
import { jobRoom } from '../../jobs/job-room.ts';
import { orderedMails } from '../../testing/ordered-mails.ts';
import { scratchDatabase } from '../../testing/scratch-database.ts';
import { toMail } from './letter.ts';
import type { Mail, Mailer } from './mail.ts';
import { orderMail, sendMail } from './send-mail.job.ts';

const { db } = await scratchDatabase();
afterEach(() => sql`delete from jobs.job`.execute(db));

const writers = {
  greeting: async ({ to, data }: { to: string; data: Readonly<Record<string, string>> }) =>
    data['gone'] ? null : toMail({ to, subject: 'Hello', paragraphs: [`Hello ${data['name']}.`] }),
};

/** A process that sends; `fails` says how many mails its server does not take first. */
function sender({ fails = 0 } = {}) {
  const sent: Mail[] = [];
  const errors: unknown[] = [];
  const mailer: Mailer = {
    async send(mail) {
      if (fails-- > 0) throw Object.assign(new Error(`550 <${mail.to}> is unknown here`), { responseCode: 550 });
      sent.push(mail);
    },
    close: () => {},
  };
  const jobs = [withParts(sendMail, { db, mailer, writers })];
  const { runWaiting } = jobRoom({ db, jobs, onError: (error, what) => errors.push(String(error), what) });
  return { sent, errors, runWaiting };
}
const stored = async () => JSON.stringify((await sql`select data, output from jobs.job`.execute(db)).rows);
const ann = { kind: 'greeting', to: 'ann@pylon.example', data: { name: 'Ann' } };

describe('a mail that was ordered', () => {
  test('is written and sent once, and its address is forgotten', async () => {
    const { sent, runWaiting } = sender();
    await orderMail(db, ann);
    await runWaiting();
    await runWaiting();
    expect(sent).toMatchObject([{ to: 'ann@pylon.example', subject: 'Hello' }]);
    expect(sent[0]?.text).toContain('Hello Ann.');
    expect(await stored()).not.toMatch(/ann/i);
  });

  test('is sent by one of several processes', async () => {
    const processes = [sender(), sender(), sender()];
    for (let count = 0; count < 30; count++) await orderMail(db, { ...ann, to: `person-${count}@pylon.example` });
    await Promise.all(processes.map(({ runWaiting }) => runWaiting()));
    const addresses = processes.flatMap(({ sent }) => sent.map(({ to }) => to));
    expect([addresses.length, new Set(addresses).size]).toEqual([30, 30]);
  });

  test('in a transaction that is taken back is not sent', async () => {
    const { sent, runWaiting } = sender();
    const change = db.transaction().execute(async (transaction) => {
      await orderMail(transaction, ann);
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    await orderMail(db, { ...ann, to: 'bob@pylon.example' });
    await runWaiting();
    expect(sent.map(({ to }) => to)).toEqual(['bob@pylon.example']);
  });

  test('that has become needless is not sent', async () => {
    const { sent, runWaiting } = sender();
    await orderMail(db, { ...ann, data: { gone: 'yes' } });
    await runWaiting();
    expect([await orderedMails(db), sent]).toEqual([[], []]);
  });
});

describe('a mail that the server does not take', () => {
  test('is tried again later, and what is logged and stored of the failure names no address', async () => {
    const { sent, errors, runWaiting } = sender({ fails: 1 });
    await orderMail(db, ann);
    await runWaiting();
    expect(sent).toEqual([]);
    expect(errors.join()).toContain('550');
    expect(errors.join()).not.toContain('ann@');
    const { rows } = await sql<{ seconds: number; output: object }>`
      select extract(epoch from start_after - now())::integer as seconds, output from jobs.job`.execute(db);
    expect(rows[0]?.seconds).toBeGreaterThan(10);
    expect(JSON.stringify(rows[0]?.output)).not.toContain('ann@');
    await sql`update jobs.job set start_after = now()`.execute(db);
    await runWaiting();
    expect(sent).toHaveLength(1);
  });

  test('is given up in the end, and its address is forgotten', async () => {
    const { sent, errors, runWaiting } = sender({ fails: 100 });
    await orderMail(db, ann);
    await sql`update jobs.job set retry_limit = 0`.execute(db);
    await runWaiting();
    expect(errors.at(-1)).toBe("the job 'send-mail' was given up");
    expect([await orderedMails(db), sent]).toEqual([[], []]);
    expect(await stored()).not.toMatch(/ann/i);
  });
});
