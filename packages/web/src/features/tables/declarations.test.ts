import { PLAIN_TABLES } from '@pylon/contract/tables/tables';
import { expect, test } from 'vitest';
import { declarationOf } from './declarations.ts';

test.each(PLAIN_TABLES.map((table) => [table.name, table] as const))('%s is found whole', async (name, table) => {
  expect(await declarationOf(name)).toEqual(table);
});

test('a table that no file declares is not made up', async () => {
  await expect(declarationOf('shoe-sizes')).rejects.toThrow('no table shoe-sizes');
});
