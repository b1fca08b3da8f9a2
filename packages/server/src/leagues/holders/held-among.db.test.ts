// Every table of players, narrowed to whom somebody has in a league or could have.
import type { CallName } from '@pylon/contract/calls';
import { TABLES } from '@pylon/contract/tables/tables';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { describe, expect, test } from 'vitest';
import { listDrafted } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const SEASON = 2025;
const edition = sampleEdition();
const { call, ask, register, arrive, server, db } = await testServer({ edition, now: SAMPLE_NOW });

const PLAYER_TABLES = TABLES.filter(({ about }) => about !== 'teams');

interface Row {
  readonly athlete: { readonly id: string } | null;
  readonly team: { readonly id: string } | null;
}
const idsOf = (rows: readonly Row[]) => rows.map(({ athlete, team }) => athlete?.id ?? team?.id ?? '');

/** Rows and total of a table's answer, by whatever name the rows have. */
async function tableFor(name: string, input: object, token?: string) {
  const asked = { seasonId: String(SEASON), scoringSystemId: FREE_SCORING_ID, limit: 1000, ...input };
  const data = (await ask(name as CallName, asked as never, token)) as Readonly<Record<string, unknown>>; // any table's
  const lists = Object.values(data).filter((value) => Array.isArray(value)) as readonly (readonly Row[])[]; // of objects or texts
  const rows = lists.find(([first]) => typeof first === 'object' && 'athlete' in first) ?? [];
  return { ids: idsOf(rows), total: data['total'] as number };
}

async function withLeague(options?: Parameters<typeof listDrafted>[4]) {
  const token = await arrive({ tier: 2 });
  const { user } = await ask('getMe', {}, token);
  const userLeagueId = await listDrafted(db, user?.id ?? '', edition, SEASON, options);
  return { token, userLeagueId };
}

/** Whom each team has: the caller's first. */
async function rostersOf(userLeagueId: string, token: string) {
  const { league } = await ask('getLeagueHolders', { userLeagueId }, token);
  const of = (isOwn: boolean) =>
    new Set(
      (league?.teams ?? [])
        .filter((team) => team.isOwn === isOwn)
        .flatMap(({ players }) => players.map(({ playerId }) => playerId)),
    );
  return { mine: of(true), theirs: of(false) };
}

