// Pushes are ordered in the transaction of the change that they tell of, one job for each browser, and written when
// they are sent. One that a push service does not take is no fault of ours and shown to its person, not to operators:
// each further try is a job of its own.
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { send } from '../../jobs/send.ts';
import { isLater } from '../later.ts';
import type { Sealing } from '../sealing.ts';
import type { PushData, PushWriter } from './push.ts';
import type { PushAddress, PushSender } from './push-sender.ts';
import {
  noteArrival,
  noteGivenUp,
  noteProblem,
  reachedBrowsers,
  removeSubscription,
  type Subscription,
  subscriptionBy,
  takeOfDay,
} from './push-subscriptions.queries.ts';

/** Seconds before each further try, about half a day in all, as mails are tried. */
const PAUSES_SECONDS = [30, 60, 120, 240, 480, 960, 1_920, 3_840, 7_200, 7_200, 7_200] as const;
/** Orders given up one after the other, after which a browser is removed. */
export const MOST_GIVEN_UP = 5;

const PushOrder = z.object({
  subscriptionId: z.string(),
  /** Names who writes it: a key of the writers. */
  kind: z.string(),
  /** What its writer has to know; never a secret. */
  data: z.record(z.string(), z.string()),
  /** Those before this one. */
  tries: z.number().int(),
});

interface Parts {
  readonly db: Db;
  readonly sealing: Sealing;
  readonly sender: Pick<PushSender, 'send'>;
  /** By the order's kind. */
  readonly writers: Readonly<Record<string, PushWriter>>;
}

/** Whom an address is sealed for. */
const ownerOf = (subscriptionId: string): string => `push ${subscriptionId}`;

export const sealAddress = (sealing: Sealing, subscriptionId: string, address: PushAddress): Buffer =>
  sealing.seal(JSON.stringify(address), ownerOf(subscriptionId));

/** The address of a browser; null where it was sealed under another secret. */
export function openAddress(sealing: Sealing, { id, sealed }: Subscription): PushAddress | null {
  const text = sealing.open(sealed, ownerOf(id));
  return text === null ? null : (JSON.parse(text) as PushAddress); // what sealAddress made of one
}

export const sendPush = defineJob({
  name: 'send-push',
  schema: PushOrder,
  retry: { times: 3, firstPauseSeconds: 10 },
  longestSeconds: 60,
  atOnce: 4,
  isPersonal: true,
  async run(order, { db, sealing, sender, writers }: Parts) {
    const { subscriptionId: id, kind, data, tries } = order;
    const subscription = await subscriptionBy(db, id);
    const push = subscription && (await writers[kind]?.({ data }));
    if (!subscription || !push) return;
    if (isLater(push)) {
      await send(db, sendPush, order, push);
      return;
    }
    const address = openAddress(sealing, subscription);
    if (!address) {
      await removeSubscription(db, subscription);
      return;
    }
    const mayGo = tries > 0 || (await takeOfDay(db, subscription.accountId, 'sent'));
    const problem = mayGo ? await sender.send(address, push) : 'day-full';
    await db.transaction().execute(async (transaction) => {
      if (problem === null) return noteArrival(transaction, subscription);
      if (problem === 'gone') return void (await removeSubscription(transaction, subscription));
      await noteProblem(transaction, subscription, problem);
      const afterSeconds = PAUSES_SECONDS[tries];
      const mayPass = problem === 'busy' || problem === 'unreachable';
      if (mayPass && afterSeconds !== undefined)
        await send(transaction, sendPush, { ...order, tries: tries + 1 }, { afterSeconds });
      else if (problem !== 'day-full') await noteGivenUp(transaction, subscription, MOST_GIVEN_UP);
    });
  },
});

/** Orders a push to every browser of a person, in the caller's transaction. */
export async function orderPush(
  db: Db,
  accountId: string,
  { kind, data }: { readonly kind: string; readonly data: PushData },
): Promise<void> {
  for (const subscriptionId of await reachedBrowsers(db, accountId))
    await send(db, sendPush, { subscriptionId, kind, data, tries: 0 });
}
