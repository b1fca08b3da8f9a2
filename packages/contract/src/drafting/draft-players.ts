// The players of a draft room, and which of them to take.
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { entity, PositionFilter, queryList } from '../wire.ts';
import { MockDraftId, ParticipantIdText } from './draft-call.ts';

/** A rank and the expert who gave it. */
export const NamedRank = z.object({ rank: z.number(), expertId: z.string() }).meta({ id: 'NamedRank' });
export type NamedRank = z.output<typeof NamedRank>;

/** How much of a player's tier is left, and how much there was. */
export const DraftTierBreak = z.object({ undraftedCount: z.number(), totalCount: z.number() });

/**
 * A player of the room's pool. Odds are chances from 0 to 1 that the player is available at the caller's next pick, and
 * at the one after.
 *
 * The figures are those of the rankings and our projections; below the plan all of them are the market's instead: ranks
 * and `board` by ADP, points and tiers those of such a place. Best and worst ranking and the tier break, which are over
 * all experts, are locked there.
 */
export const DraftPlayer = z
  .object({
    mockDraftId: z.string(),
    ...entity,
    /** The place of a roster that is the player's own. */
    rosterPosition: z.enum(POSITIONS),
    rank: z.number(),
    positionRank: z.number(),
    tier: z.number(),
    byeWeek: z.number().nullable(),
    bestRanking: locked('draftChampion', NamedRank.nullable()),
    worstRanking: locked('draftChampion', NamedRank.nullable()),
    adp: z.number().nullable(),
    /** The pick at which the room's drafters expect the player: a blend of ADP and the chosen experts. */
    board: z.number(),
    lastSeasonalFPTS: z.number().nullable(),
    seasonalScoredProjections: z.number(),
    /** The points that count in this draft: the season's, or in a dynasty the worth of the player's career rank. */
    draftPoints: z.number(),
    vorp: z.number(),
    draftTierBreak: locked('draftChampion', DraftTierBreak),
    availabilityOdds: z.number().nullable(),
    oddsNextRound: z.number().nullable(),
    isQueued: z.boolean(),
    /** The pick that took the player; null while available. */
    pickNumber: z.number().nullable(),
  })
  .meta({ id: 'DraftPlayer' });
export type DraftPlayer = z.output<typeof DraftPlayer>;

/** A suggested player and the facts that speak for them; the screen puts them into words. */
export const Suggestion = z
  .object({
    ...entity,
    isQueued: z.boolean(),
    /** Expected final line-up value above the best other choice, season points. */
    pointsOverNext: z.number(),
    reasons: z.object({
      tier: z.number(),
      leftInTier: z.number(),
      oddsToComeBack: z.number().nullable(),
      fillsSlot: z.enum(SLOTS).nullable(),
      byeClashWith: z.array(z.string()),
      positionRun: z.number(),
      vorp: z.number(),
      adp: z.number().nullable(),
    }),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof Suggestion>;

export const listDraftPlayers = endpoint('listDraftPlayers', {
  summary: "The room's players in rank order, taken ones included, with odds to last to the caller's next picks.",
  plans:
    'Below the plan order, tiers and points are the market’s, and the order of experts whom a plan opens is tier-required.',
  query: z.object({ mockDraftId: MockDraftId, expertIds: queryList(z.string()).optional() }),
  answer: z.object({ version: z.number(), mockDraftPlayerRankings: z.array(DraftPlayer) }),
});

export const getDraftAssistant = endpoint('getDraftAssistant', {
  summary: 'The best picks for the team on the clock, or for the next pick of another, best first, with their reasons.',
  query: z.object({
    mockDraftId: MockDraftId,
    /**
     * The team whose next pick is meant. Absent: the team on the clock if the caller picks for it, else the caller's.
     */
    mockDraftParticipantId: ParticipantIdText.optional(),
    /** Among all who are still there, whatever plan and custom would consider now. */
    athleteSearchText: z.string().trim().max(60).optional(),
    playerPositions: queryList(PositionFilter).optional(),
    /** A list of the caller's own that says who is worth more than whom. */
    rankingListId: z.uuid().optional(),
  }),
  answer: z.object({ draftAssistant: z.array(Suggestion) }),
});
