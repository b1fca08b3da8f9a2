import type { ProgressStep, ReadProgress } from '../almanac/progress.ts';
import { counted, styled } from './terminal.ts';

const NAME_WIDTH = 30;
const COUNT_WIDTH = 9;

/** A source's line: its name, its files, its records. */
export function sourceLine({ name, files, rows, note }: Extract<ProgressStep, { kind: 'source' }>): string {
  const fileCount = files === 0 ? '' : `${files} ${files === 1 ? 'file' : 'files'}`;
  const line = `  ${name.padEnd(NAME_WIDTH)}${fileCount.padStart(COUNT_WIDTH)}${counted(rows).padStart(COUNT_WIDTH + 3)} rows`;
  return note === '' ? line : `${line}  ${styled('dim', note)}`;
}

/**
 * Shows progress on the terminal: the file being read on a line that is written over, and a line per source at the end.
 */
export function showProgress(title: string): ReadProgress {
  const isTerminal = process.stdout.isTTY;
  let isFirst = true;
  return (step) => {
    if (isFirst) console.log(title);
    isFirst = false;
    if (step.kind === 'source') console.log(`${isTerminal ? CLEAR_LINE : ''}${sourceLine(step)}`);
    else if (isTerminal) {
      const line = `  ${step.done} of ${step.total}  ${step.name}`;
      process.stdout.write(`${CLEAR_LINE}${line.slice(0, process.stdout.columns - 1)}`);
    }
  };
}

const CLEAR_LINE = '\r\u001b[2K';
