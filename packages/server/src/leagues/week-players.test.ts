import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { expect, test } from 'vitest';
import type { TeamGame } from '../football/team-games.ts';
import { rests } from './week-players.ts';

const KNOWN = 'a' as EntityId; // somebody's
const GAME = {} as TeamGame; // that there is one is all that is asked

test.each([
  ['on a bye', { entityId: KNOWN, isBye: true, game: null }, true],
  ['without a team', { entityId: KNOWN, isBye: false, game: null }, true],
  ['with a game', { entityId: KNOWN, isBye: false, game: GAME }, false],
  ['whom nobody knows', { entityId: null, isBye: false, game: null }, false],
  ['whom nobody knows, of a team that rests', { entityId: null, isBye: true, game: null }, true],
])('somebody %s has no game only where that is known', (_who, player, isResting) => {
  expect(rests(player)).toBe(isResting);
});
