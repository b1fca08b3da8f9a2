// Events by person, in order.
import type { LiveEventName } from '@pylon/contract/live/live-events';
import type { JSONColumnType } from 'kysely';
import type { Moment } from './moment.ts';

/** The number of each person's last event. */
interface LiveEventCounterTable {
  account_id: string;
  last: number;
}

interface LiveEventTable {
  account_id: string;
  number: number;
  name: LiveEventName;
  data: JSONColumnType<object, string, never>;
  created_at: Moment;
}

export interface LiveEventTables {
  live_event_counter: LiveEventCounterTable;
  live_event: LiveEventTable;
}
