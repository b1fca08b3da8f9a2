// Putting right what was typed at a table. Three mistakes happen there: another player was meant, a pick was missed,
// and a pick was entered that nobody made. A draft has no gaps (a made pick's number follows from its place), so a
// missed pick moves the later players on by one and a superfluous one moves them back. Whoever then has them must still
// be able to fill a line-up.

import { closing } from '../../drafting/closing.ts';
import { changed, refused } from '../../drafting/outcome.ts';
import { resumedClock } from '../../drafting/pick-clock.ts';
import { positionInPool, positionRefusal, take } from '../../drafting/pick-legality.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { CommandOutcome, DraftCommand, DraftEvent, DraftRefusal } from './draft-command.ts';
import type { DraftContext } from './draft-course.ts';
import { openPickNumbers, orderShape, pickCount } from './draft-picks.ts';
import type { DraftState, MadePick } from './draft-state.ts';
import { seatOfPick } from './pick-order.ts';
import { roomCounts } from './room-counts.ts';

type Of<T extends DraftCommand['type']> = Extract<DraftCommand, { readonly type: T }>;

/** A made pick in the list of those made, or why there is none. */
type Place = { readonly index: number; readonly pick: MadePick } | { readonly reason: DraftRefusal };

function placeOf(state: DraftState, pickNumber: number): Place {
  const index = openPickNumbers(state.settings).indexOf(pickNumber);
  const pick = state.picks[index];
  if (index >= 0) return pick ? { index, pick } : { reason: 'pick-not-made' };
  const isInDraft = Number.isInteger(pickNumber) && pickNumber >= 1 && pickNumber <= pickCount(state.settings);
  return { reason: isInDraft ? 'pick-is-keeper' : 'no-such-pick' };
}

const seatOf = (state: DraftState, pickNumber: number): number => seatOfPick(orderShape(state.settings), pickNumber);

/**
 * Why a list of made picks would be no legal draft; null when it is one. If every roster can be filled at the end it
 * could be at every pick before, so the first pick that breaks one is found by making them all anew.
 */
function refusalOfPicks(
  state: DraftState,
  picks: readonly MadePick[],
  { pool: { table } }: DraftContext,
): DraftRefusal | null {
  const numbers = openPickNumbers(state.settings);
  const counts = roomCounts({ ...state, picks: [] }, table);
  for (const [index, pick] of picks.entries()) {
    const seat = seatOf(state, numbers[index] ?? 0);
    const reason = counts.taken.has(pick.entityId) ? 'player-taken' : positionRefusal(counts, seat, pick.position);
    if (reason !== null) return reason;
    take(counts, table, seat, pick);
  }
  return null;
}

/** The draft with other picks, if they are legal ones; what follows from their number is put right with them. */
function withPicks(
  state: DraftState,
  picks: readonly MadePick[],
  context: DraftContext,
  event: DraftEvent,
): CommandOutcome {
  const reason = refusalOfPicks(state, picks, context);
  if (reason !== null) return refused(reason);
  const isDone = picks.length >= openPickNumbers(state.settings).length;
  const hasMoved = picks.length !== state.picks.length;
  const { closedAtMs, events } = closing(state, isDone, context.nowMs);
  const resumed = hasMoved && !isDone ? resumedClock(state, context.nowMs) : null;
  return changed(
    {
      ...state,
      picks,
      closedAtMs,
      // Another team is on the clock now, and must not be late for the picks before.
      clockResumedAtMs: resumed ?? state.clockResumedAtMs,
    },
    [event, ...events],
  );
}

/** A player of the pool as a pick typed now. */
function typed(entityId: EntityId, pickedAtMs: number, { pool: { table } }: DraftContext): MadePick | null {
  const position = positionInPool(table, entityId);
  return position && { entityId, position, isAutoDraft: false, pickedAtMs };
}

/**
 * Another player for a pick that was made; what came after stays. A player who was drafted elsewhere changes places
 * with the one they replace. Refused: only-in-manual-mode, no-such-pick, pick-is-keeper, pick-not-made, unknown-player,
 * player-taken (kept, or the same player), and roster-incompletable or pool-exhausted for either team.
 */
export function replacePick(
  state: DraftState,
  { pickNumber, entityId }: Of<'replacePick'>,
  context: DraftContext,
): CommandOutcome {
  const place = placeOf(state, pickNumber);
  if ('reason' in place) return refused(place.reason);
  const { index, pick: before } = place;
  const pick = typed(entityId, before.pickedAtMs, context);
  if (pick === null) return refused('unknown-player');
  const elsewhere = state.picks.findIndex((made) => made.entityId === entityId);
  if (elsewhere === index) return refused('player-taken');
  const other = state.picks[elsewhere];
  const replaced = state.picks.with(index, pick);
  const picks = other
    ? replaced.with(elsewhere, { ...before, isAutoDraft: false, pickedAtMs: other.pickedAtMs })
    : replaced;
  return withPicks(state, picks, context, { type: 'pickReplaced', pickNumber, seat: seatOf(state, pickNumber), pick });
}

/**
 * A pick that was missed, entered before the one that has its number now; that one and all after it move on by one.
 * Refused: only-in-manual-mode, draft-closed (no pick is open to move into), no-such-pick, pick-is-keeper,
 * pick-not-made, unknown-player, player-taken, and roster-incompletable or pool-exhausted for any team.
 */
export function insertPick(
  state: DraftState,
  { pickNumber, entityId }: Of<'insertPick'>,
  context: DraftContext,
): CommandOutcome {
  const place = placeOf(state, pickNumber);
  if ('reason' in place) return refused(place.reason);
  const pick = typed(entityId, context.nowMs, context);
  if (pick === null) return refused('unknown-player');
  if (state.picks.some((made) => made.entityId === entityId)) return refused('player-taken');
  const picks = state.picks.toSpliced(place.index, 0, pick);
  return withPicks(state, picks, context, { type: 'picksMoved', fromPickNumber: pickNumber });
}

/**
 * A pick that was entered and never made; all after it move back by one.
 * Refused: only-in-manual-mode, nothing-to-take-back, no-such-pick, pick-is-keeper, pick-not-made, and
 * roster-incompletable or pool-exhausted for any team.
 */
export function removePick(state: DraftState, { pickNumber }: Of<'removePick'>, context: DraftContext): CommandOutcome {
  const place = placeOf(state, pickNumber);
  if ('reason' in place) return refused(place.reason);
  const picks = state.picks.toSpliced(place.index, 1);
  return withPicks(state, picks, context, { type: 'picksMoved', fromPickNumber: pickNumber });
}
