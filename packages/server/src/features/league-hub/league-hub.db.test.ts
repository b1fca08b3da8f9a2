import type { CallName } from '@pylon/contract/calls';
import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import { matchupType } from '@pylon/engine/week-odds/matchup-type';
import { describe, expect, test } from 'vitest';
import { injuryNow } from '../../leagues/out-now.ts';
import { type DraftedLeagueOptions, draftedLeague, listDrafted } from '../../testing/drafted-league.ts';
import { inventedLeague } from '../../testing/invented-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const SEASON = 2025;
const edition = sampleEdition();
const { ask, call, register, arrive, db } = await testServer({ edition, now: SAMPLE_NOW });

const WIDGETS = [
  'injuredPlayers',
  'tradeHighAcquireLow',
  'scoutsSixPack',
  'byeWeekWatch',
  'boomBust',
  'weekMatchups',
  'trendingUp',
] as const satisfies readonly CallName[];

/** A person of a tier whose league is in the week. */
async function withLeague(tier: 0 | 1 | 2 = 2, options?: DraftedLeagueOptions) {
  const token = tier === 0 ? (await register()).token : await arrive({ tier });
  const { user } = await ask('getMe', {}, token);
  const userLeagueId = await listDrafted(db, user?.id ?? '', edition, SEASON, options);
  return { token, query: { userLeagueId } };
}

/** Whose team each player of the drafted league is on, by entity. */
function holdersOfDrafted(options?: DraftedLeagueOptions): ReadonlyMap<string, string> {
  const { weeks } = draftedLeague(edition, SEASON, options);
  return new Map(
    [...weeks.values()]
      .flatMap(({ rosters }) => rosters)
      .flatMap(({ teamId, players }) => players.map(({ player }) => [player.id.id, teamId] as const)),
  );
}

const idOf = ({ athlete, team }: { athlete: { id: string } | null; team: { id: string } | null }) =>
  athlete?.id ?? team?.id ?? '';

describe('every widget of a league', () => {
  test.each(WIDGETS)('%s is of the person’s own leagues alone', async (name) => {
    const { query } = await withLeague();
    expect(refusal(await call(name, query))).toBe('token-not-found');
    const { token } = await register();
    expect(refusal(await call(name, query, token))).toBe('league-not-found');
  });

  test.each(WIDGETS)('%s says so where the platform shows no rosters yet', async (name) => {
    const { token, query } = await withLeague(2, { league: { status: 'pre-draft' } });
    expect(refusal(await call(name, query, token))).toBe('league-without-rosters');
  });
});

describe('match-ups of the week', () => {
  test('have every team once, the own one first, and both sides’ chances together are certain', async () => {
    const { token, query } = await withLeague();
    const { weekMatchups, hasMatchups, week } = await ask('weekMatchups', query, token);
    expect({ hasMatchups, week }).toEqual({ hasMatchups: true, week: 9 });
    expect(weekMatchups[0]?.leftSide.participant).toEqual({ id: '1', teamName: 'Team 1' });
    const teams = weekMatchups.flatMap(({ leftSide, rightSide }) => [leftSide, rightSide]);
    expect(teams.map((side) => side?.participant.id).sort()).toEqual(['1', '2', '3', '4']);
    for (const { leftSide, rightSide } of weekMatchups) {
      const [left, right] = [unlocked(leftSide.winnerPercentage), unlocked(rightSide?.winnerPercentage ?? null)];
      expect((left ?? 0) + (right ?? 0)).toBeCloseTo(100, 5);
      // whoever is expected to end with more wins more often
      const lead = Number(unlocked(leftSide.expectedPoints)) - Number(unlocked(rightSide?.expectedPoints ?? 0));
      expect(Math.sign(lead)).toBe(Math.sign((left ?? 50) - 50));
    }
  });

  test.each([0, 2] as const)('tell the own chance as My Roster does, at tier %i', async (tier) => {
    const { token, query } = await withLeague(tier);
    const { ownChances } = await ask('weekMatchups', query, token);
    const { winPercentages } = await ask('optimizeMyRoster', query, token);
    const told = winPercentages.map(({ opponent, before }) => ({
      opponent,
      winnerPercentage: expect.closeTo(100 * before, 5),
      matchupType: matchupType(before),
      isOver: false,
    }));
    expect(ownChances).toHaveLength(1);
    expect(ownChances).toEqual(told);
  });

  test('below tier 2 are scores and the own chance', async () => {
    const { token, query } = await withLeague(1);
    const { weekMatchups, ownChances, basis } = await ask('weekMatchups', query, token);
    expect(basis).toBe('market');
    expect(ownChances).toHaveLength(1);
    for (const { leftSide, rightSide } of weekMatchups) {
      for (const side of [leftSide, rightSide]) {
        expect([isLocked(side?.winnerPercentage), isLocked(side?.expectedPoints)]).toEqual([true, true]);
      }
    }
  });

  test.each([
    ['a points league', { scoringMode: 'total-points' as const }],
    ['a league that eliminates teams', { isElimination: true }],
  ])('are none in %s', async (_, league) => {
    const { token, query } = await withLeague(2, { league });
    const told = await ask('weekMatchups', query, token);
    expect(told).toMatchObject({
      hasMatchups: false,
      weekMatchups: [],
      ownChances: [],
    });
  });
});

