import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { type CallCases, type GoodInput, nothing } from './call-cases.ts';

const draft: GoodInput = ({ mockDraftId }) => ({ mockDraftId });
const rated: GoodInput = ({ ratedId }) => ({ mockDraftId: ratedId });

/** A pick or a place on a roster that nobody fills yet has nothing to lock. */
const isEmptyPlace = ({ value }: { readonly value: unknown }): boolean => value === null;

export const mockDraftCases: CallCases = {
  openedWhole: { openLeagueRoom: 1 }, // the scoring of a league
  needsPerson: ['openLeagueRoom'],
  goodInputs: {
    listMockDrafts: nothing,
    getMockDraft: draft,
    getLeagueRoom: draft,
    listQueue: (mine) => ({ ...draft(mine), mockDraftParticipantId: 'seat-1' }),
    getDraftAssistant: draft,
    listDraftPlayers: draft,
    listDraftRosters: draft,
    listProjectedStandings: rated,
    listByPositionRank: rated,
    listBoldMoves: rated,
    listRateOutputs: rated,
    rateMockDraft: rated,
    runDraftAgain: (mine) => ({ ...rated(mine), times: 2 }),
    shareMockDraft: rated,
    getSharedReport: ({ shareId }) => ({ shareId }),
    buildKeeper: ({ free }) => ({
      athleteId: free,
      round: 3,
      numberOfTeams: 8,
      participantIndex: 1,
      draftType: 'SNAKE',
    }),
    createMockDraft: ({ seasonId }) => ({
      seasonId,
      scoringSystemId: FREE_SCORING_ID,
      numberOfTeams: 8,
      draftPosition: 1,
    }),
    updateMockDraft: (mine) => ({
      ...draft(mine),
      simulationMode: 'Manual',
      scoringSystemId: FREE_SCORING_ID,
      expertIds: [],
      pickClock: null,
      participantStrategies: {},
    }),
    duplicateMockDraft: draft,
    moveInQueue: (mine) => ({ ...draft(mine), mockDraftQueueId: mine.queued, index: 0 }),
    addToQueue: (mine) => ({ ...draft(mine), athleteId: mine.free }),
    removeFromQueue: (mine) => ({ ...draft(mine), mockDraftQueueId: mine.queued }),
    pickEntity: (mine) => ({ ...draft(mine), mockDraftParticipantId: 'seat-1', athleteId: mine.free }),
    returnToLastPick: draft,
    simulateRestOfDraft: draft,
    resetMockDraftToPick: (mine) => ({ ...draft(mine), pickNumber: 2 }),
    resetMockDraft: draft,
    replayMockDraft: (mine) => ({ ...rated(mine), pickNumber: 1 }),
    unshareMockDraft: rated,
    deleteMockDraft: draft,
    correctPick: ({ typedId, typed }) => ({
      mockDraftId: typedId,
      correction: 'remove',
      pickNumber: 1,
      seenEntityId: typed,
    }),
    openLeagueRoom: ({ userLeagueId }) => ({ userLeagueId }),
    findOutsideDraft: ({ link }) => ({ link }),
    followOutsideDraft: ({ link }) => ({ link, draftPosition: 2 }),
    watchOutsideDraft: ({ followedId }) => ({ mockDraftId: followedId }),
    leaveOutsideDraft: ({ followedId }) => ({ mockDraftId: followedId }),
  },
  freeParts: { getMockDraft: isEmptyPlace, listDraftRosters: isEmptyPlace },
};
