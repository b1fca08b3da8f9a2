import type { Chances } from '@pylon/almanac/tables/opportunity';
import type { utilization } from '@pylon/contract/tables/usage/utilization.table';
import { shareOf } from '../../../football/usage-games.ts';
import { lastUtilization, utilizationStandings } from '../../../football/utilization.ts';
import type { RowsOf } from '../../../tables/rows.ts';

/** Everybody who played in the four weeks up to the one asked for, or to the season's last. */
export const rows: RowsOf<typeof utilization> = ({ edition, season, week }) => {
  const standings = week === -1 ? lastUtilization(edition, season) : utilizationStandings(edition, season, week);
  return [...standings].map(([entityId, { four, rank, change, week: ofWeek, season: ofSeason }]) => {
    const { own, team } = four;
    return {
      ...{ entityId, rank, change },
      games: four.games,
      teams: four.teams.join(', '),
      score: four.score,
      week: ofWeek,
      season: ofSeason,
      snapShare: four.snapShare === null ? null : 100 * four.snapShare,
      targetShare: shareOf(own.targets, team.targets),
      carryShare: shareOf(own.carries, team.carries),
      airYardsShare: shareOf(own.airYards, team.passAirYards),
      points: four.points,
      shareInside20: shareOf(inside20(own), inside20(team)),
      shareInside10: shareOf(inside10(own), inside10(team)),
      endZoneShare: shareOf(own.targetsEndZone, team.targetsEndZone),
    };
  });
};

const inside20 = ({ carriesInside20, targetsInside20 }: Readonly<Chances>): number => carriesInside20 + targetsInside20;
const inside10 = ({ carriesInside10, targetsInside10 }: Readonly<Chances>): number => carriesInside10 + targetsInside10;
