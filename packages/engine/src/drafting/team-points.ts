// What teams of a draft are projected for. Grades, what-ifs, runs and standings all go by it: the points of a season's
// regular weeks as the season simulation plays them, line-ups, byes, injuries and waiver wire included.
import { type RosterPoints, rosterPoints } from '../season-simulation/roster-points.ts';
import { seasonFormat } from '../season-simulation/season-format.ts';
import { type SeasonMaterial, seasonMaterial } from '../season-simulation/season-league.ts';
import type { LeagueType } from '../vocabulary/drafts.ts';
import type { DraftPool } from './draft-pool.ts';

interface Known {
  readonly material: SeasonMaterial;
  readonly byLuck: RosterPoints[];
}
const known = new WeakMap<DraftPool, Map<boolean, Known>>();

/**
 * Points of rosters, given as numbers of the pool's table; kept for as long as the pool.
 *
 * @param luck a whole number; with another one players have other luck, and what is mean luck evens out
 */
export function teamPoints(pool: DraftPool, leagueType: LeagueType, luck = 0): RosterPoints {
  const ofPool = known.get(pool) ?? new Map<boolean, Known>();
  known.set(pool, ofPool);
  const isBestBall = leagueType === 'bestBall';
  const own = ofPool.get(isBestBall) ?? { material: materialOf(pool, leagueType), byLuck: [] };
  ofPool.set(isBestBall, own);
  const made = own.byLuck[luck] ?? rosterPoints(own.material, luck);
  own.byLuck[luck] = made;
  return made;
}

function materialOf({ table, league, waiver }: DraftPool, leagueType: LeagueType): SeasonMaterial {
  const players = Array.from(table.points, (points, player) => ({
    position: table.position[player] ?? 0,
    points,
    byeWeek: table.byeWeek[player] ?? 0,
  }));
  return seasonMaterial({ slots: league.slots, players, waiver }, seasonFormat(league.teams, leagueType));
}

/**
 * What drafting has brought each team: the points of its roster, less what its keepers alone would add to an empty
 * one. Without keepers that is the roster's points.
 *
 * @param points of the whole rosters, where they are known already
 */
export function draftedPoints(
  of: RosterPoints,
  rosters: readonly (readonly number[])[],
  kept: readonly (readonly number[])[],
  points: readonly number[] = of(rosters),
): readonly number[] {
  if (kept.every((players) => players.length === 0)) return points;
  const [nobody = 0, ...keepers] = of([[], ...kept]);
  return points.map((whole, team) => whole - (keepers[team] ?? 0) + nobody);
}
