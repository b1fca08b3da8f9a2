import type { Edition } from '@pylon/almanac/editions/edition';
import { houseExpert } from '@pylon/almanac/house/consensus/experts';
import { ownExpert } from '@pylon/contract/own-rankings/own-expert';
import type { Board } from '@pylon/contract/rankings/board';
import { sortedExperts } from '@pylon/contract/rankings/material-board';
import type { Expert } from '@pylon/contract/wire';
import { type RankedBoard, rankedBoard } from '@pylon/engine/rankings/ranked-board';
import type { RankingMaterial } from '@pylon/engine/rankings/ranking-material';
import { positionOf } from '@pylon/engine/tables/entity-filter';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { onceFor } from '../almanac/edition-memo.ts';
import { Lru } from '../lru.ts';
import { byeWeekOf, toWireEntity } from '../wire/entity.ts';
import { toWireHouseExpert, toWirePublisher } from '../wire/expert.ts';
import { type OwnList, toWireList } from '../wire/own-list.ts';
import type { KnownScoring } from '../wire/scoring-system.ts';
import { type MaterialQuery, rankingMaterial } from './ranking-material.ts';

/** Which board. */
export interface BoardQuery extends MaterialQuery {
  readonly scoring: KnownScoring;
  readonly league: LeagueShape;
  /** Experts to show; empty, or none with a list of the period, is all. */
  readonly expertIds: readonly string[];
  /** The asking person's own lists among `expertIds`; absent is none. */
  readonly own?: readonly OwnList[];
}

/** Boards with somebody's own lists that are kept: they change with every move, and push out each other alone. */
const OWN_BOARDS = 8;

/** Everybody whom an expert ranks, best first. */
export const rankingsBoard = (edition: Edition, query: BoardQuery): Board => {
  const { season, period, week, scoring, league, expertIds } = query;
  const own = query.own ?? [];
  const key = ['board', season, period, week, scoring.key, JSON.stringify(league), ...expertIds].join(' ');
  if (own.length === 0) return onceFor(edition, key, () => makeBoard(edition, query));
  const boards = onceFor(edition, 'own boards', () => new Lru<Board>(OWN_BOARDS));
  return boards.once([key, ...own.map((list) => list.key)].join(' '), () => makeBoard(edition, query));
};

function makeBoard(edition: Edition, { scoring, league, expertIds, own = [], ...which }: BoardQuery): Board {
  const { season } = which;
  const asked = { settings: scoring.settings, league };
  const material = withOwn(edition, rankingMaterial(edition, which), own, season);
  const { experts, everyExpert, ownTiers, rows } = rankedBoard(material, asked, expertIds);
  return {
    experts: toWireExperts(experts, own),
    everyExpert: toWireExperts(everyExpert, own),
    ownTiers,
    rows: rows.flatMap((row) => {
      const entity = toWireEntity(edition, row.entityId, season);
      return entity ? [{ ...row, ...entity, byeWeek: byeWeekOf(edition, row.entityId, season) }] : [];
    }),
  };
}

/** The material with somebody's own lists, and with those of their players whom nobody else names. */
function withOwn(
  edition: Edition,
  material: RankingMaterial,
  own: readonly OwnList[],
  season: number,
): RankingMaterial {
  if (own.length === 0) return material;
  const positions = new Map(material.positions);
  for (const { entityId } of own.flatMap(({ places }) => places)) {
    const entity = positions.has(entityId) ? null : toWireEntity(edition, entityId, season);
    if (entity) positions.set(entityId, positionOf(entity));
  }
  const lists = own.map((list) => ({ ...ownExpert(toWireList(list)), places: list.places }));
  return {
    ...material,
    positions,
    own: lists.map(({ id, asOf, places }) => ({ expertId: id, asOf: asOf ?? '', places })),
  };
}

/** Experts of a board as the wire has them: house methods first, then publishers by name. */
function toWireExperts(experts: RankedBoard['experts'], own: readonly OwnList[]): readonly Expert[] {
  const ownExperts = own.map((list) => ownExpert(toWireList(list)));
  const wire = experts.map(({ expertId, asOf, format }) => {
    const mine = ownExperts.find(({ id }) => id === expertId);
    if (mine) return mine;
    const house = format === null ? houseExpert(expertId) : undefined;
    return house ? toWireHouseExpert(house, asOf) : toWirePublisher(expertId, asOf, format ?? undefined);
  });
  return sortedExperts(wire);
}
