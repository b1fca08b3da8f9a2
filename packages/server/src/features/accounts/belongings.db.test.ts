import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { Database } from '../../db/schema.ts';
import { publishEvents } from '../../live/live-events.queries.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { scratchDatabase } from '../../testing/scratch-database.ts';
import { refusal, testServer } from '../../testing/test-server.ts';
import { MOVED_TABLES, moveBelongings } from './belongings.queries.ts';

test('a new database has nobody in it', async () => {
  const fresh = await scratchDatabase();
  expect(await fresh.db.selectFrom('account').selectAll().execute()).toEqual([]);
});

const { db, ask, arrive, register, call } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { season } = await ask('currentSeason', {});
const settings = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 12, draftPosition: 5 };
const waitingForLocks = async (): Promise<number> => {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
};
const LIST = { limit: 15, offset: 0, orderBy: 'createdAt' } as const;

/**
 * Tables whose rows end with the anonymous account: its sessions, its windows' events, and rows that only a registered
 * account can have.
 */
const ENDED_TABLES = [
  'session',
  'live_event',
  'live_event_counter',
  'account_password',
  'passkey',
  'api_key',
  'webhook',
  'mailed_link',
  'entitlement',
  'payment_customer',
  'subscription',
  'payment',
  'checkout_session',
  'test_checkout_book',
  'ranking_list',
  'fantasy_account',
  'platform_sign_in',
  'user_league',
  'best_ball_team',
  'notice_choice',
  'notice_told',
  'push_subscription',
  'push_day',
] satisfies readonly (keyof Database)[];

test('of every table that belongs to an account it is decided whether its rows move or end', async () => {
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id'`.execute(db);
  expect([...MOVED_TABLES, ...ENDED_TABLES].sort()).toEqual(rows.map(({ table }) => table).sort());
});

describe('signing in to an account that one has', () => {
  test('brings along what one made before, and nothing of it is twice', async () => {
    const account = await register();
    await ask('createMockDraft', settings, account.token);
    const visitor = await arrive();
    const { mockDraft } = await ask('createMockDraft', settings, visitor);
    const { token } = await ask('login', { email: account.email, password: account.password }, visitor);
    expect((await ask('listMockDrafts', LIST, token)).total).toBe(2);
    expect((await ask('getMockDraft', { mockDraftId: mockDraft.id }, token)).mockDraft.id).toBe(mockDraft.id);
    expect((await call('getMe', {}, visitor)).status).toBe(403);
  });

  test('a draft that was begun goes on', async () => {
    const account = await register();
    const visitor = await arrive();
    const { mockDraft } = await ask('createMockDraft', settings, visitor);
    const { token } = await ask('login', { email: account.email, password: account.password }, visitor);
    await ask('simulateRestOfDraft', { mockDraftId: mockDraft.id }, token);
    expect((await ask('getMockDraft', { mockDraftId: mockDraft.id }, token)).mockDraft.closedAt).not.toBe(null);
  });

  test('takes nothing from another account that was signed in here', async () => {
    const [mine, other] = [await register(), await register()];
    await ask('createMockDraft', settings, other.token);
    const { token } = await ask('login', { email: mine.email, password: mine.password }, other.token);
    expect((await ask('listMockDrafts', LIST, token)).total).toBe(0);
    const again = await ask('login', { email: other.email, password: other.password });
    expect((await ask('listMockDrafts', LIST, again.token)).total).toBe(1);
  });

  test('with a conversation open on both sides leaves one open', async () => {
    const account = await register();
    await ask('sendSupportMessage', { text: 'From the account.' }, account.token);
    const visitor = await arrive();
    await ask('sendSupportMessage', { text: 'From the visitor.' }, visitor);
    await ask('login', { email: account.email, password: account.password }, visitor);
    const rows = await db.selectFrom('support_conversation').selectAll().where('account_id', '=', account.id).execute();
    expect(rows.map(({ closed_at }) => closed_at === null).sort()).toEqual([false, true]);
  });

  test('takes nothing from the visitor who has become an account of their own meanwhile', async () => {
    const visitor = await arrive();
    await ask('createMockDraft', settings, visitor);
    const [own, other] = [await register({}, visitor), await register()];
    await db.transaction().execute((transaction) => moveBelongings(transaction, own.id, other.id));
    expect((await ask('listMockDrafts', LIST, own.token)).total).toBe(1);
    expect((await ask('listMockDrafts', LIST, other.token)).total).toBe(0);
  });

  test('while another window makes something refuses that window, so that it asks anew, and loses nothing', async () => {
    const account = await register();
    const { user: visitor, token } = await ask('login', {});
    const making = await db.transaction().execute(async (transaction) => {
      await moveBelongings(transaction, visitor.id, account.id);
      const asked = call('createMockDraft', settings, token);
      await vi.waitFor(async () => expect(await waitingForLocks()).toBeGreaterThan(0), { timeout: 10_000 });
      return { asked };
    });
    expect(refusal(await making.asked)).toBe('invalid-token');
  });

  test('waits for a pick that is being made, and neither waits for the other without end', async () => {
    const account = await register();
    const { user: visitor, token } = await ask('login', {});
    await ask('createMockDraft', settings, token);
    const moving = await db.transaction().execute(async (transaction) => {
      // As a pick does: first the draft, then what is told of it, which holds on to the account.
      await transaction.updateTable('mock_draft').set({ version: 7 }).where('account_id', '=', visitor.id).execute();
      const asked = call('login', { email: account.email, password: account.password }, token);
      await vi.waitFor(async () => expect(await waitingForLocks()).toBeGreaterThan(0), { timeout: 10_000 });
      await publishEvents(transaction, visitor.id, [{ event: 'account:changed', data: { change: 'profile' } }]);
      return { asked };
    });
    expect(refusal(await moving.asked)).toBe(null);
    expect((await ask('listMockDrafts', LIST, account.token)).total).toBe(1);
  });

  test('that fails leaves the visitor what they were', async () => {
    const account = await register();
    const visitor = await arrive();
    await ask('createMockDraft', settings, visitor);
    expect((await call('login', { email: account.email, password: 'wrong' }, visitor)).status).toBe(401);
    expect((await ask('listMockDrafts', LIST, visitor)).total).toBe(1);
  });
});
