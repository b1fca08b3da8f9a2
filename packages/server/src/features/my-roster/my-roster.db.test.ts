import { DANGER_GRADES, DANGER_PERCENTS } from '@pylon/contract/my-roster/danger-grades';
import { isLocked } from '@pylon/contract/plans/tiers';
import { describe, expect, test } from 'vitest';
import { draftedLeague, listDrafted } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const SEASON = 2025;
const edition = sampleEdition();
const { ask, call, register, arrive, db } = await testServer({ edition, now: SAMPLE_NOW });

/** A person of a tier whose league is in the week. */
async function withLeague(tier: 0 | 2 = 2, options?: Parameters<typeof listDrafted>[4]) {
  const token = tier === 0 ? (await register()).token : await arrive({ tier });
  const { user } = await ask('getMe', {}, token);
  const userLeagueId = await listDrafted(db, user?.id ?? '', edition, SEASON, options);
  const query = { userLeagueId };
  return { token, userLeagueId, query, roster: (more = {}) => ask('getMyRoster', { userLeagueId, ...more }, token) };
}

describe('the roster of a league', () => {
  test('is its owner’s alone', async () => {
    const { userLeagueId } = await withLeague();
    expect(refusal(await call('getMyRoster', { userLeagueId }))).toBe('token-not-found');
    const { token } = await register();
    expect(refusal(await call('getMyRoster', { userLeagueId }, token))).toBe('league-not-found');
  });

  test('has everybody once, starters first, as their places are', async () => {
    const { roster } = await withLeague();
    const { leagueRosters, week, leagueParticipantId } = await roster();
    expect({ week, leagueParticipantId }).toEqual({ week: 9, leagueParticipantId: '1' });
    expect(leagueRosters.map(({ position }) => position).join(' ')).toBe(
      'QB RB RB WR WR WR TE FLEX K DST BN BN BN BN BN BN',
    );
    expect(new Set(leagueRosters.map(({ leagueRosterId }) => leagueRosterId)).size).toBe(16);
    expect(leagueRosters.every(({ athlete, team }) => (athlete === null) !== (team === null))).toBe(true);
  });

  test('grades danger by the chance of a dud, the worst whoever does not play', async () => {
    const { roster } = await withLeague();
    const rosters = await Promise.all(
      ['1', '2', '3', '4'].map((leagueParticipantId) => roster({ leagueParticipantId })),
    );
    const graded = rosters.flatMap(({ leagueRosters }) => leagueRosters.filter(({ dangerGrade }) => dangerGrade));
    for (const { dangerGrade, dudProbability, isBye, isOut } of graded) {
      const worse = DANGER_PERCENTS.filter((percent) => (dudProbability ?? 100) >= percent).length;
      expect(dangerGrade).toBe(isBye || isOut ? 'F' : DANGER_GRADES[worse]);
    }
    expect(new Set(graded.map(({ dangerGrade }) => dangerGrade)).size).toBeGreaterThan(2);
  });

  test('says whom the best line-up takes in: as many come as go, and only a perfect one moves nobody', async () => {
    const { roster } = await withLeague();
    for (const leagueParticipantId of ['1', '2', '3', '4']) {
      const { leagueRosters, currentLineupPercentage } = await roster({ leagueParticipantId });
      const [come, go] = [leagueRosters.filter((row) => row.shouldStart), leagueRosters.filter((row) => row.shouldSit)];
      expect(come.length).toBe(go.length);
      expect(currentLineupPercentage === 100).toBe(come.length === 0);
    }
  });

  test('of a week that is over stands beside what would have been best to set, whoever of it rested', async () => {
    const { roster } = await withLeague();
    const resting = [];
    for (const week of [5, 6, 7, 8]) {
      // The second team starts its worst.
      const { leagueRosters, currentLineupPercentage } = await roster({ leagueParticipantId: '2', week });
      resting.push(...leagueRosters.filter(({ isBye }) => isBye));
      expect(currentLineupPercentage, `week ${week}`).toBeLessThan(100);
      expect(leagueRosters.filter(({ shouldStart }) => shouldStart).length).toBeGreaterThan(0);
    }
    expect(resting.length).toBeGreaterThan(0);
  });

  test('below tier 2 is made from published projections and tells no points', async () => {
    const { roster } = await withLeague(0);
    const { leagueRosters, basis, currentLineupPercentage } = await roster();
    expect(basis).toBe('market');
    expect(currentLineupPercentage).toBeGreaterThan(50);
    expect(leagueRosters.every(({ projFPValueRange }) => isLocked(projFPValueRange))).toBe(true);
  });

  test('of a week to come is that of today, and says so', async () => {
    const { roster } = await withLeague();
    expect(await roster({ week: 10 })).toMatchObject({ week: 10, isOfToday: true });
    expect(await roster({ week: 4 })).toMatchObject({ week: 4, isOfToday: false });
  });

  test.each([
    ['a team that is not in the league', { leagueParticipantId: '99' }, 'team-not-in-league'],
    ['a week that no season has', { week: 19 }, 'invalid-parameters'],
  ])('is refused for %s', async (_, more, code) => {
    const { token, userLeagueId } = await withLeague();
    expect(refusal(await call('getMyRoster', { userLeagueId, ...more }, token))).toBe(code);
  });

  test('that a platform does not show yet is told as missing', async () => {
    const { token, userLeagueId } = await withLeague(2, { league: { status: 'pre-draft' } });
    expect(refusal(await call('getMyRoster', { userLeagueId }, token))).toBe('league-without-rosters');
  });
});

