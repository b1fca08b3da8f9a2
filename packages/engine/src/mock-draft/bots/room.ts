// A draft room: who picks when, under which rules, from which board. Made once per draft and shared by every simulation
// of it.

import type { DraftTable } from '../../drafting/draft-table.ts';
import { type RosterCustoms, rosterCustoms } from '../../drafting/roster-customs.ts';
import { type RosterRules, rosterRules } from '../../drafting/roster-rules.ts';
import type { DraftStrategy, LeagueType, RoomType } from '../../vocabulary/drafts.ts';
import { NO_SLOTS, type SlotCounts } from '../../vocabulary/league.ts';
import { CHOICE_MODEL } from './choice-model.data.ts';
import { type ChoiceModel, candidateWindow, SPREAD_POWER } from './choice-model.shape.ts';
import { type ChoiceTables, choiceTables, curveAt, POSITION_COUNT, planIndex } from './choice-tables.ts';
import { type TieChanges, tieChanges } from './player-ties.ts';
import { phaseOf, type SeatLeaning } from './seat-leaning.ts';

/** A player who belongs to a team before the draft and uses up one of its picks. */
export interface RoomKeeper {
  /** Overall pick that they use up, 0-based. */
  readonly pick: number;
  /** Their number in the table. */
  readonly player: number;
}

/** A player whom a team has before the draft without a pick. */
export interface RoomHolding {
  readonly team: number;
  readonly player: number;
}

/** What a room is made of. Teams and picks are numbered from 0. */
export interface RoomSetup {
  readonly table: DraftTable;
  readonly slots: SlotCounts;
  /** The team that makes each overall pick; length teams × rounds, every team once per round in any order. */
  readonly teamOfPick: ArrayLike<number>;
  /** One per team; null drafts as the average real drafter does, who has no plan. */
  readonly strategies: readonly (DraftStrategy | null)[];
  readonly roomType: RoomType;
  /** Stacks matter most in best ball. Default 'fantasy'. */
  readonly leagueType?: LeagueType;
  /** Each pick and each player at most once. Default none. */
  readonly keepers?: readonly RoomKeeper[];
  /** Of a draft that adds to rosters which are there; default: a draft of whole rosters. */
  readonly partial?: {
    readonly rounds: number;
    readonly held: readonly RoomHolding[];
    /** Who cannot be drafted, those held among them. */
    readonly out: ReadonlySet<number>;
  };
  /** Default: the fitted model. */
  readonly model?: ChoiceModel;
  /** How each team's bot is bent; null for one that is not. Default: none is. */
  readonly leanings?: readonly (SeatLeaning | null)[];
}

/**
 * A room with everything that does not change while it drafts. Picks that keepers use up are left out: simulations
 * count only open picks, by a **turn** from 0 to `turns` − 1.
 */
export interface Room {
  readonly table: DraftTable;
  readonly model: ChoiceModel;
  readonly rules: RosterRules;
  readonly customs: RosterCustoms;
  readonly tables: ChoiceTables;
  readonly teams: number;
  readonly turns: number;
  /** Per turn: the team, the overall pick (0-based), the round (0-based), and how many candidates are weighed. */
  readonly teamOfTurn: Uint8Array;
  readonly pickOfTurn: Uint16Array;
  readonly roundOfTurn: Uint8Array;
  readonly windowOfTurn: Uint8Array;
  /** Per turn, the chance of a pick beyond the candidates. */
  readonly flyersOfTurn: Float64Array;
  /** Plan per team, see planIndex. */
  readonly strategyOfTeam: Uint8Array;
  /** By team; null where no bot is bent. */
  readonly leanings: readonly (SeatLeaning | null)[] | null;
  /** Per turn, where its phase begins in a leaning. */
  readonly leaningOfTurn: Uint8Array;
  /**
   * Odds multipliers of every player by how far their board value is from the pick at hand: a row per epoch of a few
   * turns, a column per player.
   */
  readonly fall: Float64Array;
  readonly epochOfTurn: Uint16Array;
  readonly tieChanges: TieChanges;
  readonly keepers: readonly RoomKeeper[];
  /** Of a draft that adds to rosters: whom teams have before it, and who cannot be drafted. null: rosters are empty. */
  readonly added: { readonly held: readonly RoomHolding[]; readonly out: ReadonlySet<number> } | null;
  /** Picks of each team, its keepers' included: the rounds, unless picks were traded. */
  readonly picksOfTeam: Uint8Array;
  /** The team of each keeper, same order. */
  readonly teamOfKeeper: Uint8Array;
}

