import { getMe, getSession, login, logout, registerUser, updateUser } from './accounts.ts';
import { listAdpMovers, listAdps } from './adp.ts';
import { editSale, getAuction, nominatePlayer, passBid, placeBid, recordSale } from './auction.ts';
import { getAuctionAdvice, listAuctionPlayers } from './auction-advice.ts';
import type { CallName } from './calls.ts';
import { findOutsideDraft, followOutsideDraft, leaveOutsideDraft, watchOutsideDraft } from './companion.ts';
import { getDraftAssistant, listDraftPlayers } from './draft-players.ts';
import { addToQueue, listQueue, moveInQueue, removeFromQueue } from './draft-queue.ts';
import { listRateOutputs, rateMockDraft } from './draft-rating.ts';
import {
  getSharedReport,
  listBoldMoves,
  listByPositionRank,
  listProjectedStandings,
  replayMockDraft,
  runDraftAgain,
  shareMockDraft,
  unshareMockDraft,
} from './draft-results.ts';
import { createMockDraft, updateMockDraft } from './draft-settings.ts';
import type { Endpoint } from './endpoint.ts';
import { getFaq } from './faq.ts';
import { correctPick } from './in-person.ts';
import { buildKeeper } from './keepers.ts';
import { getOutbox, resetPassword, sendEmailVerification, solicitPasswordReset, verifyEmail } from './mailed-links.ts';
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
} from './mock-draft.ts';
import { deleteMyAccount, getMyData } from './my-data.ts';
import { subscribeToNewsletter, unsubscribeFromNewsletter } from './newsletter.ts';
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
} from './passkeys.ts';
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
} from './payments.ts';
import { getPlayerCard } from './player-card.ts';
import { listProjections } from './projections.ts';
import { getPromotion } from './promotions.ts';
import { listRankings } from './rankings.ts';
import {
  currentSeason,
  getDataSources,
  inlineSearchPlayers,
  listExperts,
  listSeasons,
  listTeams,
  searchPlayers,
} from './reference.ts';
import { getProjectionMaterial, getRankingMaterial } from './scoring-material.ts';
import {
  createScoringSystem,
  deleteScoringSystem,
  fetchLeagueScoring,
  listScoringSystems,
  updateScoringSystem,
} from './scoring-systems.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import { getSupportConversation, sendSupportMessage } from './support.ts';

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
