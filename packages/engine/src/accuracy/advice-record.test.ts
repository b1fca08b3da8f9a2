import { describe, expect, test } from 'vitest';
import { adviceRecord, adviceSums, type JudgedAdvice, recordChance } from './advice-record.ts';

const judged = (chance: number, outcome: number, baseline = 0.5): JudgedAdvice => ({ chance, baseline, outcome });
const recordOf = (cases: readonly JudgedAdvice[], kind: 'start' | 'win' = 'win') =>
  adviceRecord(kind, adviceSums(cases));

describe('the record of chances', () => {
  test('holds each band’s mean chance against how often it happened', () => {
    const record = recordOf([judged(0.62, 1), judged(0.68, 0), judged(0.91, 1)]);
    expect(record?.bands).toEqual([
      { band: 6, cases: 2, said: 0.65, happened: 0.5 },
      { band: 9, cases: 1, said: 0.91, happened: 1 },
    ]);
  });

  test('has certainty in the highest band and none in a band above it', () => {
    expect(recordOf([judged(1, 1), judged(0, 0)])?.bands.map(({ band }) => band)).toEqual([0, 9]);
  });

  test('scores the squared miss and the log loss of both', () => {
    const record = recordOf([judged(0.8, 1, 0.5), judged(0.4, 0, 0.5)]);
    expect(record?.own.brier).toBeCloseTo((0.04 + 0.16) / 2);
    expect(record?.own.logLoss).toBeCloseTo(-(Math.log(0.8) + Math.log(0.6)) / 2);
    expect(record?.baseline).toMatchObject({ brier: 0.25, right: 0.5 });
    expect(record?.baseline.logLoss).toBeCloseTo(Math.LN2);
    expect(record?.own.right).toBe(1);
  });

  test('lets a drawn certainty that fails cost much, but not without end', () => {
    expect(recordOf([judged(1, 0)])?.own.logLoss).toBeCloseTo(-Math.log(0.001));
  });

  test('takes a baseline that only takes sides to be as sure as it turned out right', () => {
    const record = recordOf([judged(0.6, 1, 1), judged(0.6, 1, 1), judged(0.6, 0, 1), judged(0.3, 0, 0)], 'start');
    expect(record?.baseline.right).toBe(0.75);
    expect(record?.baseline.brier).toBeCloseTo(0.75 * 0.25);
    expect(record?.baseline.logLoss).toBeCloseTo(-(0.75 * Math.log(0.75) + 0.25 * Math.log(0.25)));
  });

  test('counts whoever takes no side, and whatever ends alike, as half right', () => {
    expect(recordOf([judged(0.5, 1), judged(0.9, 0.5)])?.own.right).toBe(0.5);
  });

  test('of parts is that of all together', () => {
    const [one, other] = [[judged(0.7, 1), judged(0.2, 0)], [judged(0.75, 0)]];
    const [parts, whole] = [
      adviceRecord('win', [...adviceSums(one), ...adviceSums(other)]),
      recordOf([...one, ...other]),
    ];
    expect(parts?.bands.map(({ band, cases }) => [band, cases])).toEqual([
      [2, 1],
      [7, 2],
    ]);
    expect(parts?.bands[1]?.said).toBeCloseTo(0.725);
    expect(parts?.own.brier).toBeCloseTo(whole?.own.brier ?? Number.NaN);
    expect(parts?.baseline.logLoss).toBeCloseTo(whole?.baseline.logLoss ?? Number.NaN);
  });

  test('of nothing is none', () => {
    expect(recordOf([])).toBeNull();
  });
});

describe('the chance that two records give', () => {
  test.each([
    ['before anybody played', { wins: 0, games: 0 }, { wins: 0, games: 0 }, 0.5],
    ['of equals', { wins: 3, games: 6 }, { wins: 3, games: 6 }, 0.5],
    ['of the better', { wins: 6, games: 8 }, { wins: 2, games: 8 }, 0.845],
    ['of the worse', { wins: 2, games: 8 }, { wins: 6, games: 8 }, 0.155],
  ])('%s', (_, own, other, chance) => {
    expect(recordChance(own, other)).toBeCloseTo(chance, 3);
  });

  test('is never sure', () => {
    expect(recordChance({ wins: 9, games: 9 }, { wins: 0, games: 9 })).toBeLessThan(1);
  });
});
