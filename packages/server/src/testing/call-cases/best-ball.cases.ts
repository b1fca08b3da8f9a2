import { inventedExport } from '@pylon/engine/testing/invented-export';
import { type CallCases, thisSeason } from './call-cases.ts';

export const bestBallCases: CallCases = {
  goodInputs: {
    uploadBestBallDrafts: ({ seasonId }) => ({
      text: inventedExport([{ name: 'Any Body', team: '', position: 'WR' }], {
        ...{ drafts: 2, rounds: 2, year: Number(seasonId) },
      }),
    }),
    listBestBallAthletes: thisSeason,
    listBestBallTeams: thisSeason,
    getBestBallPreview: thisSeason,
    listBestBallTeamExposure: thisSeason,
    listBestBallPositions: thisSeason,
    listBestBallStacks: thisSeason,
    getBestBallRoster: ({ bestBallTeamId }) => ({ bestBallTeamId }),
    listBestBallHistory: thisSeason,
    listBestBallValueChanges: thisSeason,
    getBestBallAdpHistory: ({ seasonId, playerId }) => ({ seasonId, entityId: playerId }),
    listBestBallAdpRankers: thisSeason,
    listBestBallContests: thisSeason,
    getBestBallTeamStats: thisSeason,
    listBestBallSuggestions: thisSeason,
    listBestBallRunning: thisSeason,
    listBestBallOdds: thisSeason,
    setBestBallFavorite: ({ bestBallTeamId }) => ({ bestBallTeamId, isFavorite: true }),
  },
  withoutFootball: ['deleteBestBallDrafts', 'listOwnDrafts', 'bringOwnDraft'],
  needsAccount: {
    uploadBestBallDrafts: 'registration-required',
    getBestBallRoster: 'best-ball-team-not-found',
    setBestBallFavorite: 'best-ball-team-not-found',
  },
};
