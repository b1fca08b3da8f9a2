import { describe, expect, it } from 'vitest';
import { faultLine } from '../reading/faults.ts';
import { readFfcAdp } from './adp.ts';

const answer = (players: unknown, meta: unknown = {}) =>
  Buffer.from(JSON.stringify({ status: 'Success', meta, players }));
const ann = { name: 'Ann Ash', position: 'RB', team: 'DET', adp: 1.5, times_drafted: 413, high: 1, low: 3, stdev: 0.7 };

describe('a Fantasy Football Calculator list', () => {
  it('tells its last day and league size when the answer does', () => {
    const read = readFfcAdp(answer([ann], { teams: 12, start_date: '2026-08-18', end_date: '2026-08-21' }), 'adp');
    expect(read.ok && read.value).toMatchObject({
      asOf: '2026-08-21',
      teams: 12,
      entries: [{ name: 'Ann Ash', teamId: 'DET', adp: 1.5, timesDrafted: 413 }],
    });
    const undated = readFfcAdp(answer([ann]), 'adp');
    expect(undated.ok && undated.value.asOf).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['no pick', [{ ...ann, adp: undefined }], 'adp, row 1, column adp: is missing'],
    ['a pick of no draft', [{ ...ann, adp: 90_000 }], "adp, row 1, column adp: '90000' is not a number from 1 to 1000"],
    ['a spread below none', [{ ...ann, stdev: -3 }], "adp, row 1, column stdev: '-3' is not a number from 0 to 1000"],
    ['an unknown team', [{ ...ann, team: 'ZZZ' }], "adp, row 1, column team: 'ZZZ' is not a team"],
    ['the same player twice', [ann, ann], "adp, row 2, column name: 'Ann Ash RB DET' is already in row 1"],
    ['no list', 'none', 'adp: no list of players'],
  ])('is refused for %s', (_, players, expected) => {
    const read = readFfcAdp(answer(players), 'adp');
    expect(read.ok ? [] : read.reason.map(faultLine)).toEqual([expected]);
  });

  it('loses the line of a number that nobody can mean, and no other', () => {
    const read = readFfcAdp(answer([{ ...ann, name: 'Bo Birch', low: 5e9 }, ann], { teams: 1e6 }), 'adp');
    expect(!read.ok && read.rest?.value).toMatchObject({ teams: null, entries: [{ name: 'Ann Ash', adp: 1.5 }] });
  });
});
