import type { BidAdvice } from '@pylon/contract/drafting/auction-advice';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildBlock } from '../../../../testing/build-auction.ts';
import type { AuctionActions } from '../state/use-auction-actions.ts';
import { BidButtons } from './BidButtons.tsx';

afterEach(cleanup);

// The buttons read nothing else
const actions = { busy: null, bid: vi.fn(), pass: vi.fn() } as unknown as AuctionActions;
const advice = (suggestedMaximum: number) => ({ suggestedMaximum }) as BidAdvice;
const isAccented = (name: string | RegExp) => screen.getByRole('button', { name }).className.includes('bg-accent-fill');

const show = (highest: number, suggested: number | null) =>
  render(
    <BidButtons
      block={buildBlock('RB1', 1, highest)}
      advice={suggested === null ? null : advice(suggested)}
      maximumBid={185}
      actions={actions}
    />,
  );

describe('the accent marks what is advised', () => {
  test('a bid up to the suggested maximum', () => {
    show(56, 57);
    expect(isAccented('Bid $57')).toBe(true);
    expect(isAccented('Pass')).toBe(false);
  });

  test('passing above it, which a screen reader is told', () => {
    show(57, 57);
    expect(isAccented('Bid $58')).toBe(false);
    expect(isAccented('Pass, as advised')).toBe(true);
  });

  test('a bid while there is no advice', () => {
    show(57, null);
    expect(isAccented('Bid $58')).toBe(true);
    expect(isAccented('Pass')).toBe(false);
  });
});
