// A draft as its room holds it, for tests.
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { leagueOf } from '../features/mock-draft/drafting/league-of.ts';
import { draftStateOf } from '../features/mock-draft/room/state/draft-state-of.ts';
import type { HeldDraft } from '../features/mock-draft/room/state/held-draft.ts';
import { roomPool } from '../features/mock-draft/room/state/room-pool.ts';
import { type RoomView, roomView } from '../features/mock-draft/room/state/room-view.ts';
import { buildDraft, buildPlayers, type DraftWish } from './build-draft.ts';

/** A draft of picks as it is held when it has just been opened. */
export function buildHeld(draft: MockDraft = buildDraft()): HeldDraft {
  const state = draftStateOf(draft);
  if (state === null) throw new RangeError('an auction has no picks in order');
  return { draft, state, hoped: 0 };
}

/** The players of a draft's room. */
export const buildRoomPool = (league: LeagueShape = leagueOf(buildDraft().configuration)) =>
  roomPool(buildPlayers(), league);

/** A room as it stands. */
export function buildView(wish: DraftWish = {}): RoomView {
  const draft = buildDraft(wish);
  return roomView(buildHeld(draft).state, buildRoomPool(leagueOf(draft.configuration)));
}
