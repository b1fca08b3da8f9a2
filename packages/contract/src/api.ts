import { getMe, getSession, login, logout, registerUser, updateUser } from './accounts/accounts.ts';
import {
  getOutbox,
  resetPassword,
  sendEmailVerification,
  solicitPasswordReset,
  verifyEmail,
} from './accounts/mailed-links.ts';
import { deleteMyAccount, getMyData } from './accounts/my-data.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  listPasskeys,
  proveSelf,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './accounts/passkeys.ts';
import { endOtherSessions, endSession, listSessions } from './accounts/sessions.ts';
import { listAdpMovers, listAdps } from './adp/adp.ts';
import type { CallName } from './calls.ts';
import { editSale, getAuction, nominatePlayer, passBid, placeBid, recordSale } from './drafting/auction.ts';
import { getAuctionAdvice, listAuctionPlayers } from './drafting/auction-advice.ts';
import { findOutsideDraft, followOutsideDraft, leaveOutsideDraft, watchOutsideDraft } from './drafting/companion.ts';
import { getDraftAssistant, listDraftPlayers } from './drafting/draft-players.ts';
import { addToQueue, listQueue, moveInQueue, removeFromQueue } from './drafting/draft-queue.ts';
import { listRateOutputs, rateMockDraft } from './drafting/draft-rating.ts';
import {
  getSharedReport,
  listBoldMoves,
  listByPositionRank,
  listProjectedStandings,
  replayMockDraft,
  runDraftAgain,
  shareMockDraft,
  unshareMockDraft,
} from './drafting/draft-results.ts';
import { createMockDraft, updateMockDraft } from './drafting/draft-settings.ts';
import { correctPick } from './drafting/in-person.ts';
import { buildKeeper } from './drafting/keepers.ts';
import {
  deleteMockDraft,
  duplicateMockDraft,
  getMockDraft,
  listDraftRosters,
  listMockDrafts,
  pickEntity,
  resetMockDraft,
  resetMockDraftToPick,
  returnToLastPick,
  simulateRestOfDraft,
} from './drafting/mock-draft.ts';
import type { Endpoint } from './endpoint.ts';
import { getFaq } from './help/faq.ts';
import { getSupportConversation, sendSupportMessage } from './help/support.ts';
import { subscribeToNewsletter, unsubscribeFromNewsletter } from './newsletter/newsletter.ts';
import {
  changeTestSubscription,
  createCheckoutSession,
  getCheckoutStatus,
  getSubscription,
  getTestPortal,
  getUpgradePaymentPreview,
  listProducts,
  openBillingPortal,
  settleTestCheckout,
  upgradeTier,
} from './payments/payments.ts';
import { getPlayerCard } from './player-card/player-card.ts';
import { listProjections } from './projections/projections.ts';
import { getPromotion } from './promotions/promotions.ts';
import { listRankings } from './rankings/rankings.ts';
import {
  currentSeason,
  getDataSources,
  inlineSearchPlayers,
  listExperts,
  listSeasons,
  listTeams,
  searchPlayers,
} from './reference/reference.ts';
import { getProjectionMaterial, getRankingMaterial } from './scoring-systems/scoring-material.ts';
import {
  createScoringSystem,
  deleteScoringSystem,
  fetchLeagueScoring,
  listScoringSystems,
  updateScoringSystem,
} from './scoring-systems/scoring-systems.ts';
import { tableEndpoints } from './tables/table-schemas.ts';

/** Every call with its schemas. A type import of it costs the browser nothing. */
export const api = {
  getSession,
  login,

  // Accounts
  logout,
  registerUser,
  getMe,
  updateUser,
  listSessions,
  endSession,
  endOtherSessions,
  beginPasskeySignIn,
  signInWithPasskey,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeyProof,
  proveSelf,
  verifyEmail,
  sendEmailVerification,
  solicitPasswordReset,
  resetPassword,
  getOutbox,

  currentSeason,
  listSeasons,
  listTeams,
  listExperts,
  searchPlayers,
  inlineSearchPlayers,
  getPlayerCard,
  getDataSources,
  // Scoring systems
  listScoringSystems,
  createScoringSystem,
  updateScoringSystem,
  deleteScoringSystem,
  fetchLeagueScoring,
  getRankingMaterial,
  getProjectionMaterial,
  listRankings,
  listAdps,
  listAdpMovers,
  listProjections,
  ...tableEndpoints,
  listMockDrafts,
  getMockDraft,
  createMockDraft,
  updateMockDraft,
  deleteMockDraft,
  duplicateMockDraft,
  resetMockDraft,
  resetMockDraftToPick,
  simulateRestOfDraft,
  returnToLastPick,
  rateMockDraft,
  pickEntity,
  listQueue,
  addToQueue,
  moveInQueue,
  removeFromQueue,
  getDraftAssistant,
  listDraftPlayers,
  listDraftRosters,
  listRateOutputs,
  buildKeeper,
  // after the draft
  listProjectedStandings,
  listByPositionRank,
  listBoldMoves,
  runDraftAgain,
  replayMockDraft,
  shareMockDraft,
  unshareMockDraft,
  getSharedReport,
  correctPick,
  findOutsideDraft,
  followOutsideDraft,
  watchOutsideDraft,
  leaveOutsideDraft,

  // A person's own data
  getMyData,
  deleteMyAccount,

  // Newsletter, support and frequent questions
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
  getSupportConversation,
  sendSupportMessage,
  getFaq,

  // Auctions
  getAuction,
  listAuctionPlayers,
  getAuctionAdvice,
  nominatePlayer,
  placeBid,
  passBid,
  recordSale,
  editSale,

  // Payments
  listProducts,
  createCheckoutSession,
  upgradeTier,
  openBillingPortal,
  getUpgradePaymentPreview,
  getCheckoutStatus,
  getSubscription,
  settleTestCheckout,
  getTestPortal,
  changeTestSubscription,
  // The partner's promotion
  getPromotion,
} as const satisfies { [N in CallName]: Endpoint<N> };

export type Api = typeof api;
