import { seededRandom } from '@pylon/engine/random/random';
import { describeShared, readShared } from '@pylon/engine/testing/shared-data';
import { describe, expect, it } from 'vitest';
import { FAMILY_NAMES, GIVEN_NAMES, nameGiver } from './names.ts';

describe('invented names', () => {
  it('are given once each', () => {
    const give = nameGiver(seededRandom('names'));
    const names = Array.from({ length: 4000 }, () => Object.values(give()).join(' '));
    expect(new Set(names).size).toBe(4000);
  });

  it('has no part twice in its lists', () => {
    expect(new Set(GIVEN_NAMES).size).toBe(GIVEN_NAMES.length);
    expect(new Set(FAMILY_NAMES).size).toBe(FAMILY_NAMES.length);
  });
});

describeShared('invented names against real ones', () => {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

  it('can never be put together to the full name of a real player, by any seed', () => {
    const listed = JSON.parse(readShared('data/sleeper/players_nfl_min_2026-08.json.gz')) as Record<
      string,
      { readonly name?: string }
    >; // Sleeper's players by id
    const crosswalk = readShared('data/dynastyprocess/db_playerids.csv.gz').split('\n');
    const column = crosswalk[0]?.split(',').indexOf('name') ?? 0;
    const real = [
      ...Object.values(listed).map(({ name }) => name ?? ''),
      ...crosswalk.slice(1).map((line) => line.split(',')[column] ?? ''),
    ];
    expect(real.length).toBeGreaterThan(20_000);
    const given = new Set(GIVEN_NAMES.map(plain));
    const family = new Set(FAMILY_NAMES.map(plain));
    const clashes = real.filter((name) => {
      const [first = '', last = ''] = name.split(' ').map(plain);
      return given.has(first) && family.has(last);
    });
    expect(clashes).toEqual([]);
  });
});
