/** The places of a league of MyFantasyLeague, which has ranges by position and no places that several may fill. */
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import { SLOT_POSITIONS, type Slot, STARTING_SLOTS, type StartingSlot } from '@pylon/engine/vocabulary/slots';
import type { UnmappedRule } from '../../outside-league.ts';
import { positionOf } from './players.ts';
import type { League } from './shapes.ts';

export interface Places {
  readonly slots: SlotCounts;
  readonly unmapped: readonly UnmappedRule[];
  /** Positions that line-ups take: ours, and single defenders by the platform's codes. */
  readonly positions: readonly string[];
}

interface Range {
  readonly name: string;
  readonly positions: readonly string[];
  readonly least: number;
  readonly most: number;
}

const MOST = 40;
const OURS = ['QB', 'RB', 'WR', 'TE', 'K', 'DST'];
const SLOT_OF = new Map<string, StartingSlot>(STARTING_SLOTS.map((slot) => [keyOf(SLOT_POSITIONS[slot]), slot]));

/**
 * Each position has its least number of places, and what the line-up has beyond them takes every position whose range
 * goes further: quarterbacks as far as theirs does.
 */
export function placesOf({ starters, rosterSize }: League): Places {
  const slots: Record<Slot, number> = {
    ...{ QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 },
  };
  const unmapped: UnmappedRule[] = [];
  const ranges = starters.position.map(toRange);
  const put = (positions: readonly string[], count: number, name: string) => {
    if (count <= 0) return;
    const slot = SLOT_OF.get(keyOf(positions));
    if (slot) slots[slot] += Math.min(MOST, count);
    else unmapped.push({ what: 'slot', code: name, label: `Starting places for ${name}: ${count}` });
  };
  for (const { positions, least, name } of ranges) put(positions, least, name);
  const [mine, theirs] = [ranges.filter(isOurs), ranges.filter((range) => !isOurs(range))];
  const all = Math.min(MOST, starters.count) - leastOf(ranges);
  const beyondTheirs = mine.length === 0 ? all : Math.max(0, starters.idp_starters - leastOf(theirs));
  putBeyond(theirs, Math.min(all, beyondTheirs), put);
  putBeyond(mine, all - beyondTheirs, put);
  const started = STARTING_SLOTS.reduce((sum, slot) => sum + slots[slot], 0);
  slots.BN = Math.min(99, Math.max(0, rosterSize - started));
  return { slots, unmapped, positions: [...new Set(ranges.flatMap(({ positions }) => positions))] };
}

function putBeyond(
  ranges: readonly Range[],
  count: number,
  put: (positions: readonly string[], count: number, name: string) => void,
): void {
  const open = ranges.filter(({ least, most }) => most > least);
  const quarterbacks = open.find(({ positions }) => positions.length === 1 && positions[0] === 'QB');
  const others = open.filter((range) => range !== quarterbacks);
  const withThem = quarterbacks ? Math.min(count, quarterbacks.most - quarterbacks.least) : 0;
  const put_ = (those: readonly Range[], many: number) =>
    put(
      those.flatMap(({ positions }) => positions),
      many,
      those.map(({ name }) => name).join('/'),
    );
  put_(open, withThem);
  put_(others, count - withThem);
}

function toRange({ name, limit }: { readonly name: string; readonly limit: string }): Range {
  const [least = 0, most = least] = limit.split('-').map((part) => Math.min(MOST, Number.parseInt(part, 10) || 0));
  return { name, positions: [...new Set(name.split('+').map((code) => positionOf(code.trim())))], least, most };
}

const isOurs = ({ positions }: Range): boolean => positions.every((position) => OURS.includes(position));
const leastOf = (ranges: readonly Range[]): number => ranges.reduce((sum, { least }) => sum + least, 0);

function keyOf(positions: readonly string[]): string {
  return [...new Set(positions)].sort().join();
}

/** Gives starters the narrowest place that is still free and takes them; the bench when there is none. */
export function placing(slots: SlotCounts): (position: string | null) => Slot {
  const left: Record<Slot, number> = { ...slots };
  const narrowestFirst = [...STARTING_SLOTS].sort(
    (one, other) => SLOT_POSITIONS[one].length - SLOT_POSITIONS[other].length,
  );
  return (position) => {
    const slot = narrowestFirst.find(
      (candidate) => left[candidate] > 0 && SLOT_POSITIONS[candidate].some((taken) => taken === position),
    );
    if (!slot) return 'BN';
    left[slot]--;
    return slot;
  };
}
