/**
 * Published stat lines, averaged stat by stat.
 *
 * Publishers leave stats out: one has no targets, another no first downs. A publisher's opinion of a stat counts only
 * where the publisher states it for some player of the position; there a missing amount is a zero, elsewhere it is no
 * opinion.
 */
import { STAT_KEYS, type StatKey, type StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { TableRows } from '../../../tables/all.ts';
import { latestDay } from '../../days.ts';
import { newestLists } from '../../newest.ts';
import { lineOf } from '../stat-lines.ts';
import { robustMean } from './robust-mean.ts';

type ProjectionRow = TableRows['projections'][number];

/** One publisher's line of one player. */
export interface PublishedLine {
  readonly provider: string;
  readonly asOf: string;
  readonly games: number | null;
  readonly line: StatLine;
  /** Stats that the publisher states for the position. */
  readonly stated: ReadonlySet<StatKey>;
}

/** Every publisher's newest lines by entity, from rows of one season, period and week. */
export function publishedLines(
  rows: readonly ProjectionRow[],
  until: string,
  positionOf: (entityId: string) => Position | null,
): ReadonlyMap<string, readonly PublishedLine[]> {
  const byEntity = new Map<string, PublishedLine[]>();
  for (const [provider, list] of newestLists(rows, (row) => row.provider, until)) {
    const lines = list.map((row) => ({ row, position: positionOf(row.entityId), line: lineOf(row) }));
    const stated = new Map<Position | null, Set<StatKey>>();
    for (const { position, line } of lines) {
      const stats = stated.get(position) ?? new Set();
      stated.set(position, stats);
      for (const key of Object.keys(line) as StatKey[]) stats.add(key); // the line's own keys
    }
    for (const { row, position, line } of lines) {
      if (Object.keys(line).length === 0) continue;
      const published = { provider, asOf: row.asOf, games: row.games, line, stated: stated.get(position) ?? new Set() };
      const known = byEntity.get(row.entityId);
      if (known) known.push(published);
      else byEntity.set(row.entityId, [published]);
    }
  }
  return byEntity;
}

/** Mean of some lines, stat by stat over those who state it. */
export function meanLine(lines: readonly PublishedLine[]): StatLine {
  const mean: Partial<Record<StatKey, number>> = {};
  for (const key of STAT_KEYS) {
    const amounts = lines.filter((line) => line.stated.has(key)).map((line) => line.line[key] ?? 0);
    if (amounts.length > 0) mean[key] = robustMean(amounts);
  }
  return mean;
}

/** Day of the newest of some lines. */
export const newestDay = (lines: readonly PublishedLine[]): string => latestDay(lines.map((line) => line.asOf));
