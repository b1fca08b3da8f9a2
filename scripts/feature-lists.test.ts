// Features own their lists, and the centre spreads them: nothing may be lost or hidden on the way.
import { basename, join } from 'node:path';
import { CALLS } from '@pylon/contract/calls';
import { ERRORS } from '@pylon/contract/errors';
import { TABLE_CALLS } from '@pylon/contract/tables/tables';
import { describe, expect, test } from 'vitest';
import { filesBelow, ROOT } from './project.ts';

const files = filesBelow('packages/contract/src');

/** The entries that features export from their files of a kind: the feature's file and the entry's name. */
async function entriesOf(kind: 'calls' | 'errors'): Promise<readonly (readonly [file: string, name: string])[]> {
  const lists = files.filter((path) => path.endsWith(`.${kind}.ts`));
  const modules = await Promise.all(
    lists.map(async (path) => [basename(path), (await import(join(ROOT, path))) as Record<string, object>] as const),
  ); // each exports one object of entries
  return modules.flatMap(([file, lists]) =>
    Object.values(lists).flatMap((list) => Object.keys(list).map((name) => [file, name] as const)),
  );
}

/** Names that more than one feature uses: when spread, the later one would hide the earlier one. */
const usedTwice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('the lists of features', () => {
  test.each([
    ['calls', Object.keys(CALLS), Object.keys(TABLE_CALLS), 0],
    ['errors', Object.keys(ERRORS), [], 12],
  ] as const)('of %s are spread whole, and no name hides another', async (kind, spread, declared, common) => {
    const names = [...declared, ...(await entriesOf(kind)).map(([, name]) => name)];
    expect(usedTwice(names)).toEqual([]);
    expect(names.filter((name) => !(spread as readonly string[]).includes(name))).toEqual([]);
    expect(spread.length - names.length, 'entries of the centre’s own').toBe(common);
  });
});
