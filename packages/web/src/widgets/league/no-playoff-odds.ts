import type { PLAYOFF_STATES } from '@pylon/contract/my-roster/playoff-odds';

/** Why a league has no playoff odds, in words. */
export const NO_ODDS_HINTS: Readonly<Record<(typeof PLAYOFF_STATES)[number], string>> = {
  open: '',
  'no-playoffs': 'Nobody meets anybody in this league: its places are not decided by games.',
  'playoffs-unknown':
    'Where this league is played, it is not told when its playoffs begin, or how many teams reach them.',
  'schedule-unknown': 'Who meets whom in the weeks to come is not known yet.',
  'results-unknown': 'Neither all results so far nor a table of this league is known.',
  'not-projected': 'Nobody on these rosters is projected for the weeks to come.',
  begun: 'The playoffs have begun: who reached them is known.',
  over: 'The season of this league is over.',
};
