import type { OutsidePlayer } from '@pylon/connectors/outside-player';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { expect, test } from 'vitest';
import { sampleEdition } from '../../../testing/sample-edition.ts';
import { resolvePlayers, resolveRostered } from './outside-players.ts';

const edition = sampleEdition();
const { column } = edition.tables.players;
const SEASON = 2026;
const names = column.playerId.map((id, row) => ({
  id,
  name: `${column.firstName[row]} ${column.lastName[row]}`,
  position: edition.indexes.positionOf(id, SEASON) ?? '',
}));
/** Somebody of the sample whose name nobody else has. */
const found = names.find(
  ({ name, position }) => isPosition(position) && names.filter((other) => other.name === name).length === 1,
);
if (!found) throw new Error('nobody of the sample has a name of their own');
const { id, name } = found;
const position = found.position as Position; // looked at above
const told = (wish: Partial<OutsidePlayer> = {}): OutsidePlayer => ({
  ...{ id: { system: 'fleaflicker', id: '77' }, teamId: null, name, position, positionCode: position },
  ...wish,
});
const season = { season: SEASON, positionInPool: () => null };
const resolved = (player: OutsidePlayer) =>
  resolvePlayers([{ pickNumber: 1, player }], edition, season).get(1)?.entityId;

test('where ids lead nowhere, the one player of the name and the position is meant', () => {
  expect(resolved(told())).toBe(id);
  expect(resolveRostered([{ seat: 2, player: told() }], edition, season)).toEqual([
    { seat: 2, entityId: id, position },
  ]);
});

test('nobody is meant by a name alone who plays elsewhere, nor on a platform whose ids are known', () => {
  const other = position === 'QB' ? 'WR' : 'QB';
  expect(resolved(told({ position: other }))).toBe('fleaflicker:77');
  expect(resolved(told({ position: null }))).toBe('fleaflicker:77');
  expect(resolved(told({ name: 'Nobody Atall' }))).toBe('fleaflicker:77');
  expect(resolved(told({ id: { system: 'sleeper', id: '77' } }))).toBe('sleeper:77');
});
