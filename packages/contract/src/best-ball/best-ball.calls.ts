import type { CallAddresses } from '../call-address.ts';

export const BEST_BALL_CALLS = {
  uploadBestBallDrafts: { method: 'POST', path: '/best-ball/drafts' },
  deleteBestBallDrafts: { method: 'DELETE', path: '/best-ball/drafts' },
  listBestBallAthletes: { method: 'GET', path: '/best-ball/athletes' },
  listBestBallTeams: { method: 'GET', path: '/best-ball/teams' },
  getBestBallPreview: { method: 'GET', path: '/best-ball/teams-preview' },
  listBestBallTeamExposure: { method: 'GET', path: '/best-ball/team-exposure' },
  listBestBallPositions: { method: 'GET', path: '/best-ball/positions' },
  listBestBallStacks: { method: 'GET', path: '/best-ball/stack' },
  getBestBallRoster: { method: 'GET', path: '/best-ball/draft-roster' },
  listBestBallHistory: { method: 'GET', path: '/best-ball/draft-history' },
  listBestBallValueChanges: { method: 'GET', path: '/best-ball/draft-value-change' },
  getBestBallAdpHistory: { method: 'GET', path: '/best-ball/adp-history' },
  listBestBallAdpRankers: { method: 'GET', path: '/best-ball/adp-rankers' },
  listBestBallContests: { method: 'GET', path: '/best-ball/contests' },
  getBestBallTeamStats: { method: 'GET', path: '/best-ball/team-stats' },
  listBestBallSuggestions: { method: 'GET', path: '/best-ball/draft-suggestions' },
  listBestBallRunning: { method: 'GET', path: '/best-ball/running' },
  listBestBallOdds: { method: 'GET', path: '/best-ball/advance-odds' },
  setBestBallFavorite: { method: 'PUT', path: '/best-ball/favorite' },
} as const satisfies CallAddresses;
