import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../random/random.ts';
import { buildBotRoom } from '../../testing/draft-boards.ts';
import { simulateTo } from '../bots/bot-picks.ts';
import { copyState, openState } from '../bots/room-state.ts';
import { availabilityOdds } from './availability-odds.ts';

const room = buildBotRoom();

describe('odds and simulations of the same room', () => {
  it.each([{ picked: 0 }, { picked: 40 }, { picked: 130 }])('agree after $picked picks', ({ picked }) => {
    const start = openState(room);
    const random = seededRandom('agree');
    simulateTo(start, picked, random);
    const state = openState(room);
    const until = picked + 18;
    const lasted = new Float64Array(room.table.size);
    const drafts = 4000;
    for (let draft = 0; draft < drafts; draft++) {
      copyState(start, state);
      simulateTo(state, until, random);
      for (let place = state.head; place < state.available.length; place++) {
        const player = state.available[place] ?? -1;
        lasted[player] = (lasted[player] ?? 0) + 1 / drafts;
      }
    }
    const odds = availabilityOdds(start, picked, until);
    const apart = odds.map((chance, player) => Math.abs(chance - (lasted[player] ?? 0)));
    // Odds allow for players whom nobody wants any more, simulations do not, so they may differ by a few points.
    expect(Math.max(...apart)).toBeLessThan(0.07);
    expect(apart.reduce((sum, difference) => sum + difference, 0) / 60).toBeLessThan(0.01);
  });

  it('promise everybody who is there when nobody picks in between', () => {
    expect(availabilityOdds(openState(room), 7, 7).every((chance) => chance === 1)).toBe(true);
  });
});
