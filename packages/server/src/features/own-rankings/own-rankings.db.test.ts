import { MOST_LISTS, MOST_PLACES } from '@pylon/contract/own-rankings/list-rules';
import type { RankedPlace } from '@pylon/engine/own-rankings/ranked-places';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { type Input, refusal, testServer } from '../../testing/test-server.ts';

const edition = sampleEdition();
const { db, ask, call, arrive, register } = await testServer({ edition, now: SAMPLE_NOW });
const seasonId = (await ask('currentSeason', {})).season.id;
const somebody = async () => (await register()).token;
const NOBODYS = '00000000-0000-4000-8000-000000000000';

const create = async (token: string, own: Partial<Input<'createRankingList'>> = {}) =>
  (await ask('createRankingList', { name: 'Mine', seasonId, expertId: 'market', ...own }, token)).rankingList;
type Row = { readonly athlete: { readonly id: string } | null; readonly team: { readonly id: string } | null };
const idOf = ({ athlete, team }: Row) => athlete?.id ?? team?.id ?? '';
const placesOf = async (token: string, id: string): Promise<RankedPlace[]> =>
  (await ask('getRankingList', { id }, token)).places.map(({ entityId, tier, mark, note }) => ({
    ...{ entityId, tier, mark, note },
  }));
const ids = edition.tables.players.column.playerId.slice(0, 20);
const place = (entityId: string, own: Partial<RankedPlace> = {}) => ({
  ...{ entityId, tier: 1, mark: null, note: '' },
  ...own,
});
const [first = '', second = '', third = ''] = ids;

describe('a new list', () => {
  test('begins in the order of the expert, with the tiers of the consensus', async () => {
    const token = await somebody();
    const market = await create(token);
    expect(market).toMatchObject({ name: 'Mine', kind: 'seasonal', seasonId, version: 1 });
    const { playerExpertRanking: rows } = await ask('listRankings', {
      ...{ seasonId, scoringSystemId: '1', expertIds: ['market'], limit: 50 },
    });
    const order = (await placesOf(token, market.id)).map(({ entityId }) => entityId);
    expect(order.slice(0, 50)).toEqual(rows.map(idOf));
    expect(market.size).toBe(order.length);
    const consensus = await create(token, { expertId: 'consensus' });
    expect((await placesOf(token, consensus.id)).at(-1)?.tier).toBeGreaterThan(3);
  });

  test('of two quarterbacks, of the rest of a season and of careers begins in orders of their own', async () => {
    const token = await somebody();
    const orderOf = async (kind: 'seasonal' | 'superflex' | 'restOfSeason' | 'dynasty', expertId = 'consensus') =>
      (await placesOf(token, (await create(token, { kind, expertId })).id)).map(({ entityId }) => entityId).join();
    const orders = [
      await orderOf('seasonal'),
      await orderOf('superflex'),
      await orderOf('restOfSeason'),
      await orderOf('dynasty', 'dynasty'),
    ];
    expect(new Set(orders).size).toBe(4);
  });

  test('can be a copy of another one, with everything said in it', async () => {
    const token = await somebody();
    const places = [place(second, { mark: 'avoid', note: 'knee' }), place(first, { tier: 2 })];
    const { expertId } = await create(token, { expertId: null, places });
    const copy = await create(token, { expertId, name: 'Copy' });
    expect(await placesOf(token, copy.id)).toEqual(places);
    const stranger = await call('createRankingList', { name: 'x', seasonId, expertId }, await somebody());
    expect(refusal(stranger)).toBe('ranking-list-not-found');
  });

  test('in the order of an expert of a plan needs the plan, and so does a scoring of one', async () => {
    const wish = { name: 'Mine', seasonId, expertId: 'scout' };
    const free = await call('createRankingList', wish, await somebody());
    expect([free.status, refusal(free), free.error?.fields]).toEqual([
      ...[402, 'tier-required'],
      { expertId: 'needs tier 1' },
    ]);
    const scored = { ...wish, expertId: 'market', scoringSystemId: '2' };
    expect(refusal(await call('createRankingList', scored, await somebody()))).toBe('tier-required');
    expect(refusal(await call('createRankingList', wish, await arrive({ tier: 1 })))).toBeNull();
  });

  test('needs an account', async () => {
    const wish = { name: 'Mine', seasonId };
    expect(refusal(await call('createRankingList', wish))).toBe('token-not-found');
    expect(refusal(await call('createRankingList', wish, await arrive()))).toBe('registration-required');
  });

  test.each([
    ['a name of nothing', { name: ' ' }, 'name'],
    ['a name of two lines', { name: 'a\nb' }, 'name'],
    ['a name too long', { name: 'x'.repeat(41) }, 'name'],
    ['an expert who ranks nothing of the kind', { expertId: 'nobody' }, 'expertId'],
    ['an order beside players', { expertId: 'market', places: [place(first)] }, 'places'],
    ['a player twice', { expertId: null, places: [place(first), place(first)] }, 'places'],
    ['a player whom nobody knows', { expertId: null, places: [place('00-0000000')] }, 'places'],
    ['a player by a word of the language', { expertId: null, places: [place('constructor')] }, 'places'],
    ['a note of two lines', { expertId: null, places: [place(first, { note: 'a\nb' })] }, 'places.0.note'],
  ])('refuses %s by the name of the field', async (_, own, field) => {
    const wish = { name: 'Mine', seasonId, expertId: 'market', ...own };
    const reply = await call('createRankingList', wish, await somebody());
    expect(refusal(reply)).toBe('invalid-parameters');
    expect(reply.error?.fields).toHaveProperty([field]);
  });

  test('has at most so many players', async () => {
    const places = Array.from({ length: MOST_PLACES + 1 }, (_, index) => place(`p${index}`));
    const reply = await call('createRankingList', { name: 'Mine', seasonId, places }, await somebody());
    expect(refusal(reply)).toBe('invalid-parameters');
  });

  test(`is one of at most ${MOST_LISTS}, also when two come at once`, async () => {
    const token = await somebody();
    for (let made = 1; made < MOST_LISTS; made++) await create(token, { expertId: null });
    const wish = { name: 'Last', seasonId };
    const replies = await Promise.all([1, 2].map(() => call('createRankingList', wish, token)));
    expect(replies.map(refusal).sort()).toEqual([null, 'too-many-ranking-lists']);
  });
});

