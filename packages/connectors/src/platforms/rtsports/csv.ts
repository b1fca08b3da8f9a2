/** Reports of RTSports: a line of names, then a line for each row, often with an empty column at its end. */
import { CsvError, parse } from 'csv-parse/sync';

const MOST_ROWS = 6_000;

/**
 * Rows by the names of their columns in lower case; what is missing in a row is empty.
 *
 * @param needed names, in lower case, without which it is another file
 * @returns null for what is no such file
 */
export function parsedCsv(text: string, needed: readonly string[]): readonly Readonly<Record<string, string>>[] | null {
  const lines = linesOf(text);
  const names = lines?.[0]?.map((name) => name.toLowerCase());
  if (!lines || !names || !needed.every((name) => names.includes(name))) return null;
  if (lines.length > MOST_ROWS + 1) return null;
  const places = new Map(needed.map((name) => [name, names.indexOf(name)]));
  return lines.slice(1).map((line) => Object.fromEntries([...places].map(([name, at]) => [name, line[at] ?? ''])));
}

function linesOf(text: string): readonly (readonly string[])[] | null {
  try {
    return parse(text, {
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: MOST_ROWS + 2,
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}
