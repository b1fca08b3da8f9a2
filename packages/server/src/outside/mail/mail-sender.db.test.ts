import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { scratchDatabase } from '../../testing/scratch-database.ts';
import { toMail } from './letter.ts';
import type { Mail, Mailer } from './mail.ts';
import { orderMail } from './mail-orders.queries.ts';
import { startMailSender } from './mail-sender.ts';

const { db } = await scratchDatabase();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await db.deleteFrom('mail_order').execute();
});

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
  const { stop } = startMailSender({ db, mailer, writers, onError: (error, what) => errors.push([error, what]) });
  stops.push(stop);
  return { sent, errors };
}
const left = () => db.selectFrom('mail_order').selectAll().execute();

describe('a mail that was ordered', () => {
  test('is written, sent once, and forgotten', async () => {
    const { sent } = sender();
    await orderMail(db, { kind: 'greeting', to: 'ann@pylon.example', data: { name: 'Ann' } });
    await expect.poll(left).toEqual([]);
    expect(sent).toMatchObject([{ to: 'ann@pylon.example', subject: 'Hello' }]);
    expect(sent[0]?.text).toContain('Hello Ann.');
  });

  test('is sent by one of several processes', async () => {
    const processes = [sender(), sender(), sender()];
    for (let count = 0; count < 30; count++) {
      await orderMail(db, { kind: 'greeting', to: `person-${count}@pylon.example`, data: { name: 'Ann' } });
    }
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
    const addresses = processes.flatMap(({ sent }) => sent.map(({ to }) => to));
    expect([addresses.length, new Set(addresses).size]).toEqual([30, 30]);
  });

  test('in a transaction that is taken back is not sent', async () => {
    const { sent } = sender();
    const change = db.transaction().execute(async (transaction) => {
      await orderMail(transaction, { kind: 'greeting', to: 'ann@pylon.example', data: { name: 'Ann' } });
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    await orderMail(db, { kind: 'greeting', to: 'bob@pylon.example', data: { name: 'Bob' } });
    await expect.poll(left).toEqual([]);
    expect(sent.map(({ to }) => to)).toEqual(['bob@pylon.example']);
  });

  test('that has become needless is not sent', async () => {
    const { sent } = sender();
    await orderMail(db, { kind: 'greeting', to: 'ann@pylon.example', data: { gone: 'yes' } });
    await expect.poll(left).toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe('a mail that the server does not take', () => {
  test('is tried again later, and what is logged names no address', async () => {
    const { sent, errors } = sender({ fails: 1 });
    await orderMail(db, { kind: 'greeting', to: 'ann@pylon.example', data: { name: 'Ann' } });
    await expect.poll(() => errors.length).toBe(1);
    expect(JSON.stringify(errors)).toContain('550');
    expect(JSON.stringify(errors)).not.toContain('ann@');
    const due = sql<number>`round(extract(epoch from next_try_at - now()))::integer`;
    const waiting = await db.selectFrom('mail_order').select(due.as('seconds')).execute();
    expect(waiting[0]?.seconds).toBeGreaterThan(20);
    await db.updateTable('mail_order').set({ next_try_at: new Date() }).execute();
    await expect.poll(left).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test('is given up in the end', async () => {
    const { sent, errors } = sender({ fails: 100 });
    await orderMail(db, { kind: 'greeting', to: 'ann@pylon.example', data: { name: 'Ann' } });
    await db.updateTable('mail_order').set({ attempts: 11 }).execute();
    await expect.poll(() => errors.length).toBe(2);
    expect([await left(), sent]).toEqual([[], []]);
  });
});
