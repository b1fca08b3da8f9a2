import { MOST_USER_LEAGUES } from '@pylon/contract/league-sync/connectors';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';
import { toWireEntity } from '../../../wire/entity.ts';

const edition = sampleEdition();
const { call, ask, arrive, register, work, db } = await testServer({ edition, now: SAMPLE_NOW });
const SEASON = '2025';
/** Players of the sample whose name nobody else has. */
const NAMED = [...edition.tables.players.column.playerId]
  .map((id) => ({ id: String(id), name: toWireEntity(edition, id, Number(SEASON))?.athlete?.fullName ?? '' }))
  .filter(({ name }, _, all) => name !== '' && all.filter((other) => other.name === name).length === 1)
  .slice(0, 4);
const [ONE = { id: '', name: '' }, TWO = ONE, THREE = ONE, FOUR = ONE] = NAMED;
const DEFENSE = String(edition.tables.teams.column.teamId[0]);

const SLOTS = {
  ...{ qbCount: 1, rbCount: 2, wrCount: 2, teCount: 1, kCount: 1, dstCount: 1, flexCount: 1, superFlexCount: 1 },
  ...{ flexRBWRCount: 0, flexWRTECount: 0, benchCount: 6 },
};
const SAID = {
  name: 'Office',
  carryOver: 'keeper' as const,
  slots: SLOTS,
  teams: [
    { teamName: 'Mine', entityIds: [ONE.id, DEFENSE] },
    { teamName: 'Yours', entityIds: [TWO.id] },
  ],
};
const NO_SLOTS = Object.fromEntries(Object.keys(SLOTS).map((key) => [key, 0])) as typeof SLOTS; // its own keys

async function made(said: object = {}) {
  const { token } = await register();
  const { id } = await ask('createLeagueByHand', { ...SAID, ...said }, token);
  return { token, id };
}

