// After a mock draft: projected standings, rosters by position, the picks to talk about, the same draft again, and
// sharing it.
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { entity, Provenance, Season } from '../wire.ts';
import { draftQuery, MockDraftId, openedDraft, ParticipantIdText, pickNumber, versionAnswer } from './draft-call.ts';
import { DraftTierBreak, NamedRank } from './draft-players.ts';
import { ExpertLikeness, GradeRecord, LetterGrade, RateOutput, SharedCapital, WhatIf } from './draft-rating.ts';
import { DraftConfiguration } from './draft-settings.ts';
import { MockDraftPick, Participant } from './mock-draft.ts';

const Position = z.enum(POSITIONS);

/** A simulated quantity: mean with its standard error, and the range that eight of ten seasons fall into. */
export const Estimate = z
  .object({ mean: z.number(), standardError: z.number(), low: z.number(), high: z.number() })
  .meta({ id: 'Estimate' });
export type Estimate = z.output<typeof Estimate>;

/** A team's season as simulated. Odds are chances from 0 to 1. */
export const ProjectedStanding = z
  .object({
    participantId: z.string(),
    /** Place in the table below, from 1. */
    place: z.number(),
    /** Mean final place of the regular season. */
    meanPlace: z.number(),
    /** Games won in the regular season; null in best ball, where points alone decide. */
    wins: Estimate.nullable(),
    /** Points of the regular season. */
    pointsFor: locked('draftChampion', Estimate),
    /** To reach the playoffs (best ball: to advance). Over all teams they add up to the number of places. */
    playoffOdds: z.number(),
    playoffOddsStandardError: z.number(),
    /** To win the league. Over all teams they add up to 1. */
    titleOdds: z.number(),
    titleOddsStandardError: z.number(),
    /** Mean points of the line-up in weeks 1, 2, …, playoffs included. */
    weeklyPoints: locked('draftChampion', z.array(z.number())),
  })
  .meta({ id: 'ProjectedStanding' });
export type ProjectedStanding = z.output<typeof ProjectedStanding>;

/** How the seasons were simulated. */
export const SeasonSimulation = z
  .object({
    seasons: z.number(),
    isBestBall: z.boolean(),
    regularWeeks: z.number(),
    /** Of playoffs too. */
    weeks: z.number(),
    playoffTeams: z.number(),
    /**
     * Share of a team's simulated advantage that the odds show, 0 to 1: odds of before a season are overconfident and
     * are drawn towards those of equal teams.
     */
    oddsWeight: z.number(),
  })
  .meta({ id: 'SeasonSimulation' });
export type SeasonSimulation = z.output<typeof SeasonSimulation>;

export const listProjectedStandings = endpoint('listProjectedStandings', {
  summary:
    'Standings of simulated seasons, most wins first. Open places are filled from the waiver wire. Errors: rating-failed before the first pick.',
  query: draftQuery,
  answer: z.object({ projectedStandings: z.array(ProjectedStanding), simulation: SeasonSimulation }),
});

