import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Basis } from '../my-roster/my-roster.ts';
import { locked } from '../plans/locked.ts';
import { Claim, LineupChange } from './cruise-control.ts';
import { CLAIM_OUTCOMES } from './cruise-limits.ts';

const points = z.number().nullable();

/** Claims of the weeks that are over, each week by itself. */
const PastClaims = z.object({
  /** The last first. */
  weeks: z.array(
    z.object({
      week: z.number(),
      claims: z.array(
        Claim.omit({ gainPerWeek: true, bidDollars: true, winPercent: true }).extend({
          /** null where nobody bids. */
          bidDollars: z.number().nullable(),
          outcome: z.enum(CLAIM_OUTCOMES),
          /** What somebody else paid for the player in that week; null where nobody did, and where it is not told. */
          otherDollars: z.number().nullable(),
          /** What the best line-ups by each week’s projections have made more with it; null while no week is over. */
          broughtPoints: points,
          /** In so many weeks, from that of the claim on. */
          judgedWeeks: z.number(),
        }),
      ),
    }),
  ),
  /** Weeks that are over and before which the rosters, or projections of the time, are not known. */
  unknownWeeks: z.array(z.number()),
  /** Whether moves of the league are known: else every claim is taken as won. */
  knowsMoves: z.boolean(),
  /** Of claims that would have been won and that the person has not made. */
  total: z.object({ weeks: z.number(), claims: z.number(), broughtPoints: z.number() }),
});

export const cruiseControlDryRun = endpoint('cruiseControlDryRun', {
  summary:
    'What Cruise Control would have changed in each past week of one of the caller’s leagues by the rules that are set, and what that would have brought. Changes nothing.',
  plans: 'Below tier 2 it is made from published projections, and claims are locked.',
  query: z.object({ userLeagueId: z.uuid() }),
  byTier: true,
  answer: z.object({
    /** The last first. */
    weeks: z.array(
      z.object({
        week: z.number(),
        changes: z.array(
          LineupChange.extend({
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
    /** null where the rules ask for no claims. Of published projections, whatever the rest is made from. */
    claims: locked('standaloneWaiverWire', PastClaims.nullable()),
    basis: Basis,
  }),
});
