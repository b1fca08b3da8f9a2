import type { guillotineCheatsheets } from '@pylon/contract/tables/draft/guillotine-cheatsheets.table';
import { listTiers } from '@pylon/engine/rankings/list-tiers';
import { guillotineAdp, guillotineDraft } from '../../../football/guillotine.ts';
import type { RowsOf } from '../../../tables/rows.ts';

export { forecastProvenance as provenance } from '../../../football/projected-points.ts';

/** As many as eighteen rosters of fourteen hold, and a few for the wire. */
const LISTED = 270;

/** Whom a draft gets through, by value, in tiers of it. */
export const rows: RowsOf<typeof guillotineCheatsheets> = ({ edition, season, scoring }) => {
  const adp = guillotineAdp(edition, season);
  const listed = guillotineDraft(edition, season, scoring).slice(0, LISTED);
  const tierOf = listTiers(
    listed.map(({ entityId, position, rank, value }) => ({
      ...{ entityId, position, positionTier: null, consensus: rank, sd: null, above: value },
    })),
  );
  return listed.map(({ entityId, rank, positionRank, perGame, byeWeek }) => {
    const pick = adp.get(entityId) ?? null;
    return {
      ...{ entityId, rank, positionRank, perGame, byeWeek },
      tier: tierOf.get(entityId) ?? 1,
      adp: pick,
      difference: pick === null ? null : pick - rank,
    };
  });
};
