import type { BoardRow } from '@pylon/contract/rankings/board';
import type { scout500 } from '@pylon/contract/tables/draft/scout500.table';
import { listTiers } from '@pylon/engine/rankings/list-tiers';
import { ageOn } from '../../../football/age.ts';
import { rankingsBoard } from '../../../football/rankings-board.ts';
import { seasonPoints } from '../../../football/season-points.ts';
import type { RowsOf } from '../../../tables/rows.ts';

export { forecastProvenance as provenance } from '../../../football/projected-points.ts';

const LISTED = 500;

/**
 * Who is listed follows from free lists alone, so that it tells nothing of Scout's order to those who do not see it.
 * Whom Scout has no forecast for stands at the end, as the free lists have it.
 */
export const rows: RowsOf<typeof scout500> = ({ edition, season, scoring }) => {
  const which = { season, period: 'seasonal', week: 0, scoring, league: scoring.league, expertIds: [] } as const;
  const listed = rankingsBoard(edition, which).rows.toSorted(byFreeLists).slice(0, LISTED);
  const ranked = listed.toSorted((one, other) => placeOf(one, 'scout') - placeOf(other, 'scout'));
  const tierOf = listTiers(
    // by value alone: what published lists say is in other tables
    ranked.flatMap((row) => (row.above === null ? [] : [{ ...row, positionTier: null, sd: null }])),
  );
  const lastSeason = seasonPoints(edition, season - 1, scoring);
  const counts = new Map<string, number>();
  return ranked.map(({ entityId, position, points, vorp, adp, byeWeek }, index) => {
    const positionRank = (counts.get(position) ?? 0) + 1;
    counts.set(position, positionRank);
    const rank = index + 1;
    const last = lastSeason.get(entityId);
    return {
      ...{ entityId, rank, positionRank, vorp, adp, byeWeek },
      tier: tierOf.get(entityId) ?? null,
      points: points?.expected ?? null,
      difference: adp === null ? null : adp - rank,
      lastPointsPerGame: last ? last.points / last.games : null,
      age: ageOn(edition, entityId, `${season}-09-01`),
    };
  });
};

const placeOf = ({ ranks }: BoardRow, expertId: string): number => ranks[expertId] ?? Number.MAX_SAFE_INTEGER;

/** As the free experts Consensus and, of whom it does not name, Market have it; the others by id. */
const byFreeLists = (one: BoardRow, other: BoardRow): number =>
  placeOf(one, 'consensus') - placeOf(other, 'consensus') ||
  placeOf(one, 'market') - placeOf(other, 'market') ||
  (one.entityId < other.entityId ? -1 : 1);
