import type { snapCounts } from '@pylon/contract/tables/usage/snap-counts.table';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { REGULAR_SEASON_WEEKS } from '@pylon/engine/vocabulary/weeks';
import type { RowsOf } from '../../../tables/rows.ts';

/** Snaps of a side of the ball in a regular season, or in one week of any, for whichever teams. */
export const rows: RowsOf<typeof snapCounts> = ({ edition, season, week, choices: { side } }) => {
  const { column, length } = edition.tables.snapCounts;
  const [counts, shares] =
    side === 'defense' ? [column.defenseSnaps, column.defensePercent] : [column.offenseSnaps, column.offensePercent];
  const isAsked = (of: number) => (week === -1 ? of <= REGULAR_SEASON_WEEKS : of === week);
  const players = new Map<string, { games: number; snaps: number; shares: number; teams: Map<number, string> }>();
  for (let row = 0; row < length; row++) {
    const snaps = counts[row] ?? 0;
    if (column.season[row] !== season || !isAsked(column.week[row] ?? 0) || snaps === 0) continue;
    const playerId = column.playerId[row] ?? '';
    // Of the offence only whom fantasy leagues draft: linemen play every snap.
    if (side === 'offense' && !isPosition(edition.indexes.positionOf(playerId, season) ?? '')) continue;
    const sum = players.get(playerId) ?? { games: 0, snaps: 0, shares: 0, teams: new Map() };
    const share = sum.shares + (shares[row] ?? 0);
    sum.teams.set(column.week[row] ?? 0, column.teamId[row] ?? '');
    players.set(playerId, { ...sum, games: sum.games + 1, snaps: sum.snaps + snaps, shares: share });
  }
  return [...players].map(([entityId, { games, snaps, shares, teams }]) => ({
    ...{ entityId, games, snaps, teams: inOrder(teams) },
    share: shares / games,
    perGame: snaps / games,
  }));
};

/** Teams by week, each once. @example inOrder(new Map([[9, 'NYJ'], [1, 'LV']])) // → 'LV, NYJ' */
const inOrder = (byWeek: ReadonlyMap<number, string>): string =>
  [...new Set([...byWeek].sort(([one], [other]) => one - other).map(([, team]) => team))].join(', ');
