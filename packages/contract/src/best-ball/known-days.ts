import * as z from 'zod';

const day = z.string();

/** Something that is known of a player by its day. */
export const KnownDay = z.discriminatedUnion('kind', [
  /** What the report of a week says first, or says otherwise than a week before; the day is that of the game. */
  z.object({
    kind: z.literal('injury-report'),
    day,
    week: z.number(),
    report: z.string(),
    /** The part of the body; null where the report names none. */
    injury: z.string().nullable(),
  }),
  /** Another place on the same team's depth chart than on the chart before; the day is that of the chart. */
  z.object({
    kind: z.literal('depth-chart'),
    day,
    teamId: z.string(),
    slot: z.string(),
    rank: z.number(),
    rankBefore: z.number(),
  }),
  /** Another team than before: the day of its first chart, or of the first game, that has the player. */
  z.object({
    kind: z.literal('team'),
    day,
    by: z.enum(['chart', 'game']),
    teamId: z.string(),
    teamIdBefore: z.string(),
  }),
]);
export type KnownDay = z.infer<typeof KnownDay>;
