import type { SalaryLine } from '@pylon/engine/daily/salary-line';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { expect, test } from 'vitest';
import { gamesIn, type KeptSlate, parseSlates, withSlate } from './kept-slates.ts';

const team = (id: string) => id as TeamId; // a code of a team
const line = (more: Partial<SalaryLine> = {}): SalaryLine => ({
  ...{ name: 'Abel Case', position: 'WR', teamId: team('ARI'), salary: 6100 },
  ...{ awayId: team('ARI'), homeId: team('NO'), day: '2025-09-07' },
  ...more,
});
const slate = (day: string, site: KeptSlate['site'] = 'draftkings'): KeptSlate => ({ site, lines: [line({ day })] });

test('slates come back as they were kept', () => {
  const kept = [slate('2025-09-07'), { site: 'fanduel' as const, lines: [line({ day: null })] }];
  expect(parseSlates(JSON.stringify(kept))).toEqual(kept);
});

test('a second file of the same games takes the place of the first', () => {
  const again = { site: 'draftkings' as const, lines: [line({ salary: 7000 })] };
  expect(withSlate([slate('2025-09-07')], again)).toEqual([again]);
});

test('of each site four slates are kept, and the oldest goes', () => {
  const days = ['07', '14', '21', '28', '30'].map((each) => `2025-09-${each}`);
  const kept = days.reduce<readonly KeptSlate[]>(
    (slates, day) => withSlate(slates, slate(day)),
    [slate('2025-09-07', 'fanduel')],
  );
  expect(kept.map(({ site, lines }) => `${site} ${lines[0]?.day}`)).toEqual([
    ...days
      .slice(1)
      .reverse()
      .map((day) => `draftkings ${day}`),
    'fanduel 2025-09-07',
  ]);
});

test('a game is counted once, whoever plays in it', () => {
  const lines = [line(), line({ teamId: team('NO') }), line({ awayId: team('KC'), day: null })];
  expect(gamesIn({ site: 'fanduel', lines })).toEqual(['2025-09-07 ARI@NO', 'KC@NO']);
});

test.each([
  ['nothing', null],
  ['no list', '{"site":"draftkings"}'],
  ['cut off', '[{"site":"draf'],
  ['another site', JSON.stringify([{ ...slate('2025-09-07'), site: 'elsewhere' }])],
  ['a price that cannot be', JSON.stringify([{ site: 'fanduel', lines: [line({ salary: 6150 })] }])],
  ['words for a price', JSON.stringify([{ site: 'fanduel', lines: [{ ...line(), salary: '6100' }] }])],
  ['no team', JSON.stringify([{ site: 'fanduel', lines: [line({ teamId: team('<b>') })] }])],
  ['no lines', JSON.stringify([null, { site: 'fanduel', lines: [null] }, 7])],
])('%s is passed over', (_, text) => {
  expect(parseSlates(text)).toEqual([]);
});

test('no more is read than is ever kept', () => {
  const long = { site: 'draftkings', lines: Array.from({ length: 1_600 }, () => line()) };
  const read = parseSlates(JSON.stringify(Array.from({ length: 10 }, () => long)));
  expect(read).toHaveLength(8);
  expect(read[0]?.lines).toHaveLength(1_500);
});