describe('the odds of a roster', () => {
  test('fill every place of the line-up once, and nobody is both safe and a dud', async () => {
    const { roster } = await withLeague();
    const { leagueRosters } = await roster();
    const started = leagueRosters.reduce((sum, { startPercentage }) => sum + (startPercentage ?? 0), 0);
    expect(started / 100).toBeCloseTo(10, 1);
    for (const { safeProbability, dudProbability, isBye } of leagueRosters) {
      if (isBye) expect(safeProbability).toBeNull();
      else expect((safeProbability ?? 0) + (dudProbability ?? 0)).toBeCloseTo(100, 1);
    }
  });
});

describe('the best line-up', () => {
  test('moves as many in as out, never loses points, and says what it is worth for the match-up', async () => {
    const { token, userLeagueId } = await withLeague();
    for (const leagueParticipantId of ['1', '2', '3', '4']) {
      const best = await ask('optimizeMyRoster', { userLeagueId, leagueParticipantId }, token);
      const into = best.moves.filter(({ to }) => to !== 'BN').length;
      expect(into * 2).toBe(best.moves.length);
      // Every other team starts its worst.
      if (Number(leagueParticipantId) % 2 === 0) expect(into).toBeGreaterThan(3);
      expect(best.gainedPoints).toBeGreaterThanOrEqual(0);
      expect(best.winPercentages).toHaveLength(1);
      for (const { before, after } of best.winPercentages) expect(after).toBeGreaterThanOrEqual(before - 0.02);
      expect(best.leagueRosters.filter(({ position }) => position !== 'BN').length).toBe(10);
    }
  });

  test('of a good and of a bad day is another than the one of most points, or the same, and never a better mean', async () => {
    const { token, query } = await withLeague();
    const most = await ask('optimizeMyRoster', query, token);
    for (const call of ['boomRoster', 'bustRoster'] as const) {
      const { gainedPoints } = await ask(call, query, token);
      expect(gainedPoints).toBeLessThanOrEqual(Number(most.gainedPoints));
    }
  });

  test('below tier 2 tells moves and no points', async () => {
    const { token, query } = await withLeague(0);
    expect(isLocked((await ask('optimizeMyRoster', query, token)).gainedPoints)).toBe(true);
  });
});

