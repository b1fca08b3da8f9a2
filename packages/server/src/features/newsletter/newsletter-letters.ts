// Letters of the newsletter: an article that an operator sends to everybody on the list, once.

import { ARTICLES_PATH } from '@pylon/contract/articles/article-paths';
import { BRAND } from '@pylon/contract/brand';
import { LEAVE_BY_PRESS_PATH } from '@pylon/contract/calls';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { LetterArticle } from '../../db/tables/care.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { send } from '../../jobs/send.ts';
import { toMail } from '../../outside/mail/letter.ts';
import type { Mail } from '../../outside/mail/mail.ts';
import { type MailWriter, orderMail } from '../../outside/mail/send-mail.job.ts';
import { letterParts } from './letter-parts.ts';
import { letterOf, subscriberById, subscribersAfter } from './newsletter.queries.ts';

/** Addresses that one job orders the letter for. */
const AT_ONCE = 500;

/** Before every id. */
export const FIRST = '00000000-0000-0000-0000-000000000000';

/** Orders a letter for the next addresses of a list, and itself for those behind them, in one change. */
export const sendLetter = defineJob({
  name: 'send-letter',
  schema: z.object({ newsletter: z.string(), slug: z.string(), after: z.string() }),
  retry: { times: 5, firstPauseSeconds: 10 },
  async run({ newsletter, slug, after }, { db }: { readonly db: Db }) {
    await db.transaction().execute(async (transaction) => {
      const subscribers = await subscribersAfter(transaction, { newsletter, after, most: AT_ONCE });
      for (const { id, email } of subscribers)
        await orderMail(transaction, { kind: 'newsletter-letter', to: email, data: { subscriberId: id, slug } });
      const last = subscribers.at(-1);
      if (last && subscribers.length === AT_ONCE)
        await send(transaction, sendLetter, { newsletter, slug, after: last.id });
    });
  },
});

/** A letter for one address. */
export function letterMail(article: LetterArticle, to: string, token: string, base: string): Mail {
  return toMail({
    ...{ to, subject: article.title },
    paragraphs: [
      article.summary,
      ...letterParts(article.blocks, base),
      `You get this because this address is on the list of the ${BRAND.name} newsletter.`,
    ],
    action: { label: 'Read it on the page', url: `${base}${ARTICLES_PATH}/${article.slug}` },
    stop: { page: `${base}/unsubscribe?token=${token}`, byPress: `${base}/api${LEAVE_BY_PRESS_PATH}?token=${token}` },
  });
}

/** The writer of letters, by the kind of order. Whoever has left meanwhile gets none. */
export const letterMails = ({ db, baseUrl }: { readonly db: Db; readonly baseUrl: () => string }) =>
  ({
    /** For whoever looks at it before it goes out: its link to leave leaves no list. */
    async 'newsletter-proof'({ to, data }) {
      return letterMail(JSON.parse(data['article'] ?? '') as LetterArticle, to, 'a-letter-to-look-at', baseUrl());
    },

    async 'newsletter-letter'({ to, data }) {
      const subscriber = await subscriberById(db, data['subscriberId'] ?? '');
      if (subscriber?.email !== to || subscriber.unsubscribed_at !== null) return null;
      const article = await letterOf(db, subscriber.newsletter, data['slug'] ?? '');
      return article && letterMail(article, to, subscriber.unsubscribe_token, baseUrl());
    },
  }) satisfies Readonly<Record<string, MailWriter>>;
