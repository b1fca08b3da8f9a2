import type { MockDraftPick, Participant } from '@pylon/contract/drafting/mock-draft';
import type { Athlete, WireEntity } from '@pylon/contract/wire';
import { type DraftPick, roundOfPick } from '@pylon/engine/drafting/draft-pick';
import { keptStrategies } from '@pylon/engine/mock-draft/bots/kept-strategies';
import { draftRoster, picksOfParticipant } from '@pylon/engine/mock-draft/report/draft-roster';
import { currentPick, draftPicks } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import { toWireEntity } from '../../../wire/entity.ts';
import type { DraftView, SeenDraft } from '../draft-view.ts';
import type { PoolPlayer } from '../players/room-pool.ts';
import { instant } from './present-times.ts';

/** What names come from. */
export interface NamingView {
  readonly edition: DraftView['edition'];
  readonly stored: Pick<DraftView['stored'], 'season' | 'notes'>;
}

/** An athlete or team as answers carry them; somebody the edition no longer knows by the name that was noted. */
export function entityOf({ edition, stored }: NamingView, entityId: EntityId, position: string): WireEntity {
  const known = toWireEntity(edition, entityId, stored.season);
  if (known) return known;
  const fullName = stored.notes.names[entityId] ?? entityId;
  const [firstName = '', ...rest] = fullName.split(' ');
  const athlete: Athlete = {
    id: entityId,
    firstName,
    lastName: rest.join(' '),
    fullName,
    position: stored.notes.positions?.[entityId] ?? position,
    jersey: null,
    status: 'Active',
    injuryStatus: null,
    headshotURL: null,
    team: null,
  };
  return { athlete, team: null };
}

/** How somebody is called in a sentence. */
export function nameOf(view: NamingView, entityId: EntityId): string {
  const { athlete, team } = entityOf(view, entityId, '');
  return athlete?.fullName ?? team?.fullName ?? entityId;
}

/** What is known of somebody picked, sold or kept; all null for somebody who is not in the pool. */
export const factsOf = (player: PoolPlayer | undefined, lock: SeenDraft['lock']) => ({
  rank: player ? (lock ?? player.rank) : null,
  tier: player ? (lock ?? player.tier) : null,
  byeWeek: player?.byeWeek ?? null,
  adp: player?.adp ?? null,
  seasonalScoredProjections: player ? (lock ?? player.points) : null,
});

/** All places of a draft in order, with who sits where on his team's roster. */
export function presentPicks(view: SeenDraft): readonly MockDraftPick[] {
  const slots = slotsOfPicks(view);
  return draftPicks(view.stored.state).map((pick) => presentPick(view, pick, slots));
}

/** One place of a draft. */
export function presentPick(view: SeenDraft, pick: DraftPick, slots: ReadonlyMap<number, Slot>): MockDraftPick {
  const { lock } = view;
  const { state, rating } = view.stored;
  const place = {
    pickNumber: pick.pickNumber,
    round: pick.round,
    pickTurn: pick.pickNumber - (pick.round - 1) * state.settings.league.teams,
    participantId: state.participants[pick.seat]?.id ?? '',
    isKeeper: pick.isKeeper,
    isAutoDraft: pick.isAutoDraft,
    pickAt: instant(pick.pickedAtMs),
  };
  const facts = pick.player ? view.room.byId.get(pick.player.entityId) : undefined;
  return {
    ...place,
    ...(pick.player ? entityOf(view, pick.player.entityId, pick.player.position) : { athlete: null, team: null }),
    rosterPosition: slots.get(pick.pickNumber) ?? null,
    ...factsOf(facts, lock),
    letterGrade: rating?.grades.picks.find((graded) => graded.pickNumber === pick.pickNumber)?.letterGrade ?? null,
  };
}

/** The roster place of every done pick. */
export function slotsOfPicks({ stored: { state }, room }: DraftView): ReadonlyMap<number, Slot> {
  const slots = new Map<number, Slot>();
  for (const seat of state.participants.keys()) {
    const { places, bench } = draftRoster(state, seat, room.pool.table);
    for (const { slot, starter } of places) if (starter) slots.set(starter.pick.pickNumber, slot);
    for (const { pick } of bench) slots.set(pick.pickNumber, 'BN');
  }
  return slots;
}

/** The participant of a seat; `userId` is set for the person alone. */
export function presentParticipant(state: DraftState, seat: number, accountId: string): Participant {
  const participant = state.participants[seat];
  if (!participant) throw new RangeError(`nobody sits at ${seat}`);
  const own = picksOfParticipant(state, seat).flatMap(({ round, player }) =>
    player ? [{ round, position: player.position }] : [],
  );
  const turn = currentPick(state);
  const roundsDone =
    turn === null
      ? rosterSize(state.settings.league.slots)
      : roundOfPick(turn.pickNumber, state.settings.league.teams) - 1;
  const isUser = seat === state.userSeat;
  return {
    id: participant.id,
    userId: isUser ? accountId : null,
    isMachine: !isUser && state.settings.mode === 'autoDraft',
    name: participant.name,
    draftStrategy: participant.strategy,
    actualDraftStrategies: [...keptStrategies(own, roundsDone)],
    draftPosition: seat + 1,
  };
}
