import type { RangeRatios } from '@pylon/engine/scoring/expected/points-range';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import type { Edition } from '../editions/edition.ts';
import { rangeRatios } from '../house/projections/ranges.ts';
import { referencePoints } from '../house/projections/reference-points.ts';
import type { HousePeriod } from '../tables/house.ts';
import { statLineAt } from './stat-line-at.ts';

/** Provider slug of the house's own projections. */
export const AGGREGATE = 'aggregate';

/** Which projections. `week` is 0 unless weekly. */
export interface ProjectionQuery {
  readonly season: number;
  readonly period: HousePeriod;
  readonly week: number;
}

/** An expected stat line. Points of any scoring times the ratios are its floor, middle and ceiling (P10, P50, P90). */
export interface ProjectionLine extends RangeRatios {
  readonly entityId: EntityId;
  /** Games that the line covers. */
  readonly games: number;
  readonly line: StatLine;
  /** Factor of the opponents ahead on the points, near 1; 1 for a published line. */
  readonly scheduleRatio: number;
  /** Publishers of the figures; one for a published line. */
  readonly providers: readonly string[];
  /** Day of the newest of them. */
  readonly asOf: string;
}

/** Games of a season whose publisher does not say how many they expect. */
const USUAL_GAMES = 15.5;

/**
 * The lines of a provider: the house's aggregate, or a publisher's newest by entity.
 *
 * @returns in the order of entity ids; empty when there are none
 */
export function projectionLines(
  edition: Edition,
  { season, period, week }: ProjectionQuery,
  provider: string = AGGREGATE,
): readonly ProjectionLine[] {
  return provider === AGGREGATE
    ? houseLines(edition, { season, period, week })
    : publishedLines(edition, { season, period, week }, provider);
}

/** Slugs of the publishers that have lines, alphabetically. */
export function projectionProviders(edition: Edition, { season, period, week }: ProjectionQuery): readonly string[] {
  const { column, length } = edition.tables.projections;
  const slugs = new Set<string>();
  for (let row = 0; row < length; row++) {
    if (column.season[row] === season && column.period[row] === period && column.week[row] === week) {
      slugs.add(column.provider[row] ?? '');
    }
  }
  return [...slugs].sort();
}

function houseLines(edition: Edition, { season, period, week }: ProjectionQuery): readonly ProjectionLine[] {
  const table = edition.tables.houseProjections;
  const { column } = table;
  const lines: ProjectionLine[] = [];
  for (let row = 0; row < table.length; row++) {
    if (column.season[row] !== season || column.period[row] !== period || column.week[row] !== week) continue;
    lines.push({
      entityId: (column.entityId[row] ?? '') as EntityId, // the table's own ids
      games: column.games[row] ?? 1,
      line: statLineAt(table, row),
      floorRatio: column.floorRatio[row] ?? 0,
      middleRatio: middleRatioAt(column.middleRatio?.[row]),
      ceilingRatio: column.ceilingRatio[row] ?? 1,
      scheduleRatio: column.scheduleRatio[row] ?? 1,
      providers: (column.providers[row] ?? '').split(','),
      asOf: column.asOf[row] ?? '',
    });
  }
  return lines;
}

/** What an edition of before does not know is the expected points themselves. */
const middleRatioAt = (stored: number | undefined): number =>
  stored === undefined || Number.isNaN(stored) ? 1 : stored;

function publishedLines(
  { tables, indexes }: Edition,
  { season, period, week }: ProjectionQuery,
  provider: string,
): readonly ProjectionLine[] {
  if (period === 'preseason') return []; // only the house looks back
  const table = tables.projections;
  const { column } = table;
  const newest = new Map<string, ProjectionLine>();
  for (let row = 0; row < table.length; row++) {
    if (column.season[row] !== season || column.period[row] !== period || column.week[row] !== week) continue;
    if (column.provider[row] !== provider) continue;
    const entityId = (column.entityId[row] ?? '') as EntityId; // the table's own ids
    const asOf = column.asOf[row] ?? '';
    const position = indexes.positionOf(entityId, season);
    if (position === null || !isPosition(position) || asOf < (newest.get(entityId)?.asOf ?? '')) continue;
    const line = statLineAt(table, row);
    const stated = column.games[row] ?? Number.NaN;
    const games = period === 'weekly' ? 1 : Number.isNaN(stated) ? USUAL_GAMES : stated;
    const ratios = rangeRatios(position, period, referencePoints(line, position, games), games);
    newest.set(entityId, { entityId, games, line, ...ratios, scheduleRatio: 1, providers: [provider], asOf });
  }
  return [...newest.values()].sort((a, b) => (a.entityId < b.entityId ? -1 : 1));
}
