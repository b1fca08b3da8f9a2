import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readBrandFile } from './brand-file.ts';

const NAMES = { name: 'Gridiron Desk', shortName: 'Gridiron', plan: 'Desk Pro', supportEmail: 'help@gridiron.example' };

function fileWith(text: string): string {
  const file = join(temporaryFolder('brand'), 'brand.json');
  writeFileSync(file, text);
  return file;
}

test('four names are a brand, and what is left out stays the house’s', () => {
  expect(readBrandFile(fileWith(JSON.stringify({ ...NAMES, note: 'ours' })))).toEqual({
    brand: { name: NAMES.name, plan: NAMES.plan, supportEmail: NAMES.supportEmail },
    installed: { shortName: NAMES.shortName },
  });
});

test.each([
  ['no JSON', '{', /is not JSON/],
  ['no name', JSON.stringify({ ...NAMES, name: ' ' }), /brand\.json: name: /],
  ['a short name that is long', JSON.stringify({ ...NAMES, shortName: 'Gridiron Desk' }), /shortName: /],
  ['an unknown word', JSON.stringify({ ...NAMES, nmae: 'x' }), /nmae/],
  ['a film that is a script', JSON.stringify({ ...NAMES, seeWhy: { url: 'javascript:alert(1)' } }), /seeWhy/],
  [
    'a colour that is markup',
    JSON.stringify({ ...NAMES, colours: { page: { light: "'/>", dark: '#000000' }, icon: {} } }),
    /colours\.page\.light: must be a colour/,
  ],
])('a file with %s is refused in words', (_what, text, message) => {
  expect(() => readBrandFile(fileWith(text))).toThrow(message);
});

test('a file that is not there is refused by its name', () => {
  expect(() => readBrandFile('/nowhere/brand.json')).toThrow('PYLON_BRAND_FILE: /nowhere/brand.json cannot be read');
});
