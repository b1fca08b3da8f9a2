// What a draft of any kind that follows one on an outside platform has in common with the others.
import type { DraftParticipant, SharedSettings, SharedState } from './shared-state.ts';

/** What a followed draft has of its own besides the outside one. */
export type FollowWishes = Pick<SharedSettings, 'leagueType' | 'roomType' | 'seed' | 'sources'>;

/** How a followed draft is set: the platform makes its moves and has its clock. */
export const FOLLOWED_SETTINGS = { mode: 'manual', pickClockSeconds: null, keepers: [] } as const;

/**
 * A followed draft of which nothing was seen yet.
 *
 * @param nowMs when it is made
 */
export const unseenFollowed = (nowMs: number) => ({
  participants: [],
  queue: [],
  draftAtMs: nowMs,
  clockResumedAtMs: null,
  closedAtMs: null,
  isFollowed: true as const,
  version: 0,
});

/**
 * Everybody by seat. Plans stay with their seats, and the person's with the person, who may be moved to another one.
 *
 * @param before the draft as it was
 * @param outside names by seat, and the person's seat, as the platform shows them now
 */
export const followedParticipants = (
  before: Pick<SharedState, 'participants' | 'userSeat'>,
  { names, userSeat }: { readonly names: readonly string[]; readonly userSeat: number },
): readonly DraftParticipant[] =>
  names.map((name, seat) => ({
    id: `seat-${seat + 1}`,
    name,
    strategy: before.participants[seat === userSeat ? before.userSeat : seat]?.strategy ?? 'balanced',
  }));
