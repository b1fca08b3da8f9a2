import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CounterOffers } from './CounterOffers.tsx';

afterEach(cleanup);

const PICK = { id: '2027:1:4', season: 2027, round: 1, originalTeamName: 'Team 021' };
const OFFER = { pick: PICK, careerValue: { away: 4210, for: 4380 }, acceptancePercent: 41 };

test('a pick that evens a trade is told with what both sides then bring, and taken by its button', () => {
  const onPick = vi.fn();
  const pickOffer = { ...OFFER, by: 'opponent' as const };
  render(<CounterOffers of={{ counterOffer: null, pickOffer }} onCounter={vi.fn()} onPick={onPick} />);
  expect(screen.getByText(/ask for the pick 2027 1st of Team 021/)).toBeTruthy();
  expect(screen.getByText(/for years 4,210 for 4,380, accepted 41/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ask for the pick' }));
  expect(onPick).toHaveBeenCalledWith(pickOffer);
});

test('a pick of one’s own is added, and where nothing makes a trade better nothing is drawn', () => {
  const own = { ...OFFER, by: 'own' as const };
  const { container, rerender } = render(
    <CounterOffers of={{ counterOffer: null, pickOffer: own }} onCounter={vi.fn()} onPick={vi.fn()} />,
  );
  expect(screen.getByRole('button', { name: 'Add the pick' })).toBeTruthy();
  rerender(<CounterOffers of={{ counterOffer: null, pickOffer: null }} onCounter={vi.fn()} onPick={vi.fn()} />);
  expect(container.childElementCount).toBe(0);
});
