/** The places of a CBS league: ranges by position, and what line-ups have beyond the least of each. */
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { SLOT_POSITIONS, type Slot, STARTING_SLOTS, type StartingSlot } from '@pylon/engine/vocabulary/slots';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { OutsideLeague, RosterSlot, UnmappedRule } from '../../outside-league.ts';
import type { OutsidePlayer } from '../../outside-player.ts';
import type { Player, Rules } from './shapes.ts';

const SPELLINGS: Readonly<Record<string, Position>> = { D: 'DST', 'D/ST': 'DST', DEF: 'DST', FB: 'RB' };
/** Places that are named for what they are. */
const NAMED: Readonly<Record<string, readonly string[]>> = { FLEX: SLOT_POSITIONS.FLEX };

export const positionOf = (code: string): string => SPELLINGS[code] ?? code;

/** Positions that a place takes: 'RB-WR-TE'. */
const positionsOf = (abbr: string): readonly string[] => NAMED[abbr] ?? abbr.split('-').map(positionOf);

const keyOf = (positions: readonly string[]): string => [...new Set(positions)].sort().join();
const SLOT_OF = new Map<string, StartingSlot>(STARTING_SLOTS.map((slot) => [keyOf(SLOT_POSITIONS[slot]), slot]));

export interface Places {
  readonly slots: SlotCounts;
  readonly reserve: OutsideLeague['reserve'];
  readonly unmapped: readonly UnmappedRule[];
  readonly positions: readonly string[];
}

export function placesOf({ roster }: Rules): Places {
  const slots: Record<Slot, number> = {
    ...{ QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 },
  };
  const unmapped: UnmappedRule[] = [];
  const most = (what: string) =>
    Math.min(99, Math.max(0, roster.statuses.find(({ description }) => description.startsWith(what))?.max ?? 0));
  const put = (positions: readonly string[], count: number, code: string) => {
    const slot = SLOT_OF.get(keyOf(positions));
    if (count <= 0) return;
    if (slot) slots[slot] += Math.min(40, count);
    else unmapped.push({ what: 'slot', code, label: `Starting places for ${code}: ${count}` });
  };
  for (const { abbr, min_active } of roster.positions) put(positionsOf(abbr), min_active, abbr);
  const least = roster.positions.reduce((sum, { min_active }) => sum + Math.max(0, min_active), 0);
  const open = roster.positions.filter(
    ({ min_active, max_active }) => max_active === 'No Limit' || Number(max_active) > min_active,
  );
  put(
    open.flatMap(({ abbr }) => positionsOf(abbr)),
    Math.min(40, most('Active') - least),
    open.map(({ abbr }) => abbr).join('/'),
  );
  const started = STARTING_SLOTS.reduce((sum, slot) => sum + slots[slot], 0);
  slots.BN = Math.max(0, most('Active') + most('Reserve') - started);
  return {
    slots,
    reserve: { ir: most('Injured'), taxi: most('Practice') },
    unmapped,
    positions: [...new Set(roster.positions.flatMap(({ abbr }) => positionsOf(abbr)))],
  };
}

/** Where somebody stands in a line-up. A place of a position beyond its least is read as the position's. */
export function rosterSlotOf(place: string, status: string): RosterSlot {
  if (status === 'I') return 'IR';
  if (status !== 'A') return 'BN';
  return SLOT_OF.get(keyOf(positionsOf(place))) ?? 'BN';
}

export function toPlayer({ id, fullname, position: positionCode, pro_team }: Player): OutsidePlayer {
  const position = positionOf(positionCode);
  return {
    id: { system: 'cbs', id },
    teamId: position === 'DST' ? (toTeamId(pro_team) ?? null) : null,
    name: fullname || 'Unknown player',
    position: isPosition(position) ? position : null,
    positionCode,
  };
}
