import { rowAt } from '@pylon/almanac/tables/table';
import { scoresTogether } from '@pylon/engine/accuracy/forecast-score';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { testServer } from '../../testing/test-server.ts';

const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW });
const asked = (more: object = {}) => server.ask('listAccuracy', { seasonId: '2025', ...more });
const ledger = Array.from({ length: edition.tables.accuracy.length }, (_, row) => rowAt(edition.tables.accuracy, row));

describe('how near lists came', () => {
  test('is told of every source of the weeks so far, to everybody, the best order first', async () => {
    const { rows, weeks } = await asked();
    expect(weeks).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(rows.map(({ name }) => name).sort()).toEqual(['ESPN', 'FantasyPros ECR', 'Market', 'Sleeper']);
    const orders = rows.map(({ order }) => Number(order));
    expect(orders).toEqual(orders.toSorted((one, other) => other - one));
    for (const row of rows) expect(row.weeks).toBe(8);
  });

  test('is the sum of its weeks and positions, every player counting the same', async () => {
    const { rows } = await asked({ position: 'WR' });
    const own = ledger.filter(
      (row) => row.season === 2025 && row.period === 'weekly' && row.position === 'WR' && row.source === 'sleeper',
    );
    const told = rows.find(({ source }) => source === 'sleeper');
    expect(own).toHaveLength(8);
    expect(told?.cases).toBe(own.reduce((sum, { cases }) => sum + cases, 0));
    expect(told?.error).toBeCloseTo(scoresTogether(own).error ?? 0, 2);
  });

  test('is that of one week where one is asked for', async () => {
    const { rows } = await asked({ week: 3, position: 'QB' });
    for (const row of rows) expect([row.weeks, row.cases <= 24]).toEqual([1, true]);
  });

  test('holds points against points only when the season is over', async () => {
    const [now, last] = [
      await asked({ period: 'Seasonal' }),
      await server.ask('listAccuracy', { seasonId: '2024', period: 'Seasonal' }),
    ];
    const errorsOf = ({ rows }: typeof now) => rows.filter(({ kind }) => kind === 'house').map(({ error }) => error);
    expect(errorsOf(now)).toEqual([null, null]);
    expect(errorsOf(last).filter((error) => error !== null)).toHaveLength(1);
    expect(now.rows.some(({ kind }) => kind === 'adp')).toBe(true);
  });

  test('of a season without a list of the week is nothing, and of none at all is refused', async () => {
    expect((await server.ask('listAccuracy', { seasonId: '2024' })).rows).toEqual([]);
    await expect(server.ask('listAccuracy', { seasonId: '1999' })).rejects.toThrow();
  });
});