describe('a week of a guillotine', () => {
  const inFirst = { isElimination: true };

  test('tells of everybody who is in how likely they are to score least, together for certain', async () => {
    const { token, query } = await withLeague(2, { league: inFirst });
    const { guillotine, ownLowestPercentage } = await ask('weekMatchups', query, token);
    expect(guillotine.map(({ participant }) => participant.id).sort()).toEqual(['1', '2', '3', '4']);
    const chances = guillotine.map(({ lowestPercentage }) => unlocked(lowestPercentage) ?? 0);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(100, 0);
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    const own = guillotine.find(({ participant }) => participant.id === '1');
    expect(unlocked(own?.lowestPercentage ?? null)).toBe(ownLowestPercentage);
    // Every other team starts its worst: one of them is likeliest to go.
    expect(['2', '4']).toContain(guillotine[0]?.participant.id);
  });

  test('is no match-up, also where the platform pairs teams off', async () => {
    const { token, query } = await withLeague(2, { league: inFirst });
    const { userLeague } = await ask('getUserLeague', query, token);
    expect(userLeague.currentMatchup).toMatchObject({ leftSide: { participant: { id: '1' } }, rightSide: null });
  });

  test('leaves out who is out', async () => {
    const [base] = inventedLeague(SEASON).teams;
    const four = ['1', '2', '3', '4'].flatMap((teamId) =>
      base ? [{ ...base, teamId, name: `Team ${teamId}`, outInWeek: teamId === '3' ? 5 : null }] : [],
    );
    const { token, query } = await withLeague(2, { league: { ...inFirst, teams: four } });
    const { guillotine } = await ask('weekMatchups', query, token);
    expect(guillotine.map(({ participant }) => participant.id).sort()).toEqual(['1', '2', '4']);
  });

  test('below tier 2 tells the own chance, and of the others neither chance nor an order by it', async () => {
    const { token, query } = await withLeague(0, { league: inFirst });
    const { guillotine, ownLowestPercentage } = await ask('weekMatchups', query, token);
    expect(ownLowestPercentage).toBeGreaterThan(0);
    expect(guillotine.every((row) => isLocked(row.lowestPercentage) && isLocked(row.expectedPoints))).toBe(true);
    expect(guillotine.map(({ participant }) => participant.id)).toEqual(['1', '2', '3', '4']);
  });

  test('has nobody to trade away or for', async () => {
    const { token, query } = await withLeague(2, { league: inFirst });
    expect(refusal(await call('tradeHighAcquireLow', query, token))).toBe('league-without-trades');
  });

  test('is none of a league that meets week by week', async () => {
    const { token, query } = await withLeague();
    expect(await ask('weekMatchups', query, token)).toMatchObject({ guillotine: [], ownLowestPercentage: null });
  });
});

