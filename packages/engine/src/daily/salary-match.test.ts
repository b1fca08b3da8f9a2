import { expect, it } from 'vitest';
import type { TeamId } from '../vocabulary/entities.ts';
import type { SalaryLine } from './salary-line.ts';
import { matchedSalaries, type PricedPlayer } from './salary-match.ts';

const team = (id: string) => id as TeamId; // a code of a team
const game = { awayId: team('ARI'), homeId: team('NO'), day: '2025-09-07' };
const line = (name: string, more: Partial<SalaryLine> = {}): SalaryLine => ({
  ...{ name, position: 'WR', teamId: team('ARI'), salary: 5000, ...game },
  ...more,
});
const player = (key: string, name: string, more: Partial<PricedPlayer> = {}): PricedPlayer => ({
  ...{ key, name, position: 'WR', teamId: team('ARI'), ...game },
  ...more,
});
const PLAYERS = [
  player('chris', 'Christopher Test Jr.'),
  player('tight', 'Utility Back', { position: 'TE' }),
  player('one', 'Same Name', { position: 'RB' }),
  player('two', 'Same Name', { position: 'QB' }),
  player('saints', 'New Orleans Saints', { position: 'DST', teamId: team('NO') }),
];
const faultsOf = (...lines: SalaryLine[]) => matchedSalaries(lines, PLAYERS).unmatched.map(({ fault }) => fault);
const pricesOf = (...lines: SalaryLine[]) => Object.fromEntries(matchedSalaries(lines, PLAYERS).salaries);

it('joins by name whatever accents, suffix and form of the given name it has', () => {
  expect(pricesOf(line('Chris Tést'))).toEqual({ chris: 5000 });
});

it('joins one who is listed at another position, when only one person has the name', () => {
  expect(pricesOf(line('Utility Back', { position: 'QB', salary: 4500 }))).toEqual({ tight: 4500 });
});

it('tells namesakes of one team apart by position, and takes neither where it cannot', () => {
  expect(pricesOf(line('Same Name', { position: 'QB' }))).toEqual({ two: 5000 });
  expect(faultsOf(line('Same Name', { position: 'TE' }))).toEqual(['several']);
});

it('joins a defense by its team, whatever it is called', () => {
  expect(pricesOf(line('Saints', { position: 'DST', teamId: team('NO'), salary: 2600 }))).toEqual({ saints: 2600 });
});

it('takes no price of another team, of another game or of another day', () => {
  expect(faultsOf(line('Chris Test', { teamId: team('NO') }))).toEqual(['unknown']);
  expect(faultsOf(line('Chris Test', { homeId: team('KC') }))).toEqual(['other-game']);
  expect(faultsOf(line('Chris Test', { day: '2025-12-07' }))).toEqual(['other-game']);
  expect(pricesOf(line('Chris Test', { day: null }))).toEqual({ chris: 5000 });
});

it('takes neither of two prices that fit one player', () => {
  expect(faultsOf(line('Chris Test'), line('Christopher Test', { salary: 5100 }))).toEqual(['several', 'several']);
});
