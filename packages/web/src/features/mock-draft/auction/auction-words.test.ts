import type { BidAdvice } from '@pylon/contract/drafting/auction-advice';
import { expect, test } from 'vitest';
import { buildAuction, buildBlock, buildSales } from '../../../testing/build-auction.ts';
import {
  auctionAloud,
  bidReasonWords,
  bidRefusalWords,
  dollars,
  inflationWords,
  statusWords,
  verbOf,
} from './auction-words.ts';

test.each([
  [1.06, 'Prices run 6% over list'],
  [0.9, 'Prices run 10% under list'],
  [1.01, 'Prices run at list'],
])('a rate of %s is said as "%s"', (rate, words) => {
  expect(inflationWords({ rate })).toBe(words);
});

test('a price of nothing is a price', () => {
  expect([dollars(0), dollars(0.4), dollars(12.6)]).toEqual(['$0', '$0', '$13']);
});

test('what is asked of me is said first', () => {
  expect(statusWords(buildAuction([], { block: buildBlock('RB1', 1) }))).toBe('Your bid or pass');
  expect(statusWords(buildAuction([], { phase: 'nominating' }))).toBe('Your nomination');
  expect(statusWords(buildAuction([], { phase: 'nominating', isUserTurn: false }))).toBe('Team 1 nominates');
  expect(statusWords(buildAuction([], { phase: 'closed', nominatorId: null }))).toBe('All rosters are full');
});

test('what goes on elsewhere is said as it goes on there', () => {
  const followed = (standing: object) => {
    const auction = buildAuction([], { isUserTurn: false, ...standing });
    const configuration = { ...auction.configuration, simulationMode: 'Manual' as const };
    return { ...auction, configuration, isFollowed: true };
  };
  expect(statusWords(followed({ block: buildBlock('RB1', 1) }))).toBe('Bidding');
  expect(statusWords(followed({ phase: 'nominating' }))).toBe('Team 1 nominates');
  expect(statusWords(followed({ phase: 'nominating', isUserTurn: true }))).toBe('Your nomination');
  expect(statusWords(followed({ phase: 'closed', nominatorId: null }))).toBe('The auction is over');
});

test('a person who cannot bid is told why', () => {
  const block = buildBlock('RB1', 1, 40);
  expect(bidRefusalWords(block, 60)).toBeNull();
  expect(bidRefusalWords({ ...block, userRefusal: 'no-place' }, 60)).toBe('Your roster has no place for another RB.');
  expect(bidRefusalWords({ ...block, userRefusal: 'no-money' }, 38)).toContain('You cannot go above $38');
});

test('the room says aloud the sales since it spoke last, then what is asked', () => {
  const sales = buildSales([{ id: 'RB1', to: 'seat-3', price: 44 }]);
  const auction = buildAuction(sales, { saleNumber: 2, block: buildBlock('WR1', 2, 31) });
  expect(auctionAloud(auction, 0)).toBe(
    'Player RB1 sold to Team 3 for $44. Team 3 bids $31 for Player WR1. Bid or pass?',
  );
  expect(auctionAloud(auction, 1)).toBe('Team 3 bids $31 for Player WR1. Bid or pass?');
});

test('what I do myself is said as it is said of me', () => {
  const block = buildBlock('WR1', 2, 31);
  const auction = buildAuction([], { block: { ...block, highBid: { participantId: 'seat-2', dollars: 32 } } });
  const isMine = { ...auction, standing: { ...auction.standing, isUserTurn: false } };
  expect(auctionAloud(isMine, 0)).toBe('You bid $32 for Player WR1.');
  expect([verbOf('You', 'open'), verbOf('Team 4', 'open')]).toEqual(['open', 'opens']);
});

test('many sales at once are summed up, and sales taken back are told', () => {
  const sales = buildSales(['RB1', 'RB2', 'RB3', 'RB4'].map((id) => ({ id })));
  const over = buildAuction(sales, { phase: 'closed' });
  expect(auctionAloud(over, 0)).toBe(
    '4 players were sold, the last of them: Player RB3 sold to Team 1 for $10. Player RB4 sold to Team 1 for $10. The auction is over.',
  );
  expect(auctionAloud(over, 6)).toBe('Sales were taken back. The auction is over.');
});

const reasons: BidAdvice['reasons'] = {
  value: 41,
  valueNow: 44,
  inflation: 1.07,
  need: 1,
  fillsSlot: 'RB',
  moneyPerSlot: 13,
  roomMoneyPerSlot: 12,
  planFactor: 1,
  maximumBid: 180,
  tier: 2,
  leftInTier: 1,
  alternative: null,
  byeClashWith: [],
};
const advice: BidAdvice = {
  athlete: null,
  team: null,
  suggestedMaximum: 43,
  expectedPrice: 40,
  chanceToWin: [],
  reasons,
};

test('only what is out of the ordinary is a reason', () => {
  expect(bidReasonWords(advice)).toEqual(['starts at RB', 'last of tier 2', 'prices run 7% over list']);
  expect(bidReasonWords({ ...advice, reasons: { ...reasons, inflation: 1, moneyPerSlot: 20, leftInTier: 9 } })).toEqual(
    ['starts at RB', 'you have more to spend than the room'],
  );
});

test('the next best is named with a price, and with the injury of somebody who is hurt', () => {
  const { athlete } = buildBlock('RB2', 1);
  const withNext = (injuryStatus: string | null) =>
    bidReasonWords({
      ...advice,
      reasons: {
        ...reasons,
        alternative: { team: null, athlete: athlete && { ...athlete, injuryStatus }, valueNow: 28, vorp: 40 },
      },
    }).at(-1);
  expect(withNext(null)).toBe(`next best: ${athlete?.fullName}, $28`);
  expect(withNext('Out')).toBe(`next best: ${athlete?.fullName} (out), $28`);
});

test('with no place for a player nothing else is a reason', () => {
  expect(bidReasonWords({ ...advice, suggestedMaximum: 0 })).toEqual(['no place on your roster']);
});