describe('injured players', () => {
  test('are those of the team whom a report or a list names, each with what it says', async () => {
    const { token, query } = await withLeague();
    const { leagueRosters } = await ask('getMyRoster', query, token);
    const hurt = leagueRosters.filter((row) => injuryNow(edition, idOf(row)) !== null).map(idOf);
    expect(hurt.length).toBeGreaterThan(0);
    const { injuredPlayer, leagueParticipantId } = await ask('injuredPlayers', query, token);
    expect(leagueParticipantId).toBe('1');
    expect(injuredPlayer.map(idOf).sort()).toEqual(hurt.sort());
    for (const row of injuredPlayer) expect(row.injuryStatus).toBe(injuryNow(edition, idOf(row)));
  });

  test('of one status, and of the opponent, are asked for alike', async () => {
    const { token, query } = await withLeague();
    const all = await ask('injuredPlayers', { ...query, isFromOpp: 'true' }, token);
    expect(all.leagueParticipantId).not.toBe('1');
    const some = await ask('injuredPlayers', { ...query, isFromOpp: 'true', injuryStatus: 'Questionable' }, token);
    const questionable = all.injuredPlayer.filter(({ injuryStatus }) => injuryStatus === 'Questionable');
    expect(some.injuredPlayer.map(idOf)).toEqual(questionable.map(idOf));
    const onLists = await ask('injuredPlayers', { ...query, isFromOpp: 'true', injuryStatus: 'PUP_R' }, token);
    const reserve = all.injuredPlayer.filter(({ injuryStatus }) => injuryStatus === 'Reserve');
    expect(onLists.injuredPlayer.map(idOf)).toEqual(reserve.map(idOf));
  });

  test('who start are stood in for from the bench, by nobody twice, and by nobody who is out', async () => {
    const { token, query } = await withLeague(2, { teams: 8 });
    const seen: string[] = [];
    for (const isFromOpp of ['true', 'false'] as const) {
      const { injuredPlayer, leagueParticipantId } = await ask('injuredPlayers', { ...query, isFromOpp }, token);
      const { leagueRosters } = await ask(
        'getMyRoster',
        { ...query, ...(leagueParticipantId && { leagueParticipantId }) },
        token,
      );
      const standIns = injuredPlayer.flatMap(({ standIn, position }) => {
        const told = unlocked(standIn);
        if (told) expect(['BN', 'IR', 'TAXI']).not.toContain(position);
        return told ? [told.leagueRosterId] : [];
      });
      expect(new Set(standIns).size).toBe(standIns.length);
      for (const id of standIns) {
        const row = leagueRosters.find(({ leagueRosterId }) => leagueRosterId === id);
        expect(row).toMatchObject({ position: 'BN', isOut: false, isBye: false });
      }
      seen.push(...standIns);
    }
    expect(seen.length).toBeGreaterThan(0);
  });

  test('below tier 2 are named without stand-ins', async () => {
    const { token, query } = await withLeague(0);
    const { injuredPlayer } = await ask('injuredPlayers', query, token);
    expect(injuredPlayer.length).toBeGreaterThan(0);
    expect(injuredPlayer.every(({ standIn }) => isLocked(standIn))).toBe(true);
  });

  test('of a season that is over are nobody', async () => {
    const { token, query } = await withLeague(2, { week: 17, league: { status: 'completed' } });
    expect((await ask('injuredPlayers', query, token)).injuredPlayer).toEqual([]);
  });
});

describe('the bye-week watch', () => {
  test('names whom My Roster names, in this week and the next', async () => {
    const { token, query } = await withLeague();
    for (const week of [9, 10]) {
      const { byeWeekWatch } = await ask('byeWeekWatch', { ...query, week }, token);
      const { bye } = await ask('myRosterByes', { ...query, week }, token);
      expect(byeWeekWatch.week).toBe(week);
      expect(byeWeekWatch.byeRosters).toEqual(bye.byeRosters);
      expect(byeWeekWatch.teamsOnBye.length).toBeGreaterThan(0);
    }
  });

  test('costs points where somebody who would start rests, and none where nobody does', async () => {
    const { token, query } = await withLeague();
    const costs: number[] = [];
    for (let week = 5; week <= 14; week++) {
      const { byeWeekWatch } = await ask('byeWeekWatch', { ...query, week }, token);
      const lost = Number(unlocked(byeWeekWatch.lostPoints));
      if (byeWeekWatch.byeRosters.length === 0) expect(lost).toBe(0);
      costs.push(lost);
    }
    expect(Math.min(...costs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...costs)).toBeGreaterThan(5);
  });

  test('below tier 2 keeps the points back', async () => {
    const { token, query } = await withLeague(1);
    expect(isLocked((await ask('byeWeekWatch', query, token)).byeWeekWatch.lostPoints)).toBe(true);
  });

  test('of an opponent whom nobody knows yet is nobody’s', async () => {
    const { token, query } = await withLeague();
    const { byeWeekWatch } = await ask('byeWeekWatch', { ...query, isFromOpp: 'true', week: 12 }, token);
    expect(byeWeekWatch).toMatchObject({ leagueParticipantId: null, byeRosters: [] });
  });
});

