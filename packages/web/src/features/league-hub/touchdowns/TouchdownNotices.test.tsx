import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TouchdownNotices } from './TouchdownNotices.tsx';
import {
  leagueWords,
  standsAt,
  type Touchdown,
  touchdownScore,
  touchdownWords,
  withTouchdown,
} from './touchdown-words.ts';

afterEach(cleanup);

const player = (name: string, part: 'scored' | 'threw', leagues: readonly [string, boolean][]) => ({
  ...{ athlete: null, team: null, name, part },
  leagues: leagues.map(([leagueName, isStarting]) => ({ userLeagueId: leagueName, leagueName, isStarting })),
});
const touchdown = (changes: Partial<Touchdown> = {}): Touchdown => ({
  ...{ id: '1', kind: 'pass', yards: 22, players: [player('CeeDee Lamb', 'scored', [['Dad’s League', true]])] },
  game: { homeTeamId: 'DAL', awayTeamId: 'LAR', score: { home: 33, away: 3 }, clock: 'Q2 2:27' },
  ...changes,
});

test('a touchdown is told by those of the person alone', () => {
  expect(touchdownWords(touchdown())).toBe('CeeDee Lamb, 22-yard pass');
  const passer = player('Dak Prescott', 'threw', [['Work', false]]);
  expect(touchdownWords(touchdown({ players: [passer] }))).toBe('Dak Prescott threw a 22-yard pass');
  expect(touchdownWords(touchdown({ players: [passer], yards: 8 }))).toBe('Dak Prescott threw an 8-yard pass');
  const both = touchdown({ players: [...touchdown().players, passer] });
  expect(touchdownWords(both)).toBe('Dak Prescott to CeeDee Lamb, 22-yard pass');
  expect(leagueWords(both)).toBe('starts in Dad’s League · on the bench in Work');
  expect(touchdownWords(touchdown({ kind: 'other', yards: null }))).toBe('CeeDee Lamb');
  expect(touchdownScore(touchdown())).toBe('LAR 3, DAL 33 · Q2 2:27');
});

test('a league that has two of them is named once, as one in which somebody starts', () => {
  const players = [
    player('Dak Prescott', 'threw', [['Work', true]]),
    player('CeeDee Lamb', 'scored', [['Work', false]]),
  ];
  expect(leagueWords(touchdown({ players }))).toBe('starts in Work');
});

test('a running game is told from the player’s side', () => {
  const live = { home: 10, away: 14, clock: 'Q2 6:22', asOf: '2025-11-02T19:00:00Z' };
  const game = { week: 9, kickoff: '2025-11-02T18:00:00Z', opponent: 'BUF' };
  expect(standsAt({ ...game, isHome: false, progress: { state: 'live', score: null, live } })).toBe(
    'Q2 6:22 · 14–10 at BUF',
  );
  const over = { state: 'final', score: { home: 28, away: 21 }, live: null } as const;
  expect(standsAt({ ...game, isHome: true, progress: over })).toBe('Final · 28–21 vs BUF');
});

test('three notices stand at most, the newest first, and none twice', () => {
  const ids = ['1', '2', '3', '4', '4'].reduce<readonly Touchdown[]>(
    (before, id) => withTouchdown(before, touchdown({ id })),
    [],
  );
  expect(ids.map(({ id }) => id)).toEqual(['4', '3', '2']);
});

test('notices are said politely, and close one by one', () => {
  const onDismiss = vi.fn();
  render(<TouchdownNotices touchdowns={[touchdown(), touchdown({ id: '2' })]} onDismiss={onDismiss} />);
  const region = screen.getByRole('region', { name: 'Touchdowns' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  const [, second] = screen.getAllByRole('button', { name: 'Close notice' });
  if (!second) throw new Error('there is no second notice');
  fireEvent.click(second);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('2');
});
