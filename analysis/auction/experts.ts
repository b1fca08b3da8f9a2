// The auction values of our experts and their mean beside what was really paid: Yahoo's mean prices of 2026, in the
// money of ten teams.
//   node analysis/auction/experts.ts
import { readSources } from '@pylon/almanac/sources/sync';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { linesOf, sharedBytes, sharedMirror } from '@pylon/almanac/testing/shared-files';
import { unlocked } from '@pylon/contract/plans/tiers';
import { DEFAULT_LEAGUE, type LeagueShape } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { type AuctionFacts, auctionBoard } from '@pylon/server/football/auction-board';
import { baseScoring } from '@pylon/server/wire/scoring-system';
import { correlation, rankCorrelation } from '../statistics.ts';

const DAY = '2026-08-25';
const PRICES = 'yahoo/yahoo_average_auction_values_2026.csv';
const LEAGUE: LeagueShape = { ...DEFAULT_LEAGUE, teams: 10, slots: { ...DEFAULT_LEAGUE.slots, WR: 2 } };
const TRIED = ['QB', 'RB', 'WR', 'TE'] as const satisfies readonly Position[];

const imports = [{ name: PRICES, bytes: sharedBytes(PRICES), options: { season: 2026, asOf: '2026-08-20' } }];
const read = await readSources({ fetcher: sharedMirror(), asOf: DAY, seasons: [2025, 2026], imports });
if (!read.ok) throw new Error(linesOf(read.faults));
const scoring = baseScoring('1');
if (!scoring) throw new Error('no half PPR');
const { rows, experts } = auctionBoard(buildTestEdition(read.rows, { asOf: DAY }), {
  ...{ season: 2026, period: 'seasonal', week: 0, expertIds: [], strategy: 'balanced', tier: 2 },
  scoring,
  league: LEAGUE,
});

const paid = rows.filter(({ marketPrice }) => marketPrice !== null);
const real = paid.map(({ marketPrice }) => marketPrice ?? 0);
const share = (position: Position, prices: readonly number[]): string => {
  const own = prices.reduce((sum, price, index) => sum + (paid[index]?.position === position ? price : 0), 0);
  return `${position} ${((100 * own) / prices.reduce((sum, price) => sum + price, 0)).toFixed(1)}`;
};
function tell(name: string, of: (row: AuctionFacts) => number | null | undefined): void {
  const prices = paid.map((row) => of(row) ?? 0);
  const off = prices.reduce((sum, price, index) => sum + Math.abs(price - (real[index] ?? 0)), 0) / prices.length;
  const falling = prices.toSorted((one, other) => other - one);
  console.log(
    `${name.padEnd(18)} $${off.toFixed(2)} off, correlation ${correlation(real, prices).toFixed(3)}, of ranks ${rankCorrelation(real, prices).toFixed(3)}; ` +
      `${[1, 5, 16, 32, 64].map((place) => `$${falling[place - 1] ?? 0}`).join(' ')}; ${TRIED.map((position) => share(position, prices)).join('  ')}`,
  );
}

console.log(`${paid.length} of ${rows.length} players have a price`);
tell('paid', ({ marketPrice }) => marketPrice);
tell('by points (list)', ({ auctionValue }) => auctionValue);
tell('mean of experts', ({ consensus }) => consensus);
for (const { id } of experts) tell(id, ({ values }) => unlocked(values[id]));
if (process.argv.includes('--players')) {
  for (const { athlete, team, consensus, marketPrice, auctionValue, tier } of rows.slice(0, 60))
    console.log(athlete?.fullName ?? team?.fullName, consensus, marketPrice, auctionValue, tier);
}
