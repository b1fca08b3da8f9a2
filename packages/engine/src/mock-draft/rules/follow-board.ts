// A draft that follows one on an outside platform. There the picks are made, and there alone: what the platform shows
// is the truth, also where it breaks rules that hold here (a roster that cannot be completed, a player nobody here has
// heard of), and also where it takes back or corrects what it showed before. So a followed draft is not played move by
// move but made equal to the outside board, each time that board is seen.
//
// Keepers stand on the outside board from the start, and so does whoever is placed behind a hole in it. Both hold their
// cell in advance, which is what a keeper is here.

import { roundOfPick } from '../../drafting/draft-pick.ts';
import {
  FOLLOWED_SETTINGS,
  type FollowWishes,
  followedParticipants,
  unseenFollowed,
} from '../../drafting/following.ts';
import type { Keeper } from '../../drafting/keeper-rules.ts';
import { changed, refused } from '../../drafting/outcome.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { SLOTS } from '../../vocabulary/slots.ts';
import type { CommandOutcome, DraftEvent } from './draft-command.ts';
import { draftPicks, orderShape, pickCount } from './draft-picks.ts';
import type { DraftSettings, DraftState, MadePick } from './draft-state.ts';
import type { OutsideBoard, OutsidePick } from './outside-board.ts';
import { seatOfPick } from './pick-order.ts';

/**
 * A draft that follows an outside one, with everything that stands on its board already. It is in manual mode and has
 * no clock of its own.
 *
 * @returns refused like {@link followBoard}
 */
export function createFollowed(wishes: FollowWishes, board: OutsideBoard, nowMs: number): CommandOutcome {
  const { league, order, userSeat } = board;
  const empty: DraftState = {
    ...unseenFollowed(nowMs),
    settings: { ...wishes, ...FOLLOWED_SETTINGS, league, order },
    userSeat,
    picks: [],
  };
  return followBoard(empty, board, nowMs);
}

/**
 * Makes a followed draft equal to the outside board.
 *
 * @param nowMs when picks that are new were made, as far as anybody here knows; also when the draft closed
 * @returns the draft with an event per pick that is new, or with `picksRemoved` where the board took something back.
 *   Refused: not-followed; no-such-pick, player-taken when the board contradicts itself
 */
export function followBoard(state: DraftState, board: OutsideBoard, nowMs: number): CommandOutcome {
  if (!state.isFollowed) return refused('not-followed');
  const next = stateOf(state, board, nowMs);
  if (board.picks.some(({ pickNumber }) => !(pickNumber >= 1 && pickNumber <= pickCount(next.settings))))
    return refused('no-such-pick');
  const players = new Set(board.picks.map(({ entityId }) => entityId));
  const numbers = new Set(board.picks.map(({ pickNumber }) => pickNumber));
  if (Math.min(players.size, numbers.size) < board.picks.length) return refused('player-taken');
  return changed(next, eventsBetween(state, next));
}

/** Whether a followed draft already is what the outside board shows. */
export function isFollowing(state: DraftState, board: OutsideBoard): boolean {
  const next = stateOf(state, board, 0);
  return frameOf(next) === frameOf(state) && cellsOf(next).every((cell, index) => cell === cellsOf(state)[index]);
}

/** The draft goes on here, from where it stands: bots pick for the others. Refused: not-followed. */
export function unfollow(state: DraftState): CommandOutcome {
  if (!state.isFollowed) return refused('not-followed');
  const { isFollowed: _, ...rest } = state;
  return changed({ ...rest, settings: { ...state.settings, mode: 'autoDraft' } }, [
    { type: 'settingsChanged', changes: { mode: 'autoDraft' } },
  ]);
}

