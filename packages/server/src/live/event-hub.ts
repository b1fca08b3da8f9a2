// Tells the streams of this process what was published, here or in any other process.
import type { Channels } from '../channels/channels.ts';
import type { Db } from '../db/database.ts';
import {
  eventsAfter,
  LIVE_CHANNEL,
  type NumberedEvent,
  newestNumber,
  newestNumbers,
  TO_EVERYBODY,
} from './live-events.queries.ts';

const EVENTS_A_READ = 500;

/** An event as it is delivered; one that is told to everybody has no number. */
export type DeliveredEvent = Omit<NumberedEvent, 'number'> & { readonly number: number | null };
type Deliver = (events: readonly DeliveredEvent[]) => void;

interface Subscription {
  /** Number of the last event delivered. */
  last: number;
  readonly deliver: Deliver;
  /** One read at a time; a message that arrives meanwhile makes one more. */
  reading: boolean;
  again: boolean;
  closed: boolean;
}

export interface EventHub {
  /**
   * Delivers a person's events after `last`, and each later one once, in order.
   *
   * @param last number of the last event seen; null starts with the next one
   * @param deliver is given none when there is nothing to tell: at the beginning, and when the person is no more
   * @returns ends it
   */
  subscribe(accountId: string, last: number | null, deliver: Deliver): Promise<() => void>;
  /** Ids of the people whose streams are open in this process. */
  people(): readonly string[];
  /** How many streams are open in this process. */
  streams(): number;
  /**
   * Reads what streams have not been told of yet, announced or not.
   *
   * @returns how many streams were behind
   */
  catchUp(): Promise<number>;
}

/** One per process. */
export async function openEventHub(db: Db, channels: Channels): Promise<EventHub> {
  const people = new Map<string, Set<Subscription>>();

  async function read(accountId: string, subscription: Subscription): Promise<void> {
    if (subscription.reading) {
      subscription.again = true;
      return;
    }
    subscription.reading = true;
    try {
      do {
        subscription.again = false;
        const events = await eventsAfter(db, accountId, subscription.last, EVENTS_A_READ);
        if (subscription.closed) return;
        subscription.last = events.at(-1)?.number ?? subscription.last;
        subscription.deliver(events);
        if (events.length === EVENTS_A_READ) subscription.again = true;
      } while (subscription.again);
    } catch {
      // The database is unreachable; the gap handler reads again when it is back.
    } finally {
      subscription.reading = false;
    }
  }

  const readAll = (accountId: string) => {
    for (const subscription of people.get(accountId) ?? []) void read(accountId, subscription);
  };
  const tellAll = (message: string) => {
    const event: Omit<NumberedEvent, 'number'> = JSON.parse(message); // written by `tellEverybody`
    for (const subscription of [...people.values()].flatMap((each) => [...each]))
      subscription.deliver([{ ...event, number: null }]);
  };
  async function catchUp(): Promise<number> {
    let behind = 0;
    const newest = await newestNumbers(db, [...people.keys()]);
    for (const [accountId, subscriptions] of people) {
      for (const subscription of subscriptions) {
        // Of whom there is no number the account is gone: a stream that is told nothing looks whether it may go on.
        if ((newest.get(accountId) ?? Number.POSITIVE_INFINITY) <= subscription.last) continue;
        behind++;
        void read(accountId, subscription);
      }
    }
    return behind;
  }

  await channels.on(LIVE_CHANNEL, {
    onMessage: (message) =>
      message.startsWith(TO_EVERYBODY) ? tellAll(message.slice(TO_EVERYBODY.length)) : readAll(message),
    onGap: () => void catchUp().catch(() => {}), // a database that is away comes back with a gap of its own
  });

  return {
    async subscribe(accountId, last, deliver) {
      const subscription: Subscription = {
        last: last ?? (await newestNumber(db, accountId)),
        deliver,
        reading: false,
        again: false,
        closed: false,
      };
      const subscriptions = people.get(accountId) ?? new Set();
      people.set(accountId, subscriptions.add(subscription));
      void read(accountId, subscription);
      return () => {
        subscription.closed = true;
        subscriptions.delete(subscription);
        if (subscriptions.size === 0 && people.get(accountId) === subscriptions) people.delete(accountId);
      };
    },
    people: () => [...people.keys()],
    streams: () => [...people.values()].reduce((sum, { size }) => sum + size, 0),
    catchUp,
  };
}
