/**
 * Every call, by name: method and path under `/api`. Free of schemas, so that the browser can build an address
 * without loading a validator. The schemas of a call stand in its feature's file under the same name.
 */
export const CALLS = {
  getSession: { method: 'GET', path: '/session' },
  login: { method: 'POST', path: '/auth/login' },

  currentSeason: { method: 'GET', path: '/seasons/current' },
  listSeasons: { method: 'GET', path: '/seasons/list' },
  listTeams: { method: 'GET', path: '/teams' },
  listExperts: { method: 'GET', path: '/experts' },
  searchPlayers: { method: 'GET', path: '/players/search-players' },
  inlineSearchPlayers: { method: 'GET', path: '/players/inline-search-players' },
  getPlayerCard: { method: 'GET', path: '/player-card' },
  getDataSources: { method: 'GET', path: '/data-sources' },

  listScoringSystems: { method: 'GET', path: '/scoring-systems/list' },

  listRankings: { method: 'POST', path: '/datatables/rankings' },
  listAdps: { method: 'GET', path: '/datatables/adps' },
  listAdpMovers: { method: 'GET', path: '/datatables/adps-movers' },
  listProjections: { method: 'GET', path: '/datatables/projections' },

  listMockDrafts: { method: 'GET', path: '/mock-drafts/current' },
  getMockDraft: { method: 'GET', path: '/mock-drafts/get-by-id' },
  createMockDraft: { method: 'POST', path: '/mock-drafts/create' },
  updateMockDraft: { method: 'PUT', path: '/mock-drafts/update-mock-draft' },
  deleteMockDraft: { method: 'DELETE', path: '/mock-drafts/delete-by-id' },
  duplicateMockDraft: { method: 'POST', path: '/mock-drafts/duplicate' },
  resetMockDraft: { method: 'PUT', path: '/mock-drafts/reset-by-id' },
  resetMockDraftToPick: { method: 'POST', path: '/mock-drafts/reset-by-pick-number' },
  simulateRestOfDraft: { method: 'PUT', path: '/mock-drafts/simulate-rest-of-draft' },
  returnToLastPick: { method: 'PUT', path: '/mock-drafts/return-to-last-pick' },
  rateMockDraft: { method: 'POST', path: '/mock-drafts/rate-by-id' },
  pickEntity: { method: 'POST', path: '/mock-drafts/pick-entity' },
  listQueue: { method: 'GET', path: '/mock-drafts/queues' },
  addToQueue: { method: 'POST', path: '/mock-drafts/queue' },
  moveInQueue: { method: 'POST', path: '/mock-drafts/update-queue' },
  removeFromQueue: { method: 'POST', path: '/mock-drafts/dequeue' },
  getDraftAssistant: { method: 'GET', path: '/mock-drafts/draft-assistant' },
  listDraftPlayers: { method: 'GET', path: '/mock-drafts/list-player-rankings' },
  listDraftRosters: { method: 'GET', path: '/mock-drafts/rosters' },
  listRateOutputs: { method: 'GET', path: '/mock-drafts/rate-outputs' },

  // after the draft
  listProjectedStandings: { method: 'GET', path: '/mock-drafts/projected-standings' },
  listByPositionRank: { method: 'GET', path: '/mock-drafts/list-by-position-rank' },
  listBoldMoves: { method: 'GET', path: '/mock-drafts/list-bold-moves' },
  runDraftAgain: { method: 'POST', path: '/mock-drafts/run-again' },
  replayMockDraft: { method: 'POST', path: '/mock-drafts/replay' },
  shareMockDraft: { method: 'POST', path: '/mock-drafts/share' },
  unshareMockDraft: { method: 'POST', path: '/mock-drafts/unshare' },
  getSharedReport: { method: 'GET', path: '/shared-drafts/get-by-id' },

  // Keepers
  buildKeeper: { method: 'POST', path: '/mock-drafts/build-keeper' },

  // In person
  correctPick: { method: 'POST', path: '/mock-drafts/correct-pick' },

  // Drafts on outside platforms, followed.
  findOutsideDraft: { method: 'GET', path: '/mock-drafts/outside/find' },
  followOutsideDraft: { method: 'POST', path: '/mock-drafts/outside/follow' },
  watchOutsideDraft: { method: 'PUT', path: '/mock-drafts/outside/watch' },
  leaveOutsideDraft: { method: 'PUT', path: '/mock-drafts/outside/leave' },

  // Auctions
  getAuction: { method: 'GET', path: '/mock-drafts/auction' },
  listAuctionPlayers: { method: 'GET', path: '/mock-drafts/auction-players' },
  getAuctionAdvice: { method: 'GET', path: '/mock-drafts/auction-advice' },
  nominatePlayer: { method: 'POST', path: '/mock-drafts/nominate' },
  placeBid: { method: 'POST', path: '/mock-drafts/bid' },
  passBid: { method: 'POST', path: '/mock-drafts/pass-bid' },
  recordSale: { method: 'POST', path: '/mock-drafts/record-sale' },
  editSale: { method: 'PUT', path: '/mock-drafts/edit-sale' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: `/${string}` }>;

export type CallName = keyof typeof CALLS;

/** Address of the live event stream, under `/api`. */
export const LIVE_EVENTS_PATH = '/sse';

/** The picture of a shared draft's report, under `/api`: PNG of 1200 by 630. `:shareId` is the link's. */
export const SHARED_IMAGE_PATH = '/shared-drafts/:shareId/image.png';
