import { expect, test } from 'vitest';
import { type EditedPlace, nameOfPlace } from './edited-place.ts';
import { shownPlaces } from './shown-places.ts';

const athlete = (id: string, position: string) => ({
  ...{ id, firstName: '', lastName: id, fullName: id, position, jersey: null, status: 'ACT' },
  ...{ injuryStatus: null, headshotURL: null, team: null },
});
const place = (entityId: string, position: string | null): EditedPlace => ({
  ...{ entityId, athlete: position === null ? null : athlete(entityId, position), team: null, byeWeek: null },
  ...{ lastKnownName: position === null ? 'Old Name' : null, tier: 1, mark: null, note: '' },
});
const places = [place('a', 'RB'), place('lost', null), place('b', 'RB'), place('c', 'WR')];

test('somebody whom the data no longer know keeps their place among all, and is of no position', () => {
  expect(shownPlaces(places, []).map(({ place: { entityId }, index }) => [entityId, index])).toEqual([
    ['a', 0],
    ['lost', 1],
    ['b', 2],
    ['c', 3],
  ]);
  expect(shownPlaces(places, ['RB']).map(({ index, positionRank }) => [index, positionRank])).toEqual([
    [0, 1],
    [2, 2],
  ]);
});

test('a place whose player the data no longer know is named by what the player was last called', () => {
  expect(places.map(nameOfPlace)).toEqual(['a', 'Unknown player Old Name', 'b', 'c']);
  expect(nameOfPlace({ ...place('x', null), lastKnownName: null })).toBe('Unknown player');
});
