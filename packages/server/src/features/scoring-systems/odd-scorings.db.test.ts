// Points in a scoring that nobody plays, worked out here by hand, are those of the card, the rankings and the
// projections.
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { describe, expect, test } from 'vitest';
import { opened } from '../../testing/opened.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { testServer } from '../../testing/test-server.ts';

const { ask, arrive } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await arrive({ tier: 2 });
const season = { seasonId: '2025' };

const { scoringSystem } = await ask(
  'createScoringSystem',
  {
    name: 'Odd',
    footballScoringLeagueConfig: toLeagueConfig(DEFAULT_LEAGUE),
    footballScoringSettings: {
      passingCompletions: 0.25,
      passingIncompletions: -0.5,
      passingYards300: 3,
      passingYards400: 2,
      passingFirstDowns: 0.5,
      rushingFirstDowns: 1,
      rushingYards100: 3,
      receivingFirstDowns: -1,
      receivingYards100: 4,
      receivingTEReceptionsBonus: 1.5,
      receivingRBReceptionsBonus: 0.75,
      rushingReceivingYards100: 1.25,
      specialKickerFieldGoals20To29: 2,
      specialKickerFieldGoals40To49: 4,
      specialKickerFieldGoals50Plus: 5,
      specialKickerFieldGoals60Plus: 1,
      specialKickerFieldGoalYardsOver30: 0.1,
      specialKickerFieldGoalsMissed40To49: -2,
      specialKickerExtraPoint: 1,
      dtSacks: 1.5,
      dtInterceptions: -2,
      dtPointsAllowed0: 12,
      dtPointsAllowed6: 8,
      dtPointsAllowed13: 5,
      dtPointsAllowed20: 2,
      dtPointsAllowed27: -0.5,
      dtPointsAllowed34: -3,
      dtPointsAllowed35Plus: -7,
      dtYardsAllowed350To399: -1,
    },
  },
  token,
);
const scored = { ...season, scoringSystemId: scoringSystem.id };

const inCents = (points: number): number => Math.round((points + 1e-9) * 100) / 100 + 0;

type Stats = Readonly<Record<string, number>>;

/** What a game of that line is worth in the scoring above. */
function byHand(stats: Stats, position: string): number {
  const amount = (key: string) => stats[key] ?? 0;
  let sum = 0.25 * amount('passingCompletions');
  sum -= 0.5 * (amount('passingAttempts') - amount('passingCompletions'));
  if (amount('passingYards') >= 300) sum += 3;
  if (amount('passingYards') >= 400) sum += 2;
  sum += 0.5 * amount('passingFirstDowns') + amount('rushingFirstDowns') - amount('receivingFirstDowns');
  if (amount('rushingYards') >= 100) sum += 3;
  if (amount('receivingYards') >= 100) sum += 4;
  if (amount('rushingYards') + amount('receivingYards') >= 100) sum += 1.25;
  if (position === 'TE') sum += 1.5 * amount('receivingReceptions');
  if (position === 'RB') sum += 0.75 * amount('receivingReceptions');
  sum += 2 * amount('fieldGoals20To29') + 4 * amount('fieldGoals40To49');
  sum += 5 * amount('fieldGoals50To59') + 6 * amount('fieldGoals60Plus');
  sum += 0.1 * amount('fieldGoalYardsOver30') - 2 * amount('fieldGoalsMissed40To49') + amount('extraPoints');
  if (position !== 'DST') return sum;
  sum += 1.5 * amount('defenseSacks') - 2 * amount('defenseInterceptions');
  const [allowed, yards] = [amount('defensePointsAllowed'), amount('defenseYardsAllowed')];
  const edges = [0, 6, 13, 20, 27, 34, Number.POSITIVE_INFINITY];
  sum += [12, 8, 5, 2, -0.5, -3, -7][edges.findIndex((most) => allowed <= most)] ?? 0;
  return yards >= 350 && yards <= 399 ? sum - 1 : sum;
}

const week = { ...scored, expertRankingPeriod: 'Weekly' as const, week: 9, limit: 1000 };
const rankings = opened(await ask('listRankings', week, token));
/** The first of each position in a week in which they play. */
const stars = ['QB', 'RB', 'WR', 'TE', 'K', 'DST'].map((position) => {
  const row = rankings.playerExpertRanking.find(({ athlete }) => (athlete?.position ?? 'DST') === position);
  return { position, id: row?.athlete?.id ?? row?.team?.alias ?? '' };
});

describe.each(stars)('a scoring of bonuses, ranges and distances for $position', ({ position, id }) => {
  test('is worth on the card, game by game and in the season, what it is by hand', async () => {
    const { playerCard } = opened(await ask('getPlayerCard', { ...scored, playerId: id }, token));
    const games = playerCard.gameLog.filter((game) => game.points !== null);
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) expect(inCents(game.points ?? 0)).toBe(inCents(byHand(game.stats, position)));
    const total = games
      .filter(({ seasonType }) => seasonType === 'REG')
      .reduce((sum, game) => sum + byHand(game.stats, position), 0);
    expect(playerCard.seasons.find(({ seasonId }) => seasonId === '2025')?.points).toBe(inCents(total));
    expect(games.some((game) => game.points !== 0)).toBe(true);
  });

  test('is expected to give in the projections what the card says of the season, and the rankings of the week', async () => {
    const { playerCard } = opened(await ask('getPlayerCard', { ...scored, playerId: id }, token));
    const projected = async (projectionPeriod: 'seasonal' | 'weekly') => {
      const { playerProjections } = opened(
        await ask('listProjections', { ...scored, projectionPeriod, week: 9, limit: 1000 }, token),
      );
      return playerProjections.find(isHim)?.projectedFantasyPoints;
    };
    const isHim = ({ athlete, team }: { athlete: { id: string } | null; team: { alias: string } | null }) =>
      (athlete?.id ?? team?.alias) === id;
    expect(playerCard.projection?.points.expected).toBe(await projected('seasonal'));
    const points = rankings.playerExpertRanking.find(isHim)?.points?.expected;
    expect(points).toBeDefined();
    expect(points).toBe(await projected('weekly'));
  });
});

test('a kick of the sample season counts by its yards beyond thirty', async () => {
  const kicker = stars.find(({ position }) => position === 'K');
  const { playerCard } = opened(await ask('getPlayerCard', { ...scored, playerId: kicker?.id ?? '' }, token));
  const kicks = playerCard.gameLog.map(({ stats }) => stats).filter((stats) => (stats['fieldGoals40To49'] ?? 0) > 0);
  expect(kicks.length).toBeGreaterThan(0);
  for (const stats of kicks) expect(stats['fieldGoalYardsOver30']).toBeGreaterThanOrEqual(10);
});
