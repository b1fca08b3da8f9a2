// Writes and sends the mails that were ordered. Any process may; each order is one process's until it is done or its lease ends.
import type { Db } from '../../db/database.ts';
import { repeat } from '../../repeat.ts';
import { forgetOldMails } from './kept-mail.queries.ts';
import type { Mail, Mailer } from './mail.ts';
import { endOrder, putOrderOff, type TakenOrder, takeOrders } from './mail-orders.queries.ts';

const LOOK_INTERVAL_MS = 500;
const ORDERS_A_LOOK = 10;
const FORGET_INTERVAL_MS = 3_600_000;

/** Writes the mail of an order; null: there is none to send, as when the account is gone. */
export type MailWriter = (order: Pick<TakenOrder, 'to' | 'data'>) => Promise<Mail | null>;

interface Parts {
  readonly db: Db;
  readonly mailer: Mailer;
  /** By the order's kind. */
  readonly writers: Readonly<Record<string, MailWriter>>;
  /** Told of failures, with nothing in them that names an address. */
  readonly onError: (error: unknown, what: string) => void;
}

/** Looks for orders until stopped. */
export function startMailSender({ db, mailer, writers, onError }: Parts): { stop(): Promise<void> } {
  let stopped = false;
  const forgetting = setInterval(
    () => void forgetOldMails(db).catch((error: unknown) => onError(error, 'old mails could not be forgotten')),
    FORGET_INTERVAL_MS,
  ).unref();

  async function carryOut(order: TakenOrder): Promise<void> {
    try {
      const mail = await writers[order.kind]?.(order);
      if (mail) await mailer.send(mail);
      await endOrder(db, order.id);
    } catch (error) {
      onError(withoutAddress(error), `a mail '${order.kind}' could not be sent`);
      if (!(await putOrderOff(db, order))) onError(null, `a mail '${order.kind}' was given up`);
    }
  }

  const looks = repeat({
    everyMs: LOOK_INTERVAL_MS,
    async run() {
      for (;;) {
        const orders = await takeOrders(db, ORDERS_A_LOOK);
        await Promise.all(orders.map(carryOut));
        if (stopped || orders.length < ORDERS_A_LOOK) break;
      }
    },
    onError: (error) => onError(error, 'ordered mails could not be read'), // the database is away: the next look finds the same orders
  });

  return {
    async stop() {
      stopped = true;
      clearInterval(forgetting);
      await looks.stop();
      mailer.close();
    },
  };
}

/** A mail server names the recipient in what it answers: only its codes are kept. */
const withoutAddress = (error: unknown): object => {
  const { code, responseCode, command, name } = error as Record<string, unknown>; // what is not there is undefined
  return { name, code, responseCode, command };
};
