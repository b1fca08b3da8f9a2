import { type RawBuilder, sql } from 'kysely';

/** Whether a row with `looked_at` was never looked at, or not for so many minutes. */
export const waited = (minutes: number): RawBuilder<boolean> =>
  sql`(looked_at is null or looked_at < now() - make_interval(mins => ${minutes}::integer))`;
