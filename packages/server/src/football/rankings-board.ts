import type { Edition } from '@pylon/almanac/editions/edition';
import { houseExpert } from '@pylon/almanac/house/consensus/experts';
import type { Board } from '@pylon/contract/rankings/board';
import { sortedExperts } from '@pylon/contract/rankings/material-board';
import type { Expert } from '@pylon/contract/wire';
import { type RankedBoard, rankedBoard } from '@pylon/engine/rankings/ranked-board';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { onceFor } from '../almanac/edition-memo.ts';
import { byeWeekOf, toWireEntity } from '../wire/entity.ts';
import { toWireHouseExpert, toWirePublisher } from '../wire/expert.ts';
import type { KnownScoring } from '../wire/scoring-system.ts';
import { type MaterialQuery, rankingMaterial } from './ranking-material.ts';

/** Which board. */
export interface BoardQuery extends MaterialQuery {
  readonly scoring: KnownScoring;
  readonly league: LeagueShape;
  /** Experts to show; empty, or none with a list of the period, is all. */
  readonly expertIds: readonly string[];
}

/** Everybody whom an expert ranks, best first. */
export const rankingsBoard = (edition: Edition, query: BoardQuery): Board => {
  const { season, period, week, scoring, league, expertIds } = query;
  const key = ['board', season, period, week, scoring.key, JSON.stringify(league), ...expertIds].join(' ');
  return onceFor(edition, key, () => makeBoard(edition, query));
};

function makeBoard(edition: Edition, { scoring, league, expertIds, ...which }: BoardQuery): Board {
  const { season } = which;
  const asked = { settings: scoring.settings, league };
  const { experts, everyExpert, rows } = rankedBoard(rankingMaterial(edition, which), asked, expertIds);
  return {
    experts: toWireExperts(experts),
    everyExpert: toWireExperts(everyExpert),
    rows: rows.flatMap((row) => {
      const entity = toWireEntity(edition, row.entityId, season);
      return entity ? [{ ...row, ...entity, byeWeek: byeWeekOf(edition, row.entityId, season) }] : [];
    }),
  };
}

/** Experts of a board as the wire has them: house methods first, then publishers by name. */
function toWireExperts(experts: RankedBoard['experts']): readonly Expert[] {
  const wire = experts.map(({ expertId, asOf, format }) => {
    const house = format === null ? houseExpert(expertId) : undefined;
    return house ? toWireHouseExpert(house, asOf) : toWirePublisher(expertId, asOf, format ?? undefined);
  });
  return sortedExperts(wire);
}
