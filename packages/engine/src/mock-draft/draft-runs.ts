// The same draft again and again: what a strategy usually comes to. Settings, keepers and everybody's plans stay, chance is another
// each time. The person's picks are made by a bot that follows their strategy, or as suggestions assume their later picks to
// be made: by need and by what waiting would lose (own-picks.ts), inside the strategy.
import { seededRandom } from '../random/random.ts';
import { type Estimate, estimateOf } from '../statistics/estimate.ts';
import { LETTER_GRADES, type LetterGrade } from '../vocabulary/drafts.ts';
import type { EntityId } from '../vocabulary/entities.ts';
import { simulateTo } from './bot-picks.ts';
import type { DraftPool } from './draft-pool.ts';
import type { DraftState } from './draft-state.ts';
import { draftedValues, type GradeBaseline, standardised } from './grade-baseline.ts';
import { letterGrade } from './letter-grades.ts';
import { carefulPick, needWeightedValue, plannedPositions } from './own-picks.ts';
import { nextTurnOf } from './room.ts';
import { roomOfDraft } from './room-of-draft.ts';
import { applyPick, copyState, openState } from './room-state.ts';

/** Who makes the person's picks. */
export type PickedBy = 'strategy' | 'advice';

/** A player that the person ended up with. */
export interface Exposure {
  readonly entityId: EntityId;
  /** Drafts in which he was drafted by the person, at least 1, and where on average (pick number from 1). */
  readonly count: number;
  readonly meanPickNumber: number;
}

/** What many drafts came to, for the person. */
export interface DraftRuns {
  readonly times: number;
  /** Every letter, best first. */
  readonly grades: readonly { readonly letterGrade: LetterGrade; readonly count: number }[];
  /** How often the person was 1st, 2nd, … of the room by what the picks add to the line-up. */
  readonly places: readonly number[];
  readonly meanPlace: number;
  /** What the picks add to the line-up, season points. */
  readonly projectionPoints: Estimate;
  /** Most often first, then earliest. */
  readonly exposures: readonly Exposure[];
}

/**
 * Drafts the whole room again from its first open pick.
 *
 * @param state its picks are not looked at
 * @param times at least 1; one takes about a tenth of a millisecond
 * @param seed equal seeds give equal runs
 */
export function draftRuns(
  state: DraftState,
  pool: DraftPool,
  baseline: Pick<GradeBaseline, 'participantCuts'>,
  { times, pickedBy, seed }: { readonly times: number; readonly pickedBy: PickedBy; readonly seed: string },
): DraftRuns {
  const { userSeat } = state;
  const start = roomOfDraft({ ...state, picks: [] }, pool.table);
  const { room } = start;
  const scratch = openState(room);
  const chance = seededRandom(seed);
  const value = needWeightedValue(pool);
  const letters = new Map<LetterGrade, number>();
  const places = Array.from({ length: room.teams }, () => 0);
  const points: number[] = [];
  const drafted = new Map<number, { count: number; picks: number }>();
  for (let run = 0; run < times; run++) {
    copyState(start, scratch);
    const random = chance.fork(run);
    if (pickedBy === 'advice') {
      for (let turn = nextTurnOf(room, userSeat, 0); turn !== null; turn = nextTurnOf(room, userSeat, scratch.turn)) {
        simulateTo(scratch, turn, random);
        const player = carefulPick(scratch, userSeat, plannedPositions(room, scratch, userSeat), value);
        if (scratch.turn < turn || player < 0) break; // the board is empty
        applyPick(scratch, player);
      }
    }
    simulateTo(scratch, room.turns, random);
    const values = draftedValues(scratch, pool);
    const own = values[userSeat] ?? 0;
    const letter = letterGrade(standardised(values).zs[userSeat] ?? 0, baseline.participantCuts);
    letters.set(letter, (letters.get(letter) ?? 0) + 1);
    const place = values.filter((other) => other > own).length;
    places[place] = (places[place] ?? 0) + 1;
    points.push(own);
    for (let turn = 0; turn < scratch.turn; turn++) {
      if (room.teamOfTurn[turn] !== userSeat) continue;
      const player = scratch.taken[turn] as number; // made, as turn is below scratch.turn
      const before = drafted.get(player) ?? { count: 0, picks: 0 };
      drafted.set(player, { count: before.count + 1, picks: before.picks + (room.pickOfTurn[turn] ?? turn) + 1 });
    }
  }
  return {
    times,
    grades: LETTER_GRADES.map((letter) => ({ letterGrade: letter, count: letters.get(letter) ?? 0 })),
    places,
    meanPlace: places.reduce((sum, count, index) => sum + count * (index + 1), 0) / times,
    projectionPoints: estimateOf(points),
    exposures: [...drafted]
      .map(([player, { count, picks }]): Exposure => {
        // A player of the room; those whom the pool no longer has stand behind the table and were drafted before.
        const entityId = room.table.entityIds[player] as EntityId;
        return { entityId, count, meanPickNumber: picks / count };
      })
      .sort((x, y) => y.count - x.count || x.meanPickNumber - y.meanPickNumber),
  };
}
