import type { EndpointsOf } from '../endpoint.ts';
import { listBestBallOdds } from './advance-odds.ts';
import type { BEST_BALL_CALLS } from './best-ball.calls.ts';
import { listBestBallContests } from './contests.ts';
import { listBestBallSuggestions } from './draft-suggestions.ts';
import {
  listBestBallAthletes,
  listBestBallPositions,
  listBestBallStacks,
  listBestBallTeamExposure,
} from './exposure.ts';
import {
  getBestBallAdpHistory,
  listBestBallAdpRankers,
  listBestBallHistory,
  listBestBallValueChanges,
} from './history.ts';
import { bringOwnDraft, listOwnDrafts } from './own-drafts.ts';
import { listBestBallRunning } from './running-drafts.ts';
import {
  deleteBestBallDrafts,
  getBestBallPreview,
  getBestBallRoster,
  getBestBallTeamStats,
  listBestBallTeams,
  setBestBallFavorite,
  uploadBestBallDrafts,
} from './teams.ts';

export const bestBallApi = {
  uploadBestBallDrafts,
  listOwnDrafts,
  bringOwnDraft,
  deleteBestBallDrafts,
  listBestBallAthletes,
  listBestBallTeams,
  getBestBallPreview,
  listBestBallTeamExposure,
  listBestBallPositions,
  listBestBallStacks,
  getBestBallRoster,
  listBestBallHistory,
  listBestBallValueChanges,
  getBestBallAdpHistory,
  listBestBallAdpRankers,
  listBestBallContests,
  getBestBallTeamStats,
  listBestBallSuggestions,
  listBestBallRunning,
  listBestBallOdds,
  setBestBallFavorite,
} as const satisfies EndpointsOf<typeof BEST_BALL_CALLS>;
