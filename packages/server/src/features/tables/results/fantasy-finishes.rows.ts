import type { fantasyFinishes } from '@pylon/contract/tables/results/fantasy-finishes.table';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { type ScoredGame, scoredGames, seasonPoints } from '../../../football/season-points.ts';
import type { RowsOf } from '../../../tables/rows.ts';

/** Teams of the league that places are counted for. */
const TEAMS = 12;

/** Starters of a position in each team; a FLEX is nobody's own. */
const startersOf = (position: Position): number => (position === 'RB' || position === 'WR' ? 2 : 1);
/** How many places of a position have a name: RB1 to RB3, but QB1 and QB2 only. */
const namedOf = (position: Position): number => startersOf(position) + 1;

/** Weekly places of a regular season, the best season first. */
export const rows: RowsOf<typeof fantasyFinishes> = ({ edition, season, scoring }) => {
  const totals = seasonPoints(edition, season, scoring);
  const byPlayer = Map.groupBy(scoredGames(edition, season, scoring), ({ entityId }) => entityId);
  return [...byPlayer]
    .map(([entityId, games]) => ({ entityId, games, total: totals.get(entityId) }))
    .sort((a, b) => (b.total?.points ?? 0) - (a.total?.points ?? 0))
    .flatMap(({ entityId, games, total }) => {
      const [first] = games;
      if (!first || !total || total.positionFinish === null) return [];
      return [{ entityId, finish: total.positionFinish, games: games.length, ...placesOf(first.position, games) }];
    });
};

/** @param games of one player, at least one, by week */
function placesOf(position: Position, games: readonly ScoredGame[]) {
  const places = games.map(({ finish }) => finish).toSorted((a, b) => a - b);
  const within = (place: number) => places.filter((each) => each <= place).length;
  const [best = 0] = places;
  const middle = places.length / 2;
  const points = games.map((game) => game.points);
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  return {
    topThree: within(3),
    firsts: within(TEAMS),
    seconds: within(2 * TEAMS) - within(TEAMS),
    thirds: namedOf(position) < 3 ? null : within(3 * TEAMS) - within(2 * TEAMS),
    others: places.length - within(namedOf(position) * TEAMS),
    starterPercent: (100 * within(startersOf(position) * TEAMS)) / places.length,
    best,
    bestWeek: games.find(({ finish }) => finish === best)?.week ?? 0,
    worst: places.at(-1) ?? 0,
    median: ((places[Math.ceil(middle) - 1] ?? 0) + (places[Math.floor(middle)] ?? 0)) / 2,
    bestPoints: Math.max(...points),
    deviation: Math.sqrt(points.reduce((sum, each) => sum + (each - mean) ** 2, 0) / points.length),
  };
}
