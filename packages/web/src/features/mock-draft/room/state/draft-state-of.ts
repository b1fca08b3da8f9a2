// The draft of the wire as the engine knows it: the same rules decide here what the server will decide.
import { LEAGUE_TYPE_OF, MODE_OF, ORDER_OF } from '@pylon/contract/drafting/draft-values';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import type { DraftState, MadePick, PartialDraft } from '@pylon/engine/mock-draft/rules/draft-state';
import { seatByOrder } from '@pylon/engine/mock-draft/rules/pick-order';
import type { PickClockSeconds } from '@pylon/engine/vocabulary/drafts';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { leagueOf } from '../../drafting/league-of.ts';
import { idOf, positionOf } from '../../drafting/player-ids.ts';
import { isDone, madePicks } from './wire-draft.ts';

/**
 * A draft as the engine's state; null for an auction. Seed, scoring and queue stay with the server: nothing here plays
 * for a bot, or for a person whose time is up.
 */
export function draftStateOf({ configuration, participants, userParticipant, ...draft }: MockDraft): DraftState | null {
  const { draftType } = configuration;
  if (draftType === 'AUCTION') return null;
  const shape = { order: ORDER_OF[draftType], teams: configuration.numberOfTeams };
  const seats = new Map(participants.map(({ id, draftPosition }) => [id, draftPosition - 1]));
  const seated = draft.picks.map((pick) => ({ pick, seat: seats.get(pick.participantId) ?? 0 }));
  const tradedPicks = seated.flatMap(({ pick: { pickNumber }, seat }) =>
    seat === seatByOrder(shape, pickNumber) ? [] : [{ pickNumber, seat }],
  );
  return {
    settings: {
      league: leagueOf(configuration),
      leagueType: LEAGUE_TYPE_OF[configuration.leagueType],
      order: shape.order,
      mode: MODE_OF[configuration.simulationMode],
      roomType: configuration.roomType,
      pickClockSeconds: configuration.pickClock as PickClockSeconds, // one of the six that a draft can be made with
      seed: '',
      sources: {
        adpProvider: 'consensus',
        expertIds: configuration.experts.map(({ id }) => id),
        scoringSystemId: configuration.scoringSystem.id,
      },
      keepers: seated
        .filter(({ pick }) => isDone(pick) && pick.isKeeper)
        .map(({ pick, seat }) => ({
          seat,
          round: pick.round,
          pickNumber: pick.pickNumber,
          entityId: idOf(pick),
          position: positionOf(pick),
        })),
      ...(tradedPicks.length > 0 && { tradedPicks }),
      ...(draft.partial && { partial: partialOf(draft.partial) }),
    },
    participants: participants.map(({ id, name, draftStrategy }) => ({ id, name, strategy: draftStrategy })),
    userSeat: userParticipant.draftPosition - 1,
    picks: madePicks(draft).map(madePick),
    queue: [],
    draftAtMs: Date.parse(draft.draftAt),
    clockResumedAtMs: null,
    closedAtMs: draft.closedAt === null ? null : Date.parse(draft.closedAt),
    ...(draft.isFollowed && { isFollowed: true }),
    version: draft.version,
  };
}

/** The room's players are those whom the draft is about, and those on rosters: here all of them may be drafted. */
const partialOf = ({ rounds, rostered }: NonNullable<MockDraft['partial']>): PartialDraft => ({
  rounds,
  players: 'all',
  rostered: rostered.map(({ draftPosition, entityId, position }) => ({
    seat: draftPosition === null ? null : draftPosition - 1,
    entityId: entityId as EntityId, // as the engine gave it to the server
    position,
  })),
});

/** A pick of the wire that was made. */
export const madePick = (pick: MockDraftPick): MadePick => ({
  entityId: idOf(pick),
  position: positionOf(pick),
  isAutoDraft: pick.isAutoDraft,
  pickedAtMs: pick.pickAt === null ? 0 : Date.parse(pick.pickAt),
});
