import type { Edition } from '@pylon/almanac/editions/edition';
import type { airYards } from '@pylon/contract/tables/usage/air-yards.table';
import { shareOf, usageSums } from '../../../football/usage-games.ts';
import type { RowsOf } from '../../../tables/rows.ts';

const RECEIVERS: ReadonlySet<string> = new Set(['RB', 'WR', 'TE']);
/** What a whole share of the targets, and of the air yards, weighs. @source docs/sources.md "Air yards" */
const WOPR = { targets: 1.5, airYards: 0.7 } as const;

/** Runners, receivers and tight ends who were thrown to, in the games that they played. */
export const rows: RowsOf<typeof airYards> = ({ edition, season, week }) =>
  usageSums(edition, season, week).flatMap(([entityId, { own, team, games, teams }]) => {
    const { targets, airYards: air } = own;
    if (targets === 0 || !RECEIVERS.has(edition.indexes.positionOf(entityId, season) ?? '')) return [];
    const targetShare = shareOf(targets, team.targets);
    const airYardsShare = shareOf(air, team.passAirYards);
    const yards = receivingYards(edition, entityId, season, week);
    return {
      ...{ entityId, games, targets, targetShare, airYardsShare, yards },
      teams: teams.join(', '),
      airYards: air,
      depth: air / targets,
      wopr:
        targetShare === null || airYardsShare === null
          ? null
          : (WOPR.targets * targetShare + WOPR.airYards * airYardsShare) / 100,
      racr: air > 0 ? yards / air : null,
      deepTargets: own.targetsDeep,
      endZoneTargets: own.targetsEndZone,
    };
  });

function receivingYards({ tables, indexes }: Edition, entityId: string, season: number, week: number): number {
  const { column } = tables.statWeeks;
  return indexes
    .rowsOf('statWeeks', entityId)
    .filter(
      (row) =>
        column.season[row] === season && (week === -1 ? column.seasonType[row] === 'REG' : column.week[row] === week),
    )
    .reduce((sum, row) => sum + (column.receivingYards[row] || 0), 0);
}
