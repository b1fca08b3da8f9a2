// What is expected of everybody in a week, in the scoring of a league.
import type { Edition } from '@pylon/almanac/editions/edition';
import { referencePoints } from '@pylon/almanac/house/projections/reference-points';
import { AGGREGATE, type ProjectionQuery } from '@pylon/almanac/read/projection-lines';
import { opens } from '@pylon/contract/plans/tiers';
import type { PointsRange } from '@pylon/engine/scoring/expected/points-range';
import { pointsRange } from '@pylon/engine/scoring/expected/points-range';
import { scoreSeason } from '@pylon/engine/scoring/rescore';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { onceFor } from '../almanac/edition-memo.ts';
import { projectionUnits } from '../football/projected-points.ts';
import { weekPublishers } from '../football/week-market.ts';
import { Lru } from '../lru.ts';
import type { KnownScoring } from '../wire/scoring-system.ts';

/**
 * Whose expectations: the house's own, which a plan opens, or the mean of what others published, which is open to
 * everybody.
 */
export type Basis = 'house' | 'market';

/** Whose expectations a tier works with. */
export const basisOf = (tier: number): Basis => (opens(tier, 'startSitProjections') ? 'house' : 'market');

/** What is expected of somebody in a week. */
export interface Expected {
  readonly position: Position;
  /** In the scoring that was asked for. */
  readonly points: PointsRange;
  /** Place among their team's players of the position, 1 for the one who is expected to make most. */
  readonly depth: number;
  /** In half PPR, by which the shapes of weeks are known. */
  readonly reference: number;
}

type Line = Omit<Expected, 'depth'>;

/** Weeks kept in whatever scorings they were asked for, at some 100 kB each. */
const KEPT_WEEKS = 200;

/**
 * Everybody's expectations of a week by entity. Whoever nobody projects is left out.
 *
 * @param basis 'market' where nobody has published is the house's line of a game to come
 */
export const weekExpectations = (
  edition: Edition,
  { season, week }: { readonly season: number; readonly week: number },
  scoring: KnownScoring,
  basis: Basis,
): ReadonlyMap<string, Expected> =>
  onceFor(edition, 'week expectations', () => new Lru<ReadonlyMap<string, Expected>>(KEPT_WEEKS)).once(
    `${season} ${week} ${scoring.key} ${basis}`,
    () => {
      const query = { season, period: 'weekly', week } as const;
      const publishers = basis === 'house' ? [] : weekPublishers(edition, season, week);
      const lines =
        publishers.length === 0
          ? expectedBy(edition, query, scoring, AGGREGATE)
          : meanOf(publishers.map((slug) => expectedBy(edition, query, scoring, slug)));
      return withDepth(edition, season, lines);
    },
  );

function expectedBy(
  edition: Edition,
  query: ProjectionQuery,
  { settings }: KnownScoring,
  provider: string,
): Map<string, Line> {
  const { lines, units } = projectionUnits(edition, query, provider);
  const points = scoreSeason(units, settings);
  return new Map(
    lines.map((line, cell) => [
      line.entityId,
      {
        position: line.position,
        points: pointsRange(points[cell] ?? 0, line),
        reference: referencePoints(line.line, line.position, 1),
      },
    ]),
  );
}

/** The mean of several, each player's over those who have a line of them. */
function meanOf(all: readonly ReadonlyMap<string, Line>[]): ReadonlyMap<string, Line> {
  const [only, ...others] = all;
  if (only && others.length === 0) return only;
  const ids = new Set(all.flatMap((each) => [...each.keys()]));
  return new Map(
    [...ids].flatMap((id): [string, Line][] => {
      const lines = all.flatMap((each) => each.get(id) ?? []);
      const [first] = lines;
      if (!first) return [];
      const mean = (of: (line: Line) => number) => lines.reduce((sum, line) => sum + of(line), 0) / lines.length;
      const points = {
        floor: mean((line) => line.points.floor),
        middle: mean((line) => line.points.middle),
        expected: mean((line) => line.points.expected),
        ceiling: mean((line) => line.points.ceiling),
      };
      return [[id, { position: first.position, points, reference: mean((line) => line.reference) }]];
    }),
  );
}

function withDepth(edition: Edition, season: number, lines: ReadonlyMap<string, Line>): ReadonlyMap<string, Expected> {
  const groups = Map.groupBy(lines, ([id, { position }]) => `${edition.indexes.teamOf(id, season)} ${position}`);
  const depths = new Map(
    [...groups.values()].flatMap((group) =>
      group
        .toSorted(([, one], [, other]) => other.points.expected - one.points.expected)
        .map(([id], place) => [id, place + 1] as const),
    ),
  );
  return new Map([...lines].map(([id, line]) => [id, { ...line, depth: depths.get(id) ?? 1 }]));
}
