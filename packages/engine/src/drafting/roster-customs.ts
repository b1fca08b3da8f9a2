// What drafters do though the rules would let them do otherwise, in one place for bots, advice and auto-pick. Bots
// leave kickers and defences to the last rounds and hoard nothing, as real rooms do. Whoever is advised keeps to more:
// a second passer or tight end plays a week or two, so the places that play and a bench of backs and receivers come
// first.
import type { LeagueType } from '../vocabulary/drafts.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import type { PositionCounts, RosterRules } from './roster-rules.ts';

/** Customs of a league; make them once per league. */
export interface RosterCustoms {
  readonly rounds: number;
  /** Kickers and defences are taken in so many last rounds. */
  readonly lateRounds: number;
  /** The most players of a position that a bot takes, in the order of {@link POSITIONS}. */
  readonly botCaps: Uint8Array;
  /** The most that anybody is advised to take, never above what bots take. */
  readonly caps: Uint8Array;
  /** Line-up places of QB, RB, WR and TE, those of any flex left out except a second passer's. */
  readonly starting: Uint8Array;
  /** Backs and receivers who come before the first spare passer or tight end, and before further ones. */
  readonly backsBeforeSpare: readonly [number, number];
  /** The same where two passers start. */
  readonly backsBeforeSparePasser: readonly [number, number];
}

const QB = 0;
const RB = 1;
const WR = 2;
const TE = 3;
const KICKER = 4;
const DEFENCE = 5;
/** @source docs/sources.md "Hard rules of bots" */
const LATE_ROUNDS = 3;
/** So many backs and receivers on a bench are enough, however deep it is; a share of a shallower one. Estimates [E] */
const BENCH_OF_BACKS = 6;
const SHARE_OF_BENCH = 2 / 3;

/** Customs of a league with these slots, each 0 to 9, and their rules. */
export function rosterCustoms(slots: SlotCounts, rules: RosterRules, leagueType: LeagueType): RosterCustoms {
  const { QB: passers, RB: backs, WR: receivers, TE: ends, BN, FLEX, RBWR, WRTE } = slots;
  const flex = FLEX + RBWR + WRTE;
  const passerPlaces = passers + slots.SUPERFLEX;
  const bench = Math.min(BENCH_OF_BACKS, Math.ceil(SHARE_OF_BENCH * BN));
  const lineUp = backs + receivers + flex;
  // In best ball whoever has a good week counts without being started, so spares play more.
  const playsSpares = leagueType === 'bestBall';
  const spare = Math.min(playsSpares ? 2 : 1, BN);
  const sparePassers = passerPlaces > 1 ? Math.min(3, Math.ceil(BN / 6)) : spare;
  const botCaps = capsOfBots(slots, rules);
  const caps = botCaps.slice();
  caps[QB] = Math.min(botCaps[QB] ?? 0, passerPlaces === 0 ? 0 : passerPlaces + sparePassers);
  caps[TE] = Math.min(botCaps[TE] ?? 0, Math.max(ends, 1) + spare);
  const afterBench = [lineUp + bench, lineUp + bench] as const;
  const afterLineUp = [lineUp, lineUp + bench] as const;
  return {
    rounds: rules.rounds,
    lateRounds: Math.max(LATE_ROUNDS, slots.K + slots.DST),
    botCaps,
    caps,
    starting: Uint8Array.of(passerPlaces, backs, receivers, ends),
    backsBeforeSpare: playsSpares ? afterLineUp : afterBench,
    backsBeforeSparePasser: playsSpares || passerPlaces > 1 ? afterLineUp : afterBench,
  };
}

/**
 * Bots back up a one-starter position by at most three, the others without limit; kickers and defences never, because
 * every spare one is a starter that another team lacks. A position that no slot takes is not drafted. These are
 * estimates [E].
 */
function capsOfBots(slots: SlotCounts, { placesFor }: RosterRules): Uint8Array {
  const spares = Math.min(3, Math.ceil(slots.BN / 3));
  const cap = (places: number, bench: number) => (places === 0 ? 0 : Math.min(255, places + bench));
  const places = (position: number) => placesFor[1 << position] ?? 0;
  const flexForTightEnds = Math.min(1, places(TE) - slots.TE);
  return Uint8Array.of(
    cap(places(QB), spares),
    cap(places(RB), slots.BN),
    cap(places(WR), slots.BN),
    cap(slots.TE + flexForTightEnds, spares),
    slots.K,
    slots.DST,
  );
}

/** Whether it is time for a kicker or a defence. @param round 0-based */
export const isLate = ({ rounds, lateRounds }: RosterCustoms, round: number): boolean => round >= rounds - lateRounds;

/** The overall pick (0-based) with which the last rounds begin. */
export const firstLatePick = ({ rounds, lateRounds }: RosterCustoms, teams: number): number =>
  teams * Math.max(0, rounds - lateRounds);

/**
 * Whether a bot takes a position by custom: not above its cap, kickers and defences only at the end.
 *
 * @param round 0-based
 * @param count how many of it the team has
 * @param position index into {@link POSITIONS}
 */
export const isCustomary = (customs: RosterCustoms, round: number, position: number, count: number): boolean =>
  count < (customs.botCaps[position] as number) && (position < KICKER || isLate(customs, round));

/**
 * Positions (bits) that a team of sense considers, kickers and defences as if it were the end.
 *
 * @param from where the team's six counts start
 * @example // with one passer in a league that starts one: none more before the bench stands
 */
export function sensiblePositions(customs: RosterCustoms, counts: PositionCounts, from = 0): number {
  const { caps, starting, backsBeforeSpare, backsBeforeSparePasser } = customs;
  // Six counts a team; the arrays of the customs are as long as their indexes ask.
  const backs = (counts[from + RB] as number) + (counts[from + WR] as number);
  const isManned =
    (counts[from + RB] as number) >= (starting[RB] as number) &&
    (counts[from + WR] as number) >= (starting[WR] as number);
  let sensible = 0;
  for (let position = 0; position < POSITIONS.length; position++) {
    const count = counts[from + position] as number;
    if (count >= (caps[position] as number)) continue;
    const spares = position === QB || position === TE ? count - (starting[position] as number) : -1;
    if (spares >= 0) {
      const before = position === QB ? backsBeforeSparePasser : backsBeforeSpare;
      const other = position === QB ? TE : QB;
      const isOtherManned = (counts[from + other] as number) >= (starting[other] as number);
      if (!isManned || !isOtherManned || backs < (spares === 0 ? before[0] : before[1])) continue;
    }
    sensible |= 1 << position;
  }
  return sensible;
}

/** Whether one of a position starts, so that a second plays only when the first does not. */
export const backsUpOne = ({ starting }: RosterCustoms, position: number): boolean =>
  (position === QB || position === TE) && starting[position] === 1;

const SPECIALISTS = (1 << KICKER) | (1 << DEFENCE);

/** Of these positions (bits) those for which it is time. @param round 0-based */
export const timely = (customs: RosterCustoms, positions: number, round: number): number =>
  isLate(customs, round) ? positions : positions & ~SPECIALISTS;
