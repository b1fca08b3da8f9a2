import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Edition } from '../editions/edition.ts';
import { newestLists } from '../house/newest.ts';

/** Which rankings. `week` is 0 unless weekly; periods and formats as in the table `rankings`. */
export interface RankingsQuery {
  readonly season: number;
  readonly period: string;
  readonly week: number;
  readonly format: string;
  /** Last day that counts for published lists; absent is the edition's own. */
  readonly at?: string;
}

/** A publisher's place for a player. */
export interface PublishedRank {
  readonly rank: number;
  readonly positionRank: number | null;
  readonly tier: number | null;
}

export interface RankedEntity {
  readonly entityId: EntityId;
  /** Day of the newest list that had a voice. */
  readonly asOf: string;
  /** Consensus place, from 1, over all positions, or within the position where lists are by position. */
  readonly rank: number;
  readonly positionRank: number;
  readonly mean: number;
  readonly sd: number;
  readonly best: { readonly rank: number; readonly expert: string };
  readonly worst: { readonly rank: number; readonly expert: string };
  readonly tier: number;
  readonly voices: number;
  /** By publisher's slug; absent where a list lacks the player. */
  readonly published: Readonly<Record<string, PublishedRank>>;
}

export interface Rankings {
  /** Publishers with a list in this very format, alphabetically, and the day of each list. */
  readonly experts: readonly { readonly slug: string; readonly asOf: string }[];
  /** By consensus rank. */
  readonly entities: readonly RankedEntity[];
}

/** The consensus and the published lists behind it; no lists give no entities. */
export function rankingsOf(edition: Edition, query: RankingsQuery): Rankings {
  const lists = publishedLists(edition, query);
  const { column, length } = edition.tables.consensus;
  const entities: RankedEntity[] = [];
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== query.season || column.period[row] !== query.period) continue;
    if (column.week[row] !== query.week || column.format[row] !== query.format) continue;
    const entityId = (column.entityId[row] ?? '') as EntityId; // the table's own ids
    entities.push({
      entityId,
      asOf: column.asOf[row] ?? '',
      rank: column.rank[row] ?? 0,
      positionRank: column.positionRank[row] ?? 0,
      mean: column.mean[row] ?? 0,
      sd: column.sd[row] ?? 0,
      best: { rank: column.best[row] ?? 0, expert: column.bestExpert[row] ?? '' },
      worst: { rank: column.worst[row] ?? 0, expert: column.worstExpert[row] ?? '' },
      tier: column.tier[row] ?? 0,
      voices: column.voices[row] ?? 0,
      published: Object.fromEntries(
        lists.flatMap(({ slug, ranks }) => {
          const rank = ranks.get(entityId);
          return rank ? [[slug, rank]] : [];
        }),
      ),
    });
  }
  return {
    experts: lists.map(({ slug, asOf }) => ({ slug, asOf })),
    entities: entities.sort((a, b) => a.rank - b.rank),
  };
}

function publishedLists({ tables, manifest }: Edition, query: RankingsQuery) {
  const { column, length } = tables.rankings;
  const rows: { readonly asOf: string; readonly row: number }[] = [];
  const until = query.at ?? manifest.asOf;
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== query.season || column.period[row] !== query.period) continue;
    if (column.week[row] !== query.week || column.format[row] !== query.format) continue;
    const asOf = column.asOf[row] ?? '';
    if (asOf <= until) rows.push({ asOf, row });
  }
  const known = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);
  return [...newestLists(rows, ({ row }) => column.expert[row] ?? '', until)]
    .map(([slug, list]) => ({
      slug,
      asOf: list[0]?.asOf ?? '',
      ranks: new Map(
        list.map(({ row }): [string, PublishedRank] => [
          column.entityId[row] ?? '',
          {
            rank: column.rank[row] ?? 0,
            positionRank: known(column.positionRank[row]),
            tier: known(column.tier[row]),
          },
        ]),
      ),
    }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
