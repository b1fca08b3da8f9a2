import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { PUSH_PROBLEMS } from './push-rules.ts';

/** A browser that gets pushes. It does as long as the person is signed in with it. */
export const PushBrowser = z
  .object({
    id: z.string(),
    /** In words, as sessions are listed. */
    device: z.string(),
    /** The host of the push service that its maker runs. */
    service: z.string(),
    createdAt: z.string(),
    /** When something was last taken for it; null: nothing was yet. */
    sentAt: z.string().nullable(),
    /** Why the last one did not arrive; null where it did. */
    problem: z.enum(PUSH_PROBLEMS).nullable(),
    /** Whether it is the browser that asks. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'PushBrowser' });
export type PushBrowser = z.output<typeof PushBrowser>;

const answer = z.object({
  /** What a browser subscribes with: the public key that our pushes are signed by, base64url. */
  publicKey: z.string(),
  /** Oldest first. */
  browsers: z.array(PushBrowser),
});

const one = z.object({ id: z.uuid() });

export const getPush = endpoint('getPush', {
  summary:
    'Which browsers of the person get notices by web push, and the key that one subscribes with. Changes nothing.',
  answer,
});

/** The body is what a browser's own `PushSubscription` says of itself. */
export const addPush = endpoint('addPush', {
  summary:
    'Sends notices to this browser from now on, until its session ends; one that the same session had before is replaced. Errors: registration-required, push-refused, too-many-push.',
  body: z.object({
    endpoint: z.url().max(1_000),
    keys: z.object({
      /** A point of the curve P-256, uncompressed, base64url. */
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      /** 16 bytes, base64url. */
      auth: z.string().regex(/^[\w-]{22}(==)?$/),
    }),
  }),
  answer,
});

export const testPush = endpoint('testPush', {
  summary:
    'Sends a push that tells nothing to one of the person’s browsers at once, and says what became of it. Errors: push-not-found, too-many-requests.',
  body: one,
  answer: z.object({
    /** Why it was not taken; null: it is on its way. */
    problem: z.enum(PUSH_PROBLEMS).nullable(),
  }),
});

export const removePush = endpoint('removePush', {
  summary: 'Sends no notices to one of the person’s browsers any more. Errors: push-not-found.',
  query: one,
  answer: z.object({ deleted: z.literal(1) }),
});
