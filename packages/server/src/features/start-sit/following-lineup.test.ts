import type { Position } from '@pylon/engine/vocabulary/positions';
import type { RosterPlace } from '@pylon/engine/vocabulary/slots';
import { expect, test } from 'vitest';
import { verdictPlaces } from './following-lineup.ts';

/** Those compared in the order of the verdict, written 'name position place'. */
function placesOf(...ordered: readonly string[]): Readonly<Record<string, RosterPlace>> {
  const players = ordered.map((text) => {
    const [leagueRosterId = '', position, place] = text.split(' ');
    return { leagueRosterId, position: position as Position, place: place as RosterPlace }; // as the test writes them
  });
  const best = new Map(players.map(({ leagueRosterId, place }) => [leagueRosterId, place]));
  return Object.fromEntries(verdictPlaces(best, players));
}

test('of two at one place the one whom the verdict names starts, whatever points alone would choose', () => {
  expect(placesOf('ann RB BN', 'bob RB RB')).toEqual({ ann: 'RB', bob: 'BN' });
  expect(placesOf('ann WR BN', 'bob RB FLEX')).toEqual({ ann: 'FLEX', bob: 'BN' });
  expect(placesOf('ann RB BN', 'bob RB BN', 'cid RB FLEX', 'dan RB RB')).toEqual({
    ...{ ann: 'RB', bob: 'FLEX' },
    ...{ cid: 'BN', dan: 'BN' },
  });
});

test('a line-up that agrees with the verdict stays, and so does a place that the other does not fit', () => {
  expect(placesOf('ann RB RB', 'bob RB BN')).toEqual({ ann: 'RB', bob: 'BN' });
  expect(placesOf('ann WR BN', 'bob RB RB')).toEqual({ ann: 'BN', bob: 'RB' });
});
