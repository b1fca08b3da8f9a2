// Who is meant by the lines of a text that a person pasted.
import * as z from 'zod';
import { entity } from './wire.ts';

/**
 * What a line of a text says. 'found': exactly one player is meant. 'choose': several may be, or nobody has that name
 * and the nearest are told. 'unknown': nobody comes near. 'twice': the player stood in an earlier line.
 */
const LINE_OUTCOMES = ['found', 'choose', 'unknown', 'twice'] as const;

/** A line of a text, and who is meant by it. */
export const NameLine = z
  .object({
    /** In the text, from 1. */
    line: z.number(),
    text: z.string(),
    outcome: z.enum(LINE_OUTCOMES),
    /** Who is meant; neither unless the outcome is 'found' or 'twice'. */
    ...entity,
    byeWeek: z.number().nullable(),
    /** Whom it may mean, the likeliest first. */
    choices: z.array(z.object({ ...entity, byeWeek: z.number().nullable() })),
  })
  .meta({ id: 'NameLine' });
export type NameLine = z.output<typeof NameLine>;
