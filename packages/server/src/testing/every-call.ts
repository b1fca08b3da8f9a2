// A good input for every call whose answer tells something of football. A call that is listed nowhere fails the tests.
import type { CallName } from '@pylon/contract/calls';
import { REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import type { TestServer } from './test-server.ts';

/** What somebody has who has used everything. */
export interface Belongings {
  /** null: signed out; what is named then is somebody else's. */
  readonly token: string | null;
  readonly seasonId: string;
  readonly playerId: string;
  /** A draft in which the person is on the clock, with one player in the queue. */
  readonly mockDraftId: string;
  readonly free: string;
  readonly queued: string;
  /** A rated draft and its share. */
  readonly ratedId: string;
  readonly shareId: string;
  /** An auction in which the person is to nominate, and one in person with a sale. */
  readonly auctionId: string;
  readonly nominee: string;
  /** An auction in which the bots wait for the person's bid. */
  readonly biddingId: string;
  readonly inPersonId: string;
  /** A draft in person with its first pick made. */
  readonly typedId: string;
  readonly typed: string;
  /** A draft on the outside platform, and the room that follows it. */
  readonly link: string;
  readonly followedId: string;
}

/** Answers that hold no player, no figure and no order of players: accounts, letters, payments, support, one's own scoring. */
export const WITHOUT_FOOTBALL: ReadonlySet<CallName> = new Set([
  ...(['getSession', 'login', 'logout', 'registerUser', 'getMe', 'updateUser', 'listSessions', 'endSession'] as const),
  ...(['endOtherSessions', 'verifyEmail', 'sendEmailVerification', 'solicitPasswordReset', 'resetPassword'] as const),
  ...(['getOutbox', 'subscribeToNewsletter', 'unsubscribeFromNewsletter', 'getSupportConversation'] as const),
  ...([
    'sendSupportMessage',
    'getFaq',
    'getPromotion',
    'listProducts',
    'createCheckoutSession',
    'upgradeTier',
  ] as const),
  ...(['openBillingPortal', 'getUpgradePaymentPreview', 'getCheckoutStatus', 'getSubscription'] as const),
  ...(['createScoringSystem', 'updateScoringSystem', 'deleteScoringSystem', 'fetchLeagueScoring'] as const),
  ...(['settleTestCheckout', 'getTestPortal', 'changeTestSubscription'] as const),
  ...(['getMyData', 'deleteMyAccount'] as const),
  ...(['beginPasskeySignIn', 'signInWithPasskey', 'listPasskeys', 'beginPasskey', 'addPasskey'] as const),
  ...(['renamePasskey', 'removePasskey', 'beginPasskeyProof', 'proveSelf'] as const),
]);

/** Calls that a tier opens whole: below it they are refused. */
export const OPENED_WHOLE: ReadonlyMap<CallName, 1 | 2> = new Map<CallName, 1 | 2>([
  ['getRankingMaterial', REQUIRED_TIER.customScoringsDialog],
  ['getProjectionMaterial', REQUIRED_TIER.projectionsTableBottom],
]);

type Good = (mine: Belongings) => object;
const draft: Good = ({ mockDraftId }) => ({ mockDraftId });
const rated: Good = ({ ratedId }) => ({ mockDraftId: ratedId });
const auction: Good = ({ auctionId }) => ({ mockDraftId: auctionId });
const table: Good = ({ seasonId }) => ({ seasonId, scoringSystemId: '1', limit: 1000 });
const search: Good = () => ({ q: 'a' });
const nothing: Good = () => ({});

/** In the order in which they are made: what ends something comes last. */
export const GOOD_INPUTS: ReadonlyMap<CallName, Good> = new Map<CallName, Good>([
  ['currentSeason', nothing],
  ['listSeasons', nothing],
  ['listTeams', nothing],
  ['listExperts', nothing],
  ['searchPlayers', search],
  ['inlineSearchPlayers', search],
  ['getDataSources', nothing],
  ['listScoringSystems', nothing],
  ['getPlayerCard', ({ seasonId, playerId }) => ({ seasonId, playerId, scoringSystemId: '1' })],
  ['listRankings', table],
  ['listAdps', ({ seasonId }) => ({ seasonId, limit: 1000 })],
  ['listAdpMovers', ({ seasonId }) => ({ seasonId })],
  ['listProjections', table],
  ['getRankingMaterial', ({ seasonId }) => ({ seasonId })],
  ['getProjectionMaterial', ({ seasonId }) => ({ seasonId })],
  ['listMockDrafts', nothing],
  ['getMockDraft', draft],
  ['listQueue', (mine) => ({ ...draft(mine), mockDraftParticipantId: 'seat-1' })],
  ['getDraftAssistant', draft],
  ['listDraftPlayers', draft],
  ['listDraftRosters', draft],
  ['listProjectedStandings', rated],
  ['listByPositionRank', rated],
  ['listBoldMoves', rated],
  ['listRateOutputs', rated],
  ['rateMockDraft', rated],
  ['runDraftAgain', (mine) => ({ ...rated(mine), times: 2 })],
  ['shareMockDraft', rated],
  ['getSharedReport', ({ shareId }) => ({ shareId })],
  [
    'buildKeeper',
    ({ free }) => ({ athleteId: free, round: 3, numberOfTeams: 8, participantIndex: 1, draftType: 'SNAKE' }),
  ],
  ['createMockDraft', ({ seasonId }) => ({ seasonId, scoringSystemId: '1', numberOfTeams: 8, draftPosition: 1 })],
  [
    'updateMockDraft',
    (mine) => ({
      ...draft(mine),
      simulationMode: 'Manual',
      scoringSystemId: '1',
      expertIds: [],
      pickClock: null,
      participantStrategies: {},
    }),
  ],
  ['duplicateMockDraft', draft],
  ['moveInQueue', (mine) => ({ ...draft(mine), mockDraftQueueId: mine.queued, index: 0 })],
  ['addToQueue', (mine) => ({ ...draft(mine), athleteId: mine.free })],
  ['removeFromQueue', (mine) => ({ ...draft(mine), mockDraftQueueId: mine.queued })],
  ['pickEntity', (mine) => ({ ...draft(mine), mockDraftParticipantId: 'seat-1', athleteId: mine.free })],
  ['returnToLastPick', draft],
  ['simulateRestOfDraft', draft],
  ['resetMockDraftToPick', (mine) => ({ ...draft(mine), pickNumber: 2 })],
  ['resetMockDraft', draft],
  ['replayMockDraft', (mine) => ({ ...rated(mine), pickNumber: 1 })],
  ['unshareMockDraft', rated],
  ['deleteMockDraft', draft],
  [
    'correctPick',
    ({ typedId, typed }) => ({ mockDraftId: typedId, correction: 'remove', pickNumber: 1, seenEntityId: typed }),
  ],
  ['findOutsideDraft', ({ link }) => ({ link })],
  ['followOutsideDraft', ({ link }) => ({ link, draftPosition: 2 })],
  ['watchOutsideDraft', ({ followedId }) => ({ mockDraftId: followedId })],
  ['leaveOutsideDraft', ({ followedId }) => ({ mockDraftId: followedId })],
  ['getAuction', auction],
  ['listAuctionPlayers', auction],
  ['getAuctionAdvice', auction],
  ['nominatePlayer', (mine) => ({ ...auction(mine), saleNumber: 1, athleteId: mine.nominee })],
  ['placeBid', (mine) => ({ ...auction(mine), saleNumber: 1, dollars: 150 })],
  ['passBid', ({ biddingId }) => ({ mockDraftId: biddingId, saleNumber: 1 })],
  [
    'recordSale',
    ({ inPersonId, free }) => ({
      mockDraftId: inPersonId,
      mockDraftParticipantId: 'seat-2',
      dollars: 3,
      athleteId: free,
    }),
  ],
  ['editSale', ({ inPersonId }) => ({ mockDraftId: inPersonId, saleNumber: 1, dollars: 2 })],
]);

type Entity = { readonly athlete: { readonly id: string } | null };
const athletesOf = (rows: readonly Entity[]) => rows.flatMap(({ athlete }) => (athlete ? [athlete.id] : []));

/** Lets somebody use everything, so that every call has something to answer. */
export async function settleIn({ ask }: TestServer, token: string, link: string): Promise<Belongings> {
  const seasonId = (await ask('currentSeason', {})).season.id;
  const wishes = { seasonId, scoringSystemId: '1', numberOfTeams: 8, draftPosition: 1 } as const;
  const begin = async (more: object = {}) => (await ask('createMockDraft', { ...wishes, ...more }, token)).mockDraft.id;
  const [mockDraftId, ratedId, auctionId] = [await begin(), await begin(), await begin({ draftType: 'AUCTION' })];
  const players = (await ask('listDraftPlayers', { mockDraftId }, token)).mockDraftPlayerRankings;
  const [playerId = '', free = '', queued = '', nominee = '', typed = ''] = athletesOf(players);
  await ask('addToQueue', { mockDraftId, athleteId: queued }, token);
  await ask('simulateRestOfDraft', { mockDraftId: ratedId }, token);
  await ask('rateMockDraft', { mockDraftId: ratedId }, token);
  const { shareId } = await ask('shareMockDraft', { mockDraftId: ratedId }, token);
  const biddingId = await begin({ draftType: 'AUCTION', draftPosition: 3 });
  const inPersonId = await begin({ draftType: 'AUCTION', simulationMode: 'Manual' });
  const sale = { mockDraftId: inPersonId, mockDraftParticipantId: 'seat-3', dollars: 5, athleteId: nominee };
  await ask('recordSale', sale, token);
  const typedId = await begin({ simulationMode: 'Manual' });
  const pick = { mockDraftId: typedId, mockDraftParticipantId: 'seat-1', athleteId: typed };
  await ask('pickEntity', pick, token);
  const followedId = (await ask('followOutsideDraft', { link, draftPosition: 1 }, token)).mockDraft.id;
  return {
    ...{ token, seasonId, playerId, mockDraftId, free, queued, ratedId, shareId, auctionId, nominee },
    ...{ biddingId, inPersonId, typedId, typed, link, followedId },
  };
}
