// The published files that the projection constants were derived from, read where they lie: `../shared/data` beside
// the project.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DATA } from '../arguments.ts';

export type CsvRow = Readonly<Record<string, string>>;

/**
 * Rows of a CSV file by column name; of a name that stands twice, the second gets '#2'.
 *
 * @param folder laid out as `../shared/data`, which it is unless said
 */
export function readCsv(path: string, folder = DATA): readonly CsvRow[] {
  const lines = cells(textOf(join(folder, path)).replace(/^\uFEFF/, ''));
  const seen = new Map<string, number>();
  const names = (lines[0] ?? []).map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}#${count}`;
  });
  return lines
    .slice(1)
    .filter((line) => line.some((cell) => cell.trim() !== ''))
    .map((line) => Object.fromEntries(names.map((name, index) => [name, line[index] ?? ''])));
}

function textOf(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

export const readJson = (path: string, data = DATA): unknown => JSON.parse(textOf(join(data, path)));

/** Names in a folder, in order; none for a folder that is not there. */
export const listFiles = (folder: string, data = DATA): readonly string[] =>
  existsSync(join(data, folder)) ? readdirSync(join(data, folder)).sort() : [];

/** A cell as a number; empty, 'NA' and dashes are 0. */
export const amount = (cell: string | undefined): number => {
  const value = Number((cell ?? '').replaceAll(',', ''));
  return Number.isFinite(value) ? value : 0;
};

function cells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ',') {
      row.push(cell);
      cell = '';
    } else if (letter === '\n') {
      row.push(cell.replace(/\r$/, ''));
      rows.push(row);
      row = [];
      cell = '';
    } else cell += letter;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}