describe('a league made by hand', () => {
  test('is made by registered people alone', async () => {
    const token = await arrive();
    expect(refusal(await call('createLeagueByHand', SAID, token))).toBe('registration-required');
    expect(refusal(await call('readRosters', { seasonId: SEASON, text: 'x' }, token))).toBe('registration-required');
  });

  test('stands in My Leagues like any other, with the own roster and a scoring of its name', async () => {
    const { token, id } = await made();
    const [shown] = (await ask('listUserLeagues', {}, token)).userLeagues;
    expect(shown).toMatchObject({
      id,
      cardGamingMode: 'head-to-head',
      league: { name: 'Office', fantasyConnector: 'ByHand', settings: { carryOver: 'keeper' } },
      participant: { teamName: 'Mine' },
      sync: { status: 'COMPLETED', problem: null, missing: [], unmapped: [] },
    });
    expect(shown?.league?.rosterPositions).toContainEqual({ position: 'SUPERFLEX', count: 1 });
    expect(shown?.weekRoster.map(({ athlete, team }) => athlete?.id ?? team?.id)).toEqual([ONE.id, DEFENSE]);
    expect(shown?.sync.syncedAt).not.toBeNull();
    const { scoringSystem } = await ask('fetchLeagueScoring', { leagueId: id }, token);
    expect(scoringSystem).toMatchObject({ name: 'My League: Office', id: shown?.scoringSystemId });
    expect(scoringSystem.scoringLeagueConfig).toMatchObject({ participantCount: 2, superFlexCount: 1 });
  });

  test('without anybody on a roster waits for its draft', async () => {
    const { token, id } = await made({ teams: SAID.teams.map((team) => ({ ...team, entityIds: [] })) });
    const { userLeague } = await ask('getUserLeague', { userLeagueId: id }, token);
    expect(userLeague).toMatchObject({ league: { status: 'PRE_DRAFT' }, weekRoster: [] });
  });

  test('is edited whole: players come and go, and its rules stay unless others are named', async () => {
    const { token, id } = await made();
    const before = await ask('getLeagueByHand', { userLeagueId: id }, token);
    expect(before).toMatchObject({ version: 1, slots: SLOTS, teams: [{ teamName: 'Mine' }, { teamName: 'Yours' }] });
    expect(before.teams[0]?.players.map(({ entityId }) => entityId)).toEqual([ONE.id, DEFENSE]);
    const scoring = await ask('fetchLeagueScoring', { leagueId: id }, token);
    const teams = [
      { teamName: 'Ours', entityIds: [THREE.id, TWO.id] },
      { teamName: 'Yours', entityIds: [] },
      { teamName: 'New', entityIds: [FOUR.id] },
    ];
    const edited = await ask('updateLeagueByHand', { ...SAID, teams, userLeagueId: id, version: 1 }, token);
    expect(edited).toEqual({ id, version: 2 });
    const after = await ask('getLeagueByHand', { userLeagueId: id }, token);
    expect(after.teams.map(({ teamName, players }) => [teamName, players.map(({ entityId }) => entityId)])).toEqual(
      teams.map(({ teamName, entityIds }) => [teamName, entityIds]),
    );
    const since = await ask('fetchLeagueScoring', { leagueId: id }, token);
    expect(since.scoringSystem.scoringSettings).toEqual(scoring.scoringSystem.scoringSettings);
    expect(since.scoringSystem.id).toBe(scoring.scoringSystem.id);
  });

  test('that another window changed meanwhile is not overwritten', async () => {
    const { token, id } = await made();
    const edit = (name: string) => call('updateLeagueByHand', { ...SAID, name, userLeagueId: id, version: 1 }, token);
    const replies = await Promise.all([edit('First'), edit('Second')]);
    const refused = replies.filter(({ error }) => error);
    expect(refused).toHaveLength(1);
    expect(refused.map(refusal)).toEqual(['league-changed']);
    expect((await ask('getLeagueByHand', { userLeagueId: id }, token)).version).toBe(2);
  });

  test('is refused whole for somebody whom nobody knows, or who is on two teams', async () => {
    const { token, id } = await made();
    const teamsWith = (entityId: string) => [...SAID.teams.slice(0, 1), { teamName: 'Yours', entityIds: [entityId] }];
    for (const wrong of ['nobody', ONE.id]) {
      const teams = teamsWith(wrong);
      expect(refusal(await call('createLeagueByHand', { ...SAID, teams }, token))).toBe('invalid-parameters');
      const edit = { ...SAID, name: 'Other', teams, userLeagueId: id, version: 1 };
      expect(refusal(await call('updateLeagueByHand', edit, token))).toBe('invalid-parameters');
    }
    expect(await ask('countUserLeagues', {}, token)).toEqual({ count: 1 });
    expect(await ask('getLeagueByHand', { userLeagueId: id }, token)).toMatchObject({ name: 'Office', version: 1 });
  });

  test('has two teams at least, and places to fill', async () => {
    const { token } = await register();
    const wrong = [
      { teams: SAID.teams.slice(0, 1) },
      { teams: Array.from({ length: 33 }, (_, at) => ({ teamName: `${at}`, entityIds: [] })) },
      { slots: NO_SLOTS },
      { name: ' ' },
    ];
    for (const said of wrong)
      expect(refusal(await call('createLeagueByHand', { ...SAID, ...said }, token))).toBe('invalid-parameters');
  });

  test('takes over no scoring that the plan does not open, and none of somebody else', async () => {
    const { token } = await register();
    expect(refusal(await call('createLeagueByHand', { ...SAID, scoringSystemId: '2' }, token))).toBe('tier-required');
    const { id, token: other } = await made();
    const { scoringSystem } = await ask('fetchLeagueScoring', { leagueId: id }, other);
    const theirs = { ...SAID, scoringSystemId: scoringSystem.id };
    expect(refusal(await call('createLeagueByHand', theirs, token))).toBe('scoring-system-not-found');
  });

  test('is never read from anywhere', async () => {
    const { token, id } = await made();
    expect(refusal(await call('resyncUserLeague', { id }, token))).toBe('league-by-hand');
    await work();
    const { userLeague } = await ask('getUserLeague', { userLeagueId: id }, token);
    expect(userLeague.sync).toMatchObject({ status: 'COMPLETED', problem: null });
  });

  test('of somebody else is found by nobody', async () => {
    const { id } = await made();
    const { token } = await register();
    const edit = { ...SAID, userLeagueId: id, version: 1 };
    expect(refusal(await call('getLeagueByHand', { userLeagueId: id }, token))).toBe('league-not-found');
    expect(refusal(await call('updateLeagueByHand', edit, token))).toBe('league-not-found');
  });

  test('that is removed is gone, with its scoring', async () => {
    const { token, id } = await made();
    await ask('unsyncUserLeague', { id }, token);
    expect(await ask('countUserLeagues', {}, token)).toEqual({ count: 0 });
    expect(refusal(await call('getLeagueByHand', { userLeagueId: id }, token))).toBe('league-not-found');
    const left = await db.selectFrom('scoring_system').select('id').where('league_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('counts among all leagues that a person may have', async () => {
    const { token } = await register();
    const made = await Promise.all(
      Array.from({ length: MOST_USER_LEAGUES + 1 }, () => call('createLeagueByHand', SAID, token)),
    );
    expect(made.filter(({ error }) => error).map(refusal)).toEqual(['too-many-leagues']);
    expect(await ask('countUserLeagues', {}, token)).toEqual({ count: MOST_USER_LEAGUES });
  });
});

describe('pasted rosters', () => {
  test('are told by team and line: who is meant, who stood above already, and what names nobody', async () => {
    const { token } = await register();
    const text = `Mine:\nQB: ${ONE.name}\n17 + 4\nYours:\nBN ${TWO.name}\n${ONE.name}`;
    const { rosters, leftOut } = await ask('readRosters', { seasonId: SEASON, text }, token);
    expect(leftOut).toBe(0);
    expect(rosters.map(({ teamName }) => teamName)).toEqual(['Mine', 'Yours']);
    const told = rosters.flatMap(({ lines }) =>
      lines.map(({ line, outcome, athlete }) => [line, outcome, athlete?.id]),
    );
    expect(told).toEqual([
      [2, 'found', ONE.id],
      [3, 'unknown', undefined],
      [5, 'found', TWO.id],
      [6, 'twice', ONE.id],
    ]);
    expect(rosters[1]?.lines[0]?.text).toBe(`BN ${TWO.name}`);
  });

  test('of a name with a slip are not guessed: the nearest are told', async () => {
    const { token } = await register();
    const text = `${ONE.name.slice(0, -1)}qx`;
    const { rosters } = await ask('readRosters', { seasonId: SEASON, text }, token);
    const [line] = rosters[0]?.lines ?? [];
    expect(line).toMatchObject({ outcome: 'choose', athlete: null });
    expect(line?.choices.map(({ athlete }) => athlete?.id)).toContain(ONE.id);
  });

  test('beyond the longest are refused, and so is the season that nobody knows', async () => {
    const { token } = await register();
    const tooLong = { seasonId: SEASON, text: 'x'.repeat(60_001) };
    expect(refusal(await call('readRosters', tooLong, token))).toBe('invalid-parameters');
    expect(refusal(await call('readRosters', { seasonId: '1901', text: 'x' }, token))).toBe('season-not-found');
  });
});
