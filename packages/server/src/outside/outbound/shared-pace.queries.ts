import type { Pace } from '@pylon/outbound/pace';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Turns that all processes on a database share, by the database's clock. A turn is one statement. */
export function sharedPace(db: Db): Pace {
  return {
    async turn(site, paceMs, mostMs) {
      const { rows } = await sql<{ waitMs: number }>`
        insert into outbound_pace as pace (site, next_turn_at)
        values (${site}, clock_timestamp() + ${paceMs}::float8 * interval '1 millisecond')
        on conflict (site) do update
          set next_turn_at =
            greatest(pace.next_turn_at, clock_timestamp()) + ${paceMs}::float8 * interval '1 millisecond'
          where pace.next_turn_at <= clock_timestamp() + ${mostMs}::float8 * interval '1 millisecond'
        returning extract(epoch from next_turn_at - clock_timestamp())::float8 * 1000 - ${paceMs}::float8 as "waitMs"`.execute(
        db,
      );
      const [row] = rows; // none: the condition of the update did not hold
      return row ? Math.max(0, Math.ceil(row.waitMs)) : null;
    },
    async putOff(site, ms) {
      await sql`
        insert into outbound_pace as pace (site, next_turn_at)
        values (${site}, clock_timestamp() + ${ms}::float8 * interval '1 millisecond')
        on conflict (site) do update
          set next_turn_at = greatest(pace.next_turn_at, excluded.next_turn_at)`.execute(db);
    },
  };
}
