import type { MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import type { DraftPick } from '@pylon/engine/drafting/draft-pick';
import { draftPicks, takenEntities } from '@pylon/engine/mock-draft/rules/draft-picks';
import { entityOf, NO_PLAN_FACTS, openFactsOf, placeOf, planFacts, roomFactsOf } from '../present/naming.ts';
import { instant } from '../present/present-times.ts';
import { type Seating, seatingOf } from '../results/present-rosters.ts';
import { type SeenSnake, type SnakeView, snakeRoster } from './snake-view.ts';

/** All places of a draft in order, with who sits where on their team's roster. */
export function presentPicks(view: SeenSnake): readonly MockDraftPick[] {
  const { state } = view.stored;
  const seating = snakeSeating(view);
  const taken = takenEntities(state);
  const planned = planFacts(view, (entityId) => taken.has(entityId));
  return draftPicks(state).map((pick) => {
    const player = pick.player ? view.room.byId.get(pick.player.entityId) : undefined;
    return {
      ...presentOpenPick(view, pick, seating),
      ...roomFactsOf(player),
      ...(player ? planned(player) : NO_PLAN_FACTS),
    };
  });
}

/** One place of a draft, without the figures that are other ones with a plan. */
export function presentOpenPick(view: SnakeView, pick: DraftPick, seating: Seating) {
  const { state, rating } = view.stored;
  const entity = pick.player
    ? entityOf(view, pick.player.entityId, pick.player.position)
    : { athlete: null, team: null };
  return {
    pickNumber: pick.pickNumber,
    round: pick.round,
    pickRound: pick.round,
    pickTurn: pick.pickNumber - (pick.round - 1) * state.settings.league.teams,
    ...placeOf(view.stored, pick.seat, entity),
    isKeeper: pick.isKeeper,
    isAutoDraft: pick.isAutoDraft,
    pickAt: instant(pick.pickedAtMs),
    ...entity,
    ...seating(pick.player?.entityId),
    ...openFactsOf(pick.player ? view.room.byId.get(pick.player.entityId) : undefined),
    letterGrade: rating?.grades.picks.find((graded) => graded.pickNumber === pick.pickNumber)?.letterGrade ?? null,
  };
}

/** Where everybody picked or kept sits. */
export const snakeSeating = (view: SnakeView): Seating =>
  seatingOf(view.stored.state.participants.map((_, seat) => snakeRoster(view, seat)));
