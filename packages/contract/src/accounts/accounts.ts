import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  ACCOUNT_MESSAGES,
  EMAIL_PATTERN,
  LONGEST_EMAIL,
  LONGEST_NAME,
  NAME_PATTERN,
  PASSWORD_LENGTH,
} from './account-rules.ts';

/** What the plan that a person pays for is called. @source docs/sources.md "Plans" */
export const PRODUCT_NAMES = { 1: 'Tier 1', 2: 'Tier 2' } as const;

export const User = z
  .object({
    id: z.string(),
    email: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    /** Whether a link that was mailed to the address has been followed. */
    isEmailVerified: z.boolean(),
    isAnonymous: z.boolean(),
    /** The subscription or grant that opens a tier to the person; null when there is none. */
    userSubscription: z
      .object({
        isValid: z.boolean(),
        paymentSubscription: z.object({ paymentProduct: z.object({ name: z.string() }) }),
      })
      .nullable(),
    /** 0, 1 or 2. */
    subscriptionTier: z.number(),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof User>;

/** An address; it is compared without regard to case. */
const Email = z.string(ACCOUNT_MESSAGES.email).trim().max(LONGEST_EMAIL, ACCOUNT_MESSAGES.email);
export const ValidEmail = Email.regex(EMAIL_PATTERN, ACCOUNT_MESSAGES.email);
export const Password = z
  .string(ACCOUNT_MESSAGES.password)
  .min(PASSWORD_LENGTH.min, ACCOUNT_MESSAGES.password)
  .max(PASSWORD_LENGTH.max, ACCOUNT_MESSAGES.password);

const name = (message: string) =>
  z
    .string(message)
    .trim()
    .max(LONGEST_NAME, message)
    .refine((text) => text === '' || NAME_PATTERN.test(text), message);
const FirstName = name(ACCOUNT_MESSAGES.firstName);
const LastName = name(ACCOUNT_MESSAGES.lastName);

/** A person and the token that names them from now on. */
export const SignedIn = z.object({ user: User, token: z.string() });

export const getSession = endpoint('getSession', {
  summary: 'Whether the caller has a session of a registered account. Changes nothing.',
  answer: z.object({ loggedIn: z.boolean() }),
});

export const getMe = endpoint('getMe', {
  summary: 'The person whose token it is; null without one. Changes nothing.',
  answer: z.object({ user: User.nullable() }),
});

/**
 * `{}` without a token makes an anonymous person; with a token it answers its person. With e-mail and password it opens
 * a session of that account, with a new token; the session that it was asked in ends, and what its anonymous person
 * made moves into the account.
 */
export const login = endpoint('login', {
  summary:
    'Signs in with e-mail and password; with neither, signs a visitor in anonymously or answers whose token it is. Errors: failed-login, too-many-requests.',
  failsAs: 'failed-login',
  body: z.object({ email: Email.optional(), password: z.string().max(200).optional() }),
  answer: SignedIn,
});

/** The anonymous caller becomes the account and keeps the id, so everything they made stays theirs. */
export const registerUser = endpoint('registerUser', {
  summary:
    'Makes an account: of the anonymous person who calls, who keeps what they made, or a new one. The token is a new one. Errors: user-already-exists, failed-account-creation, too-many-requests.',
  failsAs: 'failed-account-creation',
  body: z.object({
    email: ValidEmail,
    password: Password,
    /** Where it is given, it must be the password. */
    confirmPassword: z.string().max(200).optional(),
    /** Where it is given, it must have been ticked. */
    terms: z.literal(true, ACCOUNT_MESSAGES.terms).optional(),
    firstName: FirstName.optional(),
    lastName: LastName.optional(),
  }),
  answer: SignedIn,
});

/** Only what is given changes; an empty name is taken away. A new e-mail or password needs the present password. */
export const updateUser = endpoint('updateUser', {
  summary:
    'Changes the profile. A new e-mail ends every session of the account; a new password ends all others and gives this one a new token. Errors: invalid-password, too-many-requests.',
  failsAs: 'invalid-password',
  body: z.object({
    /** Empty counts as not given. */
    email: z.union([z.literal(''), ValidEmail], ACCOUNT_MESSAGES.email).optional(),
    newPassword: z.union([z.literal(''), Password], ACCOUNT_MESSAGES.password).optional(),
    firstName: FirstName.optional(),
    lastName: LastName.optional(),
    currentPassword: z.string().max(200).optional(),
  }),
  answer: z.object({
    /** null once the change has ended the session. */
    user: User.nullable(),
    /** The token from now on: the one that was sent, or a new one; null once the change has ended the session. */
    token: z.string().nullable(),
  }),
});

export const logout = endpoint('logout', {
  summary: 'Ends the session and clears the cookies of the browser. Without a token it clears only.',
  answer: z.object({ loggedIn: z.literal(false) }),
});
