import { writeFile } from 'node:fs/promises';
import { type CsvColumn, toCsv } from '@pylon/engine/tables/csv';
import { exportSubscribers, type Subscriber } from '../../features/operator/subscribers.queries.ts';
import { type OperatorOptions, type OperatorParts, type Report, refused, said } from './report.ts';

const COLUMNS: readonly CsvColumn<Subscriber>[] = [
  { head: 'email', cell: ({ email }) => email },
  { head: 'since', cell: ({ since }) => since },
  { head: 'unsubscribe_path', cell: ({ unsubscribeToken }) => `/unsubscribe?token=${unsubscribeToken}` },
];

/** `newsletter export [--out file.csv]` */
export async function newsletterCommand(
  { db, operator }: OperatorParts,
  [action]: readonly string[],
  { out }: OperatorOptions,
): Promise<Report> {
  if (action !== 'export') return refused('newsletter export [--out file.csv]');
  const subscribers = await exportSubscribers(db, 'fantasy', operator);
  const text = toCsv(COLUMNS, subscribers);
  if (out === undefined) return said(text.trimEnd().split('\r\n'), subscribers);
  // Readable by its owner alone, and never overwrites a file.
  const problem = await writeFile(out, text, { flag: 'wx', mode: 0o600 }).then(
    () => null,
    (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown', // errors of node:fs carry a code
  );
  if (problem !== null) return refused(`${out} could not be written: ${problem}`);
  return said([`Addresses written: ${subscribers.length}.`], { addresses: subscribers.length });
}
