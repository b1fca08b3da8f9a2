import type { EndpointsOf } from '../endpoint.ts';
import { listBestBallOdds } from './advance-odds.ts';
import type { BEST_BALL_CALLS } from './best-ball.calls.ts';
import {
  deleteBestBallDrafts,
  getBestBallAdpHistory,
  getBestBallPreview,
  getBestBallRoster,
  getBestBallTeamStats,
  listBestBallAdpRankers,
  listBestBallAthletes,
  listBestBallHistory,
  listBestBallPositions,
  listBestBallStacks,
  listBestBallTeamExposure,
  listBestBallTeams,
  listBestBallValueChanges,
  setBestBallFavorite,
  uploadBestBallDrafts,
} from './best-ball.ts';
import { listBestBallContests } from './contests.ts';
import { listBestBallSuggestions } from './draft-suggestions.ts';
import { bringOwnDraft, listOwnDrafts } from './own-drafts.ts';
import { listBestBallRunning } from './running-drafts.ts';

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
