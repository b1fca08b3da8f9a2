// Rankings material for tests: lists and projections of invented players.
import fc from 'fast-check';
import { LIST_FORMATS, type ListFormat } from '../rankings/list-formats.ts';
import type { ConsensusEntry, RankingMaterial } from '../rankings/ranking-material.ts';
import { projectionSeason } from '../scoring/expected/projection-season.ts';
import type { StatLine } from '../scoring/stat-keys.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';

/** A player of a material: the expected stats of sixteen games, null for a player without a projection. */
export interface MaterialPerson {
  readonly entityId: string;
  readonly position: Position;
  readonly line: StatLine | null;
  /** Absent is 1. */
  readonly scheduleRatio?: number;
  /** Absent is null: no rookie. */
  readonly rookieRatio?: number;
}

/** A season's material in which one publisher lists these people, in this order, in every format. */
export function buildMaterial(
  people: readonly MaterialPerson[],
  formats: readonly ListFormat[] = LIST_FORMATS,
): RankingMaterial {
  const projected = people.flatMap(({ entityId, position, line, scheduleRatio = 1, rookieRatio = null }) =>
    line
      ? [
          {
            entityId,
            position,
            line,
            games: 16,
            floorRatio: 0.7,
            middleRatio: 0.9,
            ceilingRatio: 1.3,
            scheduleRatio,
            rookieRatio,
          },
        ]
      : [],
  );
  const counts = new Map<Position, number>();
  const entries = people.map(({ entityId, position }, index): ConsensusEntry => {
    const positionRank = (counts.get(position) ?? 0) + 1;
    counts.set(position, positionRank);
    return {
      entityId,
      rank: index + 1,
      positionRank,
      mean: index + 1.25,
      sd: 1 + index / 10,
      tier: Math.ceil(positionRank / 3),
    };
  });
  return {
    period: 'seasonal',
    positions: new Map(people.map(({ entityId, position }) => [entityId, position])),
    projected,
    units: projectionSeason(projected),
    projectedAsOf: '2025-09-01',
    lists: LIST_FORMATS.map((format) => ({
      format,
      entries: formats.includes(format) ? entries : [],
      experts: formats.includes(format) ? [{ expertId: 'paper', asOf: '2025-08-30', places: entries }] : [],
    })),
    markets: [],
  };
}

const amount = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((tenths) => tenths / 10);

/** A stat line of a position. */
export const anyLine: fc.Arbitrary<StatLine> = fc.record({
  passingYards: amount(4500),
  passingTouchdowns: amount(40),
  rushingYards: amount(1500),
  rushingTouchdowns: amount(15),
  receivingReceptions: amount(120),
  receivingYards: amount(1500),
  receivingTouchdowns: amount(14),
});

/** Twelve to sixty people, some without a projection. */
export const anyPeople: fc.Arbitrary<readonly MaterialPerson[]> = fc
  .array(fc.tuple(fc.constantFrom(...POSITIONS), fc.option(anyLine, { freq: 6 })), { minLength: 12, maxLength: 60 })
  .map((people) => people.map(([position, line], index) => ({ entityId: `p${index}`, position, line })));
