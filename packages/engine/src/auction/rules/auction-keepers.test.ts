import { describe, expect, test } from 'vitest';
import type { EntityId } from '../../vocabulary/entities.ts';
import { DEFAULT_LEAGUE } from '../../vocabulary/league.ts';
import { auctionKeeperRefusal } from './auction-keepers.ts';

describe('a keeper of an auction', () => {
  const league = { ...DEFAULT_LEAGUE, budgetDollars: 100 };
  const costing = (entityId: string, seat: number, dollars: number) => ({
    entityId: entityId as EntityId, // any text will do here
    seat,
    dollars,
    position: 'RB' as const,
  });
  test.each([
    ['all that fifteen other places leave', [], costing('a', 0, 85), null],
    ['a dollar more', [], costing('a', 0, 86), 'keeper-too-dear'],
    ['all that is left beside another keeper', [costing('a', 0, 40)], costing('b', 0, 46), null],
    ['more than is left beside another keeper', [costing('a', 0, 40)], costing('b', 0, 47), 'keeper-too-dear'],
    ['all that fifteen places leave, beside another team’s keeper', [costing('a', 0, 85)], costing('b', 1, 85), null],
    ['somebody kept already', [costing('a', 0, 1)], costing('a', 1, 1), 'keeper-twice'],
    ['a team that is not there', [], costing('a', 12, 1), 'keeper-unknown-team'],
  ])('%s', (_, accepted, wish, refusal) => {
    expect(auctionKeeperRefusal(league, accepted, wish)).toBe(refusal);
  });

  test('no more keepers than a roster has places', () => {
    const accepted = Array.from({ length: 16 }, (_, index) => costing(`p${index}`, 0, 1));
    expect(auctionKeeperRefusal(league, accepted, costing('x', 0, 1))).toBe('keepers-leave-no-line-up');
  });
});
