/** Reports of RTSports: a line of names, then a line for each row, often with an empty column at its end. */

const MOST_ROWS = 6_000;
const MOST_COLUMNS = 60;
/** A value with what ends it: quoted, with each quote of its own twice, or plain. A longer one is none of a report. */
const VALUE = /[ \t]*(?:"((?:[^"]|""){0,2000})"[ \t]*|([^,\r\n]{0,2000}))(,|\r?\n|\r|$)/y;

/**
 * Rows by the names of their columns in lower case; what is missing in a row is empty.
 *
 * @param needed names, in lower case, without which it is another file
 * @returns null for what is no such file
 */
export function parsedCsv(text: string, needed: readonly string[]): readonly Readonly<Record<string, string>>[] | null {
  const lines = linesOf(text.replace(/^\ufeff/, ''));
  const names = lines?.[0]?.map((name) => name.toLowerCase());
  if (!lines || !names || !needed.every((name) => names.includes(name))) return null;
  const places = new Map(needed.map((name) => [name, names.indexOf(name)]));
  return lines.slice(1).map((line) => Object.fromEntries([...places].map(([name, at]) => [name, line[at] ?? ''])));
}

/** Lines with something in them; null for a quote without an end, and for more than a report can hold. */
function linesOf(text: string): readonly (readonly string[])[] | null {
  const lines: string[][] = [];
  let line: string[] = [];
  for (let at = 0; at < text.length; ) {
    VALUE.lastIndex = at;
    const [all, quoted, plain = '', end] = VALUE.exec(text) ?? [];
    // Only an opening quote keeps a value from being read as a plain one: a plain value takes whatever it meets.
    if (all === undefined || (quoted === undefined && plain.startsWith('"'))) return null;
    at += all.length;
    line.push(quoted?.replaceAll('""', '"').trim() ?? plain.trim());
    if (line.length > MOST_COLUMNS) return null;
    if (end === ',' && at < text.length) continue;
    if (line.some((value) => value !== '')) lines.push(line);
    if (lines.length > MOST_ROWS + 1) return null;
    line = [];
  }
  return lines;
}
