import type { ErrorTexts } from '../error-text.ts';

export const LEAGUE_SYNC_ERRORS = {
  'platform-not-open': { status: 409, message: '{platform} cannot be connected here.' },
  'platform-account-unknown': { status: 404, message: '{platform} knows no account of this name.' },
  /** Of a platform whose teams are named by the addresses of their pages. */
  'platform-team-unknown': { status: 404, message: '{platform} knows no such league, or no such team in it.' },
  'platform-password-wrong': { status: 400, message: '{platform} did not accept this name and password.' },
  'platform-refused': {
    status: 409,
    message: '{platform} does not show this. A private league has to be made public.',
  },
  'platform-sign-in-again': { status: 409, message: 'Your sign-in at {platform} has ended. Connect it again.' },
  'platform-sign-in-declined': { status: 409, message: 'You were not signed in at {platform}: nothing was connected.' },
  'platform-refuses-product': {
    status: 503,
    message: 'Connecting to {platform} is not possible at the moment. Whoever runs this product has to look into it.',
  },
  /** Somebody else's, a used one and an invented one are told alike. */
  'sign-in-unknown': {
    status: 409,
    message: 'This sign-in was not begun by you, or was used already. Begin it again.',
  },
  'sign-in-too-late': { status: 409, message: 'The sign-in took longer than it may. Begin it again.' },
  'platform-throttled': {
    status: 503,
    message: '{platform} is asked too much at the moment. Please try again shortly.',
  },
  'platform-unreadable': { status: 503, message: '{platform} gave an answer that could not be read: server error.' },
  /** @source docs/sources.md "Errors" */
  'sleeper-already-connected': { status: 409, message: 'sleeper already connected' },
  'fantasy-account-not-found': { status: 404, message: 'This account is not connected.' },
  'league-not-found': { status: 404, message: 'League not found.' },
  'league-not-read': { status: 409, message: 'This league was not read yet. Refresh it and try again.' },
  'team-not-in-league': { status: 404, message: 'There is no such team in this league.' },
  'league-without-rosters': { status: 409, message: 'The platform does not show any rosters of this league yet.' },
  'league-completed': { status: 409, message: 'This season is over: the league stays as it ended.' },
  'league-by-hand': {
    status: 409,
    message: 'This league is kept by hand and read nowhere: paste its rosters anew.',
  },
  'league-not-by-hand': { status: 409, message: 'This league is read from its platform and is not changed here.' },
  'hand-league-changed': {
    status: 409,
    message: 'This league was changed in another window since. Look at it as it is now before you change it.',
  },
  'player-on-two-teams': { status: 409, message: 'A player is on two teams of this league.' },
  'too-many-leagues': { status: 409, message: 'You have as many leagues as there is room for. Remove one first.' },
  'too-many-fantasy-accounts': {
    status: 409,
    message: 'You have as many accounts as can be connected. Disconnect one first.',
  },
  /** @source docs/sources.md "Errors" */
  'too-many-pins': { status: 409, message: "You've run out of pins. You can pin up to 5 leagues." },
  'keeper-not-found': { status: 404, message: 'This keeper is not among those that you added.' },
  'keeper-exists': { status: 409, message: 'This player is kept already.' },
  'keeper-place-taken': { status: 409, message: 'Somebody else is kept with this pick.' },
  'too-many-keepers': { status: 409, message: 'You have added as many keepers as there is room for.' },
} as const satisfies ErrorTexts;
