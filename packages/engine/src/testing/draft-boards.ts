// Invented boards for tests: as many of each position, in the order and at the distances, as drafts of a season have
// them.
import { type DraftPlayer, type DraftTable, draftTable } from '../drafting/draft-table.ts';
import { createRoom } from '../mock-draft/bots/room.ts';
import type { EntityId, TeamId } from '../vocabulary/entities.ts';
import { DEFAULT_LEAGUE } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';

/** Where positions go: of every twelve picks of a phase, how many are of each position (QB, RB, WR, TE, K, DST). */
const MIX: readonly { readonly until: number; readonly of: readonly number[] }[] = [
  { until: 24, of: [0, 6, 5, 1, 0, 0] },
  { until: 60, of: [1.6, 3.8, 5.4, 1.2, 0, 0] },
  { until: 120, of: [1.8, 3.8, 5, 1.4, 0, 0] },
  { until: 160, of: [1.6, 3.4, 4.4, 1.6, 0.4, 0.6] },
  { until: Number.POSITIVE_INFINITY, of: [1.3, 2.6, 3.2, 1.3, 1.8, 1.8] },
];

/** Positions of a board, best first: the position furthest behind the mix is next. */
export function boardPositions(size: number): Position[] {
  const owed = [0, 0, 0, 0, 0, 0];
  return Array.from({ length: size }, (_, pick) => {
    const { of } = MIX.find(({ until }) => pick < until) ?? { of: [] };
    POSITIONS.forEach((_position, p) => {
      owed[p] = (owed[p] ?? 0) + (of[p] ?? 0) / 12;
    });
    const next = owed.indexOf(Math.max(...owed));
    owed[next] = (owed[next] ?? 0) - 1;
    return POSITIONS[next] ?? 'WR';
  });
}

/**
 * A board of invented players: board values 1, 2, 3, …, 32 NFL teams with bye weeks 5 to 14.
 *
 * @param size players on it
 */
export function buildBoard(size: number, override: Partial<DraftPlayer> = {}): DraftTable {
  const positions = boardPositions(size);
  return draftTable(
    positions.map((position, i) => {
      const team = (i * 7 + Math.floor(i / 32)) % 32;
      return {
        entityId: `player:${i}` as EntityId, // an invented id
        position,
        board: i + 1,
        points: 330 - 60 * Math.log(1 + i / 4),
        byeWeek: 5 + (team % 10),
        nflTeam: `T${team}` as TeamId, // an invented team
        ...override,
      };
    }),
  );
}

/** The team of every pick of a snake draft. */
export const snakeOrder = (teams: number, rounds: number): Uint8Array =>
  Uint8Array.from({ length: teams * rounds }, (_, pick) => {
    const round = Math.floor(pick / teams);
    return round % 2 === 0 ? pick % teams : teams - 1 - (pick % teams);
  });

/** The standard league's room: twelve teams without a strategy draft 16 rounds of 320 players, close to the board. */
export const buildBotRoom = () =>
  createRoom({
    table: buildBoard(320),
    slots: DEFAULT_LEAGUE.slots,
    teamOfPick: snakeOrder(12, 16),
    strategies: Array.from({ length: 12 }, () => null),
    roomType: 'tight',
  });
