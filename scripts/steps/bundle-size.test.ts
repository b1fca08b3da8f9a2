import { expect, test } from 'vitest';
import { isTooLarge, type Manifest, scriptsOf } from './bundle-size.ts';

const MANIFEST: Manifest = {
  'src/entry-client.tsx': { file: 'entry.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_table.js'] },
  'src/Page.tsx': { file: 'page.js', imports: ['_shared.js', '_table.js'] },
  '_table.js': { file: 'table.js', imports: ['_shared.js'] },
  'src/Other.tsx': { file: 'other.js' },
};

test('a page counts the entry, its own script and all that the two import, each once', () => {
  expect([...scriptsOf(MANIFEST, 'src/Page.tsx')].sort()).toEqual(['entry.js', 'page.js', 'shared.js', 'table.js']);
});

test('a budget of a page that is gone is told, not passed over', () => {
  expect(() => scriptsOf(MANIFEST, 'src/Gone.tsx')).toThrow('src/Gone.tsx');
});

test('a page may grow by a tenth and no more', () => {
  const page = { source: 'src/Page.tsx', budget: 100 };
  expect(isTooLarge({ ...page, kilobytes: 110 })).toBe(false);
  expect(isTooLarge({ ...page, kilobytes: 110.1 })).toBe(true);
});
