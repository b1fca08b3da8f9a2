// What a rating of a mock draft brings beside the grades: alternatives to the person's picks, whose list the draft follows, and
// how drafts with each letter have really done.
import { LETTER_GRADES } from '@pylon/engine/vocabulary/drafts';
import * as z from 'zod';
import { Athlete, Expert, Team } from './wire.ts';

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
    pointsMissed: z.number(),
    /** The participant's grade had he been taken and the rest been drafted again with the same chance. */
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
    typicalPlace: z.number(),
  })
  .meta({ id: 'ExpertLikeness' });
export type ExpertLikeness = z.output<typeof ExpertLikeness>;

/** How real teams did whose draft would have got a grade. */
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
