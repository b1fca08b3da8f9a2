import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startScript } from './start-script.ts';

/** Runs the script in a page; what it fetches, and its frames and tasks for the test to carry out. */
function started({ isHidden }: { isHidden: boolean }) {
  const fetched: string[] = [];
  const due: (() => void)[] = [];
  const later = (work: () => void) => due.push(work);
  runInNewContext(startScript(['/assets/page.js', '/assets/entry.js']).replaceAll('import(', 'fetchModule('), {
    document: { hidden: isHidden },
    requestAnimationFrame: later,
    setTimeout: later,
    fetchModule: (file: string) => fetched.push(file),
  });
  return { fetched, next: () => due.shift()?.() };
}

test('scripts are fetched after the first frame, the entry last', () => {
  const { fetched, next } = started({ isHidden: false });
  next(); // the frame
  expect(fetched).toEqual([]);
  next(); // the task after it
  expect(fetched).toEqual(['/assets/page.js', '/assets/entry.js']);
});

test('a page that nobody sees yet has no frame and does not wait for one', () => {
  expect(started({ isHidden: true }).fetched).toHaveLength(2);
});
