// How well the model foresees each pick of real drafts, scored with the engine's own weights.
import { emptyCandidates, flyerChance, weighCandidates } from '@pylon/engine/mock-draft/bots/bot-picks';
import type { ChoiceModel } from '@pylon/engine/mock-draft/bots/choice-model.shape';
import { applyPick, openState, type RoomState } from '@pylon/engine/mock-draft/bots/room-state';
import type { RealDraft } from './drafts.ts';
import { roomOf } from './rooms.ts';

/** Scores over the picks of some drafts. */
export interface PickScores {
  readonly picks: number;
  /** Share of picks among the model's candidates; the others have no probability. */
  readonly covered: number;
  /** Exponential of the mean negative log probability, over the covered picks. */
  readonly perplexity: number;
  /**
   * The same over all picks, by the chances that bots have: flyers included, and one in a thousand spread over
   * everybody there.
   */
  readonly perplexityOfAll: number;
  /** Share of all picks that were the likeliest, among the three likeliest, the five likeliest. */
  readonly top1: number;
  readonly top3: number;
  readonly top5: number;
}

const SPREAD_EVENLY = 0.001;

const placeOf = (state: RoomState, player: number): number => state.available.indexOf(player, state.head);

export function pickScores(drafts: readonly RealDraft[], model: ChoiceModel): PickScores {
  const candidates = emptyCandidates();
  let picks = 0;
  let covered = 0;
  let loss = 0;
  let lossOfAll = 0;
  const within = [0, 0, 0];
  for (const draft of drafts) {
    const state = openState(roomOf(draft, model));
    for (const player of draft.playerOfPick) {
      weighCandidates(state, candidates);
      const left = state.available.length - state.head;
      const at = state.available.subarray(state.head, state.head + candidates.size).indexOf(player);
      const weight = at < 0 ? 0 : (candidates.weights[at] as number); // `at` is below `size`
      const probability = weight / candidates.total;
      picks++;
      const flyers = state.room.flyersOfTurn[state.turn] as number; // the draft is not over
      const chance = at < 0 ? flyerChance(state, candidates, placeOf(state, player)) : (1 - flyers) * probability;
      lossOfAll -= Math.log((1 - SPREAD_EVENLY) * chance + SPREAD_EVENLY / left);
      if (probability > 0) {
        covered++;
        loss -= Math.log(probability);
        const better = candidates.weights.subarray(0, candidates.size).filter((other) => other > weight).length;
        [1, 3, 5].forEach((size, i) => {
          if (better < size) within[i] = (within[i] ?? 0) + 1;
        });
      }
      applyPick(state, player);
    }
  }
  return {
    picks,
    covered: covered / picks,
    perplexity: Math.exp(loss / covered),
    perplexityOfAll: Math.exp(lossOfAll / picks),
    top1: (within[0] ?? 0) / picks,
    top3: (within[1] ?? 0) / picks,
    top5: (within[2] ?? 0) / picks,
  };
}
