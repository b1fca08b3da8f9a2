// The rating of a mock draft: grades, where the picks went, alternatives to the person's picks, the expert whose list
// the draft follows, and the real results of drafts with each letter.
import { LETTER_GRADES } from '@pylon/engine/vocabulary/drafts';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { Athlete, Expert, Team } from '../wire.ts';
import { draftQuery, versionAnswer } from './draft-call.ts';

export const LetterGrade = z.enum(LETTER_GRADES);

/** One of the person's picks and its alternative. Of `actual…` and `shouldHave…` the athlete or the team is set. */
export const WhatIf = z
  .object({
    /** Unique in the draft. */
    id: z.string(),
    mockDraftId: z.string(),
    participantId: z.string(),
    round: z.number(),
    pickNumber: z.number(),
    actualAthlete: Athlete.nullable(),
    actualTeam: Team.nullable(),
    /** The same as the actual player when no alternative came out better. */
    shouldHaveAthlete: Athlete.nullable(),
    shouldHaveTeam: Team.nullable(),
    /**
     * By how many points of the simulated season, those that grades go by, the team came out better on average when the
     * rest was drafted again; 0 when the pick was the best.
     */
    pointsMissed: locked('draftChampion', z.number()),
    /** In how many of how many such replays it came out better; both 0 when the pick was the best. */
    betterIn: z.number(),
    replays: z.number(),
    /** The participant's grade with so many points more; never lower than theirs. */
    whatIfLetterGrade: LetterGrade,
  })
  .meta({ id: 'WhatIf' });
export type WhatIf = z.output<typeof WhatIf>;

/** The expert whose list the person's picks follow most, and the grade that the draft gets by that list. */
export const ExpertLikeness = z
  .object({
    expert: Expert,
    /** Grade of the person's draft with this expert as the judge of all teams: the same letter as among the judges. */
    letterGrade: LetterGrade,
    /** Typical place of the picks on the expert's list among the players still there, from 1: the lower, the closer. */
    typicalPlace: locked('draftChampion', z.number()),
  })
  .meta({ id: 'ExpertLikeness' });
export type ExpertLikeness = z.output<typeof ExpertLikeness>;

/** The results of real teams whose draft would have had a grade. */
export const GradeRecord = z
  .object({
    /** The letter, or the letters that were counted together. */
    letterGrades: z.array(LetterGrade),
    teams: z.number(),
    /** Percent of them that advanced, 0 to 100, and the standard error of that. */
    advancePercent: z.number(),
    standardErrorPercent: z.number(),
  })
  .meta({ id: 'GradeRecord' });
export type GradeRecord = z.output<typeof GradeRecord>;

/** What one valuation of the players makes of a team. Whoever has no plan is told of the open ones alone. */
export const JudgeGrade = z
  .object({
    /** 'Market', the name of an expert, 'Our projections', 'Last season'. */
    judge: z.string(),
    /** Whether the grade itself is the mean of this judge and its like. */
    decides: z.boolean(),
    letterGrade: LetterGrade,
  })
  .meta({ id: 'JudgeGrade' });
export type JudgeGrade = z.output<typeof JudgeGrade>;

export const RateOutput = z
  .object({
    mockDraftId: z.string(),
    mockDraftParticipantId: z.string(),
    letterGrade: LetterGrade,
    // Points are of the simulated season's regular weeks; of a team of one player they tell that player's.
    vorp: locked('draftChampion', z.number()),
    expectedVORP: locked('draftChampion', z.number()),
    projectionPoints: locked('draftChampion', z.number()),
    meanProjectionValue: locked('draftChampion', z.number()),
    stdDevProjectionValue: locked('draftChampion', z.number()),
    zProjectionValue: locked('draftChampion', z.number()),
    expertDescription: z.string(),
    /** Letters by each judge, those who decide first; none of grades that were given before there were judges. */
    judges: z.array(JudgeGrade),
  })
  .meta({ id: 'RateOutput' });
export type RateOutput = z.output<typeof RateOutput>;

const ParticipantCapital = z.object({
  id: z.string(),
  mockDraftId: z.string(),
  participantId: z.string(),
  playerPosition: z.string(),
  countAmount: z.number(),
  capitalAmount: z.number(),
  earlySelectionsCount: z.number(),
});

export const DraftCapital = z
  .object({
    id: z.string(),
    mockDraftId: z.string(),
    playerPosition: z.string(),
    countAmount: z.number(),
    capitalAmount: z.number(),
    participantCapitals: z.array(ParticipantCapital),
  })
  .meta({ id: 'DraftCapital' });
export type DraftCapital = z.output<typeof DraftCapital>;

/** The same in a report that anybody may read, which does not name the draft. */
export const SharedCapital = DraftCapital.omit({ mockDraftId: true })
  .extend({ participantCapitals: z.array(ParticipantCapital.omit({ mockDraftId: true })) })
  .meta({ id: 'SharedCapital' });
export type SharedCapital = z.output<typeof SharedCapital>;

export const rateMockDraft = endpoint('rateMockDraft', {
  summary: 'Grades the draft. Errors: rating-failed when no pick is made yet.',
  body: draftQuery,
  answer: versionAnswer,
});

export const listRateOutputs = endpoint('listRateOutputs', {
  summary: 'Grades of all participants, best first.',
  query: draftQuery,
  answer: z.object({
    mockDraftRateOutputs: z.array(RateOutput),
    /** Share of a grade that each part decides, for the reader. */
    weights: z.array(z.object({ name: z.string(), percent: z.number() })),
    /** How often real teams of such grades advanced, best letters first, and which teams those were. */
    gradeRecord: z.array(GradeRecord),
    gradeRecordSource: z.string(),
  }),
});
