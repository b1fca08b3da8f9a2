/**
 * The house methods that rank as Scout does, by value over replacement in the asked scoring and league, but look at
 * other points than the expected ones.
 */
import type { PointsRange } from '../scoring/expected/points-range.ts';
import type { AskedLeague } from './asked-league.ts';
import { opportunityShifts } from './opportunity.ts';
import type { ProjectedPlayer, RankingMaterial } from './ranking-material.ts';
import { rankedByValue, type ScoredPlayer } from './scout-values.ts';

/** Places overall, from 1, by entity. */
type Ranks = ReadonlyMap<string, number>;

export interface MethodRanks {
  /** By points of which a share of the touchdowns follows the chances. */
  readonly opportunity: Ranks;
  /** By points that are exceeded once in ten times. */
  readonly ceiling: Ranks;
  /** By points against the defences ahead. */
  readonly schedule: Ranks;
  /** Rookies alone, at the places that they have among all when draft capital counts. */
  readonly rookie: Ranks;
}

/** @param scored everybody of the material under the asked settings, in the material's order */
export function methodRanks(
  material: RankingMaterial,
  { settings, league }: AskedLeague,
  scored: readonly ScoredPlayer[],
): MethodRanks {
  const { projected } = material;
  const shifts = opportunityShifts(material, settings);
  const ranks = (pointsOf: (points: PointsRange, index: number) => number): Ranks =>
    new Map(rankedByValue(scored, league, pointsOf).map(({ entityId }, index) => [entityId, index + 1]));
  const times =
    (ratioOf: (player: ProjectedPlayer) => number | null) =>
    ({ expected }: PointsRange, index: number): number => {
      const player = projected[index];
      // A factor on fewer points than none would turn praise into blame.
      return expected <= 0 || !player ? expected : expected * (ratioOf(player) ?? 1);
    };
  const isRookie = new Set(projected.flatMap(({ entityId, rookieRatio }) => (rookieRatio === null ? [] : [entityId])));
  return {
    opportunity: ranks(({ expected }, index) => expected + (shifts[index] ?? 0)),
    ceiling: ranks(({ ceiling }) => ceiling),
    schedule: ranks(times(({ scheduleRatio }) => scheduleRatio)),
    rookie: new Map([...ranks(times(({ rookieRatio }) => rookieRatio))].filter(([entityId]) => isRookie.has(entityId))),
  };
}
