import type { ErrorTexts } from '../error-text.ts';

export const DRAFTING_ERRORS = {
  'draft-not-found': { status: 404, message: 'Error: Draft is missing' },
  'draft-changed': { status: 409, message: 'The draft has changed meanwhile. It was reloaded.' },
  'not-your-turn': { status: 409, message: 'It is not your turn to pick.' },
  'player-taken': { status: 409, message: 'This player is already drafted.' },
  'roster-full': { status: 409, message: 'Your roster has no place for this player.' },
  'draft-closed': { status: 409, message: 'The draft is complete.' },
  'in-person-only': { status: 409, message: 'Only a draft in person is typed in and corrected.' },
  'pick-not-made': { status: 409, message: 'That pick has not been made yet.' },
  'kept-player': { status: 409, message: 'A kept player stays where he is.' },
  'nothing-to-undo': { status: 409, message: 'There is no pick to return to.' },
  'invalid-keepers': { status: 422, message: 'Two keepers cannot share a pick, and a player can be kept once.' },
  'draft-followed': {
    status: 409,
    message: 'The picks of this draft are made on {platform}. To pick here, continue it as a mock draft.',
  },
  'outside-draft-not-found': { status: 404, message: '{platform} has no draft of this number.' },
  'outside-draft-unsupported': { status: 422, message: 'This draft cannot be followed.' },
  'platform-unreachable': { status: 503, message: '{platform} does not answer. Please try again in a moment.' },
  'bid-too-low': { status: 409, message: 'A bid must be higher than the highest one.' },
  'bid-too-high': { status: 409, message: 'Too high: every other open place of the roster needs a dollar.' },
  'already-high-bidder': { status: 409, message: 'The highest bid is already yours.' },
  'no-nomination': { status: 409, message: 'Nobody is up for bidding.' },
  'only-in-auctions': { status: 409, message: 'This is not an auction.' },
  'not-in-auctions': {
    status: 409,
    message: 'An auction has no picks in order: it has nominations, bids and sales instead.',
  },
  'rating-failed': { status: 409, message: 'Failed to rate draft' },
} as const satisfies ErrorTexts;
