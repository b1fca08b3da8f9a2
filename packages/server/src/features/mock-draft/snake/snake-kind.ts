// Drafts in which teams pick in turn: snake, linear, and snake with a reversed third round.

import type { BoldMove } from '@pylon/contract/drafting/draft-results';
import { ORDER_OF, WIRE_ORDER } from '@pylon/contract/drafting/draft-values';
import { isScoringChanged } from '@pylon/engine/drafting/change-settings';
import { roundOfPick } from '@pylon/engine/drafting/draft-pick';
import type { PickGrade } from '@pylon/engine/drafting/team-grades';
import { GRADE_RECORD_SOURCE } from '@pylon/engine/methods/grade-record';
import { keptStrategies } from '@pylon/engine/mock-draft/bots/kept-strategies';
import { boldMoves } from '@pylon/engine/mock-draft/report/bold-moves';
import { picksOfParticipant, rosteredPicks } from '@pylon/engine/mock-draft/report/draft-roster';
import { expertDescription } from '@pylon/engine/mock-draft/report/expert-description';
import type { GradeBaseline } from '@pylon/engine/mock-draft/report/grade-baseline';
import { applyCommands } from '@pylon/engine/mock-draft/rules/apply-command';
import { createDraft } from '@pylon/engine/mock-draft/rules/create-draft';
import { draftCan } from '@pylon/engine/mock-draft/rules/draft-can';
import type { DraftEvent } from '@pylon/engine/mock-draft/rules/draft-command';
import {
  currentPick,
  draftPicks,
  pickCount,
  pickDeadlineMs,
  takenEntities,
} from '@pylon/engine/mock-draft/rules/draft-picks';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import { failure } from '../../../http/errors.ts';
import type { Caller } from '../../../threads/caller.ts';
import { SharedWork } from '../../../threads/shared-work.ts';
import { BOTS, type MockDraftParts } from '../change-draft.ts';
import { platformFollowed } from '../companion/companion.queries.ts';
import type { DraftKind } from '../draft-kind.ts';
import type { StoredOf } from '../mock-draft.queries.ts';
import { toKeeperWish } from '../players/build-keeper.ts';
import { poolKey } from '../players/room-pool.ts';
import { nameOf } from '../present/naming.ts';
import { refusalOf } from '../refusals.ts';
import { asJudged, judgedRoom } from '../results/judges.ts';
import { boldMovePresenter, gradeWeights, MOST_MOVES, presentGradeRecord } from '../results/present-results.ts';
import { draftExperts } from './draft-experts.ts';
import { presentPicks } from './present-pick.ts';
import { presentSnakeEvents } from './present-snake-events.ts';
import { presentPlayers } from './snake-players.ts';
import { type SeenSnake, type SnakeCommand, type SnakeView, snakeRoster } from './snake-view.ts';

const ORDER_WORDS = { snake: 'snake', linear: 'linear', thirdRoundReversal: '3rd round reversal' } as const;

const BASELINES_KEPT = 48;

export type SnakeKind = DraftKind<DraftState, SnakeCommand, DraftEvent, SnakeView>;