describe('a change', () => {
  test('replaces name and players, in whole tiers, and grows the version', async () => {
    const token = await somebody();
    const { id } = await create(token);
    const places = [place(first, { tier: 4, mark: 'target', note: 'mine' }), place(second, { tier: 9 })];
    const { rankingList } = await ask('updateRankingList', { id, version: 1, name: 'New', places }, token);
    expect(rankingList).toMatchObject({ id, name: 'New', size: 2, version: 2 });
    expect(await placesOf(token, id)).toEqual([
      { ...places[0], tier: 1 },
      { ...places[1], tier: 2 },
    ]);
    expect((await ask('listRankingLists', {}, token)).rankingLists).toEqual([rankingList]);
  });

  test('to a version that is gone changes nothing', async () => {
    const token = await somebody();
    const { id } = await create(token);
    const wishOf = (version: number, entityId: string) => ({ id, version, name: 'New', places: [place(entityId)] });
    const both = [first, second].map((entityId) => call('updateRankingList', wishOf(1, entityId), token));
    const replies = await Promise.all(both);
    expect(replies.map(refusal).sort()).toEqual([null, 'ranking-list-changed']);
    const winner = replies[0]?.error ? second : first;
    expect((await placesOf(token, id)).map(({ entityId }) => entityId)).toEqual([winner]);
    const late = await call('updateRankingList', wishOf(1, third), token);
    expect([late.status, refusal(late)]).toEqual([409, 'ranking-list-changed']);
  });

  test('that comes again, since its answer was lost, is made once and answered again', async () => {
    const token = await somebody();
    const { id } = await create(token);
    const saveId = 'a'.repeat(32);
    const wish = { id, version: 1, saveId, name: 'New', places: [place(first)] };
    const replies = await Promise.all([1, 2, 3].map(() => ask('updateRankingList', wish, token)));
    const [told] = replies;
    expect(told?.rankingList).toMatchObject({ name: 'New', size: 1, version: 2 });
    expect(replies).toEqual([told, told, told]);
    await ask('updateRankingList', { ...wish, version: 2, saveId: 'b'.repeat(32), name: 'Newer' }, token);
    expect(refusal(await call('updateRankingList', wish, token))).toBe('ranking-list-changed');
    expect(refusal(await call('updateRankingList', { ...wish, saveId: undefined }, token))).toBe(
      'ranking-list-changed',
    );
    expect(refusal(await call('updateRankingList', wish, await somebody()))).toBe('ranking-list-not-found');
    expect(refusal(await call('updateRankingList', { ...wish, saveId: 'mine' }, token))).toBe('invalid-parameters');
  });

  test('of somebody else’s list, or of none, is refused, and so are a look and an end', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const mine = await create(ann);
    for (const id of [mine.id, NOBODYS, 'nonsense']) {
      const change = { id, version: 1, name: 'Stolen', places: [] };
      expect(refusal(await call('updateRankingList', change, bob))).toBe('ranking-list-not-found');
      expect(refusal(await call('getRankingList', { id }, bob))).toBe('ranking-list-not-found');
      expect(refusal(await call('deleteRankingList', { id }, bob))).toBe('ranking-list-not-found');
    }
    expect((await ask('listRankingLists', {}, ann)).rankingLists).toEqual([mine]);
    expect((await ask('listRankingLists', {}, bob)).rankingLists).toEqual([]);
    expect(await ask('deleteRankingList', { id: mine.id }, ann)).toEqual({ id: mine.id });
    expect((await ask('listRankingLists', {}, ann)).rankingLists).toEqual([]);
  });
});

