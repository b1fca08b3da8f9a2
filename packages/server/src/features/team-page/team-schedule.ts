import type { Edition } from '@pylon/almanac/editions/edition';
import type { TeamPage } from '@pylon/contract/team-page/team-page';
import { teamGames } from '../../football/team-games.ts';

type Fixture = TeamPage['schedule'][number];

/** A team's games of a season in the order of kick-offs. */
export const teamSchedule = (edition: Edition, teamId: string, season: number): Fixture[] =>
  teamGames(edition, teamId, season).map(({ told, seasonType, state, score, live }) => ({
    ...{ ...told, seasonType, state, score, live },
  }));

/** Regular games that are over, added up. */
export function recordOf(schedule: readonly Fixture[]): TeamPage['record'] {
  const record = { wins: 0, losses: 0, ties: 0, pointsFor: 0, pointsAgainst: 0 };
  for (const { seasonType, score } of schedule) {
    if (seasonType !== 'REG' || score === null) continue;
    record[score.own > score.opponent ? 'wins' : score.own < score.opponent ? 'losses' : 'ties']++;
    record.pointsFor += score.own;
    record.pointsAgainst += score.opponent;
  }
  return record;
}
