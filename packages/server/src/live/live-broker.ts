// Live events over a broker. It carries only that a person has new ones, which stand in the database: what it loses is
// late, until somebody looks.
import type { Channels } from '../channels/channels.ts';
import type { Db } from '../db/database.ts';
import { repeat } from '../jobs/repeat.ts';
import { announceBy } from './announcer.ts';
import type { EventHub } from './event-hub.ts';
import { LIVE_CHANNEL } from './live-events.queries.ts';

/** How often streams are looked after while the broker is away: how late an event is then, at most. */
const AWAY_MS = 2_000;
/** And while it is there, for a message that it lost. */
const SLOW_MS = 30_000;

/** How the broker does, as this process sees it. */
export interface BrokerFigures {
  isUp(): boolean;
  /** Announcements that it did not take. */
  untold(): number;
  /** Streams that were found behind. */
  late(): number;
}

interface Parts {
  readonly db: Db;
  readonly broker: Channels;
  readonly hub: Pick<EventHub, 'catchUp'>;
}

/** Announces new events over a broker from now on, and looks for those that were not announced here. */
export function liveOverBroker({ db, broker, hub }: Parts): BrokerFigures & { stop(): Promise<void> } {
  let [untold, late, lookedAtMs] = [0, 0, performance.now()];
  announceBy(db, (accountId) => {
    broker.tell(LIVE_CHANNEL, [accountId]).catch(() => untold++);
  });
  async function look(): Promise<void> {
    if (broker.isUp() && performance.now() - lookedAtMs < SLOW_MS) return;
    late += await hub.catchUp();
    lookedAtMs = performance.now();
  }
  const looks = repeat({ everyMs: AWAY_MS, run: look, onError: () => {} }); // a database that is away tells itself elsewhere
  return { isUp: broker.isUp, untold: () => untold, late: () => late, stop: looks.stop };
}
