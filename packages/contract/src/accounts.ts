import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const User = z
  .object({
    id: z.string(),
    email: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    isAnonymous: z.boolean(),
    subscriptionTier: z.number(),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof User>;

export const getSession = endpoint('getSession', {
  summary: 'Whether the caller has a session of a registered account. Changes nothing.',
  answer: z.object({ loggedIn: z.boolean() }),
});

/** `{}` without a token makes an anonymous person; with a token it answers its person. */
export const login = endpoint('login', {
  summary: 'Signs a visitor in anonymously, or answers whose token it is.',
  body: z.object({}),
  answer: z.object({ user: User, token: z.string() }),
});
