// The rankings computed in the browser: the server's material, sent once, ready for the engine at every change of
// settings.

import type { RankedPlace } from '@pylon/engine/own-rankings/ranked-places';
import type { AskedLeague } from '@pylon/engine/rankings/asked-league';
import { LIST_FORMATS, type ListFormat } from '@pylon/engine/rankings/list-formats';
import { rankedBoard } from '@pylon/engine/rankings/ranked-board';
import type { RankingMaterial } from '@pylon/engine/rankings/ranking-material';
import { unpackedUnits } from '@pylon/engine/scoring/expected/projection-season';
import { SCORING_KEYS } from '@pylon/engine/scoring/scoring-keys';
import { positionOf } from '@pylon/engine/tables/entity-filter';
import { compareText } from '@pylon/engine/tables/sort-rows';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { unlocked } from '../plans/tiers.ts';
import type { RankingMaterial as WireMaterial } from '../scoring-systems/scoring-material.ts';
import type { Expert } from '../wire.ts';
import type { Board } from './board.ts';
import type { RowAside } from './ranked-page.ts';

type WirePlayer = WireMaterial['players'][number];

/** A material in the engine's form, with the other values that rows show. Made once from an answer. */
export interface ReadyMaterial {
  readonly material: RankingMaterial;
  readonly players: ReadonlyMap<string, WirePlayer>;
  /** By id and format of the list; those of house methods by id alone. */
  readonly experts: ReadonlyMap<string, Expert>;
}

/** Reads an answer of `getRankingMaterial`. */
export function readyMaterial(wire: WireMaterial): ReadyMaterial {
  const idOf = (player: number): string => wire.players[player]?.entityId ?? '';
  const projected = wire.players.flatMap(({ entityId, position, ratios }) =>
    ratios !== null && position !== null && isPosition(position) ? [{ entityId, position, ...ratios }] : [],
  );
  return {
    material: {
      period: wire.period,
      positions: new Map(
        wire.players.flatMap((player) =>
          player.athlete || player.team ? [[player.entityId, positionOf(player)] as const] : [],
        ),
      ),
      projected,
      units: unpackedUnits(wire.units, SCORING_KEYS, projected.length),
      projectedAsOf: wire.projectedAsOf,
      lists: wire.lists.map(({ format, entries, experts }) => ({
        format: listFormat(format),
        entries: entries.map(([player, rank, positionRank, mean, sd, tier]) => ({
          entityId: idOf(player),
          rank,
          positionRank,
          mean,
          sd,
          tier,
        })),
        experts: experts.map(({ expert, places }) => ({
          expertId: expert.id,
          asOf: expert.asOf ?? '',
          places: places.map(([player, rank, positionRank]) => ({ entityId: idOf(player), rank, positionRank })),
        })),
      })),
      markets: wire.markets.map(({ format, asOf, places }) => ({
        format: listFormat(format),
        asOf,
        places: new Map(places.map(([player, adp]) => [idOf(player), adp])),
      })),
    },
    players: new Map(wire.players.map((player) => [player.entityId, player])),
    experts: new Map([
      ...wire.houseExperts.map((expert) => [expert.id, expert] as const),
      ...wire.lists.flatMap(({ format, experts }) =>
        experts.map(({ expert }) => [`${expert.id} ${format}`, expert] as const),
      ),
    ]),
  };
}

/** A person's own list with what rows show of its players. */
export interface OwnListShown {
  readonly expert: Expert;
  readonly places: readonly (RankedPlace & Pick<WirePlayer, 'athlete' | 'team' | 'byeWeek'>)[];
}

const NOT_PLAYING = { game: null, impliedPoints: null, utilizationScore: null, ratios: null };

/** A material in which a person's own lists are experts, too. */
export function withOwnLists(ready: ReadyMaterial, lists: readonly OwnListShown[]): ReadyMaterial {
  const [players, positions] = [new Map(ready.players), new Map(ready.material.positions)];
  for (const { entityId, athlete, team, byeWeek } of lists.flatMap(({ places }) => places)) {
    if (players.has(entityId) || (!athlete && !team)) continue; // whom the almanac no longer knows keeps a place alone
    const position = positionOf({ athlete, team });
    positions.set(entityId, position);
    players.set(entityId, { entityId, athlete, team, position, byeWeek, ...NOT_PLAYING });
  }
  const own = lists.map(({ expert, places }) => ({ expertId: expert.id, asOf: expert.asOf ?? '', places }));
  return {
    material: { ...ready.material, positions, own },
    players,
    experts: new Map([...ready.experts, ...lists.map(({ expert }) => [expert.id, expert] as const)]),
  };
}

/** Server and browser are released together, so any other format is a bug. */
function listFormat(text: string): ListFormat {
  const format = LIST_FORMATS.find((one) => one === text);
  if (!format) throw new Error(`no list format '${text}'`);
  return format;
}

/** The board in a scoring and a league, identical to the server's. @param expertIds empty is all */
export function materialBoard(
  { material, players, experts: known }: ReadyMaterial,
  asked: AskedLeague,
  expertIds: readonly string[] = [],
): Board {
  const { experts, everyExpert, ownTiers, rows } = rankedBoard(material, asked, expertIds);
  const toExperts = (ranking: typeof experts) =>
    sortedExperts(
      ranking.flatMap(({ expertId, asOf, format }) => {
        const expert = known.get(format === null ? expertId : `${expertId} ${format}`);
        return expert ? [{ ...expert, asOf }] : [];
      }),
    );
  return {
    experts: toExperts(experts),
    everyExpert: toExperts(everyExpert),
    ownTiers,
    rows: rows.flatMap((row) => {
      const player = players.get(row.entityId);
      return player ? [{ ...row, athlete: player.athlete, team: player.team, byeWeek: player.byeWeek }] : [];
    }),
  };
}

/** Experts in the order of columns: house methods first, then publishers by name. */
export function sortedExperts(experts: readonly Expert[]): readonly Expert[] {
  const [house, published] = [experts.filter(({ isHouse }) => isHouse), experts.filter(({ isHouse }) => !isHouse)];
  return [...house, ...published.sort((a, b) => compareText(a.name, b.name))];
}

/** What rows of the board show; places of opponents hang on the scoring, and are told once it is saved. */
export function materialAside({ players }: ReadyMaterial): RowAside {
  return {
    gameOf: ({ entityId }) => players.get(entityId)?.game ?? null,
    impliedOf: ({ entityId }) => players.get(entityId)?.impliedPoints ?? null,
    utilizationOf: ({ entityId }) => unlocked(players.get(entityId)?.utilizationScore ?? null),
  };
}
