// Who can be drafted in a room, and how its drafters see them.
import type { Edition } from '@pylon/almanac/editions/edition';
import { type DraftPool, draftPool } from '@pylon/engine/drafting/draft-pool';
import { type DraftTable, draftTable } from '@pylon/engine/drafting/draft-table';
import type { DraftSettings } from '@pylon/engine/mock-draft/rules/draft-state';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import { type PlaceWorth, placeWorth } from '../../../football/place-worth.ts';
import { draftPositions, expertPlaces, type SeasonPlayer, seasonPlayers } from '../../../football/season-players.ts';
import { Lru } from '../../../lru.ts';
import type { KnownScoring } from '../../../wire/scoring-system.ts';
import { dynastyPlaces, dynastyPlayers, dynastyPositions } from './dynasty-players.ts';

/** A player of the pool with what the room's screens show. */
export interface PoolPlayer extends SeasonPlayer {
  /** Where the room expects them: the chosen provider's mean pick, or the mean of all providers where it has none. */
  readonly adp: number | null;
  /** The chosen provider's own mean pick; null where it has none. */
  readonly providerAdp: number | null;
  readonly board: number;
  /** Whether it is their first season in the league. */
  readonly isRookie: boolean;
}

/** A room's players, made once per edition and kind of room. */
export interface RoomPool {
  /** Rankings and projections, or the market alone; see `marketRoom`. */
  readonly source: 'rankings' | 'market';
  readonly pool: DraftPool;
  /** In rank order. */
  readonly players: readonly PoolPlayer[];
  readonly byId: ReadonlyMap<EntityId, PoolPlayer>;
  readonly open: OpenInputs;
}

/** What everybody may know of a room's players besides their ADP. */
export interface OpenInputs {
  /** Their place by the open expert: Consensus, in a dynasty Dynasty; null for a player whom that expert leaves out. */
  readonly expertPlaceOf: (entityId: EntityId) => number | null;
  /** Whether such drafts go by that expert rather than by ADP, which a dynasty hardly has. */
  readonly isByExpert: boolean;
  readonly worthOf: PlaceWorth;
}

/** How much of the board the experts are; the rest is ADP. @source docs/sources.md "Choice model" */
const EXPERT_WEIGHT = 0.3;
/** Players beyond those drafted: enough for choices to the last pick. */
const SPARE_PLAYERS = 120;
const FEWEST_PLAYERS = 320;
/** The open expert of a season. */
const CONSENSUS = 'consensus';
const POOLS_KEPT = 24;

/** The kind of room: those settings that its pool depends on. */
export type RoomKind = Pick<DraftSettings, 'league' | 'leagueType' | 'sources'>;

/** Makes and keeps pools. */
export class RoomPools {
  readonly #pools = new Lru<RoomPool>(POOLS_KEPT);

  poolOf(edition: Edition, season: number, kind: RoomKind, scoring: KnownScoring): RoomPool {
    return this.#pools.once(poolKey(edition, season, kind), () => makePool(edition, season, kind, scoring));
  }
}

/** What a pool follows from, as text. */
export const poolKey = (edition: Edition, season: number, { league, leagueType, sources }: RoomKind): string =>
  `${edition.id} ${season} ${leagueType === 'dynasty'} ${JSON.stringify({ league, sources })}`;

/** Players of a room in rank order with what drafts and experts make of them. */
interface Board {
  readonly players: readonly SeasonPlayer[];
  readonly adpOf: (entityId: EntityId) => number | null;
  readonly providerAdpOf: (entityId: EntityId) => number | null;
  readonly expertRankOf: (entityId: EntityId) => number | null;
  readonly open: Omit<OpenInputs, 'worthOf'>;
}

function boardOf(
  edition: Edition,
  season: number,
  { league, leagueType, sources }: RoomKind,
  scoring: KnownScoring,
): Board {
  const draft = { scoring, league };
  if (leagueType === 'dynasty') {
    const adp = dynastyPositions(edition, season);
    return {
      players: dynastyPlayers(edition, season, draft),
      adpOf: (entityId) => adp.get(entityId) ?? null,
      providerAdpOf: (entityId) => adp.get(entityId) ?? null,
      expertRankOf: () => null,
      open: { expertPlaceOf: dynastyPlaces(edition, season, draft), isByExpert: true },
    };
  }
  const market = draftPositions(edition, season, draft, 'consensus');
  const own =
    sources.adpProvider === 'consensus' ? market : draftPositions(edition, season, draft, sources.adpProvider);
  const experts = expertPlaces(edition, season, draft, sources.expertIds);
  const consensus = expertPlaces(edition, season, draft, [CONSENSUS]);
  return {
    players: seasonPlayers(edition, season, draft),
    adpOf: (entityId) => own.get(entityId) ?? market.get(entityId) ?? null,
    providerAdpOf: (entityId) => own.get(entityId) ?? null,
    expertRankOf: (entityId) => experts.get(entityId) ?? null,
    open: { expertPlaceOf: (entityId) => consensus.get(entityId) ?? null, isByExpert: false },
  };
}

function makePool(edition: Edition, season: number, kind: RoomKind, scoring: KnownScoring): RoomPool {
  const { league, leagueType } = kind;
  const { players: all, adpOf, providerAdpOf, expertRankOf, open } = boardOf(edition, season, kind, scoring);
  const isRookie = rookiesOf(edition, season);
  const isWanted = (player: SeasonPlayer) => leagueType === 'dynasty' && isRookie(player);
  const players = enough(all, league.teams * rosterSize(league.slots), isWanted).map((player): PoolPlayer => {
    const adp = adpOf(player.entityId);
    const expert = expertRankOf(player.entityId) ?? player.rank;
    const providerAdp = providerAdpOf(player.entityId);
    return {
      ...player,
      adp,
      providerAdp,
      isRookie: isRookie(player),
      board: adp === null ? expert : EXPERT_WEIGHT * expert + (1 - EXPERT_WEIGHT) * adp,
    };
  });
  const byId = new Map(players.map((player) => [player.entityId, player]));
  const table = tableOf(players);
  const tierOf = (number: number) => byId.get(table.entityIds[number] as EntityId)?.tier ?? 0;
  const worthOf = placeWorth(scoring);
  return { source: 'rankings', pool: draftPool(table, league, tierOf), players, byId, open: { ...open, worthOf } };
}

/** The players as the engine numbers them. */
export const tableOf = (players: readonly PoolPlayer[]): DraftTable =>
  draftTable(
    players.map((player) => ({
      entityId: player.entityId,
      position: player.position,
      board: player.board,
      points: player.draftPoints,
      byeWeek: player.byeWeek,
      nflTeam: player.teamId,
      isRookie: player.isRookie,
    })),
  );

/** Who plays their first season. */
function rookiesOf({ indexes, tables }: Edition, season: number): (player: SeasonPlayer) => boolean {
  const { rookieYear } = tables.players.column;
  return ({ entityId }) => rookieYear[indexes.playerRow(entityId) ?? -1] === season;
}

/**
 * The first players of the list, and of every position as many as all teams could ever want: in a league of eighteen
 * the kickers come last and are still needed.
 *
 * @param isWanted whoever is not left out, wherever they stand: dynasties hold drafts of rookies alone
 */
function enough(
  players: readonly SeasonPlayer[],
  drafted: number,
  isWanted: (player: SeasonPlayer) => boolean,
): readonly SeasonPlayer[] {
  const first = Math.max(FEWEST_PLAYERS, drafted + SPARE_PLAYERS);
  const ofEach = 40;
  return players.filter((player, index) => index < first || player.positionRank <= ofEach || isWanted(player));
}
