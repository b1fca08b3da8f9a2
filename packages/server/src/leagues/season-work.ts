// Pieces of work that the threads do: each export is one, called by its name (season-threads.ts).
import {
  advanceField,
  advanceOdds,
  type FieldAsked,
  type ListedDraftable,
  type TeamOdds,
} from '@pylon/engine/best-ball/advance-odds';
import { restChange, type TeamChange } from '@pylon/engine/season-simulation/rest-change';
import { type RestOfSeason, USUAL_SEASONS } from '@pylon/engine/season-simulation/rest-of-season';
import { type RestOutlook, restOutlook } from '@pylon/engine/season-simulation/rest-outlook';

/** The odds of all teams, and what each game is worth to the asked one. */
export const outlook = (input: {
  readonly rest: RestOfSeason;
  readonly asked: number;
  readonly seed: string;
}): RestOutlook => restOutlook(input.rest, { seasons: USUAL_SEASONS, seed: input.seed }, input.asked);

/** The odds of all teams before and after a change. */
export const change = (input: {
  readonly before: RestOfSeason;
  readonly after: RestOfSeason;
  readonly seed: string;
}): readonly TeamChange[] => restChange(input.before, input.after, { seasons: USUAL_SEASONS, seed: input.seed });

/** The odds of best-ball teams to advance, each given as numbers of the list that they were drafted from. */
export const bestBallOdds = (input: {
  readonly list: readonly ListedDraftable[];
  readonly field: FieldAsked;
  readonly rosters: readonly (readonly number[])[];
}): readonly TeamOdds[] => advanceOdds(advanceField(input.list, input.field), input.rosters);
