// How commands speak to a person: aligned lines, colours only where a terminal shows them.
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Text in a style, plain when the output is no terminal. */
export const styled = (style: Style, text: string): string => (process.stdout.isTTY ? styleText(style, text) : text);

/** Rows as lines with aligned columns; columns named in `right` are aligned to the right. */
export function alignedLines(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return right.includes(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

/** A count with thousands separated: '48,771'. */
export const counted = (value: number): string => value.toLocaleString('en-US');

/** A size in MB with one decimal. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Tells what is wrong; a command that ends with it has failed. */
export function complain(problem: string): number {
  console.error(styled('red', problem));
  return 1;
}
