import { TABLE_CALLS } from './tables/tables.ts';

/**
 * Every call, by name: method and path under `/api`, where `:name` stands for a parameter. Free of schemas, so that the browser can build an address
 * without loading a validator. The schemas of a call stand in its feature's file under the same name.
 */
export const CALLS = {
  getSession: { method: 'GET', path: '/session' },
  login: { method: 'POST', path: '/auth/login' },

  // Accounts
  logout: { method: 'POST', path: '/auth/logout' },
  registerUser: { method: 'POST', path: '/users/register' },
  getMe: { method: 'GET', path: '/users/me' },
  updateUser: { method: 'PUT', path: '/users' },
  listSessions: { method: 'GET', path: '/users/sessions' },
  endSession: { method: 'DELETE', path: '/users/sessions' },
  endOtherSessions: { method: 'POST', path: '/users/sessions/end-others' },
  // Passkeys
  beginPasskeySignIn: { method: 'POST', path: '/auth/passkey/begin' },
  signInWithPasskey: { method: 'POST', path: '/auth/passkey' },
  listPasskeys: { method: 'GET', path: '/users/passkeys' },
  beginPasskey: { method: 'POST', path: '/users/passkeys/begin' },
  addPasskey: { method: 'POST', path: '/users/passkeys' },
  renamePasskey: { method: 'PUT', path: '/users/passkeys' },
  removePasskey: { method: 'DELETE', path: '/users/passkeys' },
  beginPasskeyProof: { method: 'POST', path: '/users/prove/begin' },
  proveSelf: { method: 'POST', path: '/users/prove' },
  verifyEmail: { method: 'POST', path: '/users/verify-email' },
  sendEmailVerification: { method: 'POST', path: '/users/send-verification' },
  solicitPasswordReset: { method: 'POST', path: '/reset-password/solicitation' },
  resetPassword: { method: 'POST', path: '/reset-password/reset' },
  getOutbox: { method: 'GET', path: '/development/outbox' },

  currentSeason: { method: 'GET', path: '/seasons/current' },
  listSeasons: { method: 'GET', path: '/seasons/list' },
  listTeams: { method: 'GET', path: '/teams' },
  listExperts: { method: 'GET', path: '/experts' },
  searchPlayers: { method: 'GET', path: '/players/search-players' },
  inlineSearchPlayers: { method: 'GET', path: '/players/inline-search-players' },
  getPlayerCard: { method: 'GET', path: '/player-card' },
  getDataSources: { method: 'GET', path: '/data-sources' },

  // Scoring systems
  listScoringSystems: { method: 'GET', path: '/scoring-systems/list' },
  createScoringSystem: { method: 'POST', path: '/scoring-systems/create' },
  updateScoringSystem: { method: 'PUT', path: '/scoring-systems/update' },
  deleteScoringSystem: { method: 'DELETE', path: '/scoring-systems/delete' },
  fetchLeagueScoring: { method: 'POST', path: '/scoring-systems/fetch-this-league' },
  getRankingMaterial: { method: 'GET', path: '/datatables/ranking-material' },
  getProjectionMaterial: { method: 'GET', path: '/datatables/projection-material' },

  ...TABLE_CALLS,
  listAdpMovers: { method: 'GET', path: '/datatables/adps-movers' },

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

  // A person's own data
  getMyData: { method: 'GET', path: '/users/my-data' },
  deleteMyAccount: { method: 'POST', path: '/users/delete' },

  // Newsletter, support and frequent questions
  subscribeToNewsletter: { method: 'POST', path: '/subscribe' },
  unsubscribeFromNewsletter: { method: 'POST', path: '/newsletter/unsubscribe' },
  getSupportConversation: { method: 'GET', path: '/support/conversation' },
  sendSupportMessage: { method: 'POST', path: '/support/messages' },
  getFaq: { method: 'GET', path: '/content/faq' },

  // Auctions
  getAuction: { method: 'GET', path: '/mock-drafts/auction' },
  listAuctionPlayers: { method: 'GET', path: '/mock-drafts/auction-players' },
  getAuctionAdvice: { method: 'GET', path: '/mock-drafts/auction-advice' },
  nominatePlayer: { method: 'POST', path: '/mock-drafts/nominate' },
  placeBid: { method: 'POST', path: '/mock-drafts/bid' },
  passBid: { method: 'POST', path: '/mock-drafts/pass-bid' },
  recordSale: { method: 'POST', path: '/mock-drafts/record-sale' },
  editSale: { method: 'PUT', path: '/mock-drafts/edit-sale' },

  // Payments
  listProducts: { method: 'GET', path: '/payments/list-products' },
  createCheckoutSession: { method: 'POST', path: '/payments/create-checkout-session' },
  upgradeTier: { method: 'POST', path: '/payments/upgrade-tier' },
  openBillingPortal: { method: 'POST', path: '/payments/billing-portal' },
  getUpgradePaymentPreview: { method: 'GET', path: '/payments/get-upgrade-payment-preview' },
  getCheckoutStatus: { method: 'GET', path: '/payments/status/:sessionId' },
  getSubscription: { method: 'GET', path: '/payments/subscription/:id' },
  settleTestCheckout: { method: 'POST', path: '/payments/test-checkout' },
  getTestPortal: { method: 'GET', path: '/payments/test-portal' },
  changeTestSubscription: { method: 'POST', path: '/payments/test-portal' },
  // The partner's promotion
  getPromotion: { method: 'GET', path: '/promotion' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: `/${string}` }>;

export type CallName = keyof typeof CALLS;

/**
 * A call's path with its parameters filled in: `:name` takes the input of that name.
 *
 * @example filledPath('/payments/status/:sessionId', { sessionId: 'a b' }) // → { path: '/payments/status/a%20b', names: ['sessionId'] }
 * @returns the path, and the names that it used up
 */
export function filledPath(
  path: string,
  input: Readonly<Record<string, unknown>>,
): { readonly path: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    names.push(name);
    return encodeURIComponent(String(input[name] ?? ''));
  });
  return { path: filled, names };
}

/** Where the payment provider reports, under `/api`: signed by it, read by nobody else. */
export const PAYMENT_WEBHOOK_PATH = '/payments/webhook';

/** Address of the live event stream, under `/api`. */
export const LIVE_EVENTS_PATH = '/sse';

/** The picture of a shared draft's report, under `/api`: PNG of 1200 by 630. `:shareId` is the link's. */
export const SHARED_IMAGE_PATH = '/shared-drafts/:shareId/image.png';
