import { AuctionsBody } from '@pylon/contract/auctions/auctions';
import type { Season } from '@pylon/contract/wire';
import { expect, test } from 'vitest';
import { auctionExperts, auctionsInput, parseAuctionSearch } from './auctions.search.ts';

const season: Season = {
  id: '2026',
  year: 2026,
  type: 'REG',
  status: 'SCHEDULED',
  currentWeek: 0,
  weeks: [1, 2],
  startAt: '2026-09-10',
  endDate: '2027-01-10',
  sportLeague: 'NFL',
};

test('the dearest of everybody come first unless told', () => {
  expect(auctionsInput({}, season)).toMatchObject({ orderBy: '-consensus', rosterPositions: [], limit: 15, offset: 0 });
});

test('a changed budget is a changed league, which is sent along', () => {
  const { footballScoringLeagueConfig: league } = auctionsInput({ league: '12-300-1-2-3-1-1-0-0-0-1-1-6' }, season);
  expect(league).toMatchObject({ participantCount: 12, budget: 300, rounds: 16 });
});

test('a strategy that there is not, and the usual one, are left out of the address', () => {
  expect(parseAuctionSearch({ draftStrategy: 'zeroRB', sort: 'market' })).toEqual({
    draftStrategy: 'zeroRB',
    sort: 'market',
  });
  for (const draftStrategy of ['balanced', 'allIn', 7]) expect(parseAuctionSearch({ draftStrategy })).toEqual({});
});

test('whatever the state, the contract takes what is asked', () => {
  for (const raw of [
    {},
    { draftStrategy: 'puntTE', pos: 'RB,FLEX', from: 'scout,market', team: 'BUF', q: 'allen', page: '3', rows: '50' },
    { league: '18-999-9-9-9-9-9-9-9-9-9-9-30', sort: '-ceiling', season: '2025', scoring: '2' },
  ]) {
    const input = auctionsInput(parseAuctionSearch(raw), season);
    expect(AuctionsBody.safeParse(input).success).toBe(true);
    expect(AuctionsBody.safeParse(auctionExperts(input)).success).toBe(true);
  }
});
