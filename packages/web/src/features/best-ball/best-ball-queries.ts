import type { CallName } from '@pylon/contract/calls';

/** What is asked anew when drafts came in or are gone. */
export const BEST_BALL_QUERIES = [
  'getBestBallPreview',
  'listOwnDrafts',
  'getBestBallTeamStats',
  'listBestBallTeams',
  'listBestBallAthletes',
  'listBestBallPositions',
  'listBestBallTeamExposure',
  'listBestBallStacks',
  'listBestBallHistory',
  'listBestBallContests',
  'listBestBallValueChanges',
  'listBestBallSuggestions',
  'listBestBallRunning',
  'listBestBallOdds',
  'listBestBallAdpRankers',
  'getBestBallAdpHistory',
  'getBestBallRoster',
] as const satisfies readonly CallName[];
