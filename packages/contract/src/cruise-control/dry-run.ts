import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Basis } from '../my-roster/my-roster.ts';
import { CruiseChange } from './cruise-control.ts';

const points = z.number().nullable();

export const cruiseControlDryRun = endpoint('cruiseControlDryRun', {
  summary:
    'What Cruise Control would have changed in each past week of one of the caller’s leagues by the rules that are set, and what that would have brought. Changes nothing.',
  plans: 'Below tier 2 it is made from published projections.',
  query: z.object({ userLeagueId: z.uuid() }),
  byTier: true,
  answer: z.object({
    /** The last first. */
    weeks: z.array(
      z.object({
        week: z.number(),
        changes: z.array(
          CruiseChange.extend({
            /** What each of the two made in the week, in the league's scoring; null where nobody counts it. */
            comesPoints: points,
            goesPoints: points,
          }),
        ),
        /** What the line-up that was set made. */
        setPoints: points,
        /** What the changes would have added, less than none where they would have cost; null where it is not known. */
        broughtPoints: points,
      }),
    ),
    /** Weeks that are over and of which the rosters, or projections of the time, are not known. */
    unknownWeeks: z.array(z.number()),
    /** Over the weeks of which it is known. */
    total: z.object({ weeks: z.number(), changes: z.number(), broughtPoints: z.number() }),
    basis: Basis,
  }),
});
