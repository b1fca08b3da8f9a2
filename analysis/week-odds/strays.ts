// How players of one game strayed from what was projected of them, role by role.
import { ROLES, type Role } from '../../packages/engine/src/week-odds/correlations.shape.ts';
import { pointsTable } from '../../packages/engine/src/week-odds/points-table.ts';
import { asWeekPlayer, byWeek, depths, type PlayedWeek } from './weeks.ts';

export interface Pair {
  readonly own: number[];
  readonly other: number[];
}

/** What two roles strayed by, in their own spreads, in all games of both. */
export function strays(rows: readonly PlayedWeek[]) {
  const pairs = { teamMates: new Map<string, Pair>(), opponents: new Map<string, Pair>() };
  for (const week of byWeek(rows)) {
    const depth = depths(week);
    const known = week.flatMap((row) => {
      const role = ROLES.indexOf(`${row.position}${depth.get(row)}` as Role);
      if (role < 0) return [];
      const { mean, variance } = pointsTable(asWeekPlayer(row));
      return [{ ...row, role, stray: (row.happened - mean) / Math.sqrt(variance) }];
    });
    for (const one of known) {
      for (const other of known) {
        const side = one.team === other.team ? 'teamMates' : other.team === one.opponent ? 'opponents' : null;
        // Of two of one role the first counts once, as the second does from the other side.
        if (side === null || one.role > other.role || (one.role === other.role && one.team >= other.team)) continue;
        const key = `${ROLES[one.role]} ${ROLES[other.role]}`;
        const pair = pairs[side].get(key) ?? { own: [], other: [] };
        pair.own.push(one.stray);
        pair.other.push(other.stray);
        pairs[side].set(key, pair);
      }
    }
  }
  return pairs;
}
