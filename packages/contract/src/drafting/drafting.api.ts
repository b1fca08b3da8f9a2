import type { EndpointsOf } from '../endpoint.ts';
import { editSale, getAuction, nominatePlayer, passBid, placeBid, recordSale } from './auction.ts';
import { getAuctionAdvice, listAuctionPlayers } from './auction-advice.ts';
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
import type { DRAFTING_CALLS } from './drafting.calls.ts';
import { correctPick } from './in-person.ts';
import { buildKeeper } from './keepers.ts';
import { getLeagueRoom, openLeagueRoom } from './league-room.ts';
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

export const draftingApi = {
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
  openLeagueRoom,
  getLeagueRoom,
  getAuction,
  listAuctionPlayers,
  getAuctionAdvice,
  nominatePlayer,
  placeBid,
  passBid,
  recordSale,
  editSale,
} as const satisfies EndpointsOf<typeof DRAFTING_CALLS>;
