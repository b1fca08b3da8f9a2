import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as sharedColumns from '@pylon/contract/tables/columns/shared-columns';
import { expect, test } from 'vitest';
import { ownColumns } from '../../../light-registry.ts';

const shared: ReadonlyMap<string, object> = new Map(Object.entries(sharedColumns));
const folder = join(import.meta.dirname, '../../../../contract/src/tables');
const { transform } = ownColumns();
const handler = typeof transform === 'object' ? transform.handler : undefined;

/** A file as the browser gets it; null where it stays as it is. */
const given = async (file: string): Promise<string | null> => {
  const id = join(folder, file);
  const made: unknown = await handler?.call({} as never, readFileSync(id, 'utf8'), id); // reads nothing of its bundler
  return made === null ? null : (made as { readonly code: string }).code;
};

const used = (file: string): readonly string[] =>
  [...shared.keys()].filter((name) =>
    new RegExp(`(?:: |\\.{3})${name}\\b`).test(readFileSync(join(folder, file), 'utf8')),
  );

const files = globSync('**/*.table.ts', { cwd: folder });
const sharing = files.filter((file) => used(file).length > 0);

test.each(sharing)('%s comes with copies of the shared columns that it has, and of no other', async (file) => {
  const code = (await given(file)) ?? '';
  expect(code).not.toContain('shared-columns');
  const copies = code.matchAll(/const ([A-Z_]+) = (\{".*?\});/g);
  expect([...copies].map(([, name = '', copy = '']) => [name, JSON.parse(copy)]).sort()).toEqual(
    used(file)
      .map((name) => [name, shared.get(name)])
      .sort(),
  );
});

test('a table that has none of them stays as it is', async () => {
  const [other = ''] = files.filter((file) => !sharing.includes(file));
  expect(await given(other)).toBeNull();
});
