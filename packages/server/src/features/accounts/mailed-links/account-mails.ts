// Mails about accounts. Links are made when the mail is written, so that the stored orders contain no working link.
import { BRAND } from '@pylon/contract/brand';
import { toMail } from '../../../outside/mail/letter.ts';
import type { MailWriter } from '../../../outside/mail/send-mail.job.ts';
import { type AccountParts, newSecret } from '../account-parts.ts';
import { credentialsByEmail } from '../accounts.queries.ts';
import { insertLink, type LinkPurpose } from './mailed-links.queries.ts';

interface Parts extends Pick<AccountParts, 'db' | 'hash'> {
  /** Address that people reach the product at, without a slash at its end. */
  readonly baseUrl: () => string;
}

/** The writers of accounts' mails, by the kind of order. */
export function accountMails({ db, hash, baseUrl }: Parts): Readonly<Record<string, MailWriter>> {
  const link = async (purpose: LinkPurpose, account: { readonly id: string; readonly email: string }) => {
    const token = newSecret();
    await insertLink(db, { tokenHash: hash(token), purpose, accountId: account.id, email: account.email });
    return `${baseUrl()}/${purpose}?token=${token}`;
  };
  const notice =
    (subject: string, ...paragraphs: readonly string[]): MailWriter =>
    async ({ to }) =>
      toMail({ to, subject, paragraphs });
  const NOT_YOU = `If that was not you, set a new password at ${BRAND.name} at once ("Forgot your password?") and write to ${BRAND.supportEmail}.`;

  return {
    async 'reset-password'({ to }) {
      const account = await credentialsByEmail(db, to);
      if (!account) return null;
      return toMail({
        to: account.email,
        subject: `Your new ${BRAND.name} password`,
        paragraphs: [
          `Somebody, most likely you, asked for a new password for this address at ${BRAND.name}. Set one within an hour:`,
          'The link works once. If you did not ask for it, leave it: your password stays what it is.',
        ],
        action: { label: 'Set a new password', url: await link('reset-password', account) },
      });
    },
    async 'verify-email'({ to, data }) {
      const account = await credentialsByEmail(db, to);
      if (!account || account.id !== data['accountId']) return null; // the account has another address by now
      return toMail({
        to: account.email,
        subject: `Is this your address? ${BRAND.name} asks once`,
        paragraphs: [
          `An account at ${BRAND.name} uses this address. Tell us that it is yours, and we know where to reach you:`,
          'The link works once, for two days. If you know of no account, leave it: without the link nothing is proved.',
        ],
        action: { label: 'Yes, it is mine', url: await link('verify-email', account) },
      });
    },
    'password-changed': notice(
      `Your ${BRAND.name} password was changed`,
      'Your password is a new one, and every other device was signed out.',
      NOT_YOU,
    ),
    'email-changed': notice(
      `Your ${BRAND.name} account has a new address`,
      'Your account uses another e-mail address now, and every device was signed out. Mails will go to the new address; this is the last one here.',
      `If that was not you, write to ${BRAND.supportEmail} from this address.`,
    ),
    'email-not-changed': notice(
      `Your ${BRAND.name} address stays the same`,
      'A change of your e-mail address was asked for with your password, but the new address cannot be used. Sign in with this address as before; every device was signed out.',
      NOT_YOU,
    ),
    'passkey-added': async ({ to, data }) =>
      toMail({
        to,
        subject: `A passkey was added to your ${BRAND.name} account`,
        paragraphs: [
          `The passkey "${data['name'] ?? ''}" opens your account from now on, beside your password.`,
          NOT_YOU,
        ],
      }),
    'passkey-removed': async ({ to, data }) =>
      toMail({
        to,
        subject: `A passkey was removed from your ${BRAND.name} account`,
        paragraphs: [`The passkey "${data['name'] ?? ''}" no longer opens your account.`, NOT_YOU],
      }),
    'api-key-made': async ({ to, data }) =>
      toMail({
        to,
        subject: `An API key was made for your ${BRAND.name} account`,
        paragraphs: [
          `With the key "${data['name'] ?? ''}" a program reads what you can read here. It changes nothing, and a new password does not end it: your profile lists it and revokes it.`,
          NOT_YOU,
        ],
      }),
    'webhook-made': async ({ to, data }) =>
      toMail({
        to,
        subject: `A webhook was made for your ${BRAND.name} account`,
        paragraphs: [
          `${data['host'] ?? ''} is told of your drafts or leagues from now on. A new password does not end that: your profile lists it and deletes it.`,
          NOT_YOU,
        ],
      }),
    'account-deleted': async ({ to, data }) =>
      toMail({
        to,
        subject: `Your ${BRAND.name} account is deleted`,
        paragraphs: [
          `Your account and everything in it is gone, as you asked${data['hasBought'] ? ', and what you paid for will not be charged again' : ''}.`,
          `If that was not you, write to ${BRAND.supportEmail}.`,
        ],
      }),
    'email-in-use': notice(
      `You have a ${BRAND.name} account already`,
      `Somebody with another account at ${BRAND.name} asked to use this address there. It is yours, so nothing was changed, and they were not told.`,
      'If that was you, sign in with this address.',
    ),
  };
}
