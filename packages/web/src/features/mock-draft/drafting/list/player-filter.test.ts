import { expect, test } from 'vitest';
import { buildView } from '../../../../testing/build-room.ts';
import { filterPlayers } from './player-filter.ts';

const view = buildView({ picked: ['RB1'] });

test('FLEX shows running backs, receivers and tight ends', () => {
  const shown = new Set(filterPlayers(view.free, ['FLEX'], '').map(({ position }) => position));
  expect([...shown].sort()).toEqual(['RB', 'TE', 'WR']);
});

test('parts of a name and the team find a player in any order, whatever the case', () => {
  expect(filterPlayers(view.free, [], 'kc wr12').map(({ id }) => id)).toEqual(['WR12']);
  expect(filterPlayers(view.free, [], 'nobody')).toEqual([]);
});
