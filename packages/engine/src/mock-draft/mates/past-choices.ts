// What league-mates did in drafts of other years, beside what plain bots would have done in their place. Boards of
// those years are not at hand, so a past draft is played again by positions alone: whoever took a runner takes the best
// runner left of today's board. What it tells is when a mate goes for which position, and nothing about names.

import type { DraftTable } from '../../drafting/draft-table.ts';
import type { LeagueType } from '../../vocabulary/drafts.ts';
import { rosterSize, type SlotCounts } from '../../vocabulary/league.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';
import { emptyCandidates, weighCandidates } from '../bots/bot-picks.ts';
import { POSITION_COUNT } from '../bots/choice-tables.ts';
import { createRoom, type RoomKeeper } from '../bots/room.ts';
import { applyPick, openState, type RoomState } from '../bots/room-state.ts';
import { phaseOf } from '../bots/seat-leaning.ts';

/** A pick of a past draft. */
export interface PastPick {
  /** From 1. */
  readonly pickNumber: number;
  /** Who picked, by the same name in every draft. */
  readonly mate: string;
  readonly position: Position;
  readonly isKeeper: boolean;
}

/** A whole draft of another year, in which teams picked in turn. */
export interface PastDraft {
  readonly season: number;
  readonly slots: SlotCounts;
  readonly leagueType: LeagueType;
  /** By number: every pick from the first to the last. */
  readonly picks: readonly PastPick[];
}

/** A choice that a mate made, and the plain bots' chances of it. */
export interface PastChoice {
  readonly mate: string;
  readonly season: number;
  /** Index into PHASES. */
  readonly phase: number;
  /** By position: what plain bots would have taken in this seat, together 1. */
  readonly chances: ArrayLike<number>;
  /** Index into POSITIONS. */
  readonly taken: number;
}

/**
 * The choices of a past draft. Keepers are nobody's choice, and no more is a pick that rules of the roster leave no
 * room for.
 *
 * @param table a board of today
 * @returns none for a draft that is not whole: picks are missing, or are not as many for a seat as places are
 */
export function pastChoices(draft: PastDraft, table: DraftTable): readonly PastChoice[] {
  const { slots, leagueType, picks, season } = draft;
  const mates = [...new Set(picks.map(({ mate }) => mate))];
  const rounds = rosterSize(slots);
  const isWhole = picks.every(({ pickNumber }, index) => pickNumber === index + 1);
  if (!isWhole || mates.length === 0 || picks.length !== mates.length * rounds) return [];
  const room = createRoom({
    ...{ table, slots, leagueType },
    teamOfPick: picks.map(({ mate }) => mates.indexOf(mate)),
    strategies: mates.map(() => 'balanced'),
    roomType: 'home',
    keepers: keepersIn(picks, table),
  });
  const state = openState(room);
  const choices: PastChoice[] = [];
  for (const pick of picks) {
    if (state.turn >= room.turns || room.pickOfTurn[state.turn] !== pick.pickNumber - 1) continue; // a keeper's
    const taken = POSITIONS.indexOf(pick.position);
    const chances = positionChances(state);
    const phase = phaseOf(room.roundOfTurn[state.turn] as number, rounds); // the turn is not over
    if (chances !== null && (chances[taken] as number) > 0)
      choices.push({ mate: pick.mate, season, phase, chances, taken });
    const player = firstOf(state, taken);
    if (player === null) return choices; // the board of today has no more of them
    applyPick(state, player);
  }
  return choices;
}

const candidates = emptyCandidates();

/** By position, what bots take at the turn of a state; null where they may take nobody. */
export function positionChances(state: RoomState): Float64Array | null {
  weighCandidates(state, candidates);
  const { size, weights, total } = candidates;
  if (!(total > 0)) return null;
  const chances = new Float64Array(POSITION_COUNT);
  for (let place = 0; place < size; place++) {
    // Places and players are inside their columns.
    const position = state.room.table.position[state.available[state.head + place] as number] as number;
    chances[position] = (chances[position] as number) + (weights[place] as number) / total;
  }
  return chances;
}

function firstOf({ available, head, room }: RoomState, position: number): number | null {
  for (let place = head; place < available.length; place++) {
    const player = available[place] as number; // place is inside
    if (room.table.position[player] === position) return player;
  }
  return null;
}

/** Stand-ins for those kept: of each position the first who is usually drafted no earlier than half that pick. */
function keepersIn(picks: readonly PastPick[], table: DraftTable): readonly RoomKeeper[] {
  const used = new Set<number>();
  const numbers = Array.from({ length: table.size }, (_, player) => player);
  return picks.flatMap(({ isKeeper, pickNumber, position }) => {
    if (!isKeeper) return [];
    const wanted = POSITIONS.indexOf(position);
    const isFree = (player: number) => table.position[player] === wanted && !used.has(player);
    const player =
      numbers.find((each) => isFree(each) && (table.board[each] as number) >= pickNumber / 2) ??
      numbers.findLast(isFree);
    if (player === undefined) return [];
    used.add(player);
    return [{ pick: pickNumber - 1, player }];
  });
}
