import { BadSetting } from './bad-setting.ts';

export interface MailConfig {
  /** May hold a password: never to be shown. */
  readonly smtpUrl: string;
  /** An address, or a name with one in angle brackets. */
  readonly from: string;
}

const FROM = /^(?:[^<>@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

export function parseMail(smtpUrl: string | null, from: string | null, publicUrl: string | null): MailConfig | null {
  if (smtpUrl === null) return null;
  // The value may hold a password: it is not repeated in the message.
  if (!/^smtps?:\/\/\S+$/.test(smtpUrl) || !URL.canParse(smtpUrl))
    throw new BadSetting('PYLON_SMTP_URL must begin with smtp:// or smtps:// and name a host');
  if (publicUrl === null) throw new BadSetting('PYLON_SMTP_URL needs PYLON_PUBLIC_URL: mails carry links to it');
  const sender = from ?? `no-reply@${new URL(publicUrl).hostname}`;
  if (!FROM.test(sender))
    throw new BadSetting(`PYLON_MAIL_FROM must be an address (Pylon <no-reply@draft.example>), not '${sender}'`);
  return { smtpUrl, from: sender };
}
