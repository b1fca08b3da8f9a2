// How the product runs, over all its processes: counts and times, and nothing of a person.
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { LeagueSource } from '@pylon/engine/vocabulary/platforms';
import type { Generated, JSONColumnType } from 'kysely';
import type { Moment } from './moment.ts';

/** Faults of an hour. */
interface ErrorCountTable {
  /** Its start. */
  hour: Date;
  /** Name of the call or the job; 'page' for every page. */
  call: string;
  /** The error's code in the catalogue or, of a job, what came of it. */
  kind: string;
  count: number;
}

/** Answers by the first digit of their status. */
export type StatusClasses = Readonly<Record<'2xx' | '3xx' | '4xx' | '5xx', number>>;

/** What a process tells of itself. */
export interface ProcessFigures {
  /** Since its start. */
  readonly requests: StatusClasses;
  /** In the last seconds, as they would be in a minute. */
  readonly requestsPerMinute: number;
  /** How late the thread that answers was in the last seconds, at the 99th percentile; milliseconds. */
  readonly loopDelayMs: number;
  readonly heapBytes: number;
  readonly residentBytes: number;
  readonly streams: number;
  /** Connections to the database: as many as there may be, as many as work, and who waits for one. */
  readonly pool: { readonly most: number; readonly inUse: number; readonly waiting: number };
}

interface ServerProcessTable {
  id: string;
  version: string;
  started_at: Date;
  seen_at: Moment;
  figures: JSONColumnType<ProcessFigures, string, string>;
}

/** One reading of a league, by whoever's account. */
interface LeagueReadingTable {
  id: Generated<number>;
  platform: LeagueSource;
  ended_at: Moment;
  seconds: number;
  /** null: it went well. */
  failure: PlatformFailure | null;
}

export interface OperationTables {
  error_count: ErrorCountTable;
  server_process: ServerProcessTable;
  league_reading: LeagueReadingTable;
}
