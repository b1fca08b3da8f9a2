import { getSession, login } from './accounts.ts';
import { listAdpMovers, listAdps } from './adp.ts';
import {
  editSale,
  getAuction,
  getAuctionAdvice,
  listAuctionPlayers,
  nominatePlayer,
  passBid,
  placeBid,
  recordSale,
} from './auction.ts';
import type { CallName } from './calls.ts';
import { findOutsideDraft, followOutsideDraft, leaveOutsideDraft, watchOutsideDraft } from './companion.ts';
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
import type { Endpoint } from './endpoint.ts';
import { correctPick } from './in-person.ts';
import { buildKeeper } from './keepers.ts';
import {
  addToQueue,
  createMockDraft,
  deleteMockDraft,
  duplicateMockDraft,
  getDraftAssistant,
  getMockDraft,
  listDraftPlayers,
  listDraftRosters,
  listMockDrafts,
  listQueue,
  listRateOutputs,
  moveInQueue,
  pickEntity,
  rateMockDraft,
  removeFromQueue,
  resetMockDraft,
  resetMockDraftToPick,
  returnToLastPick,
  simulateRestOfDraft,
  updateMockDraft,
} from './mock-draft.ts';
import { getPlayerCard } from './player-card.ts';
import { listProjections } from './projections.ts';
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
import { listScoringSystems } from './scoring-systems.ts';

/** Every call with its schemas. A type import of it costs the browser nothing. */
export const api = {
  getSession,
  login,
  currentSeason,
  listSeasons,
  listTeams,
  listExperts,
  searchPlayers,
  inlineSearchPlayers,
  getPlayerCard,
  getDataSources,
  listScoringSystems,
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

  // Auctions
  getAuction,
  listAuctionPlayers,
  getAuctionAdvice,
  nominatePlayer,
  placeBid,
  passBid,
  recordSale,
  editSale,
} as const satisfies { [N in CallName]: Endpoint<N> };

export type Api = typeof api;
