import { expect, it } from 'vitest';
import { seededRandom } from '../../random/random.ts';
import { buildBotRoom } from '../../testing/draft-boards.ts';
import { botPick, emptyCandidates, flyerChance, simulateTo, weighCandidates } from './bot-picks.ts';
import { openState } from './room-state.ts';

const room = buildBotRoom();

it.each([{ picked: 20 }, { picked: 100 }, { picked: 150 }])(
  'after $picked picks the chances beyond the candidates are those with which bots go there',
  ({ picked }) => {
    const state = openState(room);
    const random = seededRandom(`flyers ${picked}`);
    simulateTo(state, picked, random);
    const candidates = emptyCandidates();
    weighCandidates(state, candidates);
    const first = state.head + candidates.size;
    const chances = Array.from(state.available, (_, place) =>
      place < first ? 0 : flyerChance(state, candidates, place),
    );
    const total = chances.reduce((sum, chance) => sum + chance, 0);
    expect(total).toBeLessThanOrEqual((room.flyersOfTurn[picked] ?? 0) + 1e-12);
    const draws = 60_000;
    let beyond = 0;
    for (let draw = 0; draw < draws; draw++) {
      if (state.available.indexOf(botPick(state, random) ?? -1, state.head) >= first) beyond += 1 / draws;
    }
    expect(total).toBeGreaterThan(0);
    expect(Math.abs(beyond - total)).toBeLessThan(5 * Math.sqrt(total / draws));
  },
);
