import { describe, expect, test } from 'vitest';
import { type DraftedLeagueOptions, listDrafted } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const SEASON = 2025;
const edition = sampleEdition();
const { ask, call, register, arrive, db } = await testServer({ edition, now: SAMPLE_NOW });

/** A league of six, whose schedule is known unless said otherwise; four of them play on from week 15. */
const KNOWN: DraftedLeagueOptions = { teams: 6, scheduledThrough: 14 };

async function withLeague(tier: 0 | 2 = 2, options: DraftedLeagueOptions = KNOWN) {
  const token = tier === 0 ? (await register()).token : await arrive({ tier });
  const { user } = await ask('getMe', {}, token);
  const userLeagueId = await listDrafted(db, user?.id ?? '', edition, SEASON, options);
  const odds = (more = {}) => ask('myRosterPlayoffOdds', { userLeagueId, ...more }, token);
  return { token, userLeagueId, odds };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the playoff odds of a league', () => {
  test('are its owner’s alone, and of a team that is in it', async () => {
    const { userLeagueId, token } = await withLeague();
    expect(refusal(await call('myRosterPlayoffOdds', { userLeagueId }))).toBe('token-not-found');
    const stranger = await register();
    expect(refusal(await call('myRosterPlayoffOdds', { userLeagueId }, stranger.token))).toBe('league-not-found');
    const nobody = { userLeagueId, leagueParticipantId: '99' };
    expect(refusal(await call('myRosterPlayoffOdds', nobody, token))).toBe('team-not-in-league');
  });

  test.each([0, 2] as const)('of tier %i add up to the places, to one title and to all games', async (tier) => {
    const { odds } = await withLeague(tier);
    const { state, outlook, basis } = await odds();
    expect({ state, basis }).toEqual({ state: 'open', basis: tier === 0 ? 'market' : 'house' });
    const teams = outlook?.teams ?? [];
    expect(sum(teams.map(({ playoffs }) => playoffs.odds))).toBeCloseTo(4, 2);
    expect(sum(teams.map(({ title }) => title?.odds ?? 0))).toBeCloseTo(1, 2);
    expect(sum(teams.map(({ expectedWins }) => expectedWins))).toBeCloseTo(3 * 14, 0);
    expect(teams.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { wins, losses, ties, gamesLeft } of teams) {
      expect(wins + losses + ties).toBe(8);
      expect(gamesLeft).toBe(6);
    }
  });

  test('go up with a win and down with a loss, by a chance to win that other calls tell as well', async () => {
    const { odds, token, userLeagueId } = await withLeague();
    const { outlook } = await odds();
    const own = outlook?.teams.find(({ leagueParticipantId }) => leagueParticipantId === '1');
    const { ifWin, ifLose, winOdds } = outlook?.thisWeek[0] ?? {};
    expect(ifWin?.playoffs.odds).toBeGreaterThanOrEqual(own?.playoffs.odds ?? 1);
    expect(ifLose?.playoffs.odds).toBeLessThanOrEqual(own?.playoffs.odds ?? 0);
    const { winPercentages } = await ask('optimizeMyRoster', { userLeagueId }, token);
    expect(winOdds).toBeCloseTo(winPercentages[0]?.before ?? -1, 3);
    expect(outlook?.games.filter(({ firstId, secondId }) => [firstId, secondId].includes('1'))).toHaveLength(6);
  });

  test('are the same at every reading of the same league', async () => {
    const { odds } = await withLeague();
    expect((await odds()).outlook).toEqual((await odds()).outlook);
  });

  test('count games against the median', async () => {
    const { odds } = await withLeague(2, { ...KNOWN, league: { hasMedianGame: true } });
    const { outlook } = await odds();
    expect(outlook?.hasMedianGame).toBe(true);
    for (const { wins, losses, ties, gamesLeft } of outlook?.teams ?? []) {
      expect(wins + losses + ties).toBe(16);
      expect(gamesLeft).toBe(12);
    }
  });

  test('put the winners of divisions first, and so everybody who wins one plays on', async () => {
    const { odds } = await withLeague(2, {
      ...KNOWN,
      league: { tieBreakers: { overall: ['head-to-head', 'points'] } },
      division: (teamId) => (teamId === '6' ? 'South' : 'North'),
    });
    const { outlook } = await odds();
    expect(outlook?.order).toEqual({
      ...{ hasDivisions: true, isTold: true },
      ...{ ties: ['head-to-head', 'points'], divisionTies: ['head-to-head', 'points'] },
    });
    const alone = outlook?.teams.find(({ leagueParticipantId }) => leagueParticipantId === '6');
    expect(alone?.playoffs.odds).toBe(1);
    expect(alone?.place).toBeLessThanOrEqual(2);
    expect(alone?.division).toBe('South');
  });

  test('with another starter are told beside those without, and the better starter never costs any beyond the error', async () => {
    const { odds, token, userLeagueId } = await withLeague();
    // Every other team starts its worst.
    const team = { leagueParticipantId: '2' };
    const { leagueRosters } = await ask('getMyRoster', { userLeagueId, ...team }, token);
    const better = leagueRosters.find(({ shouldStart, hasBegun }) => shouldStart && !hasBegun);
    const { outlook } = await odds({ ...team, startRosterId: better?.leagueRosterId });
    expect(outlook?.ifStart).toMatchObject({ leagueRosterId: better?.leagueRosterId });
    expect(outlook?.ifStart?.winOddsAfter).toBeGreaterThan(outlook?.ifStart?.winOddsBefore ?? 1);
    const { change = -1, before = 0, after = 0, standardError = 0 } = outlook?.ifStart?.change.playoffs ?? {};
    // The starter's week strays otherwise than that of whoever makes room.
    expect(change).toBeGreaterThanOrEqual(-4 * standardError);
    expect(after - before).toBeCloseTo(change, 3);
  });

  test('refuse a starter who is not on the bench', async () => {
    const { token, userLeagueId } = await withLeague();
    const query = { userLeagueId, startRosterId: '1:nobody' };
    expect(refusal(await call('myRosterPlayoffOdds', query, token))).toBe('invalid-parameters');
  });

  test.each([
    ['has points alone', { league: { scoringMode: 'total-points' } }, 'no-playoffs', []],
    ['does not tell its playoffs', { league: { playoffs: null } }, 'playoffs-unknown', []],
    ['does not tell who meets whom', { scheduledThrough: 12 }, 'schedule-unknown', [13, 14]],
    ['is in its playoffs', { league: { playoffs: { firstWeek: 9, teams: 4 } } }, 'begun', []],
    ['is over', { league: { status: 'completed', weeks: { current: null, first: 1, last: 9 } } }, 'over', []],
  ] as const)('of a league that %s are none, and it says why', async (_, options, state, missingWeeks) => {
    const { odds } = await withLeague(2, { ...KNOWN, ...options });
    expect(await odds()).toMatchObject({ state, missingWeeks, outlook: null });
  });

  test('tell no title where there are fewer weeks than rounds', async () => {
    const league = { weeks: { current: 9, first: 1, last: 15 } };
    const { outlook } = await (await withLeague(2, { ...KNOWN, league })).odds();
    expect(outlook?.teams.every(({ title }) => title === null)).toBe(true);
    expect(sum((outlook?.teams ?? []).map(({ playoffs }) => playoffs.odds))).toBeCloseTo(4, 2);
  });
});