export const snakeKind = ({ db, work, outlooks }: MockDraftParts): SnakeKind => {
  const baselines = new SharedWork<GradeBaseline>(BASELINES_KEPT);
  /** What is usual in such a draft: a tenth of a second of simulation, so it is kept. */
  const baselineOf = (view: SnakeView, caller: Caller) => {
    const { season, state } = view.stored;
    const { order, roomType, keepers, tradedPicks, partial } = state.settings;
    const kind = JSON.stringify({ order, roomType, keepers, tradedPicks, partial });
    const key = `${poolKey(view.edition, season, state.settings)} ${view.room.source} ${kind}`;
    return baselines.of(key, caller, (whose) => work.run('baseline', { state, pool: judgedRoom(view).pool }, whose));
  };
  return {
    name: 'snake',
    onlyHere: 'not-in-auctions',
    owns: (stored): stored is StoredOf<'snake'> => stored.kind === 'snake',
    look: (view) => view,

    create: (room, { draftType, keepers }, { table }) => {
      if (draftType === 'AUCTION') throw new RangeError('an auction has no order of picks');
      const settings = { ...room.settings, order: ORDER_OF[draftType] };
      return createDraft({ ...room, settings, keepers: keepers.map(toKeeperWish) }, table);
    },
    copy: ({ settings: { keepers, ...settings }, participants, userSeat }, { seed, draftAtMs }, { table }) => {
      const wishes = keepers.map(({ position: _, ...wish }) => wish);
      return createDraft(
        { settings: { ...settings, seed }, keepers: wishes, participants, userSeat, draftAtMs },
        table,
      );
    },
    apply: (state, steps, { caller: _, ...context }) => applyCommands(state, steps, context),
    simulateRest: (state, { caller, advice, ...context }) =>
      work.run('simulateRest', { state, context: { ...context, advicePool: advice.pool } }, caller),
    refusal: async (reason, { id, state }) =>
      refusalOf(reason, state.isFollowed ? await platformFollowed(db, id) : null),
    pick:
      (entityId, { mockDraftParticipantId: participantId, pickNumber }) =>
      (state) => {
        const turn = currentPick(state);
        if (pickNumber !== undefined && turn !== null && turn.pickNumber !== pickNumber)
          return failure('draft-changed');
        return [{ command: { type: 'pick', entityId, participantId } }, BOTS];
      },
    resetTo: (pickNumber, seed) => ({ type: 'resetToPick', pickNumber, seed }),
    replayFrom: (pickNumber) => [
      // The copy of a draft that follows an outside one goes on by itself; the draft goes on following.
      { command: { type: 'unfollow' }, optional: true },
      { command: { type: 'resetToPick', pickNumber } },
      BOTS,
    ],
    deadlineMs: pickDeadlineMs,
    picksOf: draftPicks,
    placesIn: ({ settings }) => pickCount(settings),
    rosteredIn: rosteredPicks,
    named: ({ settings, picks }) => [...settings.keepers, ...picks],
    rosterOf: snakeRoster,
    keepsGrades: (events) =>
      !isScoringChanged(events) && events.every(({ type }) => type === 'queueChanged' || type === 'settingsChanged'),
    canRate: (state) => draftCan.rate(state) === null,
    rate: async (view, caller) => {
      const baseline = await baselineOf(view, caller);
      const { state } = view.stored;
      const season = await outlooks.of(asJudged(view), rosteredPicks(state), caller);
      return work.run('rate', { state, ...judgedRoom(view), season, baseline, lists: draftExperts(view) }, caller);
    },
    runAgain: async (view, options, caller) => {
      const baseline = await baselineOf(view, caller);
      const { stored, room } = view;
      const order = { state: stored.state, pool: judgedRoom(view).pool, adviser: room.pool, baseline, ...options };
      return work.run('runs', order, caller);
    },

    draftType: ({ settings }) => WIRE_ORDER[settings.order],
    orderWords: ({ settings }) => ORDER_WORDS[settings.order],
    strategiesKept: ({ stored: { state } }) => {
      const { league, partial } = state.settings;
      // A plan is of a whole roster.
      if (partial) return () => [];
      const turn = currentPick(state);
      const roundsDone = turn === null ? rosterSize(league.slots) : roundOfPick(turn.pickNumber, league.teams) - 1;
      return (seat) => {
        const own = picksOfParticipant(state, seat).flatMap(({ round, player }) =>
          player ? [{ round, position: player.position }] : [],
        );
        return keptStrategies(own, roundsDone);
      };
    },
    presentPicks,
    presentPlayers,
    presentEvents: presentSnakeEvents,
    gradeWords: (view) => {
      const { picks, settings } = view.stored.state;
      const positions = new Map(picks.map((pick) => [pick.entityId, pick.position]));
      const context = {
        withFigures: view.lock === null,
        teams: settings.league.teams,
        nameOf: (entityId: PickGrade['entityId']) => nameOf(view, entityId),
        positionOf: (entityId: PickGrade['entityId']) => positions.get(entityId) ?? 'DST',
      };
      return (grade, grades) => expertDescription(grade, grades, context);
    },
    gradeBasis: ({ settings }) => {
      return {
        weights: gradeWeights(settings),
        gradeRecord: presentGradeRecord(),
        gradeRecordSource: GRADE_RECORD_SOURCE,
      };
    },
    boldMoves: presentBoldMoves,
  };
};

function presentBoldMoves(view: SeenSnake): { topPicks: BoldMove[]; topReaches: BoldMove[] } {
  const { stored, room } = view;
  // A board of the whole league says of nobody when they go among those few.
  if (stored.state.settings.partial) return { topPicks: [], topReaches: [] };
  const { topPicks, topReaches } = boldMoves(stored.rating?.grades.picks ?? [], room.pool, MOST_MOVES);
  const picks = presentPicks(view);
  const present = boldMovePresenter(view, takenEntities(stored.state));
  const move = (graded: PickGrade): BoldMove[] => {
    const pick = picks[graded.pickNumber - 1];
    return pick ? [present(pick, graded)] : [];
  };
  return { topPicks: topPicks.flatMap(move), topReaches: topReaches.flatMap(move) };
}
