import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaqSection } from '@pylon/contract/help/faq';
import { readFaq } from './read-faq.ts';

/** Where the frequent questions are had from. */
export interface FaqShelf {
  /** What the file says now, give or take a few seconds. */
  current(): Promise<readonly FaqSection[]>;
}

/** How long the file is not looked at again, milliseconds. */
const LOOK_EVERY_MS = 5_000;

export const NO_FAQ: FaqShelf = { current: async () => [] };

/**
 * The questions of a content folder, read again when the file has changed. A change that cannot be used is told once,
 * and the questions before it stay.
 *
 * @param tell is given a line for every state of the file that cannot be used
 * @throws when the file cannot be used at the start
 */
export async function faqShelf(
  contentDir: string,
  tell: (line: string) => void,
  nowMs: () => number = Date.now,
): Promise<FaqShelf> {
  const first = await readFaq(contentDir);
  if (!first.ok) throw new Error(`Content refused: ${first.reason}`);
  let state = await stateOf(contentDir);
  let sections = first.value;
  let looked = { atMs: nowMs(), done: Promise.resolve(sections) };

  async function look(): Promise<readonly FaqSection[]> {
    const now = await stateOf(contentDir);
    if (now === state) return sections;
    state = now;
    const outcome = await readFaq(contentDir);
    if (outcome.ok) sections = outcome.value;
    else tell(`Questions not changed: ${outcome.reason}`);
    return sections;
  }

  return {
    current: () => {
      if (nowMs() - looked.atMs >= LOOK_EVERY_MS) looked = { atMs: nowMs(), done: look() };
      return looked.done;
    },
  };
}

const stateOf = (contentDir: string): Promise<string> =>
  stat(join(contentDir, 'faq.json')).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => 'unread',
  );
