import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

export const getMyData = endpoint('getMyData', {
  summary: 'Everything that is stored about the caller, by table, without secrets. Changes nothing.',
  answer: z.object({
    /** ISO 8601. */
    exportedAt: z.string(),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});

/** A registered person proves it by the password; an anonymous one has none. */
export const deleteMyAccount = endpoint('deleteMyAccount', {
  summary: 'Deletes the caller’s account with everything in it. Cannot be undone.',
  plans: 'A subscription ends at once.',
  body: z.object({ password: z.string().max(200).optional() }),
  answer: z.object({ deleted: z.literal(true) }),
});
