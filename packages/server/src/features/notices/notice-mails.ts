// The mails that people asked for about their leagues.
import { NOTICE_NAMES } from '@pylon/contract/notices/notice-kinds';
import { toMail } from '../../outside/mail/letter.ts';
import type { Mail } from '../../outside/mail/mail.ts';
import type { MailWriter } from '../../outside/mail/send-mail.job.ts';
import type { StopLinks } from '../../outside/mail/stop-links.ts';
import type { NoticeParts } from './league-needs.ts';
import { LEAGUE_NOTICES, noticeTexts } from './notice-texts.ts';
import { addresseeOf, SINCE } from './notices.queries.ts';

interface Parts extends NoticeParts {
  /** Address that people reach the product at, without a slash at its end. */
  readonly baseUrl: () => string;
  readonly stopLinks: StopLinks;
}

type NoticeMail = (order: Parameters<MailWriter>[0]) => Promise<Mail | null>;

/** The writers of mails about leagues, by the kind of order: each for whoever still wants the mail at that address. */
export function noticeMails(parts: Parts): Readonly<Record<string, NoticeMail>> {
  const { db, baseUrl, stopLinks } = parts;
  const texts = noticeTexts(parts);
  const writers = LEAGUE_NOTICES.map((kind): [string, NoticeMail] => [
    `notice-${kind}`,
    async ({ to, data }) => {
      const addressee = await addresseeOf(db, data['accountId'] ?? '');
      if (addressee?.mailTo !== to || addressee.choice[SINCE[kind]] === null) return null;
      const told = await texts[kind](addressee, data);
      if (!told) return null;
      const { subject, opening, lines, closing, action } = told;
      const why = `You get this because you asked for it: “${NOTICE_NAMES[kind]}” in your profile.`;
      return toMail({
        ...{ to, subject, paragraphs: [opening, ...lines, ...(closing === undefined ? [] : [closing]), why] },
        action: { label: action.label, url: `${baseUrl()}${action.path}` },
        stop: stopLinks.of({ accountId: addressee.accountId, kind }),
      });
    },
  ]);
  return Object.fromEntries(writers);
}
