import type { PlayerId } from '@pylon/engine/vocabulary/entities';
import { expect, it } from 'vitest';
import { emptyRows } from '../../tables/all.ts';
import { buildRow } from '../../testing/build-rows.ts';
import { Calendar } from '../reading/calendar.ts';
import { keepSaidThen } from './said-then.ts';

const gameOn = (week: number, day: string) => ({
  ...{ gameId: `g${week}`, season: 2026, seasonType: 'REG' as const, week, day },
  ...{ homeTeamId: 'DAL' as never, awayTeamId: 'NYG' as never },
});
const calendar = new Calendar([gameOn(1, '2026-09-13'), gameOn(2, '2026-09-20')]);
const said = (week: number, entityId: string, rushingYards: number) =>
  buildRow('projections', {
    ...{ season: 2026, period: 'weekly', week, provider: 'sleeper', asOf: week === 1 ? '2026-09-08' : '2026-09-14' },
    ...{ entityId, rushingYards },
  });
const id = (name: string) => [name, name as PlayerId] as const;

it('a list of a week that is over stays as it was said, and nobody is added to it afterwards', () => {
  const rows = emptyRows();
  rows.projections.push(said(1, 'p1', 99), said(1, 'late', 50), said(2, 'p1', 77));
  const before = emptyRows();
  before.projections.push(said(1, 'p1', 60), said(1, 'gone', 30), said(2, 'p1', 55));
  const former = { rows: (table: keyof typeof before) => before[table] as never, ids: new Map([id('p1'), id('gone')]) };
  keepSaidThen(rows, former, { asOf: '2026-09-15', calendar }, new Set());
  const told = rows.projections.map(({ week, entityId, rushingYards }) => [week, entityId, rushingYards]);
  expect(told.sort()).toEqual([
    [1, 'gone', 30],
    [1, 'p1', 60],
    [2, 'p1', 77],
  ]);
});
