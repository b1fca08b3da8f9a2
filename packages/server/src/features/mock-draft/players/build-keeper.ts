import { LEAGUE_TYPE_OF, ORDER_OF } from '@pylon/contract/drafting/draft-values';
import type { buildKeeper, MockDraftKeeper } from '@pylon/contract/drafting/keepers';
import type { BodyOf } from '@pylon/contract/endpoint';
import { auctionKeeperRefusal } from '@pylon/engine/auction/rules/auction-keepers';
import type { AuctionKeeper } from '@pylon/engine/auction/rules/auction-state';
import type { CreationRefusal } from '@pylon/engine/drafting/beginning';
import type { DraftTable } from '@pylon/engine/drafting/draft-table';
import type { Keeper } from '@pylon/engine/drafting/keeper-rules';
import { positionInPool } from '@pylon/engine/drafting/pick-legality';
import { type KeeperWish, nextKeeper } from '@pylon/engine/mock-draft/rules/create-draft';
import { orderLabel, pickNumberOf } from '@pylon/engine/mock-draft/rules/pick-order';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { type ScoringCaller, usableScoring } from '../../../plans/usable-scoring.ts';
import { toWireEntity } from '../../../wire/entity.ts';
import { leagueOf } from '../../../wire/scoring-system.ts';
import { seasonById, seasonNow } from '../../../wire/season.ts';
import { editionOf, type MockDraftParts } from '../change-draft.ts';
import { sourceOf } from '../draft-scoring.ts';
import { NO_PLAN_FACTS, openFactsOf, planFacts, roomFactsOf } from '../present/naming.ts';
import { keeperRefused } from '../refusals.ts';
import { lockFor, roomFor } from '../results/seen-by.ts';
import { entityIn, NO_ENTITY } from './entity-in.ts';

type Wish = BodyOf<typeof buildKeeper>;

/** A keeper of the wire as the rules name them. */
export const toKeeperWish = ({
  athleteId,
  teamId,
  participantIndex,
  round,
}: Pick<Wish, 'athleteId' | 'teamId' | 'participantIndex' | 'round'>): KeeperWish => ({
  seat: participantIndex - 1,
  round,
  entityId: (athleteId ?? teamId ?? '') as EntityId, // unknown ids are refused by the rules
});

/** A player as the keeper of a team beside the keepers that the wish names, or why they cannot be one. */
export async function builtKeeper(
  parts: MockDraftParts,
  person: ScoringCaller,
  wish: Wish,
): Promise<Outcome<{ mockDraftKeeper: MockDraftKeeper }>> {
  if (entityIn(wish) === null) return NO_ENTITY;
  const edition = editionOf(parts);
  if (!edition) return failure('not-ready');
  const now = parts.clock.now();
  const season = wish.seasonId === undefined ? seasonNow(edition, now)?.year : yearOf(parts, wish.seasonId);
  if (season === undefined) return failure('season-not-found');
  const known = await usableScoring(parts.db, person, wish.scoringSystemId);
  if (!known.ok) return known;
  const keeper = toKeeperWish(wish);
  const entity = toWireEntity(edition, keeper.entityId, season);
  if (!entity) return failure('player-not-found');

  const teams = wish.numberOfTeams;
  const league = { ...leagueOf(known.value, wish.footballScoringLeagueConfig), teams };
  const sources = { adpProvider: 'consensus', expertIds: [], ...sourceOf(known.value) } as const;
  const kind = { league, leagueType: LEAGUE_TYPE_OF[wish.leagueType], sources };
  const room = parts.pools.poolOf(edition, season, kind, known.value);
  const { pool } = room;
  const refusal =
    wish.draftType === 'AUCTION' ? auctionRefusal(wish, league, pool.table) : draftRefusal(wish, league, pool.table);
  if (refusal !== null) return keeperRefused(refusal);

  const seen = { room: roomFor(room, person.tier), lock: lockFor(person.tier) };
  const player = seen.room.byId.get(keeper.entityId);
  // In an auction nobody takes a pick: round and turn are 1.
  const isAuction = wish.draftType === 'AUCTION';
  const round = isAuction ? 1 : keeper.round;
  const pickNumber =
    wish.draftType === 'AUCTION'
      ? 1
      : pickNumberOf({ order: ORDER_OF[wish.draftType], teams }, keeper.seat, keeper.round);
  return found({
    mockDraftKeeper: {
      ...entity,
      pickNumber,
      round,
      pickRound: round,
      pickTurn: pickNumber - (round - 1) * teams,
      orderLabel: orderLabel(pickNumber, teams),
      participantIndex: keeper.seat + 1,
      participantId: `seat-${keeper.seat + 1}`,
      participant: { id: `seat-${keeper.seat + 1}`, name: `Team ${keeper.seat + 1}` },
      athleteId: entity.athlete?.id ?? null,
      teamId: entity.team?.id ?? null,
      createdAt: new Date(parts.nowMs()).toISOString(),
      isKeeper: true,
      isAutoDraft: false,
      pickAt: null,
      rosterPosition: null,
      mockDraftRosterPositionId: null,
      ...openFactsOf(player),
      ...roomFactsOf(player),
      ...(player ? planFacts(seen, (entityId) => entityId === keeper.entityId)(player) : NO_PLAN_FACTS),
      letterGrade: null,
      ...(isAuction && { cost: wish.cost }),
    },
  });
}

type Refusal = CreationRefusal | 'keeper-too-dear' | null;

/** Why the wish cannot take its pick beside those that it names; null when it can. */
function draftRefusal(wish: Wish, league: LeagueShape, table: DraftTable): Refusal {
  const accepted: Keeper[] = [];
  for (const other of wish.keepers) {
    const next = nextKeeper({ settings: { league } }, accepted, toKeeperWish(other), table);
    if (typeof next !== 'string') accepted.push(next);
  }
  const built = nextKeeper({ settings: { league } }, accepted, toKeeperWish(wish), table);
  return typeof built === 'string' ? built : null;
}

/** Why the wish cannot be paid for, or has no place, beside those that it names; null when they can be kept. */
function auctionRefusal(wish: Wish, league: LeagueShape, table: DraftTable): Refusal {
  const priced = ({ cost, ...rest }: Wish['keepers'][number]): AuctionKeeper | null => {
    const { seat, entityId } = toKeeperWish(rest);
    const position = positionInPool(table, entityId);
    return position && { seat, entityId, position, dollars: cost };
  };
  const accepted: AuctionKeeper[] = [];
  for (const other of wish.keepers) {
    const next = priced(other);
    if (next && auctionKeeperRefusal(league, accepted, next) === null) accepted.push(next);
  }
  const own = priced(wish);
  return own ? auctionKeeperRefusal(league, accepted, own) : 'keeper-unknown-player';
}

function yearOf(parts: MockDraftParts, seasonId: string): number | undefined {
  const edition = editionOf(parts);
  const known = edition && seasonById(edition, seasonId, parts.clock.now());
  return known?.ok ? known.value.year : undefined;
}
