import { expect, test } from 'vitest';
import { buildDraft, buildPlayers } from '../../../../testing/build-draft.ts';
import { leagueOf, poolOf } from '../state/engine-draft.ts';
import { roomView } from '../state/room-view.ts';
import { filterPlayers } from './player-filter.ts';

const players = buildPlayers();
const draft = buildDraft({ picked: ['RB1'] });
const view = roomView(draft, [], { players, pool: poolOf(players, leagueOf(draft.configuration)) });

test('FLEX shows running backs, receivers and tight ends', () => {
  const shown = new Set(filterPlayers(view.free, ['FLEX'], '').map(({ position }) => position));
  expect([...shown].sort()).toEqual(['RB', 'TE', 'WR']);
});

test('parts of a name and the team find somebody in any order, whatever the case', () => {
  expect(filterPlayers(view.free, [], 'kc wr12').map(({ id }) => id)).toEqual(['WR12']);
  expect(filterPlayers(view.free, [], 'nobody')).toEqual([]);
});
