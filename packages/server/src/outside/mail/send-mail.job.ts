// Mails are ordered in the transaction of the change that they tell of, and written when they are sent: a job holds no
// links and nothing that opens anything.
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { send } from '../../jobs/send.ts';
import { isLater, type Later } from '../later.ts';
import type { Mail, Mailer } from './mail.ts';

const MailOrder = z.object({
  /** Names who writes it: a key of the writers. */
  kind: z.string(),
  /** The address that it goes to. */
  to: z.string(),
  /** What its writer has to know; never a secret. */
  data: z.record(z.string(), z.string()),
});
type MailOrder = Readonly<z.infer<typeof MailOrder>>;

/** What a mail's writer has to know. */
export type MailData = Readonly<Record<string, string>>;

/** Writes the mail of an order; null: there is none to send, as when the account is gone. */
export type MailWriter = (order: { readonly to: string; readonly data: MailData }) => Promise<Mail | Later | null>;

interface Parts {
  readonly db: Db;
  readonly mailer: Mailer;
  /** By the order's kind. */
  readonly writers: Readonly<Record<string, MailWriter>>;
}

export const sendMail = defineJob({
  name: 'send-mail',
  schema: MailOrder,
  // About half a day: a mail server may be away for a night.
  retry: { times: 11, firstPauseSeconds: 30, longestPauseSeconds: 7_200 },
  longestSeconds: 120,
  atOnce: 4,
  isPersonal: true,
  async run({ kind, to, data }, { db, mailer, writers }: Parts) {
    try {
      const mail = await writers[kind]?.({ to, data });
      if (!mail) return;
      if (isLater(mail)) await send(db, sendMail, { kind, to, data }, mail);
      else await mailer.send(mail);
    } catch (error) {
      throw new Error(`a mail '${kind}' could not be sent: ${codesOf(error)}`);
    }
  },
});

/** A mail server names the recipient in what it answers: only its codes are kept, for failures are logged and shown. */
function codesOf(error: unknown): string {
  const { name, code, responseCode, command } = error as Record<string, unknown>; // what is not there is undefined
  return [name, code, responseCode, command].filter((part) => part !== undefined).join(' ');
}

/** Orders a mail in the caller's transaction: it is sent if and only if the change is made. */
export async function orderMail(db: Db, order: Omit<MailOrder, 'data'> & { readonly data?: MailData }): Promise<void> {
  await send(db, sendMail, { data: {}, ...order });
}
