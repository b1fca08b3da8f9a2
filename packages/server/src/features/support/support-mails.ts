// Mails of support conversations: to support for every message, to the person when they left an address.
import { BRAND } from '@pylon/contract/brand';
import type { Db } from '../../db/database.ts';
import { toMail } from '../../outside/mail/letter.ts';
import type { MailWriter } from '../../outside/mail/send-mail.job.ts';
import { messageById } from './support.queries.ts';

/**
 * The writers of support's mails, by the kind of order. A message that is gone with its account is mailed to nobody.
 */
export const supportMails = (db: Db): Readonly<Record<string, MailWriter>> => ({
  async 'support-message'({ to, data }) {
    const message = await messageById(db, data['messageId']);
    if (!message) return null;
    const { conversationId, email, page, text } = message;
    const start = conversationId.slice(0, 8);
    return toMail({
      to,
      subject: `${BRAND.name} support: a message in ${start}`,
      paragraphs: [
        ...linesOf(text),
        [email ? `From ${email}` : 'From somebody who left no address', page && `on ${page}`]
          .filter(Boolean)
          .join(', '),
        `Answer with: npm run pylon -- support reply ${start} "…"`,
      ],
    });
  },
  async 'support-reply'({ to, data }) {
    const message = await messageById(db, data['messageId']);
    if (!message) return null;
    return toMail({
      to,
      subject: `An answer from ${BRAND.name} support`,
      paragraphs: [
        ...linesOf(message.text),
        `You can go on writing at ${BRAND.name} itself: Help, then Contact Support, in the browser that you wrote from or signed in to your account.`,
      ],
    });
  },
});

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');
