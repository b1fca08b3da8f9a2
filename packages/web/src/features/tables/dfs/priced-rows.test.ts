import { nflDfsProjections } from '@pylon/contract/tables/week/nfl-dfs-projections.table';
import { withSalaries } from '@pylon/contract/tables/week/with-salaries';
import type { SalaryLine } from '@pylon/engine/daily/salary-line';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { expect, test } from 'vitest';
import type { PlainAnswer, PlainRow } from '../plain-table.ts';
import { pricedPage, salariesOf } from './priced-rows.ts';

const TABLE = withSalaries(nflDfsProjections, true);
// A kick-off in the night, which is the day before in the East
const GAME = { week: 1, kickoff: '2025-09-08T00:20:00Z', isHome: true, opponent: 'ARI' };
const row = (id: string, points: number, position = 'WR'): PlainRow =>
  ({
    athlete: { id, firstName: id, lastName: 'Case', fullName: `${id} Case`, position, team: 'NO' },
    team: null,
    ...{ points, floor: 1, ceiling: 30, positionRank: 1, game: GAME, impliedPoints: 20, gameTotal: 44, spread: 3 },
  }) as unknown as PlainRow;
const ROWS = [row('One', 20), row('Two', 12), row('Three', 15, 'RB'), row('Four', 9)];
const ANSWER = { rows: ROWS, total: 4, provenance: {} } as unknown as PlainAnswer; // of which no more is read
const team = (id: string) => id as TeamId; // a code of a team
const line = (name: string, salary: number, position: SalaryLine['position'] = 'WR'): SalaryLine => ({
  ...{ name: `${name} Case`, salary, position, teamId: team('NO') },
  ...{ awayId: team('ARI'), homeId: team('NO'), day: '2025-09-07' },
});
const SLATE = { site: 'draftkings' as const, lines: [line('One', 8000), line('Two', 4000), line('Three', 5000, 'RB')] };
const { salaries } = salariesOf(SLATE, ROWS);
const namesOf = (answer: PlainAnswer) => answer.rows.map(({ athlete }) => athlete?.firstName);

test('a game is of its day in the East, where the file was written', () => {
  expect([...salaries]).toEqual([
    ['One', 8000],
    ['Two', 4000],
    ['Three', 5000],
  ]);
});

test('the table is ordered by value and by salary over everybody, those without a price at the end', () => {
  const byValue = pricedPage(TABLE, ANSWER, salaries, { sort: '-value' });
  expect(byValue.rows.map(({ value, salary }) => [value, salary])).toEqual([
    [3, 4000],
    [3, 5000],
    [2.5, 8000],
    [null, null],
  ]);
  expect(namesOf(pricedPage(TABLE, ANSWER, salaries, { sort: 'salary' }))).toEqual(['Two', 'Three', 'One', 'Four']);
});

test('positions and names narrow it as they do at the server, and an order that it has not is its own', () => {
  expect(namesOf(pricedPage(TABLE, ANSWER, salaries, { pos: 'RB' }))).toEqual(['Three']);
  expect(namesOf(pricedPage(TABLE, ANSWER, salaries, { q: 'four' }))).toEqual(['Four']);
  expect(namesOf(pricedPage(TABLE, ANSWER, salaries, { sort: 'shoeSize' }))[0]).toBe('One');
});

test('a file holds everybody, whatever page is in sight', () => {
  const many = { ...ANSWER, rows: Array.from({ length: 40 }, (_, index) => row(`P${index}`, 40 - index)) };
  expect(pricedPage(TABLE, many, salaries, {}).rows).toHaveLength(15);
  expect(pricedPage(TABLE, many, salaries, {}, true).rows).toHaveLength(40);
});
