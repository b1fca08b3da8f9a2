// What is expected of everybody in a week, in the scoring of a league.
import type { Edition } from '@pylon/almanac/editions/edition';
import { REFERENCE_SCORING } from '@pylon/almanac/house/projections/reference-points';
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

type Week = { readonly season: number; readonly week: number };

/**
 * Everybody's expectations of a week by entity. Whoever nobody projects is left out.
 *
 * @param basis 'market' where nobody has published is the house's line of a game to come
 */
export const weekExpectations = (
  edition: Edition,
  week: Week,
  scoring: KnownScoring,
  basis: Basis,
): ReadonlyMap<string, Expected> =>
  keptWeeks(edition).once(keyOf(week, scoring, basis), () => {
    const lines = publishersOf(edition, week, basis).map((slug) => expectedBy(edition, weekly(week), scoring, slug));
    return withDepth(edition, week.season, meanOf(lines));
  });

/** Makes them a publisher at a time, so that {@link weekExpectations} finds them made. */
export function* expectationSteps(
  edition: Edition,
  week: Week,
  scoring: KnownScoring,
  basis: Basis,
): Generator<void, void> {
  if (keptWeeks(edition).get(keyOf(week, scoring, basis))) return;
  for (const slug of publishersOf(edition, week, basis)) {
    projectionUnits(edition, weekly(week), slug);
    yield;
  }
  weekExpectations(edition, week, scoring, basis);
  yield;
}

const keptWeeks = (edition: Edition) =>
  onceFor(edition, 'week expectations', () => new Lru<ReadonlyMap<string, Expected>>(KEPT_WEEKS));

const keyOf = ({ season, week }: Week, scoring: KnownScoring, basis: Basis) =>
  `${season} ${week} ${scoring.key} ${basis}`;

const weekly = ({ season, week }: Week) => ({ season, period: 'weekly', week }) as const;

/** Whose lines a basis is made of, one at least. */
function publishersOf(edition: Edition, { season, week }: Week, basis: Basis): readonly string[] {
  const published = basis === 'house' ? [] : weekPublishers(edition, season, week);
  return published.length > 0 ? published : [AGGREGATE];
}

function expectedBy(
  edition: Edition,
  query: ProjectionQuery,
  { settings }: KnownScoring,
  provider: string,
): Map<string, Line> {
  const { lines, units } = projectionUnits(edition, query, provider);
  const points = scoreSeason(units, settings);
  const references = scoreSeason(units, REFERENCE_SCORING);
  return new Map(
    lines.map((line, cell) => [
      line.entityId,
      {
        position: line.position,
        points: pointsRange(points[cell] ?? 0, line),
        reference: references[cell] ?? 0,
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