test('a person is given their lists with everything stored of them, and they end with the account', async () => {
  const { token, password, id: accountId } = await register();
  await create(token, { expertId: null, places: [place(first, { note: 'sleeper' })] });
  const { tables } = await ask('getMyData', {}, token);
  expect(JSON.stringify(tables['ranking_list'])).toContain('sleeper');
  await ask('deleteMyAccount', { password }, token);
  const left = await db.selectFrom('ranking_list').selectAll().where('account_id', '=', accountId).execute();
  expect(left).toEqual([]);
});

describe('a pasted ranking', () => {
  const { firstName, lastName, position, teamId } = edition.tables.players.column;
  const at = position.findIndex((each, row) => each === 'RB' && teamId[row] !== null);
  const name = `${firstName[at]} ${lastName[at]}`;
  const read = async (text: string) => ask('importRankingList', { seasonId, text }, await somebody());

  test('is understood line by line; what is not keeps its line, with the nearest names', async () => {
    const text = `1. ${name}, ${teamId[at]} RB\n2. ${name.slice(0, -1)}x RB\n3. Qqqq Zzzzzz\n4. ${name}\n\nRavens D/ST`;
    const { lines, leftOut } = await read(text);
    expect(leftOut).toBe(0);
    expect(lines.map(({ line, outcome }) => [line, outcome])).toEqual([
      [1, 'found'],
      [2, 'choose'],
      [3, 'unknown'],
      [4, 'twice'],
      [6, 'found'],
    ]);
    expect(lines[0]?.athlete?.fullName).toBe(name);
    expect(lines[1]?.choices.map(({ athlete }) => athlete?.fullName)).toContain(name);
    expect(lines[2]).toMatchObject({ text: '3. Qqqq Zzzzzz', athlete: null, team: null, choices: [] });
    expect(lines[4]?.team?.alias).toBe('BAL');
  });

  test('beyond the longest list says how much was left out', async () => {
    const text = Array.from({ length: MOST_PLACES + 7 }, () => name).join('\n');
    const { lines, leftOut } = await read(text);
    expect([lines.length, leftOut]).toEqual([MOST_PLACES, 7]);
  });

  test('needs an account, and is paid for by who sends it', async () => {
    const wish = { seasonId, text: name };
    expect(refusal(await call('importRankingList', wish))).toBe('token-not-found');
    expect(refusal(await call('importRankingList', wish, await arrive()))).toBe('registration-required');
    expect(refusal(await call('importRankingList', { ...wish, seasonId: '1920' }, await somebody()))).toBe(
      'season-not-found',
    );
    expect(refusal(await call('importRankingList', { ...wish, text: 'x'.repeat(60_001) }, await somebody()))).toBe(
      'invalid-parameters',
    );
  });
});
