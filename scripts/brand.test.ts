// One file renames the product: its names stand there, and no other file of the product spells one out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND, INSTALLED } from '@pylon/contract/brand';
import { describe, expect, test } from 'vitest';
import { filesBelow, ROOT } from './project.ts';

const NAMES = [BRAND.name, BRAND.plan, BRAND.leagueHub, BRAND.mockDrafts, BRAND.supportEmail, INSTALLED.shortName];

/** What nobody but an operator or another machine reads: the terminal, the README's table, and whom sources see. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'packages/contract/src/brand.ts': 'the brand itself',
  'packages/server/src/serve.ts': 'the terminal of whoever starts it',
  'packages/server/src/almanac/prepare.ts': 'the terminal of whoever starts it',
  'packages/server/src/settings/mail.ts': 'the terminal of whoever starts it',
  'packages/server/src/settings/setting-list.ts': 'the README',
  'packages/connectors/src/platforms/fleaflicker/api.ts': 'how platforms are asked',
  'packages/connectors/src/platforms/mfl/api.ts': 'how platforms are asked',
  'packages/connectors/src/platforms/cbs/api.ts': 'how platforms are asked',
  'packages/almanac/src/sources/reading/fetcher.ts': 'how sources are asked',
  'packages/almanac/src/tables/reference.ts': 'the dictionary of a table',
};

/** Comments say what they say, and names of packages, settings and components are no words on a page. */
const withoutComments = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1')
    .replaceAll(/@pylon\/|PYLON_\w+|\bPylonMark\b/g, '');
const spelledIn = (text: string): readonly string[] =>
  NAMES.filter((name) => new RegExp(`(?<![\\w])${name.replaceAll(/[+.]/g, String.raw`\$&`)}(?![\\w])`).test(text));

const SHOWN = filesBelow('packages').filter(
  (path) => /^packages\/\w+\/(src|worker)\/.*\.tsx?$|\.html$/.test(path) && !/\.test\.|\/testing\/|\/dist\//.test(path),
);

describe('no file but the brand’s spells out a name of the product', () => {
  test('in its source', () => {
    expect(SHOWN.length).toBeGreaterThan(1_000);
    const spelling = SHOWN.filter((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return spelledIn(path.endsWith('.html') ? text : withoutComments(text)).length > 0;
    });
    expect(spelling.filter((path) => !(path in NOT_SHOWN))).toEqual([]);
    expect(Object.keys(NOT_SHOWN).filter((path) => !spelling.includes(path))).toEqual([]);
  });

  test('in the texts that ship', () => {
    const spelling = filesBelow('content').filter(
      (path) => /\.(json|md)$/.test(path) && spelledIn(readFileSync(join(ROOT, path), 'utf8')).length > 0,
    );
    expect(spelling).toEqual([]);
  });
});
