// The picks of a draft, worked out from its state. A pick is done when it has been made or when a keeper holds it. The
// current pick is the first that is not done, the next pick the one after it that is not done, the last pick the latest
// that was made. Keepers hold their cells from the start, so they are never the current, next or last pick.

import { type DraftPick, pickLabel, roundOfPick } from '../../drafting/draft-pick.ts';
import { deadlineSince } from '../../drafting/pick-clock.ts';
import { shownQueue } from '../../drafting/queue.ts';
import type { DraftParticipant } from '../../drafting/shared-state.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { rosterSize } from '../../vocabulary/league.ts';
import type { DraftSettings, DraftState, MadePick } from './draft-state.ts';
import { type OrderShape, pickNumberOf, seatOfPick } from './pick-order.ts';

/** What orders the picks of a draft. */
export const orderShape = (settings: DraftSettings): OrderShape => ({
  order: settings.order,
  teams: settings.league.teams,
  ...(settings.tradedPicks && {
    tradedTo: new Map(settings.tradedPicks.map(({ pickNumber, seat }) => [pickNumber, seat])),
  }),
});

/** Picks of each team by the order: as many as a roster has places, fewer where rosters are there already. */
export const roundsOf = ({ partial, league }: Pick<DraftSettings, 'partial' | 'league'>): number =>
  partial?.rounds ?? rosterSize(league.slots);

/** How many picks a draft has, keepers included. */
export const pickCount = (settings: DraftSettings): number => settings.league.teams * roundsOf(settings);

/** The pick that a keeper holds. */
export const keeperPickNumber = (
  settings: DraftSettings,
  keeper: { readonly seat: number; readonly round: number; readonly pickNumber?: number },
): number => keeper.pickNumber ?? pickNumberOf(orderShape(settings), keeper.seat, keeper.round);

/** The numbers of the picks that no keeper holds, ascending: the n-th made pick is the n-th of these. */
export function openPickNumbers(settings: DraftSettings): readonly number[] {
  const kept = new Set(settings.keepers.map((keeper) => keeperPickNumber(settings, keeper)));
  const numbers: number[] = [];
  for (let pick = 1; pick <= pickCount(settings); pick++) if (!kept.has(pick)) numbers.push(pick);
  return numbers;
}

/** All picks of a draft in order, done and not done. */
export function draftPicks(state: DraftState): readonly DraftPick[] {
  const { settings } = state;
  const shape = orderShape(settings);
  const keepers = new Map(settings.keepers.map((keeper) => [keeperPickNumber(settings, keeper), keeper]));
  let made = 0;
  return Array.from({ length: pickCount(settings) }, (_, index): DraftPick => {
    const pickNumber = index + 1;
    const keeper = keepers.get(pickNumber);
    const pick: MadePick | undefined = keeper ? undefined : state.picks[made++];
    const player = keeper ?? pick;
    return {
      pickNumber,
      round: roundOfPick(pickNumber, shape.teams),
      seat: seatOfPick(shape, pickNumber),
      label: pickLabel(pickNumber, shape.teams),
      isKeeper: keeper !== undefined,
      isAutoDraft: pick?.isAutoDraft ?? false,
      player: player ? { entityId: player.entityId, position: player.position } : null,
      pickedAtMs: pick?.pickedAtMs ?? null,
    };
  });
}

/** A pick's number with the seat that owns it. */
export interface Turn {
  readonly pickNumber: number;
  readonly seat: number;
}

const turnAt = (state: DraftState, index: number): Turn | null => {
  const pickNumber = openPickNumbers(state.settings)[index];
  return pickNumber === undefined ? null : { pickNumber, seat: seatOfPick(orderShape(state.settings), pickNumber) };
};

/** The pick that is to be made now; null when every pick is done. */
export const currentPick = (state: DraftState): Turn | null => turnAt(state, state.picks.length);

/** The pick to be made after the current one; null when there is none. */
export const nextPick = (state: DraftState): Turn | null => turnAt(state, state.picks.length + 1);

/** The person's picks still to come, the current one included, ascending. */
export function userTurns(state: DraftState): readonly number[] {
  const shape = orderShape(state.settings);
  return openPickNumbers(state.settings)
    .slice(state.picks.length)
    .filter((pick) => seatOfPick(shape, pick) === state.userSeat);
}

/** The participants in the order of their picks of round one. */
export const orderedParticipants = (state: DraftState): readonly DraftParticipant[] => state.participants;

/** Everybody who is on a roster: from before the draft, kept, or picked. */
export const takenEntities = ({ settings: { keepers, partial }, picks }: DraftState): ReadonlySet<EntityId> =>
  new Set([...(partial?.rostered ?? []), ...keepers, ...picks].map((taken) => taken.entityId));

/** The queue of a draft as it is shown. */
export const openQueue = (state: DraftState): readonly EntityId[] => shownQueue(state.queue, takenEntities(state));

/**
 * When the current pick's time is up, milliseconds since 1970: the last made pick (or the start of the draft, or the
 * moment the clock was started anew, whichever is latest) plus the pick clock. Null without a clock or when the draft
 * is closed.
 * @source docs/sources.md "Draft rights and course"
 */
export function pickDeadlineMs(state: DraftState): number | null {
  return currentPick(state) === null ? null : deadlineSince(state, state.picks.at(-1)?.pickedAtMs ?? state.draftAtMs);
}

/** Whole seconds left on the clock, never below 0; null without a clock. */
export function secondsLeft(state: DraftState, nowMs: number): number | null {
  const deadline = pickDeadlineMs(state);
  return deadline === null ? null : Math.max(0, Math.floor((deadline - nowMs) / 1000));
}

/**
 * Whether the person may make the current pick: any pick in manual mode, otherwise only the own.
 * @source docs/sources.md "Draft rights and course"
 */
export function isUserAllowedToPick(state: DraftState): boolean {
  const turn = currentPick(state);
  if (turn === null || state.closedAtMs !== null) return false;
  return state.settings.mode === 'manual' || turn.seat === state.userSeat;
}

/** Where the person's own picks are in {@link DraftState.picks}, ascending. */
export function userPickIndexes(state: DraftState): readonly number[] {
  const shape = orderShape(state.settings);
  const numbers = openPickNumbers(state.settings);
  return state.picks.flatMap((_, index) => {
    const pickNumber = numbers[index];
    return pickNumber !== undefined && seatOfPick(shape, pickNumber) === state.userSeat ? [index] : [];
  });
}

/**
 * How many picks there were when the rest was simulated; as many as there are where no simulation came last. One step
 * makes all of its picks at one moment, and the last of them closes the draft.
 */
export function simulatedFrom({ picks, closedAtMs }: DraftState): number {
  const last = picks.findLastIndex(({ isAutoDraft, pickedAtMs }) => !isAutoDraft || pickedAtMs !== closedAtMs);
  return closedAtMs === null ? picks.length : last + 1;
}
