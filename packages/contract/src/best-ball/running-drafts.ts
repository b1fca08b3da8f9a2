// Drafts under way by whose turn comes first.
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { entity, queryWhole, SeasonId } from '../wire.ts';
import { CLOCK_HOURS, SUGGESTION_WARNINGS } from './best-ball-limits.ts';
import { BestBallTeam } from './teams.ts';

export const listBestBallRunning = endpoint('listBestBallRunning', {
  summary:
    'The caller’s best-ball drafts under way by when their next turn comes, at the pace that each room has had so far, with who is best there and what speaks against them. Changes nothing.',
  query: z.object({
    seasonId: SeasonId,
    /** What the room's rules give for a pick: the export does not say. */
    clockHours: queryWhole.pipe(z.literal([...CLOCK_HOURS])).default(8),
  }),
  answer: z.object({
    /** Now, by the server's clock: turns are told against it. */
    now: z.string(),
    drafts: z.array(
      z.object({
        team: BestBallTeam,
        rounds: z.number(),
        nextPick: z.number(),
        /** Picks of others between the last known pick and the next. */
        picksBefore: z.number(),
        /** Of the last pick that the file knows; null where the file has days alone, as the moments below are then. */
        lastPickAt: z.string().nullable(),
        hoursAPick: z.number().nullable(),
        /** When the turn begins at the room's pace so far. */
        expectedAt: z.string().nullable(),
        /** When it ends at the latest. */
        endsBy: z.string().nullable(),
        /** The best next pick; null without a list. */
        best: z
          .object({
            ...entity,
            name: z.string(),
            position: z.string(),
            warnings: z.array(z.enum(SUGGESTION_WARNINGS)),
          })
          .nullable(),
      }),
    ),
  }),
});
