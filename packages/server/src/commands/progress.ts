import { counted, styled } from './terminal.ts';

/** What a read tells while it goes on: one source at a time. */
export interface ProgressStep {
  /** 'nflverse games 2025'. */
  readonly name: string;
  /** Records read; null when the source has none, with the reason in `note`. */
  readonly rows: number | null;
  readonly note?: string;
}

const NAME_WIDTH = 46;
const COUNT_WIDTH = 9;

/** One line per source: its name, its records. */
export function progressLine({ name, rows, note }: ProgressStep): string {
  const count = (rows === null ? '–' : counted(rows)).padStart(COUNT_WIDTH);
  return `  ${name.padEnd(NAME_WIDTH)}${count}${note ? `  ${styled('dim', note)}` : ''}`;
}