describe('a season so far', () => {
  test('adds up: every game is won, lost or tied, and luck is nobody’s in all', async () => {
    const { token, userLeagueId } = await withLeague();
    const all = [];
    for (const leagueParticipantId of ['1', '2', '3', '4']) {
      const { topStats } = await ask('myRosterTopStats', { userLeagueId, leagueParticipantId }, token);
      expect((topStats?.wins ?? 0) + (topStats?.losses ?? 0) + (topStats?.ties ?? 0)).toBe(8);
      all.push(topStats);
    }
    expect(all.reduce((sum, stats) => sum + (stats?.luck ?? 0), 0)).toBeCloseTo(0, 1);
    expect(all.map((stats) => stats?.pointsRank).sort()).toEqual([1, 2, 3, 4]);
  });

  test('has the games against the median where the league plays them, and luck is nobody’s in all', async () => {
    const { token, userLeagueId } = await withLeague(2, { league: { hasMedianGame: true } });
    const all = [];
    for (const leagueParticipantId of ['1', '2', '3', '4']) {
      const { topStats } = await ask('myRosterTopStats', { userLeagueId, leagueParticipantId }, token);
      expect((topStats?.wins ?? 0) + (topStats?.losses ?? 0) + (topStats?.ties ?? 0)).toBe(16);
      expect(topStats?.hasMedianGame).toBe(true);
      all.push(topStats);
    }
    expect(all.reduce((sum, stats) => sum + (stats?.wins ?? 0), 0)).toBe(32);
    expect(all.reduce((sum, stats) => sum + (stats?.luck ?? 0), 0)).toBeCloseTo(0, 1);
  });

  test('says whether its record has games of the playoffs', async () => {
    const told = async (firstWeek: number) => {
      const { token, query } = await withLeague(2, {
        league: { hasMedianGame: true, playoffs: { firstWeek, teams: 4 } },
      });
      const { topStats } = await ask('myRosterTopStats', query, token);
      const games = (topStats?.wins ?? 0) + (topStats?.losses ?? 0) + (topStats?.ties ?? 0);
      return { games, hasPlayoffGames: topStats?.hasPlayoffGames };
    };
    expect(await told(9)).toEqual({ games: 16, hasPlayoffGames: false });
    // No median is played against in the playoffs.
    expect(await told(8)).toEqual({ games: 15, hasPlayoffGames: true });
  });

  test('counts what the platform counted, and ranks the teams of each week', async () => {
    const { token, query, roster } = await withLeague();
    const { totalScoringStats } = await ask('myRosterScoring', query, token);
    expect(totalScoringStats.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const { leagueRosters } = await roster({ week: 3 });
    const made = leagueRosters.reduce((sum, row) => (row.position === 'BN' ? sum : sum + (row.fantasyPoints ?? 0)), 0);
    expect(totalScoringStats[2]?.points).toBeCloseTo(made, 1);
  });

  test('of a points league has no games to win', async () => {
    const { token, query } = await withLeague(2, { league: { scoringMode: 'total-points' } });
    expect((await ask('myRosterTopStats', query, token)).topStats).toBeNull();
  });

  test('names who rests in a week, and whose rest costs the roster', async () => {
    const { token, query } = await withLeague();
    const week = Number(edition.indexes.byeWeek(SEASON, 'KC'));
    const { bye } = await ask('myRosterByes', { ...query, week }, token);
    const resting = bye.teamsOnBye.map(({ id }) => id);
    expect(resting).toContain('KC');
    for (const { isBye, athlete, team } of bye.byeRosters) {
      expect(isBye).toBe(true);
      expect(resting).toContain(athlete?.team ?? team?.id);
    }
  });
});

describe('the strength of a roster', () => {
  test('stands beside the opponent of the week, and each player has a place among all of the league', async () => {
    const { token, query } = await withLeague();
    const { strength, leagueOpponentId, week } = await ask('myRosterPlayerStrength', query, token);
    expect(leagueOpponentId).not.toBeNull();
    expect(week).toBeNull();
    expect(strength.own.length).toBeGreaterThan(10);
    const quarterbacks = [...strength.own, ...strength.opponent].filter(({ position }) => position === 'QB');
    expect(quarterbacks.every(({ rank, of }) => rank >= 1 && rank <= of && of === 8)).toBe(true);
  });

  test('by position ranks the teams, and its average is of all of them', async () => {
    const { token, userLeagueId } = await withLeague();
    const of = (leagueParticipantId: string) =>
      ask('myRosterPositionStrength', { userLeagueId, leagueParticipantId }, token);
    const all = await Promise.all(['1', '2', '3', '4'].map(of));
    const backs = all.map(({ strength }) => strength.find(({ position }) => position === 'RB'));
    expect(backs.map((row) => row?.rank).sort()).toEqual([1, 2, 3, 4]);
    const mean = backs.reduce((sum, row) => sum + Number(row?.value), 0) / 4;
    expect(backs[0]?.leagueAverage).toBeCloseTo(mean, 1);
  });

  test('below tier 2 is of the next week, made from published projections', async () => {
    const { token, query } = await withLeague(0);
    const told = await ask('myRosterPositionStrength', query, token);
    expect(told).toMatchObject({ week: 10, basis: 'market' });
    expect(told.strength.every(({ value }) => isLocked(value))).toBe(true);
  });
});

describe('a guillotine whose third team went out in week 5', () => {
  const { teams } = draftedLeague(edition, SEASON).picture.league;
  const league = {
    ...{ isElimination: true, scoringMode: 'total-points' as const },
    teams: teams.map((team) => ({ ...team, outInWeek: team.teamId === '3' ? 5 : null })),
  };

  test('ranks and averages the strength of those who are in, and tells none of it', async () => {
    const { token, userLeagueId } = await withLeague(2, { league });
    const backsOf = async (leagueParticipantId: string) => {
      const { strength } = await ask('myRosterPositionStrength', { userLeagueId, leagueParticipantId }, token);
      return strength.find(({ position }) => position === 'RB');
    };
    const backs = await Promise.all(['1', '2', '4'].map(backsOf));
    expect(backs.map((row) => row?.rank).sort()).toEqual([1, 2, 3]);
    expect(backs.map((row) => row?.teams)).toEqual([3, 3, 3]);
    const mean = backs.reduce((sum, row) => sum + Number(row?.value), 0) / 3;
    expect(backs[0]?.leagueAverage).toBeCloseTo(mean, 1);
    expect(await backsOf('3')).toBeUndefined();
  });

  test('counts it through that week, and the others among themselves from then on', async () => {
    const { token, userLeagueId } = await withLeague(2, { league });
    const weeksOf = async (leagueParticipantId: string) =>
      (await ask('myRosterScoring', { userLeagueId, leagueParticipantId }, token)).totalScoringStats;
    expect((await weeksOf('3')).map(({ week }) => week)).toEqual([1, 2, 3, 4, 5]);
    expect((await weeksOf('1')).map(({ teams: count }) => count)).toEqual([4, 4, 4, 4, 4, 3, 3, 3]);
  });
});

describe('the leagues of the tools', () => {
  test('are all, those of one kind of waivers or of one status, or one of them', async () => {
    const { token, userLeagueId } = await withLeague();
    const ids = async (query = {}) =>
      (await ask('listMyRosterLeagues', query, token)).myRosterUserLeagues.map(({ id }) => id);
    expect(await ids()).toEqual([userLeagueId]);
    expect(await ids({ waiverMode: 'FAAB', leagueStatus: 'IN_PROGRESS' })).toEqual([userLeagueId]);
    expect(await ids({ waiverMode: 'PRIORITY' })).toEqual([]);
    expect(await ids({ userLeagueId })).toEqual([userLeagueId]);
  });
});
