import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlayerPicks } from './PlayerPicks.tsx';

afterEach(cleanup);

const row = (name: string, ownPosition: string | null, dif: number | null = null) => ({
  ...{ leagueRosterId: `1:${name}`, name, ownPosition, athlete: null, team: null, dif },
  ...{ leagueId: '7', leagueParticipantId: '1', week: 9, index: 0, position: 'BN' as const, game: null, ppg: 11.2 },
});

test('nobody can be chosen whom no line-up counts: a single defender, and whoever nothing is known of', () => {
  const rows = [row('Runner', 'RB'), row('Linebacker', 'LB'), row('Player 7', null)];
  render(<PlayerPicks title="You trade away" rows={rows} chosen={[]} onChange={vi.fn()} />);
  const isDisabled = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).disabled;
  expect(['Runner', 'Linebacker', 'Player 7'].map(isDisabled)).toEqual([false, true, true]);
  expect(screen.getAllByText('bench, not judged here')).toHaveLength(2);
});

test('whoever makes as much as others of the position is average, neither above nor below', () => {
  const rows = [row('Same', 'RB', -0.04), row('Less', 'RB', -0.06)];
  render(<PlayerPicks title="You trade away" rows={rows} chosen={[]} onChange={vi.fn()} />);
  expect(screen.getByText('average')).toBeTruthy();
  expect(screen.getByText('0.1 below average')).toBeTruthy();
});
