// Who judges a draft. Whoever drafted by somebody's advice cannot be graded by the same projections: they would all get
// an A+. So a grade is given by valuations that no plan's advice follows alone, open to everybody, and beside it stands
// what each other valuation makes of the same teams.
import type { LeagueType, LetterGrade } from '../vocabulary/drafts.ts';
import type { EntityId } from '../vocabulary/entities.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { type DraftPool, draftPool } from './draft-pool.ts';
import { type LetterCuts, letterGrade } from './letter-grades.ts';
import { standardised } from './team-grades.ts';
import { draftedPoints, teamPoints } from './team-points.ts';

/** A valuation of the players of a pool. */
export interface Judge {
  /** An expert's id, or 'projections' or 'last-season'. */
  readonly id: string;
  /** Points of the season by number of the pool's table. */
  readonly points: Float64Array;
  /** Whether they have a say in the grade itself. */
  readonly decides: boolean;
}

/** What one judge makes of all teams. */
export interface Verdict {
  readonly judgeId: string;
  readonly decides: boolean;
  /** By seat. */
  readonly letterGrades: readonly LetterGrade[];
}

/** Teams as judges see them: numbers of the pool's table by seat. */
export interface JudgedTeams {
  readonly leagueType: LeagueType;
  readonly rosters: readonly (readonly number[])[];
  readonly kept: readonly (readonly number[])[];
}

/** The pool with the mean points of those who decide; the pool itself when nobody does. */
export function judgedPool(pool: DraftPool, judges: readonly Judge[]): DraftPool {
  const deciding = judges.filter(({ decides }) => decides);
  if (deciding.length === 0) return pool;
  const points = pool.table.points.map(
    (_, player) => deciding.reduce((sum, judge) => sum + (judge.points[player] ?? 0), 0) / deciding.length,
  );
  return draftPool({ ...pool.table, points }, pool.league, (player) => pool.tiers[player] ?? 0);
}

/** Everybody's letters by each judge, in their order. */
export const verdicts = (
  pool: DraftPool,
  judges: readonly Judge[],
  { leagueType, rosters, kept }: JudgedTeams,
  cuts: LetterCuts,
): readonly Verdict[] =>
  judges.map(({ id, decides, points }) => {
    const seen = draftPool({ ...pool.table, points }, pool.league, () => 0);
    const { zs } = standardised(draftedPoints(teamPoints(seen, leagueType), rosters, kept));
    return { judgeId: id, decides, letterGrades: zs.map((z) => letterGrade(z, cuts)) };
  });

/**
 * A list's valuation: each position's points, most first, handed out in the order of the list. Whom it leaves out
 * follows in the order of the points.
 *
 * @returns null when the list ranks nobody of the pool
 */
export function pointsByList(
  { table }: Pick<DraftPool, 'table'>,
  points: Float64Array,
  ranks: ReadonlyMap<EntityId, number>,
): Float64Array | null {
  const rankOf = table.entityIds.map((entityId) => ranks.get(entityId) ?? Number.POSITIVE_INFINITY);
  const handedOut = points.slice();
  const rank = (player: number): number => rankOf[player] ?? Number.POSITIVE_INFINITY;
  for (const position of POSITIONS.keys()) {
    const players = [...points.keys()].filter((player) => table.position[player] === position);
    const byPoints = players.toSorted((x, y) => (points[y] ?? 0) - (points[x] ?? 0));
    // A stable sort: the unranked stay in the order of the points.
    const byList = byPoints.toSorted((x, y) => (rank(x) === rank(y) ? 0 : rank(x) - rank(y)));
    byList.forEach((player, place) => {
      handedOut[player] = points[byPoints[place] ?? player] ?? 0;
    });
  }
  return rankOf.some(Number.isFinite) ? handedOut : null;
}
