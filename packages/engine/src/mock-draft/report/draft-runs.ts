// The same draft again and again: what a strategy usually comes to. Settings, keepers and everybody's plans stay,
// chance is another each time. The person's picks are made by a bot that follows their strategy, or as suggestions
// assume their later picks to be made: by somebody who looks ahead (later-picks.ts), inside the strategy.

import type { DraftPool } from '../../drafting/draft-pool.ts';
import { letterGrade } from '../../drafting/letter-grades.ts';
import { type DraftRuns, type Run, type RunOptions, runTally } from '../../drafting/run-tally.ts';
import { standardised } from '../../drafting/team-grades.ts';
import { teamPoints } from '../../drafting/team-points.ts';
import { seededRandom } from '../../random/random.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { simulateTo } from '../bots/bot-picks.ts';
import { farSightedPick, laterPicks } from '../bots/later-picks.ts';
import { plannedPositions } from '../bots/own-picks.ts';
import { nextTurnOf } from '../bots/room.ts';
import { roomOfDraft } from '../bots/room-of-draft.ts';
import { applyPick, copyState, openState, type RoomState } from '../bots/room-state.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { type GradeBaseline, pointsOfTeams } from './grade-baseline.ts';

/**
 * Drafts the whole room again from its first open pick. One run takes about a third of a millisecond, half
 * of it the seasons that grade it.
 *
 * @param state its picks are not looked at
 * @param pool whose points judge
 * @param adviser whose points advise: somebody else's, if it is not to mark its own work
 */
export function draftRuns(
  state: DraftState,
  pool: DraftPool,
  baseline: Pick<GradeBaseline, 'participantCuts'>,
  options: RunOptions,
  adviser: DraftPool = pool,
): DraftRuns {
  return runTally(drafts(state, pool, baseline, options, adviser), state.userSeat, options.isOver);
}

/**
 * What the person's picks of a draft have brought, in the points that its runs are judged by.
 *
 * @param pool whose points judge
 * @returns season points; null while the draft is not over
 */
export function pointsOfOwnPicks(state: DraftState, pool: DraftPool): number | null {
  if (state.closedAtMs === null) return null;
  const points = pointsOfTeams(roomOfDraft(state, pool.table), teamPoints(pool, state.settings.leagueType));
  return points[state.userSeat] ?? null;
}

function* drafts(
  state: DraftState,
  pool: DraftPool,
  { participantCuts }: Pick<GradeBaseline, 'participantCuts'>,
  { times, pickedBy, seed }: RunOptions,
  adviser: DraftPool,
): Generator<Run> {
  const { userSeat } = state;
  const start = roomOfDraft({ ...state, picks: [] }, pool.table);
  const { room } = start;
  const scratch = openState(room);
  const judge = teamPoints(pool, state.settings.leagueType);
  const chance = seededRandom(seed);
  const later = laterPicks(start, userSeat, adviser, chance.fork('later picks'));
  for (let run = 0; run < times; run++) {
    copyState(start, scratch);
    const random = chance.fork(run);
    if (pickedBy === 'advice') {
      for (let turn = nextTurnOf(room, userSeat, 0); turn !== null; turn = nextTurnOf(room, userSeat, scratch.turn)) {
        simulateTo(scratch, turn, random);
        const player = farSightedPick(scratch, userSeat, plannedPositions(room, scratch, userSeat), later);
        if (scratch.turn < turn || player < 0) break; // the board is empty
        applyPick(scratch, player);
      }
    }
    simulateTo(scratch, room.turns, random);
    const points = pointsOfTeams(scratch, judge);
    yield {
      points,
      letterGrade: letterGrade(standardised(points).zs[userSeat] ?? 0, participantCuts),
      picked: pickedBySeat(scratch, userSeat),
    };
  }
}

function pickedBySeat({ room, taken, turn: turns }: RoomState, seat: number): Run['picked'] {
  return Array.from({ length: turns }, (_, turn) => turn)
    .filter((turn) => room.teamOfTurn[turn] === seat)
    .map((turn) => {
      const player = taken[turn] as number; // made, as the turn is over
      // A player of the room; those whom the pool no longer has stand behind the table and were drafted before.
      const entityId = room.table.entityIds[player] as EntityId;
      return { entityId, pickNumber: (room.pickOfTurn[turn] ?? turn) + 1, dollars: null };
    });
}
