import type { AuctionPlayer, BidAdvice, NominationAdvice } from '@pylon/contract/drafting/auction-advice';
import { expect, test } from 'vitest';
import { buildPlayers } from '../../../../testing/build-draft.ts';
import { idOf, positionOf } from '../../drafting/player-ids.ts';
import { nominees, withLotAdvice } from './nominees.ts';

const rows = buildPlayers().map((each, index) => {
  const player: AuctionPlayer = {
    ...each,
    value: index,
    valueNow: index,
    expectedPrice: 3,
    priceSpread: 1,
    suggestedMaximum: 5,
    price: each.athlete?.id === 'RB2' ? 20 : null,
    participantId: null,
    isKeeper: false,
  };
  return { id: idOf(player), position: positionOf(player), player };
});
const advice = (id: string): NominationAdvice => ({
  athlete: buildPlayers().find(({ athlete }) => athlete?.id === id)?.athlete ?? null,
  team: null,
  intent: 'target',
  expectedPrice: 10,
  suggestedMaximum: 14,
  valueNow: 12,
  isQueued: id === 'RB3',
});

test('advised players come in the order of the advice, without those who are gone meanwhile', () => {
  const found = nominees([advice('RB3'), advice('RB2'), advice('RB1')], rows);
  expect(found.map(({ row }) => row.id)).toEqual(['RB3', 'RB1']);
  expect(found.map(({ words }) => words)).toEqual([
    'queued, worth $14 to you, should go for $10',
    'worth $14 to you, should go for $10',
  ]);
});

test('without advice the costliest players who are left are offered', () => {
  const found = nominees([], rows);
  expect(found).toHaveLength(6);
  expect(found[0]?.row.player.valueNow).toBe(rows.length - 1);
  expect(found[0]?.label).toBe('List');
});

test('the list has of the player who is up what the lot says of them, and of everybody else what it had', () => {
  const { athlete, team } = advice('RB1');
  const bid = { athlete, team, expectedPrice: 44, suggestedMaximum: 41 } as BidAdvice; // nothing else is read
  const found = withLotAdvice(rows, bid);
  const changed = found.filter((row, at) => row !== rows[at]);
  expect(changed.map(({ id, player }) => [id, player.expectedPrice, player.suggestedMaximum])).toEqual([
    ['RB1', 44, 41],
  ]);
  expect(withLotAdvice(rows, null)).toBe(rows);
});
