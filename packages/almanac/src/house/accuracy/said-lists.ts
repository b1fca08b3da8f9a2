// Who said what before the games: of each source the newest list dated before a player's own game day.
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { ForecastKind } from '../../tables/accuracy.ts';
import type { TableRows } from '../../tables/all.ts';
import { consensusLists } from '../consensus/consensus-lists.ts';
import { oneConsensus } from '../consensus/consensus-rows.ts';
import { marketLists, REDRAFT_FORMATS } from '../consensus/market.ts';
import { latestDay } from '../days.ts';
import { referencePoints } from '../projections/reference-points.ts';
import { lineOf } from '../projections/stat-lines.ts';

/** What a source said of a player in time. */
export interface Said {
  /** Lower is better; comparable within a position. */
  readonly place: number;
  /** Half PPR; null for an order alone. */
  readonly expected: number | null;
  readonly asOf: string;
}

/** One source's list. */
export interface SaidList {
  readonly kind: ForecastKind;
  readonly source: string;
  readonly byEntity: ReadonlyMap<string, Said>;
}

/** What a list is asked about. */
export interface Question {
  readonly positionOf: (entityId: string) => Position | null;
  /** The day before which something must have been said of an entity to count; undefined without a game. */
  readonly dayOf: (entityId: string) => string | undefined;
  /** The day before which it must have been said to count of anybody. */
  readonly firstDay: string;
}

/** Of lists in several formats, the nearest to half PPR speaks. */
const NEAREST = ['half-ppr', 'ppr', 'standard'] as const;

interface DatedRow {
  readonly source: string;
  readonly asOf: string;
  readonly entityId: string;
  /** Asked only of rows that count: most are older than the newest. */
  readonly said: () => Omit<Said, 'asOf'>;
}

/** A player who is not on the newest list before the game was not spoken of, even if an older list names them. */
function inTime(kind: ForecastKind, rows: readonly DatedRow[], { dayOf }: Question): readonly SaidList[] {
  return [...Map.groupBy(rows, ({ source }) => source)].map(([source, own]) => {
    const days = [...new Set(own.map(({ asOf }) => asOf))].sort();
    const byEntity = new Map<string, Said>();
    for (const { asOf, entityId, said } of own) {
      const day = dayOf(entityId);
      if (day === undefined || asOf !== days.findLast((one) => one < day)) continue;
      byEntity.set(entityId, { ...said(), asOf });
    }
    return { kind, source, byEntity };
  });
}

/** Stat lines as lists of points. */
export function projectedLists(rows: TableRows['projections'], question: Question): readonly SaidList[] {
  const dated = rows.flatMap((row): DatedRow[] => {
    const position = question.positionOf(row.entityId);
    if (position === null) return [];
    const said = () => {
      const expected = referencePoints(lineOf(row), position, row.games ?? 1);
      return { place: -expected, expected };
    };
    return [{ source: row.provider, asOf: row.asOf, entityId: row.entityId, said }];
  });
  return inTime('projections', dated, question);
}

/** Orders that were published; of each expert in one format. */
export function rankedLists(rows: TableRows['rankings'], question: Question): readonly SaidList[] {
  const dated = [...Map.groupBy(rows, ({ expert }) => expert)].flatMap(([source, own]) => {
    const format = NEAREST.find((one) => own.some((row) => row.format === one));
    return own
      .filter((row) => row.format === format && question.positionOf(row.entityId) !== null)
      .map(
        ({ asOf, entityId, rank }): DatedRow => ({
          source,
          asOf,
          entityId,
          said: () => ({ place: rank, expected: null }),
        }),
      );
  });
  return inTime('rankings', dated, question);
}

/** Average picks on the eve. */
export function draftedLists(rows: TableRows['adp'], { firstDay, positionOf }: Question): readonly SaidList[] {
  const known = rows.filter((row) => row.asOf < firstDay && positionOf(row.entityId) !== null);
  return marketLists(known, REDRAFT_FORMATS, firstDay).map(({ slug, asOf, ranks }) => ({
    kind: 'adp',
    source: slug,
    byEntity: new Map([...ranks].map(([id, place]) => [id, { place, expected: null, asOf }])),
  }));
}

/** What publishers expect, averaged over those who speak of a player; needs two of them. */
export function meanOfLists(lists: readonly SaidList[]): readonly SaidList[] {
  if (lists.filter(({ byEntity }) => byEntity.size > 0).length < 2) return [];
  const told = lists.flatMap(({ byEntity }) => [...byEntity]);
  const byEntity = new Map(
    [...Map.groupBy(told, ([id]) => id)].map(([id, own]) => {
      const expected = own.reduce((sum, [, said]) => sum + (said.expected ?? 0), 0) / own.length;
      const asOf = latestDay(own.map(([, said]) => said.asOf));
      return [id, { place: -expected, expected, asOf }];
    }),
  );
  return [{ kind: 'house', source: 'market', byEntity }];
}

/** The house's consensus of what had been published before the first of the games; needs two lists. */
export function consensusOf(
  period: 'seasonal' | 'weekly',
  { rankings, adp }: Pick<TableRows, 'rankings' | 'adp'>,
  { firstDay, positionOf }: Question,
): readonly SaidList[] {
  const before = <R extends { readonly asOf: string }>(rows: readonly R[]) => rows.filter((row) => row.asOf < firstDay);
  const which = { period, format: 'half-ppr', until: firstDay };
  const lists = consensusLists(before(rankings), before(adp), which, positionOf);
  if (lists.length < 2) return [];
  const rows = oneConsensus(lists, positionOf);
  const byEntity = rows.map(
    ({ entityId, positionRank, asOf }) => [entityId, { place: positionRank, expected: null, asOf }] as const,
  );
  return [{ kind: 'house', source: 'consensus', byEntity: new Map(byEntity) }];
}
