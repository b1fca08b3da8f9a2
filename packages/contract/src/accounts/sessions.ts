import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** A place where a person is signed in. */
export const AccountSession = z
  .object({
    id: z.string(),
    /** Browser and system in words, 'Firefox on Windows'. */
    device: z.string(),
    createdAt: z.string(),
    /** To within a few minutes. */
    lastUsedAt: z.string(),
    /** Whether it is the caller's own session. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.output<typeof AccountSession>;

export const listSessions = endpoint('listSessions', {
  summary: 'Where the person is signed in: this session first, then those used last. Changes nothing.',
  answer: z.object({ sessions: z.array(AccountSession) }),
});

export const endSession = endpoint('endSession', {
  summary:
    'Ends a session of the person, be it this one. Needs a fresh proof (proveSelf). Errors: session-not-found, proof-required.',
  query: z.object({ id: z.uuid() }),
  answer: z.object({ ended: z.literal(1) }),
});

export const endOtherSessions = endpoint('endOtherSessions', {
  summary: 'Ends every session of the person but this one. Needs a fresh proof (proveSelf). Errors: proof-required.',
  answer: z.object({ ended: z.number() }),
});
