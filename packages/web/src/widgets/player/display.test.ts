import { describe, expect, test } from 'vitest';
import {
  day,
  decimal,
  finalScore,
  height,
  initials,
  kickoff,
  money,
  odds,
  percent,
  shortName,
  signed,
  weekLabel,
} from './display.ts';

describe('numbers', () => {
  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%s reads as a dash', (value) => {
    expect([decimal(value), signed(value), money(value), percent(value), odds(value)]).toEqual([
      '–',
      '–',
      '–',
      '–',
      '–',
    ]);
  });
  test('thousands are grouped and only whole parts are', () => {
    expect(decimal(1234567.891, 2)).toBe('1,234,567.89');
    expect(decimal(0.12345, 4)).toBe('0.1235');
  });
  test('a plus stands before what is above zero, and nothing before a zero', () => {
    expect([signed(2.04), signed(-2.04), signed(0.04), signed(-0.04), decimal(-0.4)]).toEqual([
      '+2.0',
      '−2.0',
      '0.0',
      '0.0',
      '0',
    ]);
  });
  test('money below a dollar is nothing', () => {
    expect([money(0), money(-5), money(1200)]).toEqual(['–', '–', '$1,200']);
  });
  test.each([
    [0, '0%'],
    [0.004, '<1%'],
    [0.18, '18%'],
    [0.996, '>99%'],
    [1, '100%'],
  ])('a chance of %d reads %s', (chance, text) => {
    expect(odds(chance)).toBe(text);
  });
});

describe('days and weeks', () => {
  test('only a 20YY-MM-DD is a day', () => {
    expect(day('2026-08-21T12:00:00Z')).toBe('Aug 21, 2026');
    expect([day('1999-01-01'), day('soon'), day(null), day('2026-13-01')]).toEqual(['–', '–', '–', '–']);
  });
  test.each([
    [-1, '2026 Season'],
    [7, 'Week 7'],
    [19, 'Wild Card Round'],
    [22, 'Super Bowl'],
  ])('week %i reads %s', (week, text) => {
    expect(weekLabel(week, 2026)).toBe(text);
  });
  test('a kick-off is given in Eastern time, with the side and the opponent', () => {
    expect(kickoff({ kickoff: '2026-09-13T17:00:00Z', isHome: false, opponent: 'SEA' })).toBe('Sun 1 PM @ SEA');
    expect(kickoff({ kickoff: '2026-09-11T00:20:00Z', isHome: true, opponent: 'DAL' })).toBe('Thu 8:20 PM vs DAL');
  });
  test('a tie is no win', () => {
    expect(finalScore({ own: 20, opponent: 20 }, 'SEA')).toBe('Final L 20-20 vs SEA');
  });
});

describe('people', () => {
  test('a short name keeps the whole last name', () => {
    expect([shortName('Amon-Ra', 'St. Brown'), shortName('', 'Ochocinco')]).toEqual(['A. St. Brown', 'Ochocinco']);
  });
  test('suffixes are no initials', () => {
    expect([initials('Kenneth Walker III'), initials("Ja'Marr Chase"), initials('Madonna')]).toEqual(['KW', 'JC', 'M']);
  });
  test('inches become feet and inches', () => {
    expect(height(74)).toBe('6′2″');
  });
});
