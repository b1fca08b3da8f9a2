// What syncs learned of their sources: when each was asked, how it answered, and the answers that are asked for seldom.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { keyOf, type LearnedSource, SOURCE_KINDS } from '@pylon/almanac/sources/timetable/learned';
import type { Db } from '../db/database.ts';

/** What is known of a source, and what its last failure cost the edition: lines for everybody. */
export interface KnownSource extends LearnedSource {
  readonly costs: readonly string[];
}

/** An answer of before. */
interface KeptAnswer {
  readonly askedAt: Date;
  readonly bytes: Buffer;
}

export interface SourceMemory {
  /** What is known of the sources of an almanac, in the order of SOURCE_KINDS. @param origin as of an edition */
  known(origin: string): Promise<readonly KnownSource[]>;
  /** Replaces what is known of these sources. What was known for another almanac is forgotten. */
  learn(origin: string, sources: readonly KnownSource[]): Promise<void>;
  answer(url: string): Promise<KeptAnswer | null>;
  keepAnswer(url: string, answer: KeptAnswer): Promise<void>;
}

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** The memory in the database. */
export function sourceMemory(db: Db): SourceMemory {
  return {
    async known(origin) {
      const rows = await db.selectFrom('almanac_source').selectAll().where('origin', '=', origin).execute();
      const byKey = new Map(rows.map((row) => [`${row.source} ${row.family}`, row]));
      return SOURCE_KINDS.flatMap((kind): KnownSource | readonly [] => {
        const row = byKey.get(keyOf(kind));
        if (!row) return [];
        const { asked_at, answered_at, failing_since, failures, files, published, problems, costs } = row;
        const moments = { askedAt: asked_at, answeredAt: answered_at, failingSince: failing_since };
        return { ...kind, ...moments, failures, files, published, rows: row.rows, problems, costs };
      });
    },

    learn: (origin, sources) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('almanac_source').where('origin', '<>', origin).execute();
        for (const { source, family, askedAt, answeredAt, failingSince, problems, costs, ...counts } of sources) {
          const { failures, files, published, rows } = counts;
          const said = {
            origin,
            asked_at: askedAt,
            answered_at: answeredAt,
            failing_since: failingSince,
            ...{ failures, files, published, rows },
            problems: JSON.stringify(problems),
            costs: JSON.stringify(costs),
          };
          await transaction
            .insertInto('almanac_source')
            .values({ source, family, ...said })
            .onConflict((conflict) => conflict.columns(['source', 'family']).doUpdateSet(said))
            .execute();
        }
      }),

    async answer(url) {
      const row = await db.selectFrom('almanac_answer').selectAll().where('url', '=', url).executeTakeFirst();
      return row ? { askedAt: row.asked_at, bytes: await unpacked(row.content) } : null;
    },

    async keepAnswer(url, { askedAt, bytes }) {
      const said = { asked_at: askedAt, content: await packed(bytes) };
      await db
        .insertInto('almanac_answer')
        .values({ url, ...said })
        .onConflict((conflict) => conflict.column('url').doUpdateSet(said))
        .execute();
    },
  };
}
