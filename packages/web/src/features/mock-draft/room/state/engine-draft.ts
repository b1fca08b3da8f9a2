// The draft of the wire as the engine knows it: the same rules decide here what the server will decide.

import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import { LEAGUE_TYPE_OF, MODE_OF, ORDER_OF } from '@pylon/contract/drafting/draft-values';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { toLeagueShape } from '@pylon/contract/league/league-config';
import { type DraftPool, draftPool } from '@pylon/engine/drafting/draft-pool';
import { draftTable } from '@pylon/engine/drafting/draft-table';
import type { Keeper } from '@pylon/engine/drafting/keeper-rules';
import type { DraftSettings, DraftState, MadePick, TradedPick } from '@pylon/engine/mock-draft/rules/draft-state';
import { seatByOrder } from '@pylon/engine/mock-draft/rules/pick-order';
import type { PickClockSeconds } from '@pylon/engine/vocabulary/drafts';
import type { EntityId, TeamId } from '@pylon/engine/vocabulary/entities';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { type EntityRow, entityKey, entityOf } from '../../../../widgets/player/entity.ts';
import { tierOf } from '../list/figures.ts';

type Configuration = MockDraft['configuration'];

/** The player of a row as the engine names him. */
export const idOf = (row: EntityRow): EntityId => entityKey(row) as EntityId; // every id of the wire is one of the engine's

/** What a row's player plays; a row that names nobody is nobody's, and team defences are what the engine takes them for. */
export const positionOf = (row: EntityRow): Position => entityOf(row)?.position ?? 'DST';

/** Whether picks are typed in here for everybody. A followed draft is in manual mode, too, but picked on its platform. */
export const isInPerson = ({ configuration, isFollowed }: MockDraft): boolean =>
  configuration.simulationMode === 'Manual' && !isFollowed;

/** Whether a place of the draft is done: picked, or held by a keeper. */
export const isDone = (pick: MockDraftPick): boolean => pick.athlete !== null || pick.team !== null;

/** The shape of the room's league. */
export const leagueOf = ({ leagueConfig, numberOfTeams }: Configuration): LeagueShape => ({
  ...toLeagueShape(leagueConfig),
  teams: numberOfTeams,
});

/** A draft as the engine's state. The seed stays with the server: nothing here plays for a bot. */
export function draftStateOf(draft: MockDraft, queue: readonly EntityId[]): DraftState {
  const done = draft.picks.filter(isDone);
  const seats = new Map(draft.participants.map(({ id, draftPosition }) => [id, draftPosition - 1]));
  return {
    settings: settingsOf(
      draft,
      done
        .filter(({ isKeeper }) => isKeeper)
        .map(
          (pick): Keeper => ({
            seat: seats.get(pick.participantId) ?? 0,
            round: pick.round,
            pickNumber: pick.pickNumber,
            entityId: idOf(pick),
            position: positionOf(pick),
          }),
        ),
    ),
    participants: draft.participants.map(({ id, name, draftStrategy }) => ({ id, name, strategy: draftStrategy })),
    userSeat: draft.userParticipant.draftPosition - 1,
    picks: done.filter(({ isKeeper }) => !isKeeper).map(madePick),
    queue,
    draftAtMs: Date.parse(draft.draftAt),
    clockResumedAtMs: null,
    closedAtMs: draft.closedAt === null ? null : Date.parse(draft.closedAt),
    ...(draft.isFollowed && { isFollowed: true }),
    version: draft.version,
  };
}

const madePick = (pick: MockDraftPick): MadePick => ({
  entityId: idOf(pick),
  position: positionOf(pick),
  isAutoDraft: pick.isAutoDraft,
  pickedAtMs: pick.pickAt === null ? 0 : Date.parse(pick.pickAt),
});

/** The board's column of a pick, from 0: of the team whose turn it is by the order, whoever has traded for it. */
export function columnOf(
  { configuration: { draftType, numberOfTeams } }: MockDraft,
  { pickNumber }: MockDraftPick,
): number {
  if (draftType === 'AUCTION') throw new RangeError('an auction has no picks in order');
  return seatByOrder({ order: ORDER_OF[draftType], teams: numberOfTeams }, pickNumber);
}

/** Picks that another team makes than the one whose turn it would be. */
function tradedPicksOf({ configuration, participants, picks }: MockDraft): readonly TradedPick[] {
  if (configuration.draftType === 'AUCTION') return [];
  const seats = new Map(participants.map(({ id, draftPosition }) => [id, draftPosition - 1]));
  const shape = { order: ORDER_OF[configuration.draftType], teams: configuration.numberOfTeams };
  return picks.flatMap(({ pickNumber, participantId }) => {
    const seat = seats.get(participantId);
    return seat === undefined || seat === seatByOrder(shape, pickNumber) ? [] : [{ pickNumber, seat }];
  });
}

function settingsOf(draft: MockDraft, keepers: readonly Keeper[]): DraftSettings {
  const { configuration } = draft;
  const tradedPicks = tradedPicksOf(draft);
  if (configuration.draftType === 'AUCTION') throw new RangeError('an auction has no picks in order');
  return {
    league: leagueOf(configuration),
    leagueType: LEAGUE_TYPE_OF[configuration.leagueType],
    order: ORDER_OF[configuration.draftType],
    mode: MODE_OF[configuration.simulationMode],
    roomType: configuration.roomType,
    pickClockSeconds: configuration.pickClock as PickClockSeconds, // one of the six that a draft can be made with
    seed: '',
    sources: {
      adpProvider: 'consensus',
      expertIds: configuration.experts.map(({ id }) => id),
      scoringSystemId: configuration.scoringSystem.id,
    },
    keepers,
    ...(tradedPicks.length > 0 && { tradedPicks }),
  };
}

/** The pool of a room, from its players: the same board that the server's bots draw from. */
export function poolOf(players: readonly DraftPlayer[], league: LeagueShape): DraftPool {
  const table = draftTable(
    players.map((player) => ({
      entityId: idOf(player),
      position: positionOf(player),
      board: player.board,
      points: player.draftPoints,
      byeWeek: player.byeWeek,
      nflTeam: (entityOf(player)?.teamAlias ?? null) as TeamId | null, // a team's alias is its code
    })),
  );
  const tiers = new Map(players.map((player) => [idOf(player), tierOf(player)]));
  return draftPool(table, league, (number) => tiers.get(table.entityIds[number] ?? ('' as EntityId)) ?? 0); // no such number, no tier
}
