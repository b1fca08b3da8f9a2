// Lists as table rows: joined to our athletes, cut at the day of the edition, each player once a list.
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { adp, auctionValues, projections, rankings } from '../../tables/fantasy.ts';
import type { ownership, tradeValues } from '../../tables/market.ts';
import type { RowOf } from '../../tables/table.ts';
import type { Imported, ImportedAdp } from '../imports/import-file.ts';
import type { SleeperLine } from '../sleeper/weeks.ts';
import { expectedCells } from '../weeks/stat-lines.ts';
import type { Joining } from './joining.ts';
import { entityOf, type NamedPlayer } from './named-player.ts';

/** Rows that lists lead to. */
export interface ListRows {
  readonly adp: readonly RowOf<typeof adp>[];
  readonly rankings: readonly RowOf<typeof rankings>[];
  readonly projections: readonly RowOf<typeof projections>[];
  readonly auctionValues: readonly RowOf<typeof auctionValues>[];
  readonly ownership: readonly RowOf<typeof ownership>[];
  readonly tradeValues: readonly RowOf<typeof tradeValues>[];
}

/** Keeps the first row of each key: lists are in order, and a second line for a player is a namesake or a slip. */
function firstByKey<R>(rows: readonly R[], key: (row: R) => string): readonly R[] {
  const first = new Map<string, R>();
  for (const row of rows) if (!first.has(key(row))) first.set(key(row), row);
  return [...first.values()];
}

/** Joins lines, one look-up per player and season however many lines they have. */
function joined<L extends { readonly who: NamedPlayer; readonly season: number }>(
  lines: readonly L[],
  { join }: Joining,
): readonly (Omit<L, 'who'> & { readonly entityId: EntityId })[] {
  const known = new Map<NamedPlayer, EntityId | undefined>();
  return lines.flatMap(({ who, ...line }) => {
    if (!known.has(who)) known.set(who, entityOf(join, who, line.season));
    const entityId = known.get(who);
    return entityId ? [{ ...line, entityId }] : [];
  });
}

const adpKey = (row: Omit<ImportedAdp, 'who'> & { readonly entityId: EntityId }): string =>
  `${row.season} ${row.provider} ${row.format} ${row.asOf} ${row.entityId}`;

/** Positions within a list, counted in its order. */
function positionRanks(lines: Imported['rankings'] = []): readonly number[] {
  const counts = new Map<string, number>();
  return lines.map(({ who }) => {
    const position = who.position.replace(/\d+$/, '');
    const rank = (counts.get(position) ?? 0) + 1;
    counts.set(position, rank);
    return rank;
  });
}

/** Rows of a file's or an answer's lists that were known by the day. */
export function listRows(imported: Omit<Imported, 'kind'>, joining: Joining): ListRows {
  const { asOf, calendar } = joining;
  const known = <L extends { readonly asOf: string }>(lines: readonly L[] = []) =>
    lines.filter((line) => line.asOf <= asOf);
  const ranks = positionRanks(imported.rankings);
  const ranked = (imported.rankings ?? []).map((line, index) => ({
    ...line,
    week: 0,
    positionRank: line.who.position === '' ? null : (ranks[index] ?? null),
  }));
  const expected = (imported.projections ?? []).flatMap(({ asOf: said, ...line }) => {
    const day = said ?? calendar.projectionDay(line.season, line.week);
    return day === undefined ? [] : [{ ...line, asOf: day, games: null }];
  });
  return {
    adp: firstByKey(joined(known(imported.adp), joining), adpKey).map(({ toldBy = null, ...row }) => ({
      ...row,
      toldBy,
    })),
    rankings: firstByKey(
      joined(known(ranked), joining),
      (r) => `${r.season} ${r.period} ${r.expert} ${r.format} ${r.asOf} ${r.entityId}`,
    ),
    projections: firstByKey(
      joined(known(expected), joining).map(({ line, ...row }) => ({ ...row, ...expectedCells(line) })),
      (r) => `${r.season} ${r.period} ${r.week} ${r.provider} ${r.asOf} ${r.entityId}`,
    ),
    auctionValues: firstByKey(
      joined(known(imported.auctionValues), joining),
      (r) => `${r.season} ${r.provider} ${r.asOf} ${r.entityId}`,
    ),
    ownership: joined(known(imported.ownership), joining),
    tradeValues: joined(known(imported.tradeValues), joining),
  };
}

/** Month and day from which a season's first week is projected. @source docs/sources.md "Sleeper" */
const FIRST_PROJECTIONS = '08-01';

/**
 * Rows of a week's Sleeper projections, dated by the rule for undated ones. The first week's are there from August on,
 * and are then of the edition's day.
 */
export function sleeperProjectionRows(
  lines: readonly SleeperLine[],
  season: number,
  week: number,
  { join, calendar, asOf }: Joining,
): readonly RowOf<typeof projections>[] {
  const ruled = calendar.projectionDay(season, week);
  if (ruled === undefined || asOf < `${season}-${FIRST_PROJECTIONS}`) return [];
  const day = ruled < asOf ? ruled : asOf;
  return lines.flatMap(({ sleeperId, teamId, line }) => {
    if (Object.keys(line).length === 0) return [];
    const entityId = sleeperId === null ? teamId : join.playerId({ ids: { sleeper: sleeperId }, season });
    if (!entityId) return [];
    return {
      season,
      period: 'weekly',
      week,
      provider: 'sleeper',
      asOf: day,
      entityId,
      games: null,
      ...expectedCells(line),
    };
  });
}