/**
 * Makes a room ready for simulations.
 *
 * @throws when keepers, strategies or the pick order contradict the table and the slots: the caller checked nothing
 */
export function createRoom(setup: RoomSetup): Room {
  const { table, teamOfPick, keepers = [], partial } = setup;
  const teams = setup.strategies.length;
  const whole = rosterRules(setup.slots);
  // Line-ups stand already where rosters are there: no position has to be taken.
  const rules = partial ? { ...rosterRules(NO_SLOTS), rounds: partial.rounds } : whole;
  if (teamOfPick.length !== teams * rules.rounds) {
    throw new RangeError(`${teams} teams × ${rules.rounds} rounds need as many picks, not ${teamOfPick.length}`);
  }
  const kept = new Set(keepers.map((keeper) => keeper.pick));
  const keptPlayers = new Set(keepers.map((keeper) => keeper.player));
  const gone = partial ? new Set([...keptPlayers, ...partial.out]) : keptPlayers;
  if (kept.size < keepers.length || keptPlayers.size < keepers.length) throw new RangeError('a keeper is there twice');
  if (keepers.some(({ pick, player }) => !(pick < teamOfPick.length && player < table.size))) {
    throw new RangeError('a keeper is not in the draft');
  }
  const open = Array.from({ length: teamOfPick.length }, (_, pick) => pick).filter((pick) => !kept.has(pick));
  const model = setup.model ?? CHOICE_MODEL;
  const leagueType = setup.leagueType ?? 'fantasy';
  const tables = choiceTables(model, {
    ...setup,
    leagueType,
    isFormKnown: table.isFormKnown,
  });
  const epochOfTurn = epochs(open.length);
  return {
    table,
    model,
    rules,
    customs: rosterCustoms(setup.slots, whole, leagueType),
    tables,
    teams,
    turns: open.length,
    // Every open pick is inside teamOfPick.
    teamOfTurn: Uint8Array.from(open, (pick) => teamOfPick[pick] as number),
    pickOfTurn: Uint16Array.from(open),
    roundOfTurn: Uint8Array.from(open, (pick) => Math.floor(pick / teams)),
    windowOfTurn: Uint8Array.from(open, (_, turn) => candidateWindow(turn)),
    flyersOfTurn: Float64Array.from(open, (_, turn) => model.flyers[stageAt(model, turn)] ?? 0),
    strategyOfTeam: Uint8Array.from(setup.strategies, planIndex),
    leanings: setup.leanings?.some((leaning) => leaning !== null) ? setup.leanings : null,
    leaningOfTurn: Uint8Array.from(
      open,
      (pick) => POSITION_COUNT * phaseOf(Math.floor(pick / teams), teamOfPick.length / teams),
    ),
    fall: fallOf(table, gone, { model, epochOfTurn, sharpness: tables.sharpness }),
    epochOfTurn,
    tieChanges: tieChanges(table),
    keepers,
    added: partial ?? null,
    picksOfTeam: countOf(teamOfPick, teams),
    teamOfKeeper: Uint8Array.from(keepers, ({ pick }) => teamOfPick[pick] as number),
  };
}

function countOf(teamOfPick: ArrayLike<number>, teams: number): Uint8Array {
  const counts = new Uint8Array(teams);
  for (let pick = 0; pick < teamOfPick.length; pick++) {
    const team = teamOfPick[pick] as number; // pick stays inside
    counts[team] = (counts[team] ?? 0) + 1;
  }
  return counts;
}

const stageAt = ({ stageEnds }: ChoiceModel, turn: number) => stageEnds.filter((end) => turn + 1 >= end).length;

/** Turns that share a row of the fall table: each its own at first, then two and four together, as spreads widen. */
function epochs(turns: number): Uint16Array {
  const epochOfTurn = new Uint16Array(turns);
  for (let turn = 0, start = 0, epoch = 0; turn < turns; turn++) {
    const length = start < 48 ? 1 : start < 120 ? 2 : 4;
    if (turn - start >= length) {
      start = turn;
      epoch++;
    }
    epochOfTurn[turn] = epoch;
  }
  return epochOfTurn;
}

