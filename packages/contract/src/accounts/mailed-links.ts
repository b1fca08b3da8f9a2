import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Password, ValidEmail } from './accounts.ts';

/** The token in a mailed link. */
const LinkToken = z.string().min(1).max(200);

/** The answer and the time that it takes are the same whether or not the address has an account. */
export const solicitPasswordReset = endpoint('solicitPasswordReset', {
  summary:
    'Asks for a mail with a link that sets a new password, good once and for an hour. The answer never tells whether the address has an account. Errors: too-many-requests.',
  body: z.object({ email: ValidEmail }),
  answer: z.object({ message: z.string() }),
});

export const resetPassword = endpoint('resetPassword', {
  summary:
    'Sets a new password by a mailed link and ends every session of the account. Errors: link-expired, invalid-password.',
  failsAs: 'invalid-password',
  body: z.object({
    token: LinkToken,
    newPassword: Password,
    /** Where it is given, it must be the password. */
    confirmPassword: z.string().max(200).optional(),
  }),
  answer: z.object({ message: z.string() }),
});

export const verifyEmail = endpoint('verifyEmail', {
  summary: 'Proves an e-mail address by a mailed link, good once and for two days. Errors: link-expired.',
  body: z.object({ token: LinkToken }),
  answer: z.object({ email: z.string() }),
});

export const sendEmailVerification = endpoint('sendEmailVerification', {
  summary:
    'Mails the link that proves the e-mail address once more. Does nothing when it is proved. Errors: too-many-requests.',
  answer: z.object({ isEmailVerified: z.boolean() }),
});

/** A mail that was kept because no mail server is configured. */
export const KeptMail = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'KeptMail' });
export type KeptMail = z.output<typeof KeptMail>;

export const getOutbox = endpoint('getOutbox', {
  summary:
    'Mails that were not sent because no mail server is configured, newest first, at most 100. Answers only to the machine itself, and only on a server without a mail server and a public address. Errors: not-found.',
  answer: z.object({ mails: z.array(KeptMail) }),
});
