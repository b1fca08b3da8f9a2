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
    /** The same as the actual player when the pick was the best. */
    shouldHaveAthlete: Athlete.nullable(),
    shouldHaveTeam: Team.nullable(),
    /** By how many projected points the roster would come out better; 0 when the pick was the best. */
    pointsMissed: locked('draftChampion', z.number()),
    /**
     * The participant's grade if that player had been taken and the rest drafted again with the same random numbers.
     */
    whatIfLetterGrade: LetterGrade,
  })
  .meta({ id: 'WhatIf' });
export type WhatIf = z.output<typeof WhatIf>;

/** The expert whose list the person's picks follow most, and the grade that the draft gets by that list. */
export const ExpertLikeness = z
  .object({
    expert: Expert,
    /** Grade of the person's draft when players are worth what this expert's order says. */
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

export const RateOutput = z
  .object({
    mockDraftId: z.string(),
    mockDraftParticipantId: z.string(),
    letterGrade: LetterGrade,
    // Sums of projections; for a team of one player they equal the player's projection.
    vorp: locked('draftChampion', z.number()),
    expectedVORP: locked('draftChampion', z.number()),
    projectionPoints: locked('draftChampion', z.number()),
    meanProjectionValue: locked('draftChampion', z.number()),
    stdDevProjectionValue: locked('draftChampion', z.number()),
    zProjectionValue: locked('draftChampion', z.number()),
    expertDescription: z.string(),
  })
  .meta({ id: 'RateOutput' });
export type RateOutput = z.output<typeof RateOutput>;

export const DraftCapital = z
  .object({
    id: z.string(),
    mockDraftId: z.string(),
    playerPosition: z.string(),
    countAmount: z.number(),
    capitalAmount: z.number(),
    participantCapitals: z.array(
      z.object({
        id: z.string(),
        mockDraftId: z.string(),
        participantId: z.string(),
        playerPosition: z.string(),
        countAmount: z.number(),
        capitalAmount: z.number(),
        earlySelectionsCount: z.number(),
      }),
    ),
  })
  .meta({ id: 'DraftCapital' });
export type DraftCapital = z.output<typeof DraftCapital>;

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
