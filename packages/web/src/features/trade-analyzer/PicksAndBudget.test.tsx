import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PicksAndBudget } from './PicksAndBudget.tsx';

afterEach(cleanup);

const PICKS = [1, 2, 3, 4, 5, 6].map((round) => ({
  ...{ id: `2026:${round}:1`, season: 2026, round },
  originalTeamName: round === 6 ? 'Team 021' : null,
}));
const NONE = { pickIds: [], dollars: 0 };

test('where a league has neither picks nor dollars nothing is drawn', () => {
  const { container } = render(
    <PicksAndBudget verb="give" team={{ picks: [], faabDollars: null }} chosen={NONE} onChange={vi.fn()} />,
  );
  expect(container.childElementCount).toBe(0);
});

test('a pick is chosen and taken back by its button, beside the dollars that are chosen', () => {
  const onChange = vi.fn();
  const team = { picks: PICKS, faabDollars: 70 };
  const chosen = { pickIds: ['2026:1:1'], dollars: 20 };
  render(<PicksAndBudget verb="give" team={team} chosen={chosen} onChange={onChange} />);
  expect(screen.getByRole('region', { name: 'Picks and budget you give' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '2026 6th of Team 021' }));
  expect(onChange).toHaveBeenLastCalledWith({ pickIds: ['2026:1:1', '2026:6:1'], dollars: 20 });
  fireEvent.click(screen.getByRole('button', { name: '2026 1st', pressed: true }));
  expect(onChange).toHaveBeenLastCalledWith({ pickIds: [], dollars: 20 });
});

test('of five chosen picks each can be taken back, and no sixth be added', () => {
  const chosen = { pickIds: PICKS.slice(0, 5).map(({ id }) => id), dollars: 0 };
  render(<PicksAndBudget verb="receive" team={{ picks: PICKS, faabDollars: 0 }} chosen={chosen} onChange={vi.fn()} />);
  const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect(['2026 5th', '2026 6th of Team 021'].map(isDisabled)).toEqual([false, true]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('dollars are never more than are left', () => {
  const onChange = vi.fn();
  render(<PicksAndBudget verb="receive" team={{ picks: [], faabDollars: 70 }} chosen={NONE} onChange={onChange} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Dollars you receive' }), { target: { value: '99' } });
  expect(onChange).toHaveBeenLastCalledWith({ pickIds: [], dollars: 70 });
});
