import { writeFile } from 'node:fs/promises';
import { exportSubscribers } from '../../features/operator/subscribers.queries.ts';
import { type OperatorOptions, type OperatorParts, type Report, refused, said } from './report.ts';

/** A cell of a CSV file that no spreadsheet takes for a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `newsletter export [--out file.csv]` */
export async function newsletterCommand(
  { db, operator }: OperatorParts,
  [action]: readonly string[],
  { out }: OperatorOptions,
): Promise<Report> {
  if (action !== 'export') return refused('newsletter export [--out file.csv]');
  const subscribers = await exportSubscribers(db, 'fantasy', operator);
  const lines = [
    'email,since,unsubscribe_path',
    ...subscribers.map(({ email, since, unsubscribeToken }) =>
      [email, since, `/unsubscribe?token=${unsubscribeToken}`].map(csvCell).join(','),
    ),
  ];
  if (out === undefined) return said(lines, subscribers);
  // Readable by its owner alone, and never overwrites a file.
  const problem = await writeFile(out, `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600 }).then(
    () => null,
    (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown', // errors of node:fs carry a code
  );
  if (problem !== null) return refused(`${out} could not be written: ${problem}`);
  return said([`Addresses written: ${subscribers.length}.`], { addresses: subscribers.length });
}
