import { LEAGUE_TYPE_OF, ORDER_OF } from '@pylon/contract/draft-values';
import type { BodyOf } from '@pylon/contract/endpoint';
import type { buildKeeper, MockDraftKeeper } from '@pylon/contract/keepers';
import { type KeeperWish, nextKeeper } from '@pylon/engine/mock-draft/create-draft';
import type { Keeper } from '@pylon/engine/mock-draft/draft-state';
import { orderLabel, pickNumberOf } from '@pylon/engine/mock-draft/pick-order';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { toWireEntity } from '../../present/entity.ts';
import { leagueOf, scoringById } from '../../present/scoring-system.ts';
import { seasonById, seasonNow } from '../../present/season.ts';
import { editionOf, type MockDraftParts } from './mock-draft.service.ts';
import { keeperRefused } from './refusals.ts';

type Wish = BodyOf<typeof buildKeeper>;

/** A keeper of the wire as the rules name him. */
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

/** A player as the keeper of a team beside those that it names, or why he cannot be one. */
export function builtKeeper(parts: MockDraftParts, wish: Wish): Outcome<{ mockDraftKeeper: MockDraftKeeper }> {
  const edition = editionOf(parts);
  if (!edition) return failure('not-ready');
  const now = parts.clock.now();
  const season = wish.seasonId === undefined ? seasonNow(edition, now)?.year : yearOf(parts, wish.seasonId);
  if (season === undefined) return failure('season-not-found');
  const known = scoringById(wish.scoringSystemId);
  if (!known.ok) return known;
  const keeper = toKeeperWish(wish);
  const entity = toWireEntity(edition, keeper.entityId, season);
  if (!entity) return failure('player-not-found');

  const teams = wish.numberOfTeams;
  const league = { ...leagueOf(known.scoring, wish.footballScoringLeagueConfig), teams };
  const sources = { adpProvider: 'consensus', expertIds: [], scoringSystemId: known.scoring.id } as const;
  const kind = { league, leagueType: LEAGUE_TYPE_OF[wish.leagueType], sources };
  const { pool, byId } = parts.pools.poolOf(edition, season, kind, known.scoring);
  const accepted: Keeper[] = [];
  for (const other of wish.keepers) {
    const next = nextKeeper({ settings: { league } }, accepted, toKeeperWish(other), pool.table);
    if (typeof next !== 'string') accepted.push(next);
  }
  const built = nextKeeper({ settings: { league } }, accepted, keeper, pool.table);
  if (typeof built === 'string') return keeperRefused(built);

  const pickNumber = pickNumberOf({ order: ORDER_OF[wish.draftType], teams }, built.seat, built.round);
  const facts = byId.get(built.entityId);
  return found({
    mockDraftKeeper: {
      ...entity,
      pickNumber,
      round: built.round,
      pickTurn: pickNumber - (built.round - 1) * teams,
      orderLabel: orderLabel(pickNumber, teams),
      participantIndex: built.seat + 1,
      participantId: `seat-${built.seat + 1}`,
      isKeeper: true,
      isAutoDraft: false,
      pickAt: null,
      rosterPosition: null,
      rank: facts?.rank ?? null,
      tier: facts?.tier ?? null,
      byeWeek: facts?.byeWeek ?? null,
      adp: facts?.adp ?? null,
      seasonalScoredProjections: facts?.points ?? null,
      letterGrade: null,
    },
  });
}

function yearOf(parts: MockDraftParts, seasonId: string): number | undefined {
  const edition = editionOf(parts);
  const known = edition && seasonById(edition, seasonId, parts.clock.now());
  return known?.ok ? known.season.year : undefined;
}
