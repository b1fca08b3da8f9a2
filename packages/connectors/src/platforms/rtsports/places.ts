/** Places of an RTSports roster, by what the report of rosters says of each player. */
import { DEEPEST_BENCH, MOST_PER_SLOT, type SlotCounts } from '@pylon/engine/vocabulary/league';
import { SLOTS, type Slot } from '@pylon/engine/vocabulary/slots';
import type { OutsideRoster, RosterSlot, UnmappedRule } from '../../outside-league.ts';
import { boundedText } from '../../outside-text.ts';

// Nobody has seen the report: these are the words of the site's line-up page and of other platforms.
const PLACE_OF: Readonly<Record<string, RosterSlot>> = {
  ...{ QB: 'QB', RB: 'RB', WR: 'WR', TE: 'TE', K: 'K', PK: 'K', 'D/ST': 'DST', DST: 'DST', DEF: 'DST' },
  ...{ FLEX: 'FLEX', FLX: 'FLEX', 'RB/WR/TE': 'FLEX', 'WR/RB/TE': 'FLEX', 'W/R/T': 'FLEX' },
  ...{ SUPERFLEX: 'SUPERFLEX', SFLEX: 'SUPERFLEX', SFLX: 'SUPERFLEX', 'QB/RB/WR/TE': 'SUPERFLEX' },
  ...{ 'RB/WR': 'RBWR', 'WR/RB': 'RBWR', 'WR/TE': 'WRTE' },
  ...{ '': 'BN', BN: 'BN', BENCH: 'BN', RESERVE: 'BN', RES: 'BN', IR: 'IR', INJURED: 'IR', 'INJURED RESERVE': 'IR' },
  ...{ TAXI: 'TAXI', 'TAXI SQUAD': 'TAXI', PRACTICE: 'TAXI' },
};
const STARTS: ReadonlySet<string> = new Set(['STARTER', 'START', 'STARTING', 'ACTIVE']);

/** A place by its word; null for a word that we do not know. @param position of whoever has it, ours */
export function placeOf(status: string, position: Slot | null): RosterSlot | null {
  const code = boundedText(status).toUpperCase();
  if (STARTS.has(code)) return position;
  return Object.hasOwn(PLACE_OF, code) ? (PLACE_OF[code] ?? null) : null;
}

/** The places of a league: of each as many as the team that fills most of them. */
export function placesOf(rosters: readonly OutsideRoster[]): {
  readonly slots: SlotCounts;
  readonly reserve: { readonly ir: number; readonly taxi: number };
} {
  const most = (slot: RosterSlot, limit: number): number =>
    Math.min(limit, Math.max(0, ...rosters.map(({ players }) => players.filter((one) => one.slot === slot).length)));
  const counted = SLOTS.map((slot) => [slot, most(slot, slot === 'BN' ? DEEPEST_BENCH : MOST_PER_SLOT)] as const);
  const slots = Object.fromEntries(counted) as Record<Slot, number>; // every slot is counted
  if (counted.every(([, count]) => count === 0)) slots.BN = 1;
  return { slots, reserve: { ir: most('IR', 20), taxi: most('TAXI', 20) } };
}

/** Words that we do not know, each once. */
export const strangePlaces = (statuses: readonly string[]): readonly UnmappedRule[] =>
  [...new Set(statuses.map((status) => boundedText(status).slice(0, 40).toWellFormed()))]
    .slice(0, 20)
    .map((code) => ({ what: 'slot', code, label: `${code}: read as the bench` }));
