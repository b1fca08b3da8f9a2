import type { MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import type { DraftPick } from '@pylon/engine/drafting/draft-pick';
import { draftPicks } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import { entityOf, factsOf, placeOf } from '../present/naming.ts';
import { instant } from '../present/present-times.ts';
import { slotsOfPlayers } from '../results/present-rosters.ts';
import { type SeenSnake, type SnakeView, snakeRoster } from './snake-view.ts';

/** All places of a draft in order, with who sits where on their team's roster. */
export function presentPicks(view: SeenSnake): readonly MockDraftPick[] {
  const slots = slotsOfPicks(view);
  return draftPicks(view.stored.state).map((pick) => presentPick(view, pick, slots));
}

export function presentPick(view: SeenSnake, pick: DraftPick, slots: ReadonlyMap<EntityId, Slot>): MockDraftPick {
  const { state, rating } = view.stored;
  const entity = pick.player
    ? entityOf(view, pick.player.entityId, pick.player.position)
    : { athlete: null, team: null };
  const place = {
    pickNumber: pick.pickNumber,
    round: pick.round,
    pickRound: pick.round,
    pickTurn: pick.pickNumber - (pick.round - 1) * state.settings.league.teams,
    ...placeOf(view.stored, pick.seat, entity),
    isKeeper: pick.isKeeper,
    isAutoDraft: pick.isAutoDraft,
    pickAt: instant(pick.pickedAtMs),
  };
  const facts = pick.player ? view.room.byId.get(pick.player.entityId) : undefined;
  return {
    ...place,
    ...entity,
    rosterPosition: (pick.player && slots.get(pick.player.entityId)) ?? null,
    ...factsOf(facts),
    letterGrade: rating?.grades.picks.find((graded) => graded.pickNumber === pick.pickNumber)?.letterGrade ?? null,
  };
}

/** The roster place of everybody picked or kept. */
export const slotsOfPicks = (view: SnakeView): ReadonlyMap<EntityId, Slot> =>
  slotsOfPlayers(view.stored.state.participants.map((_, seat) => snakeRoster(view, seat)));
