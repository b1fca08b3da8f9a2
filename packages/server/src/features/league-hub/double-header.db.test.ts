import { unlocked } from '@pylon/contract/plans/tiers';
import { expect, test } from 'vitest';
import { listDrafted } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { testServer } from '../../testing/test-server.ts';

const edition = sampleEdition();
const { ask, arrive, db } = await testServer({ edition, now: SAMPLE_NOW });

/** A league in which every team meets two others each week; the person's is the first of four. */
async function withDoubleHeaders() {
  const token = await arrive({ tier: 2 });
  const { user } = await ask('getMe', {}, token);
  const wanted = { scheduledThrough: 14, isDoubled: true };
  const userLeagueId = await listDrafted(db, user?.id ?? '', edition, 2025, wanted);
  return { token, query: { userLeagueId } };
}
const { token, query } = await withDoubleHeaders();
const { weekMatchups: rows, ownChances } = await ask('weekMatchups', query, token);
const own = rows.filter(({ leftSide }) => leftSide.participant.id === '1');
const met = own.map(({ rightSide }) => rightSide?.participant ?? { id: '', teamName: '' });

test('a team that meets two in a week has both match-ups first, and a chance against each', async () => {
  expect(new Set(met.map(({ id }) => id)).size).toBe(2);
  expect(rows.slice(0, 2)).toEqual(own);
  const chances = own.map(({ leftSide }) => unlocked(leftSide.winnerPercentage));
  expect(ownChances).toMatchObject(met.map((opponent, at) => ({ opponent, winnerPercentage: chances[at] })));
  expect(new Set(chances).size, 'other opponents, other chances').toBe(2);
});

test('the league’s card names both', async () => {
  const { userLeague } = await ask('getUserLeague', query, token);
  const { currentMatchup, otherMatchups } = userLeague;
  expect([currentMatchup, ...otherMatchups].map((each) => each?.rightSide?.participant.id)).toEqual(
    met.map(({ id }) => id),
  );
  expect([currentMatchup, ...otherMatchups].map((each) => each?.leftSide.participant.id)).toEqual(['1', '1']);
});

test('a better line-up says what it is worth against each, in the hub as in My Roster', async () => {
  const { winPercentages } = await ask('optimizeMyRoster', query, token);
  expect(winPercentages.map(({ opponent }) => opponent)).toEqual(met);
  for (const [at, { before }] of winPercentages.entries())
    expect(100 * before).toBeCloseTo(ownChances[at]?.winnerPercentage ?? -1, 5);
  const { leagueId } = (await ask('getUserLeague', query, token)).userLeague;
  const { matchup, otherMatchups } = await ask('optimizeLeagueRosters', { leagueId: leagueId ?? '' }, token);
  const told = [...(matchup ? [matchup] : []), ...otherMatchups];
  expect(told.map(({ rightSide }) => rightSide.participant)).toEqual(met);
  expect(told.map(({ winnerPercentageBefore }) => winnerPercentageBefore)).toEqual(
    ownChances.map(({ winnerPercentage }) => expect.closeTo(winnerPercentage, 5)),
  );
});

test('starters of both stand as faced, and both sides’ hurt and resting are the opponents’', async () => {
  const { exposure } = await ask('needsAttention', {}, token);
  expect(exposure.every(({ faced }) => faced <= 1)).toBe(true);
  const { boomOrBust } = await ask('boomBust', query, token);
  const bust = unlocked(boomOrBust.opponent)?.bust ?? [];
  const { byeWeekWatch } = await ask('byeWeekWatch', { ...query, isFromOpp: 'true' }, token);
  const { injuredPlayer } = await ask('injuredPlayers', { ...query, isFromOpp: 'true' }, token);
  const teamsOf = (listed: readonly { readonly leagueRosterId: string }[]) =>
    new Set(listed.map(({ leagueRosterId }) => leagueRosterId.split(':')[0]));
  const all = teamsOf([...bust, ...byeWeekWatch.byeRosters, ...injuredPlayer]);
  expect(all).toEqual(new Set(met.map(({ id }) => id)));
});

test('each week counts two games, in its record, its streak and its luck', async () => {
  const { totalScoringStats: weeks } = await ask('myRosterScoring', query, token);
  expect(weeks.length).toBeGreaterThan(0);
  for (const { opponents, teams, rank } of weeks) {
    expect(opponents).toHaveLength(2);
    expect([teams, rank >= 1 && rank <= 4]).toEqual([4, true]);
  }
  const results = weeks.flatMap(({ points, opponents }) => opponents.map((other) => Math.sign(points - other.points)));
  const { topStats } = await ask('myRosterTopStats', query, token);
  const { wins = 0, losses = 0, ties = 0, expectedWins = 0 } = topStats ?? {};
  expect(wins).toBe(results.filter((result) => result > 0).length);
  expect(wins + losses + ties).toBe(2 * weeks.length);
  expect(expectedWins).toBeLessThanOrEqual(2 * weeks.length);
  const all = await Promise.all(
    ['1', '2', '3', '4'].map((leagueParticipantId) =>
      ask('myRosterTopStats', { ...query, leagueParticipantId }, token),
    ),
  );
  expect(all.reduce((sum, told) => sum + (told.topStats?.luck ?? 0), 0)).toBeCloseTo(0, 1);
});

test('the way to the playoffs has both games of this week, and counts two a week before it', async () => {
  const { outlook } = await ask('myRosterPlayoffOdds', query, token);
  const { topStats } = await ask('myRosterTopStats', query, token);
  const { wins = -1, losses = -1 } = outlook?.teams.find(({ leagueParticipantId: id }) => id === '1') ?? {};
  expect([wins, losses]).toEqual([topStats?.wins, topStats?.losses]);
  expect(outlook?.thisWeek.map(({ leagueOpponentId }) => leagueOpponentId)).toEqual(met.map(({ id }) => id));
  for (const { ifWin, ifLose } of outlook?.thisWeek ?? [])
    expect(ifWin?.playoffs.odds ?? 0).toBeGreaterThanOrEqual(ifLose?.playoffs.odds ?? 1);
});