describe('boom or bust', () => {
  test('names the likeliest of each side, with the chances of My Roster', async () => {
    const { token, query } = await withLeague();
    const { boomOrBust } = await ask('boomBust', query, token);
    const { leagueRosters } = await ask('getMyRoster', query, token);
    const most = (of: (row: (typeof leagueRosters)[number]) => number | null, rows = leagueRosters) =>
      rows
        .map((row) => of(row) ?? 0)
        .sort((one, other) => other - one)
        .slice(0, 5);
    expect(boomOrBust.own?.boom.map(({ boomProbability }) => boomProbability)).toEqual(
      most(({ boomProbability }) => boomProbability),
    );
    const starters = leagueRosters.filter(({ position }) => position !== 'BN');
    expect(boomOrBust.own?.bust.map(({ dudProbability }) => dudProbability)).toEqual(
      most(({ dudProbability }) => dudProbability, starters),
    );
    expect(unlocked(boomOrBust.opponent)?.boom.length).toBe(5);
  });

  test('of the opponent opens with tier 1', async () => {
    const [free, one] = [await withLeague(0), await withLeague(1)];
    const { boomOrBust } = await ask('boomBust', free.query, free.token);
    expect(boomOrBust.own?.boom.length).toBe(5);
    expect(isLocked(boomOrBust.opponent)).toBe(true);
    expect(isLocked((await ask('boomBust', one.query, one.token)).boomOrBust.opponent)).toBe(false);
  });
});

describe('trade high and acquire low', () => {
  test('are of the own team and of others, and every difference is what it is made from', async () => {
    const { token, query } = await withLeague(2, { teams: 8 });
    const holders = holdersOfDrafted({ teams: 8 });
    const told = await ask('tradeHighAcquireLow', query, token);
    expect(told.weeks).toEqual({ from: 5, to: 8 });
    const [high, low] = [unlocked(told.tradeHigh) ?? [], unlocked(told.acquireLow) ?? []];
    expect(low.length).toBe(5);
    for (const row of [...high, ...low]) {
      expect(row.dif).toBeCloseTo(row.ppg - row.expected, 1);
      expect(Math.abs(row.dif)).toBeGreaterThanOrEqual(2);
      expect(row.games).toBeGreaterThanOrEqual(2);
      expect(row.leagueParticipantId).toBe(holders.get(idOf(row)));
      expect(['K', 'DST']).not.toContain(row.position);
    }
    expect(high.every(({ dif, leagueParticipantId }) => dif > 0 && leagueParticipantId === '1')).toBe(true);
    expect(low.every(({ dif, leagueParticipantId }) => dif < 0 && leagueParticipantId !== '1')).toBe(true);
  });

  test('are locked below tier 2, and nobody is named before a week is over', async () => {
    const { token, query } = await withLeague(1);
    const told = await ask('tradeHighAcquireLow', query, token);
    expect([isLocked(told.tradeHigh), isLocked(told.acquireLow)]).toEqual([true, true]);
    const early = await withLeague(2, { week: 1 });
    const first = await ask('tradeHighAcquireLow', early.query, early.token);
    expect(first).toEqual({ weeks: null, tradeHigh: [], acquireLow: [] });
  });
});