/** What a fall table is made by, besides a board. */
interface Falling {
  readonly model: ChoiceModel;
  readonly epochOfTurn: Uint16Array;
  readonly sharpness: number;
}

/** Those of rooms without keepers, by turns and sharpness, kept as long as a board: every look at a draft asks anew. */
const falls = new WeakMap<DraftTable, Map<string, Float64Array>>();

function fallOf(table: DraftTable, kept: ReadonlySet<number>, falling: Falling): Float64Array {
  if (kept.size > 0 || falling.model !== CHOICE_MODEL) return fallTable(goingWithout(table, kept), falling);
  const ofBoard = falls.get(table) ?? new Map<string, Float64Array>();
  falls.set(table, ofBoard);
  const key = `${falling.epochOfTurn.length} ${falling.sharpness}`;
  const known = ofBoard.get(key) ?? fallTable(goingWithout(table, kept), falling);
  ofBoard.set(key, known);
  return known;
}

function fallTable({ board, going }: Expected, { model, epochOfTurn, sharpness }: Falling): Float64Array {
  const { fallKnots, fall } = model;
  const steps = 32;
  const from = fallKnots[0] ?? 0;
  const most = ((fallKnots.at(-1) ?? 0) - from) * steps;
  const odds = fall.map((values) =>
    Float32Array.from({ length: most + 1 }, (_, i) =>
      Math.exp(sharpness * curveAt(fallKnots, values, from + i / steps)),
    ),
  );
  const inverseSpread = board.map((value) => value ** -SPREAD_POWER);
  const size = board.length;
  const rows = epochOfTurn.length > 0 ? (epochOfTurn.at(-1) as number) + 1 : 0;
  const table = new Float64Array(rows * size);
  const turns = epochOfTurn.length;
  for (let start = 0; start < turns; ) {
    let end = start + 1;
    while (end < turns && epochOfTurn[end] === epochOfTurn[start]) end++;
    const pick = (start + 1 + end) / 2; // the middle of the epoch, 1-based
    // A model has one more curve than stage ends.
    const atStage = odds[stageAt(model, start)] as Float32Array;
    const row = (epochOfTurn[start] as number) * size;
    for (let player = 0; player < size; player++) {
      const z = ((going[player] as number) - pick) * (inverseSpread[player] as number);
      const step = Math.min(most, Math.max(0, Math.round((z - from) * steps)));
      table[row + player] = atStage[step] as number;
    }
    start = end;
  }
  return table;
}

/** Where players are expected to go, by number. */
type Expected = Pick<DraftTable, 'board' | 'going'>;

/** Everybody behind a keeper moves up one place, so that these values still count picks of this draft. */
function goingWithout(table: DraftTable, kept: ReadonlySet<number>): Expected {
  let gone = 0;
  let before = 1;
  const board = table.board.map((value, player) => {
    if (kept.has(player)) gone++;
    before = Math.max(before, value - gone); // never ahead of somebody who is better
    return before;
  });
  const moved = (player: number): number => (board[player] as number) - (table.board[player] as number); // as long
  return { board, going: table.going.map((value, player) => value + moved(player)) };
}

/** The first turn at or after an overall pick (0-based), `turns` when none is left. */
export function turnAt(room: Room, pick: number): number {
  let turn = 0;
  while (turn < room.turns && (room.pickOfTurn[turn] as number) < pick) turn++;
  return turn;
}

/** The first turn of a team at or after `from`, null when it has none left. */
export function nextTurnOf(room: Room, team: number, from: number): number | null {
  for (let turn = from; turn < room.turns; turn++) if (room.teamOfTurn[turn] === team) return turn;
  return null;
}

/** What the odds of a position are multiplied by for a team at a turn: 1 for a bot that is not bent. */
export function leaningAt(room: Room, turn: number, team: number, position: number): number {
  const leaning = room.leanings?.[team];
  return leaning ? (leaning[(room.leaningOfTurn[turn] as number) + position] as number) : 1; // both inside
}
