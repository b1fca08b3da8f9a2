import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startScript } from './start-script.ts';

type SeenHandler = (seen: { getEntriesByName(name: string): readonly string[] }) => void;

/** Runs the script in a page; what it fetches, its frames and tasks for the test to carry out, and what was painted. */
function started({ isHidden }: { isHidden: boolean }) {
  const fetched = new Set<string>();
  const due: (() => void)[] = [];
  const observers: SeenHandler[] = [];
  const later = (work: () => void) => due.push(work);
  class PerformanceObserver {
    constructor(handler: SeenHandler) {
      observers.push(handler);
    }
    observe() {}
  }
  runInNewContext(startScript(['/assets/page.js', '/assets/entry.js']).replaceAll('import(', 'fetchModule('), {
    document: { hidden: isHidden },
    requestAnimationFrame: later,
    setTimeout: later,
    PerformanceObserver,
    fetchModule: (file: string) => fetched.add(file),
  });
  return {
    fetched: () => [...fetched],
    next: () => due.shift()?.(),
    paint: (painted: string) => {
      for (const tell of observers) tell({ getEntriesByName: (name) => [painted].filter((each) => each === name) });
    },
  };
}

test('scripts are fetched once something is seen, the entry last', () => {
  const { fetched, next, paint } = started({ isHidden: false });
  next(); // the frame
  paint('first-paint');
  expect(fetched()).toEqual([]);
  paint('first-contentful-paint');
  expect(fetched()).toEqual(['/assets/page.js', '/assets/entry.js']);
});

test('a browser that tells of no paint starts the page a moment after its first frame', () => {
  const { fetched, next } = started({ isHidden: false });
  next(); // the frame
  expect(fetched()).toEqual([]);
  next(); // the moment after it
  expect(fetched()).toEqual(['/assets/page.js', '/assets/entry.js']);
});

test('a page that nobody sees yet has no frame and does not wait for one', () => {
  expect(started({ isHidden: true }).fetched()).toHaveLength(2);
});
