// Our values beside what was really paid before the season of 2026: Yahoo's mean prices of 132 players.
import type { Edition } from '@pylon/almanac/editions/edition';
import { readSources } from '@pylon/almanac/sources/sync';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { linesOf, sharedBytes, sharedMirror } from '@pylon/almanac/testing/shared-files';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { DEFAULT_LEAGUE, type LeagueShape } from '@pylon/engine/vocabulary/league';
import { beforeAll, expect, test } from 'vitest';
import { baseScoring, type KnownScoring } from '../wire/scoring-system.ts';
import { type AuctionFacts, auctionBoard } from './auction-board.ts';

const READING_MS = 240_000;
const DAY = '2026-08-25';
const PRICES = 'yahoo/yahoo_average_auction_values_2026.csv';
/** The league that Yahoo's rooms are: ten teams, three receivers in all with the flex. */
const TEN: LeagueShape = { ...DEFAULT_LEAGUE, teams: 10, slots: { ...DEFAULT_LEAGUE.slots, WR: 2 } };

describeShared('the values of 2026', () => {
  let edition: Edition;
  beforeAll(async () => {
    const imports = [{ name: PRICES, bytes: sharedBytes(PRICES), options: { season: 2026, asOf: '2026-08-20' } }];
    const read = await readSources({ fetcher: sharedMirror(), asOf: DAY, seasons: [2025, 2026], imports });
    if (!read.ok) throw new Error(linesOf(read.faults));
    edition = buildTestEdition(read.rows, { asOf: DAY });
  }, READING_MS);

  const boardOf = (league: LeagueShape, scoring = '1') =>
    auctionBoard(edition, {
      ...{ season: 2026, period: 'seasonal' as const, week: 0, expertIds: [], strategy: 'balanced' as const, tier: 2 },
      scoring: baseScoring(scoring) as KnownScoring, // one of everybody's
      league,
    });
  const nameOf = ({ athlete, team }: AuctionFacts) => athlete?.fullName ?? team?.fullName ?? '';
  const paid = (rows: readonly AuctionFacts[]) => rows.filter(({ marketPrice }) => marketPrice !== null);
  /** Mean distance from what is paid, dollars. */
  const distance = (rows: readonly AuctionFacts[], dollarsOf: (row: AuctionFacts) => number) =>
    paid(rows).reduce((sum, row) => sum + Math.abs(dollarsOf(row) - (row.marketPrice ?? 0)), 0) / paid(rows).length;

  test('the costliest are whom everybody drafts first, and none takes half of a budget', () => {
    const { rows } = boardOf(TEN);
    const first = rows.slice(0, 8).map(nameOf);
    for (const name of ['Bijan Robinson', 'Jahmyr Gibbs', 'Ja\u2019Marr Chase', 'Puka Nacua'])
      expect(first.map((each) => each.replace("'", '\u2019'))).toContain(name);
    expect(rows[0]?.consensus).toBeGreaterThan(55);
    expect(rows[0]?.consensus).toBeLessThan(100);
  });

  test('spend ten budgets, and so do real prices, which say nothing of kickers', () => {
    const { rows } = boardOf(TEN);
    expect(rows.reduce((sum, { consensus }) => sum + consensus, 0)).toBe(2000);
    const spent = rows.reduce((sum, { marketPrice }) => sum + (marketPrice ?? 0), 0);
    expect(paid(rows)).toHaveLength(132);
    expect(spent).toBeGreaterThan(1900);
    expect(spent).toBeLessThan(2020);
    expect(rows.every(({ position, marketPrice }) => position !== 'K' || marketPrice === null)).toBe(true);
  });

  test('the dearest in real rooms are the two backs whom Yahoo tells of at $73 and $72', () => {
    const { rows } = boardOf(TEN);
    const dearest = paid(rows).toSorted((one, other) => (other.marketPrice ?? 0) - (one.marketPrice ?? 0));
    expect(dearest.slice(0, 2).map(nameOf)).toEqual(['Jahmyr Gibbs', 'Bijan Robinson']);
    expect(dearest[0]?.marketPrice).toBeGreaterThan(70);
    expect(dearest[0]?.marketPrice).toBeLessThan(80);
  });

  test('come nearer to what is paid than points over replacement alone', () => {
    const { rows } = boardOf(TEN);
    const values = distance(rows, ({ consensus }) => consensus);
    expect(values).toBeLessThan(distance(rows, ({ auctionValue }) => auctionValue ?? 0));
    expect(values).toBeLessThan(3.5);
  });

  test('in a league with another budget are the same shares of it', () => {
    const [usual, rich] = [boardOf(TEN).rows, boardOf({ ...TEN, budgetDollars: 400 }).rows];
    expect((rich[0]?.consensus ?? 0) / (usual[0]?.consensus ?? 1)).toBeGreaterThan(1.9);
    expect(rich.slice(0, 10).map(nameOf)).toEqual(usual.slice(0, 10).map(nameOf));
  });
});
