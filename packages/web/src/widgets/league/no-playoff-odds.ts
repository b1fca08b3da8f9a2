import type { PLAYOFF_STATES } from '@pylon/contract/my-roster/playoff-odds';

/** Why a league has no playoff odds, in words. */
export const NO_ODDS_HINTS: Readonly<Record<(typeof PLAYOFF_STATES)[number], string>> = {
  open: '',
  'no-playoffs': 'Nobody meets anybody in this league: its places are not decided by games.',
  'playoffs-unknown':
    'The platform does not say when the playoffs of this league begin, and how many teams reach them.',
  'schedule-unknown': 'The platform does not say yet who meets whom in the weeks to come.',
  'results-unknown': 'The platform tells neither all results so far nor a table.',
  'not-projected': 'Nobody on these rosters is projected for the weeks to come.',
  begun: 'The playoffs have begun: who reached them is known.',
  over: 'The season of this league is over.',
};
