import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Basis } from '../my-roster/my-roster.ts';
import { locked } from '../plans/locked.ts';
import { entity } from '../wire.ts';
import { NEEDS } from './hub-limits.ts';

const Named = z.object({
  ...entity,
  /** As the platform writes it where we do not know them. */
  name: z.string(),
});

const ownLeague = { userLeagueId: z.string(), leagueName: z.string() };

export const needsAttention = endpoint('needsAttention', {
  summary:
    'What the caller’s leagues under way ask of them this week, whatever has least time left at the top, and whom they have or face in several. Changes nothing.',
  plans: 'Below tier 2 it is made from published projections, points are locked, and no claim is told.',
  query: z.object({}),
  byTier: true,
  answer: z.object({
    needs: z.array(
      z.object({
        ...ownLeague,
        kind: z.enum(NEEDS),
        /** From when on nothing can be done about it; null where nothing ends. */
        locksAt: z.string().nullable(),
        /** The place of the line-up; null where it is about none. */
        position: z.string().nullable(),
        /** Who stands there, would come by the trade, or starts no more after the claim; null for an empty place. */
        player: Named.nullable(),
        /** Kick-off of whoever stands there; null where nobody does, and where they have no game. */
        kickoff: z.string().nullable(),
        /** The bench’s best instead, the next in line, or the free agent to claim; null where nobody fits. */
        instead: Named.nullable(),
        /** What is expected of them; null where nobody fits. */
        insteadPoints: locked('startSitProjections', z.number().nullable()),
        /** Expected points that the change brings; null where there is none to make. */
        gainedPoints: locked('startSitProjections', z.number().nullable()),
        /** How often whoever comes in outscores whoever goes out, 0 to 100; null where one of them does not play. */
        surePercent: z.number().nullable(),
        /** An offered trade as the trade analyzer takes it; null of anything else, and where it does not. */
        trade: z
          .object({
            /** The other team. */
            participantId: z.string(),
            tradeAwayRosterIds: z.array(z.string()),
            tradeForRosterIds: z.array(z.string()),
            /** Whether picks or dollars change hands too, which are not named. */
            hasMore: z.boolean(),
          })
          .nullable(),
      }),
    ),
    /** Players who are in more than one match-up of the caller’s, those in most first, ten at most. */
    exposure: z.array(
      z.object({
        ...Named.shape,
        /** Leagues in which the caller starts them, has them on the bench, and in which the opponent starts them. */
        starts: z.number(),
        benched: z.number(),
        faced: z.number(),
      }),
    ),
    /** Players who are best started in one league and left on the bench in another, ten at most. */
    splits: z.array(
      z.object({
        ...Named.shape,
        /** Those in which they start first. */
        leagues: z.array(
          z.object({
            ...ownLeague,
            starts: z.boolean(),
            /** Who of those that start before them there is expected to make least; null where they start. */
            behind: Named.nullable(),
            /** Expected points that these make more; null where they start. */
            missingPoints: locked('startSitProjections', z.number().nullable()),
          }),
        ),
      }),
    ),
    /** Leagues that were looked at. */
    leagues: z.number(),
    /** Leagues of which nothing can be said: of their rosters or of the caller’s team nothing is known. */
    unknown: z.array(z.object(ownLeague)),
    basis: Basis,
  }),
});
