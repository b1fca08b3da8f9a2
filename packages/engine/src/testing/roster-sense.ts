// What a friend would shake their head at: rules of sense for rosters that were drafted by the advice. They are written
// from what people expect of a roster, apart from the customs that the advice goes by (drafting/roster-customs.ts), so
// that each can catch the other.
import type { LeagueType } from '../vocabulary/drafts.ts';
import { rosterSize, type SlotCounts } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';

/** A player as they came to the team: in the order of the draft or the auction. */
export interface Taken {
  readonly position: Position;
  readonly byeWeek: number | null;
  /** Round from 1; of an auction 0. */
  readonly round: number;
}

/** Whom the advice put up first when so many of the team's places were open. */
export interface Nomination {
  readonly position: Position;
  readonly openPlaces: number;
}

interface SenseLeague {
  readonly slots: SlotCounts;
  readonly leagueType: LeagueType;
  readonly kind: 'snake' | 'auction';
}

/** Rounds in which kickers and defences are drafted. */
const LAST_ROUNDS = 3;

/** What is wrong with a full roster, in words; empty when nothing is. */
export function brokenSense(league: SenseLeague, taken: readonly Taken[]): readonly string[] {
  return [...lineUpFaults(league, taken), ...spareFaults(league, taken), ...specialistFaults(league, taken)];
}

const count = (taken: readonly Taken[], position: Position): number =>
  taken.filter((each) => each.position === position).length;

/** Places of the line-up that only backs and receivers, and flex players, may fill. */
const flexPlaces = ({ FLEX, RBWR, WRTE }: SlotCounts): number => FLEX + RBWR + WRTE;
const quarterbacksOf = ({ QB, SUPERFLEX }: SlotCounts): number => QB + SUPERFLEX;

function lineUpFaults({ slots }: SenseLeague, taken: readonly Taken[]): readonly string[] {
  const faults: string[] = [];
  if (taken.length !== rosterSize(slots)) faults.push('roster not full');
  for (const position of ['QB', 'RB', 'WR', 'TE', 'K', 'DST'] as const)
    if (count(taken, position) < slots[position]) faults.push(`too few ${position}`);
  const spare = (position: Position) => count(taken, position) - slots[position];
  if (spare('RB') + spare('WR') + spare('TE') < flexPlaces(slots)) faults.push('flex left open');
  if (slots.SUPERFLEX > 0 && count(taken, 'QB') < quarterbacksOf(slots)) faults.push('superflex without quarterback');
  // A bench that is all of one kind helps nobody when the others rest.
  if (slots.BN >= 4)
    for (const position of ['RB', 'WR'] as const)
      if (slots[position] > 0 && spare(position) < 1) faults.push(`no spare ${position}`);
  return faults;
}

function spareFaults({ slots, leagueType, kind }: SenseLeague, taken: readonly Taken[]): readonly string[] {
  const faults: string[] = [];
  const isBestBall = leagueType === 'bestBall';
  const starting = { QB: quarterbacksOf(slots), TE: slots.TE };
  for (const position of ['QB', 'TE'] as const) {
    const most = starting[position] + (isBestBall ? 2 : position === 'QB' && starting.QB > 1 ? 2 : 1);
    if (count(taken, position) > most) faults.push(`${count(taken, position)} ${position}`);
  }
  if (kind === 'snake') {
    taken.forEach(({ position }, at) => {
      if (position !== 'QB' && position !== 'TE') return;
      const before = taken.slice(0, at);
      if (count(before, position) < starting[position]) return;
      const backs = count(before, 'RB') + count(before, 'WR');
      const isLineUp =
        count(before, 'RB') >= slots.RB &&
        count(before, 'WR') >= slots.WR &&
        backs >= slots.RB + slots.WR + flexPlaces(slots);
      if (!isLineUp) faults.push(`spare ${position} before the line-up`);
      // One starter of whom hardly any rests: half a bench of backs and receivers comes first.
      else if (
        !isBestBall &&
        starting[position] === 1 &&
        backs < slots.RB + slots.WR + flexPlaces(slots) + slots.BN / 2
      )
        faults.push(`spare ${position} before the bench`);
    });
  }
  const byes = taken.flatMap(({ position, byeWeek }) => (position === 'QB' && byeWeek !== null ? [byeWeek] : []));
  if (starting.QB === 1 && byes.length === 2 && byes[0] === byes[1]) faults.push('both QB rest in one week');
  return faults;
}

function specialistFaults({ slots, kind }: SenseLeague, taken: readonly Taken[]): readonly string[] {
  const faults: string[] = [];
  for (const position of ['K', 'DST'] as const) {
    if (count(taken, position) > slots[position]) faults.push(`${count(taken, position)} ${position}`);
    const first = rosterSize(slots) - Math.max(LAST_ROUNDS, slots.K + slots.DST) + 1;
    if (kind === 'snake' && taken.some((each) => each.position === position && each.round < first))
      faults.push(`${position} before the last rounds`);
  }
  return faults;
}

/** What is wrong with whom an auction's advice puts up first. */
export function nominationFaults({ slots }: SenseLeague, nominated: readonly Nomination[]): readonly string[] {
  return nominated.flatMap(({ position, openPlaces }) =>
    (position === 'K' || position === 'DST') && openPlaces > Math.max(LAST_ROUNDS, slots.K + slots.DST)
      ? [`${position} put up with ${openPlaces} places open`]
      : [],
  );
}
