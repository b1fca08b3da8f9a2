// What draws a drafter to a player, or away, because of whom the team has: a quarterback and their receivers score
// together (a stack), two players of a position with one bye week leave a hole. A pick changes the ties of a few kinds
// of players only, so they are kept as a table that a pick updates, and weighing a candidate reads one number.

import type { DraftTable, PlayerKinds } from '../../drafting/draft-table.ts';
import type { ChoiceTables } from './choice-tables.ts';

const QB = 0;
const WR = 2;
const TE = 3;
/** Weeks 0 (unknown) to 18. */
const WEEKS = 19;

/**
 * Per kind of player, the kinds of their NFL team and those of their position and bye week: whose ties they may change.
 */
export interface TieChanges {
  readonly sameTeam: readonly Uint16Array[];
  readonly sameBye: readonly Uint16Array[];
}

/** Kept as long as a board: every look at a draft makes its room anew. */
const kept = new WeakMap<PlayerKinds, TieChanges>();

/** Who is tied to whom on a board. */
export function tieChanges({ kinds }: Pick<DraftTable, 'kinds'>): TieChanges {
  const known = kept.get(kinds) ?? tiesAmong(kinds);
  kept.set(kinds, known);
  return known;
}

function tiesAmong(kinds: PlayerKinds): TieChanges {
  const { position, nflTeam, byeWeek } = kinds;
  const all = Array.from(position.keys());
  /** Nobody picks a kicker or a defence for its company. */
  const isTied = (kind: number) => (position[kind] as number) <= TE;
  /** Only where one plays and one waits does a common bye week hurt. */
  const minds = (kind: number) => position[kind] === QB || position[kind] === TE;
  const listed = (isListed: (taken: number, other: number) => boolean) =>
    all.map((taken) => Uint16Array.from(all.filter((other) => isListed(taken, other))));
  return {
    sameTeam: listed((taken, other) => nflTeam[taken] !== 0 && nflTeam[other] === nflTeam[taken] && isTied(other)),
    sameBye: listed(
      (taken, other) =>
        byeWeek[taken] !== 0 &&
        byeWeek[other] === byeWeek[taken] &&
        position[other] === position[taken] &&
        minds(taken),
    ),
  };
}

/** Whom the teams of a room have, as far as ties ask, and what follows. Changed in place. */
export interface Ties {
  /** [team][kind]: odds multiplier of one more player of the kind. */
  readonly factor: Float64Array;
  /** [team][NFL team]: quarterbacks, receivers and tight ends, everybody. */
  readonly quarterbacks: Uint8Array;
  readonly receivers: Uint8Array;
  readonly mates: Uint8Array;
  /** [team][position][bye week]. */
  readonly byes: Uint8Array;
}

/** Empty rosters. */
export function openTies(teams: number, kinds: PlayerKinds): Ties {
  const nflTeams = kinds.teams + 1;
  return {
    factor: new Float64Array(teams * kinds.size).fill(1),
    quarterbacks: new Uint8Array(teams * nflTeams),
    receivers: new Uint8Array(teams * nflTeams),
    mates: new Uint8Array(teams * nflTeams),
    byes: new Uint8Array(teams * 6 * WEEKS),
  };
}

/** Makes `to` equal to `from`. */
export function copyTies(from: Ties, to: Ties): void {
  to.factor.set(from.factor);
  to.quarterbacks.set(from.quarterbacks);
  to.receivers.set(from.receivers);
  to.mates.set(from.mates);
  to.byes.set(from.byes);
}

/** A team takes a player of a kind. */
export function tie(ties: Ties, room: TiedRoom, team: number, kind: number): void {
  const { kinds } = room.table;
  // Kinds are indexes into columns of `kinds.size`.
  const position = kinds.position[kind] as number;
  const nflTeam = kinds.nflTeam[kind] as number;
  if (nflTeam !== 0) {
    const cell = team * (kinds.teams + 1) + nflTeam;
    const mates = ties.mates[cell] as number;
    ties.mates[cell] = mates + 1;
    const isReceiver = position === WR || position === TE;
    if (position === QB) ties.quarterbacks[cell] = (ties.quarterbacks[cell] as number) + 1;
    else if (isReceiver) ties.receivers[cell] = (ties.receivers[cell] as number) + 1;
    // A second runner of an NFL team changes nothing for anybody.
    if (mates === 0 || isReceiver || position === QB) renew(ties, room, team, room.tieChanges.sameTeam[kind]);
  }
  const bye = kinds.byeWeek[kind] as number;
  if (bye === 0 || (position !== QB && position !== TE)) return;
  const week = (team * 6 + position) * WEEKS + bye;
  const before = ties.byes[week] as number;
  ties.byes[week] = before + 1;
  if (before === 0) renew(ties, room, team, room.tieChanges.sameBye[kind]);
}

/** What ties need of a room. */
interface TiedRoom {
  readonly table: DraftTable;
  readonly tables: ChoiceTables;
  readonly tieChanges: TieChanges;
}

function renew(ties: Ties, { table, tables }: TiedRoom, team: number, changed: Uint16Array | undefined): void {
  if (!changed) return; // there is a list for every kind
  const start = team * table.kinds.size;
  for (let i = 0; i < changed.length; i++) {
    const other = changed[i] as number;
    ties.factor[start + other] = tieFactor(ties, table.kinds, tables, team, other);
  }
}

/**
 * Odds multiplier of a kind for a team. A quarterback is tied by their receivers, a receiver or tight end by their
 * quarterback, anybody else by any NFL teammate.
 */
function tieFactor(ties: Ties, kinds: PlayerKinds, tables: ChoiceTables, team: number, kind: number): number {
  const position = kinds.position[kind] as number;
  const cell = team * (kinds.teams + 1) + (kinds.nflTeam[kind] as number);
  const receivers = ties.receivers[cell] as number;
  let factor = 1;
  if (position === QB && receivers > 0) {
    factor = (receivers > 1 ? tables.bondFurther[QB] : tables.bondFirst[QB]) as number;
  } else if ((position === WR || position === TE) && (ties.quarterbacks[cell] as number) > 0) {
    factor = (receivers > 0 ? tables.bondFurther[position] : tables.bondFirst[position]) as number;
  } else if ((ties.mates[cell] as number) > 0) factor = tables.teammate[position] as number;
  const clash = ties.byes[(team * 6 + position) * WEEKS + (kinds.byeWeek[kind] as number)] as number;
  return clash > 0 ? factor * (tables.byeClash[position] as number) : factor;
}