function stateOf(state: DraftState, board: OutsideBoard, nowMs: number): DraftState {
  const { league, order, userSeat, tradedPicks } = board;
  const { partial: _, ...before } = state.settings;
  const shaped = { ...before, league, order, tradedPicks, ...partialOf(board) };
  const shape = orderShape(shaped);
  const heldInAdvance = inAdvance(board.picks);
  const keepers = board.picks.filter(heldInAdvance).map(
    ({ pickNumber, entityId, position }): Keeper => ({
      seat: seatOfPick(shape, pickNumber),
      round: roundOfPick(pickNumber, league.teams),
      pickNumber,
      entityId,
      position,
    }),
  );
  const settings = { ...shaped, keepers };
  const seenBefore = new Map(state.picks.map((pick) => [pick.entityId, pick]));
  const picks = board.picks
    .filter((pick) => !heldInAdvance(pick))
    .map(
      ({ entityId, position }): MadePick => ({
        entityId,
        position,
        isAutoDraft: false,
        pickedAtMs: seenBefore.get(entityId)?.pickedAtMs ?? nowMs,
      }),
    );
  const isDone = board.picks.length >= pickCount(settings);
  return {
    ...state,
    settings,
    participants: followedParticipants(state, board),
    userSeat,
    picks,
    closedAtMs: isDone ? (state.closedAtMs ?? nowMs) : null,
  };
}

/** A platform may put whom a team drafts on its roster at once: they were not there before. */
function partialOf({ partial, picks }: OutsideBoard): Pick<DraftSettings, 'partial'> {
  if (partial === null) return {};
  const drafted = new Set(picks.map(({ entityId }) => entityId));
  return { partial: { ...partial, rostered: partial.rostered.filter(({ entityId }) => !drafted.has(entityId)) } };
}

/** Tells keepers, and whoever stands behind the first open pick, from those who were picked in turn. */
function inAdvance(picks: readonly OutsidePick[]): (pick: OutsidePick) => boolean {
  const numbers = new Set(picks.map(({ pickNumber }) => pickNumber));
  let open = 1;
  while (numbers.has(open)) open++;
  return ({ pickNumber, isKeeper }) => isKeeper || pickNumber > open;
}

/** A draft without its picks, as text to compare. Spelled out: a stored state has its keys in any order. */
const frameOf = ({ settings, participants, userSeat }: DraftState): string =>
  JSON.stringify([
    settings.league.teams,
    SLOTS.map((slot) => settings.league.slots[slot]),
    settings.order,
    participants.map(({ name }) => name),
    userSeat,
    (settings.tradedPicks ?? []).map(({ pickNumber, seat }) => [pickNumber, seat]),
    settings.keepers.map(({ entityId, pickNumber }) => [entityId, pickNumber]),
    settings.partial?.rounds,
    settings.partial?.players,
    settings.partial?.rostered.map(({ entityId, seat }) => [entityId, seat]),
  ]);

/** Who is in each cell, by pick number from 1. */
const cellsOf = (state: DraftState): readonly (EntityId | null)[] =>
  draftPicks(state).map(({ player }) => player?.entityId ?? null);

function eventsBetween(before: DraftState, after: DraftState): readonly DraftEvent[] {
  const events: DraftEvent[] = [];
  if (frameOf(before) !== frameOf(after)) events.push({ type: 'settingsChanged', changes: {} });
  const old = cellsOf(before);
  const fresh = draftPicks(after);
  const gone = old.findIndex((entityId, index) => entityId !== null && entityId !== fresh[index]?.player?.entityId);
  if (gone >= 0) events.push({ type: 'picksRemoved', fromPickNumber: gone + 1 });
  if (before.closedAtMs !== null && after.closedAtMs === null) events.push({ type: 'reopened' });
  const made = new Map(after.picks.map((pick) => [pick.entityId, pick]));
  for (const { pickNumber, seat, player } of fresh) {
    const pick = player ? made.get(player.entityId) : undefined;
    if (pick && old[pickNumber - 1] !== pick.entityId) events.push({ type: 'picked', pickNumber, seat, pick });
  }
  if (before.closedAtMs === null && after.closedAtMs !== null)
    events.push({ type: 'closed', closedAtMs: after.closedAtMs });
  return events;
}
