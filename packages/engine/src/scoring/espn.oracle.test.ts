// ESPN applies a league's rules itself and publishes the sum: a recorded league with its own ranges for points and
// yards allowed.
import { expect, it } from 'vitest';
import { espnGames, espnSettings } from '../testing/espn-lines.ts';
import { describeShared } from '../testing/shared-data.ts';
import { points, roundPoints } from './points.ts';

describeShared('points of a recorded ESPN league', () => {
  it('are what ESPN applied, to the cent, for every player of both weeks', () => {
    const settings = espnSettings();
    const games = espnGames();
    const different = games
      .map((game) => ({ ...game, ours: points(game.line, game.position, settings) }))
      .filter(({ ours, applied }) => Math.abs(ours - applied) >= 0.006)
      .map(({ name, week, ours, applied }) => ({
        name,
        week,
        ours: roundPoints(ours),
        applied,
      }));
    expect(different).toEqual([]);
    expect(games.length).toBe(439);
  });
});
