import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { openMigrated, openServer } from '../../db/open.ts';
import { startProblem } from '../../db/start-problem.ts';
import { momentWords, type Report, refused, said } from '../operator/report.ts';
import { counted, megabytes } from '../terminal.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const sum = (rows: Readonly<Record<string, number>>) => Object.values(rows).reduce((all, count) => all + count, 0);

/** `backup <file>` */
export async function backupCommand([typed]: readonly string[], config: Config): Promise<Report> {
  if (typed === undefined) return refused('backup <file>');
  const file = resolve(typed);
  if (existsSync(file)) return refused(`${file} is there already.`);
  return withProblems(config, async () => {
    const database = await openMigrated(config);
    try {
      const taken = await backUp(file, database.connection, config);
      return said(
        [
          `${file}: ${megabytes(taken.bytes)}, ${counted(sum(taken.rows))} rows of ${Object.keys(taken.rows).length} tables.`,
          taken.hasSecret
            ? 'It holds the key of tokens and passwords: keep it as you would keep a password.'
            : 'PYLON_SECRET is not in it: keep that elsewhere.',
          'Jobs that waited are not in it: what comes by a schedule begins anew, and mails that were waiting are not sent.',
        ],
        { file, ...taken },
      );
    } finally {
      await database.close();
    }
  });
}

/** `restore <file>` */
export async function restoreCommand([typed]: readonly string[], config: Config): Promise<Report> {
  if (typed === undefined) return refused('restore <file>');
  const file = resolve(typed);
  if (!existsSync(file)) return refused(`There is no file ${file}.`);
  return withProblems(config, async () => {
    const server = await openServer(config);
    try {
      const outcome = await restore(file, server.connection, config);
      if (!outcome.ok) return refused(outcome.reason);
      const { takenAt, rows, hasSecret } = outcome.value;
      return said(
        [
          `Restored as of ${momentWords(takenAt)}: ${counted(sum(rows))} rows of ${Object.keys(rows).length} tables.`,
          hasSecret ? 'The key of tokens and passwords came with it.' : 'Set PYLON_SECRET to what it was.',
        ],
        outcome.value,
      );
    } finally {
      await server.close();
    }
  });
}

/** What an operator would look at, where files or the database are at fault. */
async function withProblems(config: Config, run: () => Promise<Report>): Promise<Report> {
  try {
    return await run();
  } catch (error) {
    return refused(startProblem(error, config));
  }
}
