import type { snapCounts } from '@pylon/contract/tables/snap-counts.table';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import type { RowsOf } from '../../tables/rows.ts';

/** Snaps of a side of the ball, added up over the games with one. */
export const rows: RowsOf<typeof snapCounts> = ({ edition, season, week, choices: { side } }) => {
  const { column, length } = edition.tables.snapCounts;
  const [counts, shares] =
    side === 'defense' ? [column.defenseSnaps, column.defensePercent] : [column.offenseSnaps, column.offensePercent];
  const players = new Map<string, { games: number; snaps: number; shares: number }>();
  for (let row = 0; row < length; row++) {
    const snaps = counts[row] ?? 0;
    if (column.season[row] !== season || (week !== -1 && column.week[row] !== week) || snaps === 0) continue;
    const playerId = column.playerId[row] ?? '';
    // Of the offence only whom fantasy leagues draft: linemen play every snap.
    if (side === 'offense' && !isPosition(edition.indexes.positionOf(playerId, season) ?? '')) continue;
    const sum = players.get(playerId) ?? { games: 0, snaps: 0, shares: 0 };
    const share = sum.shares + (shares[row] ?? 0);
    players.set(playerId, { games: sum.games + 1, snaps: sum.snaps + snaps, shares: share });
  }
  return [...players].map(([entityId, { games, snaps, shares }]) => ({
    ...{ entityId, games, snaps },
    share: shares / games,
    perGame: snaps / games,
  }));
};
