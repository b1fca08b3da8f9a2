// A draft room: who picks when, under which rules, from which board. Made once per draft and shared by every simulation of it.
import { DRAFT_STRATEGIES, type DraftStrategy, type RoomType } from '../vocabulary/drafts.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import { CHOICE_MODEL, type ChoiceModel } from './choice-model.ts';
import { type ChoiceTables, choiceTables } from './choice-tables.ts';
import type { DraftTable } from './draft-table.ts';
import { type RosterRules, rosterRules } from './roster-rules.ts';

/** A player who belongs to a team before the draft and uses up one of its picks. */
export interface RoomKeeper {
  /** Overall pick that he uses up, 0-based. */
  readonly pick: number;
  /** His number in the table. */
  readonly player: number;
}

/** What a room is made of. Teams and picks are numbered from 0. */
export interface RoomSetup {
  readonly table: DraftTable;
  readonly slots: SlotCounts;
  /** The team that makes each overall pick; length teams × rounds, every team once per round in any order. */
  readonly teamOfPick: ArrayLike<number>;
  /** One per team. */
  readonly strategies: readonly DraftStrategy[];
  readonly roomType: RoomType;
  /** Each pick and each player at most once. Default none. */
  readonly keepers?: readonly RoomKeeper[];
  /** Default: the fitted model. */
  readonly model?: ChoiceModel;
}

/**
 * A room with everything that does not change while it drafts. Picks that keepers use up are left out: simulations count only
 * open picks, by a **turn** from 0 to `turns` − 1.
 */
export interface Room {
  readonly table: DraftTable;
  readonly rules: RosterRules;
  readonly tables: ChoiceTables;
  readonly teams: number;
  readonly turns: number;
  /** Per turn: the team, the overall pick (0-based), the round (0-based) and the stage of the model. */
  readonly teamOfTurn: Uint8Array;
  readonly pickOfTurn: Uint16Array;
  readonly roundOfTurn: Uint8Array;
  readonly stageOfTurn: Uint8Array;
  readonly windowOfTurn: Uint8Array;
  /** Index into DRAFT_STRATEGIES per team. */
  readonly strategyOfTeam: Uint8Array;
  /** Board values as if keepers had never been on it, and 1 / board^0.58. */
  readonly board: Float64Array;
  readonly inverseSpread: Float64Array;
  readonly keepers: readonly RoomKeeper[];
  /** The team of each keeper, same order. */
  readonly teamOfKeeper: Uint8Array;
}

/** Real drafters' spread around a board value grows like this power of it. @source analysis/pick-model */
export const SPREAD_POWER = 0.58;

/**
 * Makes a room ready for simulations.
 *
 * @throws when keepers, strategies or the pick order contradict the table and the slots: the caller checked nothing
 */
export function createRoom(setup: RoomSetup): Room {
  const { table, teamOfPick, keepers = [] } = setup;
  const teams = setup.strategies.length;
  const rules = rosterRules(setup.slots);
  if (teamOfPick.length !== teams * rules.rounds) {
    throw new RangeError(`${teams} teams × ${rules.rounds} rounds need as many picks, not ${teamOfPick.length}`);
  }
  const kept = new Set(keepers.map((keeper) => keeper.pick));
  const keptPlayers = new Set(keepers.map((keeper) => keeper.player));
  if (kept.size < keepers.length || keptPlayers.size < keepers.length) throw new RangeError('a keeper is there twice');
  if (keepers.some(({ pick, player }) => !(pick < teamOfPick.length && player < table.size))) {
    throw new RangeError('a keeper is not in the draft');
  }
  const open = Array.from({ length: teamOfPick.length }, (_, pick) => pick).filter((pick) => !kept.has(pick));
  const model = setup.model ?? CHOICE_MODEL;
  const board = boardWithout(table, keptPlayers);
  return {
    table,
    rules,
    tables: choiceTables(model, { slots: setup.slots, teams, roomType: setup.roomType }),
    teams,
    turns: open.length,
    // Every open pick is inside teamOfPick.
    teamOfTurn: Uint8Array.from(open, (pick) => teamOfPick[pick] as number),
    pickOfTurn: Uint16Array.from(open),
    roundOfTurn: Uint8Array.from(open, (pick) => Math.floor(pick / teams)),
    stageOfTurn: Uint8Array.from(open, (_, turn) => model.stageEnds.filter((end) => turn + 1 >= end).length),
    windowOfTurn: Uint8Array.from(open, (_, turn) => candidateWindow(turn)),
    strategyOfTeam: Uint8Array.from(setup.strategies, (strategy) => DRAFT_STRATEGIES.indexOf(strategy)),
    board,
    inverseSpread: board.map((value) => value ** -SPREAD_POWER),
    keepers,
    teamOfKeeper: Uint8Array.from(keepers, ({ pick }) => teamOfPick[pick] as number),
  };
}

/**
 * How many of the best available players are weighed at a turn: few at the start, when nobody strays far, up to 80.
 * @source analysis/pick-model: 99.9 % of real picks fall inside
 */
export const candidateWindow = (turn: number): number => Math.min(80, 16 + Math.floor(turn * 0.35));

/** Everybody behind a keeper moves up one place, so that board values still count picks of this draft. */
function boardWithout(table: DraftTable, kept: ReadonlySet<number>): Float64Array {
  let gone = 0;
  let before = 1;
  return table.board.map((value, player) => {
    if (kept.has(player)) gone++;
    before = Math.max(before, value - gone); // never ahead of somebody who is better
    return before;
  });
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
