// What a room of people tells of itself as it drafts. Two things that the board cannot know show in the picks: whom the
// news has hurt, because pick after pick passes them over, and which positions these drafters are after. Bots have no
// news and no fashions, so there is nothing to learn from theirs.

import { emptyCandidates, weighCandidates } from './bot-picks.ts';
import type { LessonModel } from './choice-model.shape.ts';
import { POSITION_COUNT } from './choice-tables.ts';
import type { Room } from './room.ts';
import { applyPick, type RoomLessons, type RoomState } from './room-state.ts';

/** Before anybody has picked. */
export const noLessons = ({ table }: Room): RoomLessons => ({
  passedOver: new Float64Array(table.size),
  lean: new Float64Array(POSITION_COUNT),
});

const candidates = emptyCandidates();

/**
 * A person on the clock takes a player, and the room's lessons grow.
 *
 * @param lessons of this state
 * @throws as {@link applyPick}
 */
export function applyPersonsPick(state: RoomState, lessons: RoomLessons, player: number): void {
  const { passedOver, lean } = lessons;
  const { model } = state.room;
  const { position } = state.room.table;
  weighCandidates(state, candidates);
  const { size, weights, total } = candidates;
  // Places, players and positions below are within their columns.
  for (let at = 0; at < POSITION_COUNT; at++) lean[at] = (lean[at] as number) * model.lessons.leanKept;
  for (let place = 0; total > 0 && place < size; place++) {
    const other = state.available[state.head + place] as number;
    const at = position[other] as number;
    const chance = (weights[place] as number) / total;
    passedOver[other] = (passedOver[other] as number) + chance;
    lean[at] = (lean[at] as number) - chance;
  }
  const taken = position[player] as number;
  lean[taken] = (lean[taken] as number) + 1;
  applyPick(state, player);
}

/** The factor on the odds that a player is taken, by the expected picks that have passed them over. */
export const passedOverFactor = ({ passedFrom, passedOver }: LessonModel, passed: number): number =>
  passed > passedFrom ? Math.exp(passedOver * (passed - passedFrom)) : 1;

/** The same for the players of a position, by how far the room leans to it. */
export const leanFactor = ({ lean }: LessonModel, leans: number): number => Math.exp(lean * leans);
