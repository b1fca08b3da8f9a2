// A page of the rankings: one function for the server's answer and for the browser, which ranks anew while settings change.
import { listTiers } from '@pylon/engine/rankings/list-tiers';
import { opens, type Tier } from '../plans/tiers.ts';
import { entityTest, type NoSuchColumn, pageOf, positionsOf, sortedRows } from '../tables/table-rows.ts';
import type { Expert, NextGame } from '../wire.ts';
import { rankingColumn } from './ranking-columns.ts';
import { type Board, type BoardRow, toRankingRow } from './ranking-row.ts';
import type { RankingRow, RankingsBody } from './rankings.ts';

/** What part of a board is wanted, in which order. */
export type RankingsPageWish = Pick<
  RankingsBody,
  'rosterPositions' | 'teamId' | 'searchText' | 'orderBy' | 'limit' | 'offset'
>;

export interface RankingsPage {
  readonly experts: Expert[];
  readonly total: number;
  readonly rows: RankingRow[];
}

/**
 * A page of a board, as a tier sees it.
 *
 * @param gameOf the game of the week shown, or the next one; null without any
 * @returns or the refusal of an order by something that is no column
 */
export function rankedPage(
  board: Board,
  wish: RankingsPageWish,
  { tier, gameOf }: { readonly tier: Tier; readonly gameOf: (row: BoardRow) => NextGame | null },
): { readonly ok: true; readonly page: RankingsPage } | NoSuchColumn {
  const positions = positionsOf(wish);
  const listed = board.rows.filter(({ position }) => positions.size === 0 || positions.has(position));
  const tiers = opens(tier, 'rankingsTableRight') || listed.some(({ sd }) => sd !== null) ? listTiers(listed) : null;
  const sorted = sortedRows(listed.filter(entityTest(wish)), wish.orderBy, (key) =>
    rankingColumn(key, tiers, new Set(board.experts.map(({ id }) => id))),
  );
  if (!sorted.ok) return sorted;
  const { experts } = board;
  const rows = pageOf(sorted.rows, wish).map((row) => toRankingRow(row, { tier, tiers, experts, game: gameOf(row) }));
  return { ok: true, page: { experts: [...experts], total: sorted.rows.length, rows } };
}