/** A participant's players of one position and how strong they are together. */
export const PositionStrength = z
  .object({
    position: Position,
    /** Projected season points, weighted by how much each will play; and the same of the room's mean and best team. */
    points: locked('draftChampion', z.number()),
    meanPoints: locked('draftChampion', z.number()),
    bestPoints: locked('draftChampion', z.number()),
    /** Among the teams of the room, from 1. For a team with one player of the position it is that player's rank. */
    rank: locked('draftChampion', z.number()),
    players: z.array(
      z.object({
        ...entity,
        pickNumber: z.number(),
        round: z.number(),
        isKeeper: z.boolean(),
        rosterPosition: z.enum(SLOTS).nullable(),
        rank: z.number().nullable(),
        positionRank: z.number().nullable(),
        /** By projected points among all drafted players of the position, from 1. */
        roomPositionRank: locked('draftChampion', z.number().nullable()),
        tier: z.number().nullable(),
        byeWeek: z.number().nullable(),
        seasonalScoredProjections: z.number().nullable(),
        letterGrade: LetterGrade.nullable(),
        /** Whole dollars; null where nothing is paid. */
        cost: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'PositionStrength' });
export type PositionStrength = z.output<typeof PositionStrength>;

export const listByPositionRank = endpoint('listByPositionRank', {
  summary: "One participant's roster by position with its strength in the room; the caller's own when nobody is named.",
  query: draftQuery.extend({ mockDraftParticipantId: ParticipantIdText.optional() }),
  answer: z.object({ strength: z.array(PositionStrength) }),
});

/** A pick or a sale to talk about; `pickNumber` of a sale is its number. */
export const BoldMove = z
  .object({
    /** Unique in the draft. */
    id: z.string(),
    participantId: z.string(),
    pickNumber: z.number(),
    round: z.number(),
    rank: z.number().nullable(),
    positionRank: z.number().nullable(),
    tier: z.number().nullable(),
    byeWeek: z.number().nullable(),
    bestRanking: locked('draftChampion', NamedRank.nullable()),
    worstRanking: locked('draftChampion', NamedRank.nullable()),
    adp: z.number().nullable(),
    lastSeasonFPTS: z.number().nullable(),
    draftTierBreak: locked('draftChampion', DraftTierBreak),
    rosterPosition: z.enum(SLOTS).nullable(),
    ...entity,
    /** Whole dollars, and the value before the first sale less that; null where nothing is paid. */
    cost: z.number().nullable(),
    surplus: z.number().nullable(),
    /** Points over replacement beyond what such a pick, or so much money, usually brings; negative below. */
    vorpOverExpected: locked('draftChampion', z.number()),
    letterGrade: LetterGrade,
  })
  .meta({ id: 'BoldMove' });
export type BoldMove = z.output<typeof BoldMove>;

export const listBoldMoves = endpoint('listBoldMoves', {
  summary:
    "The room's picks that brought most beyond the usual, and those furthest before their time; of an auction those who went for surprisingly little and for surprisingly much. Errors: rating-failed.",
  query: draftQuery,
  answer: z.object({ topPicks: z.array(BoldMove), topReaches: z.array(BoldMove) }),
});

/** Who makes the caller's picks when a draft is run again: a bot with the caller's strategy, or need and drop-off. */
export const PICKED_BY = ['strategy', 'advice'] as const;

export const DraftRuns = z
  .object({
    times: z.number(),
    pickedBy: z.enum(PICKED_BY),
    /** Of the caller's team; every letter from A+ to F, 0 included. */
    grades: z.array(z.object({ letterGrade: LetterGrade, count: z.number() })),
    /** Place by projected points in the room; every place from 1. */
    places: z.array(z.object({ place: z.number(), count: z.number() })),
    meanPlace: z.number(),
    /** Runs whose picks brought the caller more points than those of the draft itself; null while it is not over. */
    better: z.number().nullable(),
    projectionPoints: locked('draftChampion', Estimate),
    /** Whom the caller ended up with, most often first; at most 40. */
    exposures: z.array(
      z.object({
        ...entity,
        playerPosition: Position,
        count: z.number(),
        /** 0 to 1. */
        share: z.number(),
        meanPickNumber: z.number(),
        /** Dollars; null where nothing is paid. */
        meanCost: z.number().nullable(),
        adp: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'DraftRuns' });
export type DraftRuns = z.output<typeof DraftRuns>;

export const runDraftAgain = endpoint('runDraftAgain', {
  summary: 'The same draft many times with other seeds: grades, places and players of the caller. Changes nothing.',
  body: z.object({
    mockDraftId: MockDraftId,
    times: z.number().int().min(1).max(1000).default(100),
    pickedBy: z.enum(PICKED_BY).default('strategy'),
  }),
  answer: z.object({ runs: DraftRuns }),
});

export const replayMockDraft = endpoint('replayMockDraft', {
  summary:
    'Opens a copy of the draft as it was before a pick, with the same seed: equal picks bring equal answers of the bots. Errors: nothing-to-undo when the pick was not made.',
  body: z.object({ mockDraftId: MockDraftId, pickNumber }),
  answer: openedDraft,
});

export const ShareId = z.string().regex(/^[\w-]{22}$/);

export const shareMockDraft = endpoint('shareMockDraft', {
  summary:
    'Makes a link to the report of a rated draft that anybody can open; the one that is there when it is shared already. Errors: rating-failed when it is not rated.',
  body: draftQuery,
  answer: z.object({ shareId: ShareId, version: z.number() }),
});

export const unshareMockDraft = endpoint('unshareMockDraft', {
  summary: 'Takes the link back. Sharing again makes another one.',
  body: draftQuery,
  answer: versionAnswer,
});

const SharedParticipant = Participant.omit({ userId: true }).extend({ isOwner: z.boolean() });
const SharedRateOutput = RateOutput.omit({ mockDraftId: true });

/**
 * The report as anybody with the link may read it, without anything that identifies the person or the draft. Values
 * that a plan opens are locked for readers without one.
 */
export const SharedReport = z
  .object({
    shareId: ShareId,
    createdAt: z.string(),
    closedAt: z.string().nullable(),
    season: Season,
    configuration: DraftConfiguration,
    participants: z.array(SharedParticipant),
    ownerParticipantId: z.string(),
    picks: z.array(MockDraftPick),
    /** Best first; empty when the draft was changed after sharing and not rated again. */
    rateOutputs: z.array(SharedRateOutput),
    gradeRecord: z.array(GradeRecord),
    capitals: z.array(SharedCapital),
    whatIfs: z.array(WhatIf.omit({ mockDraftId: true })),
    topPicks: z.array(BoldMove),
    topReaches: z.array(BoldMove),
    draftMostLikeExpertGrade: ExpertLikeness.nullable(),
    projectedStandings: z.array(ProjectedStanding),
    simulation: SeasonSimulation.nullable(),
    /** Address of the picture of the report, from the root of the site. */
    imagePath: z.string(),
    provenance: Provenance,
  })
  .meta({ id: 'SharedReport' });
export type SharedReport = z.output<typeof SharedReport>;

export const getSharedReport = endpoint('getSharedReport', {
  summary: 'The report of a shared draft. Open to everybody who has the link. Errors: draft-not-found.',
  query: z.object({ shareId: z.string().max(40) }),
  answer: z.object({ report: SharedReport }),
});
