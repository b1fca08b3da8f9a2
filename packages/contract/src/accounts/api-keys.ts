import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { ACCOUNT_MESSAGES, LONGEST_KEY_NAME, NAME_PATTERN } from './account-rules.ts';

/** Calls that one key may make in a day, which begins at midnight UTC. */
export const CALLS_PER_KEY_A_DAY = 5_000;

/** A key for a person's own programs, as its owner sees it. */
export const ApiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    /** What the key begins with, by which its owner knows it again. */
    prefix: z.string(),
    createdAt: z.string(),
    /** null when it was never used. */
    lastUsedAt: z.string().nullable(),
    /** Calls made since midnight UTC. */
    callsToday: z.number(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.output<typeof ApiKey>;

const KeyName = z
  .string(ACCOUNT_MESSAGES.keyName)
  .trim()
  .max(LONGEST_KEY_NAME, ACCOUNT_MESSAGES.keyName)
  .regex(NAME_PATTERN, ACCOUNT_MESSAGES.keyName);

export const listApiKeys = endpoint('listApiKeys', {
  summary: 'The API keys of the person, oldest first, with what each has used of its day. Changes nothing.',
  answer: z.object({
    /** Calls that each may make in a day. */
    callsPerDay: z.number(),
    apiKeys: z.array(ApiKey),
  }),
});

export const createApiKey = endpoint('createApiKey', {
  summary:
    'Makes a key for the person’s own programs. It is told this once, and sent as `Authorization: Bearer`. Needs a fresh proof (proveSelf). Errors: proof-required, registration-required, too-many-keys.',
  body: z.object({ name: KeyName }),
  answer: z.object({ apiKey: ApiKey, key: z.string() }),
});

/** Needs no proof: whoever finds a key in the wrong hands ends it at once. */
export const revokeApiKey = endpoint('revokeApiKey', {
  summary: 'Ends a key of the person: it opens nothing from now on. Errors: key-not-found.',
  query: z.object({ id: z.uuid() }),
  answer: z.object({ revoked: z.literal(1) }),
});