describe('the six-pack of Scout', () => {
  test.each([
    ['QB', 'week'],
    ['RB', 'season'],
    ['WR', 'week'],
  ] as const)('of %ss by the %s is three whom Scout has higher and three lower', async (position, period) => {
    const { token, query } = await withLeague();
    const told = await ask('scoutsSixPack', { ...query, position, period }, token);
    expect(told).toMatchObject({ week: period === 'week' ? 9 : null, against: 'consensus' });
    const pack = unlocked(told.scouts6Pack) ?? [];
    const holders = holdersOfDrafted();
    for (const row of pack) {
      expect(row.position).toBe(position);
      expect(Math.sign(row.consensusRank - row.scoutRank)).toBe(row.call === 'higher' ? 1 : -1);
      expect(row.leagueParticipantId).toBe(holders.get(idOf(row)) ?? null);
    }
    for (const call of ['higher', 'lower']) expect(pack.filter((row) => row.call === call).length).toBe(3);
    expect(new Set(pack.map(idOf)).size).toBe(6);
  });

  test('is locked below tier 2', async () => {
    const { token, query } = await withLeague(1);
    expect(isLocked((await ask('scoutsSixPack', query, token)).scouts6Pack)).toBe(true);
  });
});

describe('players who trend up', () => {
  test('are pages of one list, each named once, and grow in one thing or the other', async () => {
    const { token, query } = await withLeague();
    const all = await ask('trendingUp', { ...query, limit: 50 }, token);
    expect(all.total).toBeGreaterThan(10);
    const second = await ask('trendingUp', { ...query, limit: 10, offset: 10 }, token);
    expect(second.trendingUp).toEqual(all.trendingUp.slice(10, 20));
    expect(new Set(all.trendingUp.map(idOf)).size).toBe(all.trendingUp.length);
    for (const { adds, utilizationChange } of all.trendingUp) {
      expect((adds ?? 0) > 0 || Number(unlocked(utilizationChange)) >= 5).toBe(true);
    }
  });

  test('are below tier 2 those alone whom leagues add, the most added first', async () => {
    const { token, query } = await withLeague(0);
    const { trendingUp, addsFrom } = await ask('trendingUp', query, token);
    expect(addsFrom.length).toBe(1);
    const adds = trendingUp.map((row) => Number(row.adds));
    expect(adds.length).toBe(10);
    expect(adds).toEqual(adds.toSorted((one, other) => other - one));
    expect(Math.min(...adds)).toBeGreaterThan(0);
    expect(trendingUp.every(({ utilizationChange }) => isLocked(utilizationChange))).toBe(true);
  });
});

describe('the best line-up of the week', () => {
  async function withBest(tier: 0 | 2) {
    const { token, query } = await withLeague(tier);
    const { leagueId } = (await ask('getUserLeague', query, token)).userLeague;
    const input = { leagueId: leagueId ?? '' };
    return { token, query, input, told: await ask('optimizeLeagueRosters', input, token) };
  }

  test('is that of My Roster, with the same chances', async () => {
    const { token, query, told } = await withBest(2);
    const { leagueRosters, moves, gainedPoints, winPercentages } = await ask('optimizeMyRoster', query, token);
    expect(told).toMatchObject({ rosters: leagueRosters, moves, gainedPoints });
    expect(told.matchup?.leftSide.winnerPercentage).toBeCloseTo(100 * Number(winPercentages[0]?.after), 5);
    expect(told.matchup?.winnerPercentageBefore).toBeCloseTo(100 * Number(winPercentages[0]?.before), 5);
    expect(told.otherMatchups).toEqual([]);
    const { leftSide, rightSide } = told.matchup ?? {};
    expect(Number(leftSide?.winnerPercentage) + Number(rightSide?.winnerPercentage)).toBeCloseTo(100, 5);
    expect(leftSide?.participant.id).toBe('1');
    expect(rightSide?.roster.length).toBe(16);
  });

  test('is nobody else’s, and tells no points below tier 2', async () => {
    const { input, told } = await withBest(0);
    expect(isLocked(told.gainedPoints)).toBe(true);
    expect(refusal(await call('optimizeLeagueRosters', input))).toBe('token-not-found');
    const { token } = await register();
    expect(refusal(await call('optimizeLeagueRosters', input, token))).toBe('league-not-found');
  });
});