describe('a table of players, narrowed by a league,', () => {
  const league = withLeague();

  test.each(PLAYER_TABLES.map(({ call: name }) => name))('%s has whom it should, and counts them', async (name) => {
    const { token, userLeagueId } = await league;
    const { mine, theirs } = await rostersOf(userLeagueId, token);
    const all = await tableFor(name, {}, token);
    const own = await tableFor(name, { mineIn: userLeagueId }, token);
    const free = await tableFor(name, { freeIn: userLeagueId }, token);
    // A table of games has more rows than one answer.
    const [held, nobodys] = [
      all.ids.filter((id) => mine.has(id)),
      all.ids.filter((id) => !mine.has(id) && !theirs.has(id)),
    ];
    expect(own.ids.slice(0, held.length)).toEqual(held);
    expect(own.ids.every((id) => mine.has(id))).toBe(true);
    expect(free.ids.slice(0, nobodys.length)).toEqual(nobodys);
    expect(free.ids.every((id) => !mine.has(id) && !theirs.has(id))).toBe(true);
    if (all.total > all.ids.length) return;
    expect(own.total).toBe(held.length);
    expect(free.total).toBe(nobodys.length);
  });

  test('is paged among those: a second page goes on where the first ends', async () => {
    const { token, userLeagueId } = await league;
    const whole = await tableFor('listAdps', { freeIn: userLeagueId }, token);
    const pages = [];
    for (const offset of [0, 10])
      pages.push(await tableFor('listAdps', { freeIn: userLeagueId, limit: 10, offset }, token));
    expect(pages.flatMap(({ ids }) => ids)).toEqual(whole.ids.slice(0, 20));
    expect(pages.map(({ total }) => total)).toEqual([whole.total, whole.total]);
  });

  test.each([
    ['listAdpMovers', {}],
    ['getCheatSheets', {}],
    ['getCheatSheets', { isOverall: 'false' }],
  ] as const)('%s %o has those alone, in the order of everybody', async (name, input) => {
    const { token, userLeagueId } = await league;
    const { mine, theirs } = await rostersOf(userLeagueId, token);
    const all = await tableFor(name, { ...input, limit: undefined }, token);
    const own = await tableFor(name, { ...input, limit: undefined, mineIn: userLeagueId }, token);
    const free = await tableFor(name, { ...input, limit: undefined, freeIn: userLeagueId }, token);
    const held = all.ids.filter((id) => mine.has(id));
    expect(held.length).toBeGreaterThan(0);
    expect(own.ids.slice(0, held.length)).toEqual(held);
    expect(own.ids.every((id) => mine.has(id))).toBe(true);
    expect(free.ids.length).toBeGreaterThan(0);
    expect(free.ids.some((id) => mine.has(id) || theirs.has(id))).toBe(false);
    expect(refusal(await call(name, { seasonId: String(SEASON), ...input, mineIn: userLeagueId }))).toBe(
      'league-not-found',
    );
  });

  test('follows the roster at once, whatever was answered before', async () => {
    const { token, userLeagueId } = await withLeague();
    const before = await tableFor('listAdps', { mineIn: userLeagueId }, token);
    const { league_id: leagueId } = await db
      .selectFrom('user_league')
      .select('league_id')
      .where('id', '=', userLeagueId)
      .executeTakeFirstOrThrow();
    await db.updateTable('user_league').set({ team_id: '2' }).where('league_id', '=', leagueId).execute();
    const after = await tableFor('listAdps', { mineIn: userLeagueId }, token);
    expect(after.ids.length).toBeGreaterThan(5);
    expect(after.ids.filter((id) => before.ids.includes(id))).toEqual([]);
  });
});

describe('an answer that a league narrows', () => {
  const url = (query: string) => `/api/datatables/adps?seasonId=${SEASON}&limit=1000${query}`;
  const get = (query: string, token?: string) =>
    server.inject({ url: url(query), headers: token === undefined ? {} : { 'bearer-token': token } });

  test('is kept by no cache, and what everybody is answered stays as it is', async () => {
    const { token, userLeagueId } = await withLeague();
    const before = await get('');
    const narrowed = await get(`&mineIn=${userLeagueId}`, token);
    expect(narrowed.headers['cache-control']).toBe('no-store');
    expect(narrowed.headers).not.toHaveProperty('etag');
    expect((await get('')).body).toBe(before.body);
  });

  test('is refused to a visitor and to anybody else, also after its owner has asked', async () => {
    const { token, userLeagueId } = await withLeague();
    const other = (await register()).token;
    for (const query of [`&mineIn=${userLeagueId}`, `&freeIn=${userLeagueId}`]) {
      expect((await get(query, token)).statusCode).toBe(200);
      for (const stranger of [undefined, other]) {
        const refused = await get(query, stranger);
        expect(refused.json().error.code).toBe('league-not-found');
        expect(refused.headers['cache-control']).toBe('no-store');
      }
    }
  });

  test.each([
    ['over', { league: { status: 'completed' } }, 'league-completed'],
    ['before its draft', { league: { status: 'pre-draft' } }, 'league-without-rosters'],
  ] as const)('cannot be had of a league that is %s', async (_, options, code) => {
    const { token, userLeagueId } = await withLeague(options);
    const asked = { seasonId: String(SEASON), mineIn: userLeagueId };
    expect(refusal(await call('listAdps', asked, token))).toBe(code);
  });

  test('needs a team of the caller’s only for their own roster', async () => {
    const { token, userLeagueId } = await withLeague();
    await db.updateTable('user_league').set({ team_id: null }).where('id', '=', userLeagueId).execute();
    const asked = { seasonId: String(SEASON) };
    expect(refusal(await call('listAdps', { ...asked, mineIn: userLeagueId }, token))).toBe('team-not-in-league');
    expect((await tableFor('listAdps', { freeIn: userLeagueId }, token)).total).toBeGreaterThan(100);
  });
});
