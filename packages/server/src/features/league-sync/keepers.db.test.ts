import { afterAll, describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { startTwoLeagues, syncedPerson } from '../../testing/sleeper-leagues.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const sleeper = await startTwoLeagues();
afterAll(() => sleeper.close());
const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW, standIns: { sleeper: sleeper.url }, isUnpaced: true });
const { ask, call, register, db } = server;
const [one = '', two = ''] = Array.from({ length: 2 }, (_, row) => edition.tables.players.column.playerId[row]);

/** A person with a league, and what they see of its keepers. */
async function withLeague() {
  const person = await syncedPerson(server);
  const { id, token } = person;
  const list = () => ask('listLeagueKeepers', { id }, token);
  const add = (more: object) => call('createLeagueKeeper', { id, athleteId: one, ...more }, token);
  return { ...person, list, add };
}

describe('the keepers of a league', () => {
  test('are those that its platform tells of, at their place in the draft', async () => {
    const { list } = await withLeague();
    const { keepers, isAuction, rounds } = await list();
    expect(keepers.find(({ teamId }) => teamId === 'KC')).toMatchObject({
      ...{ team: { id: 'KC' }, athlete: null, leagueParticipantId: '4', round: 2, turn: 3 },
      isFromPlatform: true,
    });
    expect({ isAuction, rounds }).toEqual({ isAuction: false, rounds: 7 });
  });

  test('take in whom the person adds: for their own team unless they say another', async () => {
    const { list, add } = await withLeague();
    await add({ round: 3, turn: 2 });
    await add({ athleteId: two, leagueParticipantId: '1' });
    const own = (await list()).keepers.filter(({ isFromPlatform }) => !isFromPlatform);
    expect(own).toMatchObject([
      { athleteId: one, leagueParticipantId: '3', round: 3, turn: 2, cost: null },
      { athleteId: two, leagueParticipantId: '1', round: 1, turn: null, cost: null },
    ]);
    expect(own.every(({ athlete, name }) => athlete?.fullName === name)).toBe(true);
  });

  test('are what the person says of a player, until that is taken away', async () => {
    const { id, token, list, add } = await withLeague();
    const { data } = await add({ athleteId: null, teamId: 'KC', round: 5, cost: 12.7 });
    const ofKansas = async () => (await list()).keepers.filter(({ teamId }) => teamId === 'KC');
    expect(await ofKansas()).toMatchObject([{ round: 5, cost: 12, isFromPlatform: false }]);
    await ask('deleteLeagueKeeper', { id, keeperId: data?.keeper.id ?? '' }, token);
    expect(await ofKansas()).toMatchObject([{ round: 2, isFromPlatform: true }]);
  });

  test('of an auction cost money and no pick: round and turn are 1', async () => {
    const { list, add } = await withLeague();
    const rows = await db.selectFrom('league').selectAll().execute();
    for (const { id, picture } of rows) {
      if (!picture?.draft) continue;
      const auction = { ...picture, draft: { ...picture.draft, order: 'auction' as const } };
      await db
        .updateTable('league')
        .set({ picture: JSON.stringify(auction) })
        .where('id', '=', id)
        .execute();
    }
    await add({ round: 7, turn: 3, cost: 24 });
    await add({ athleteId: two, round: 7, turn: 3, cost: 1 });
    const { keepers, isAuction } = await list();
    expect(isAuction).toBe(true);
    expect(keepers.filter(({ isFromPlatform }) => !isFromPlatform)).toMatchObject([
      { round: 1, turn: 1, cost: 24 },
      { round: 1, turn: 1, cost: 1 },
    ]);
    for (const { id, picture } of rows)
      await db
        .updateTable('league')
        .set({ picture: JSON.stringify(picture) })
        .where('id', '=', id)
        .execute();
  });

  test.each([
    ['nobody', { athleteId: null }, 'missing-parameters'],
    ['two at once', { teamId: 'KC' }, 'missing-parameters'],
    ['somebody unknown', { athleteId: '00-9999999' }, 'player-not-found'],
    ['a team as an athlete', { athleteId: 'KC' }, 'player-not-found'],
    ['a team that is not in the league', { leagueParticipantId: '99' }, 'invalid-parameters'],
    ['a round before the first', { round: 0 }, 'invalid-parameters'],
    ['a turn beyond the teams', { turn: 5 }, 'invalid-parameters'],
    ['a cost beyond any budget', { cost: 1000 }, 'invalid-parameters'],
  ] as const)('refuse %s', async (_what, wish, code) => {
    const { add } = await withLeague();
    expect(refusal(await add(wish))).toBe(code);
  });

  test('hold nobody twice, and no two at one pick', async () => {
    const { add } = await withLeague();
    await add({ round: 3, turn: 2 });
    expect(refusal(await add({ round: 4, turn: 1 }))).toBe('keeper-exists');
    expect(refusal(await add({ athleteId: two, round: 3, turn: 2 }))).toBe('keeper-place-taken');
    expect(refusal(await add({ athleteId: two, round: 3, turn: 1 }))).toBeNull();
  });

  test('that one person adds are seen, and taken away, by nobody else', async () => {
    const { id, token, add } = await withLeague();
    const { data } = await add({});
    const keeperId = data?.keeper.id ?? '';
    const other = await withLeague();
    expect((await other.list()).keepers.every(({ isFromPlatform }) => isFromPlatform)).toBe(true);
    const stranger = await register();
    expect(refusal(await call('listLeagueKeepers', { id }, stranger.token))).toBe('league-not-found');
    expect(refusal(await call('createLeagueKeeper', { id, athleteId: one }, stranger.token))).toBe('league-not-found');
    for (const asked of [
      call('deleteLeagueKeeper', { id, keeperId }, stranger.token),
      call('deleteLeagueKeeper', { id: other.id, keeperId }, other.token),
    ])
      expect(refusal(await asked)).toBe('keeper-not-found');
    expect(refusal(await call('deleteLeagueKeeper', { id, keeperId }, token))).toBeNull();
    expect(refusal(await call('listLeagueKeepers', { id }))).toBe('token-not-found');
  });

  test('end with the league', async () => {
    const { id, token, add } = await withLeague();
    await add({});
    await ask('unsyncUserLeague', { id }, token);
    const left = await db.selectFrom('league_keeper').selectAll().where('user_league_id', '=', id).execute();
    expect(left).toEqual([]);
  });
});
