// Regular-season totals per player and per team. Players' totals are not stored: they are what the weeks add up to, and
// serve to check that. A file says how many games it counts, which tells whether it was known on a day.
import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import { STAT_KEYS } from '@pylon/engine/scoring/stat-keys';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import type { teamSeasons } from '../../tables/opportunity.ts';
import type { RowOf } from '../../tables/table.ts';
import type { Calendar } from '../reading/calendar.ts';
import { readerOf } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import { offenseLine } from './player-lines.ts';
import { PLAYER_SEASONS_SOURCE, TEAM_SEASONS_SOURCE } from './stats.dictionary.ts';

export type PlayerSeasonRecord = RecordOf<typeof PLAYER_SEASONS_SOURCE>;
export type TeamSeasonRecord = RecordOf<typeof TEAM_SEASONS_SOURCE>;

export const readPlayerSeasons = readerOf(PLAYER_SEASONS_SOURCE);
export const readTeamSeasons = readerOf(TEAM_SEASONS_SOURCE);

/** Regular-season games that a team had played by a day. */
function gamesPlayed(calendar: Calendar, season: number, teamId: TeamId, asOf: string): number {
  return calendar.weeks(season).filter((week) => {
    const game = calendar.gameOf(season, week, teamId);
    return game?.seasonType === 'REG' && game.day <= calendar.lastResultDay(asOf);
  }).length;
}

const NO_STATS = Object.fromEntries(STAT_KEYS.map((key) => [key, null])) as Record<StatKey, null>;

/** Rows of the teams whose counted games had all been played by the day. */
export const teamSeasonRows = (
  records: readonly TeamSeasonRecord[],
  calendar: Calendar,
  asOf: string,
): readonly RowOf<typeof teamSeasons>[] =>
  records.flatMap((r) => {
    if (r.games > gamesPlayed(calendar, r.season, r.team, asOf)) return [];
    return {
      ...NO_STATS,
      season: r.season,
      teamId: r.team,
      games: r.games,
      penalties: r.penalties,
      penaltyYards: r.penalty_yards,
      ...offenseLine(r),
      fumbles: r.fumbles_total ?? r.sack_fumbles + r.rushing_fumbles + r.receiving_fumbles,
      fumblesLost: r.fumbles_lost_total ?? r.sack_fumbles_lost + r.rushing_fumbles_lost + r.receiving_fumbles_lost,
      kickReturnYards: r.kickoff_return_yards,
      puntReturnYards: r.punt_return_yards,
      fieldGoals0To19: r.fg_made_0_19,
      fieldGoals20To29: r.fg_made_20_29,
      fieldGoals30To39: r.fg_made_30_39,
      fieldGoals40To49: r.fg_made_40_49,
      fieldGoals50To59: r.fg_made_50_59,
      fieldGoals60Plus: r.fg_made_60_,
      extraPoints: r.pat_made,
      defenseSacks: r.def_sacks,
      defenseInterceptions: r.def_interceptions,
      defenseForcedFumbles: r.def_fumbles_forced,
      defenseSafeties: r.def_safeties,
      defenseTacklesForLoss: r.def_tackles_for_loss,
      defensePassesDefended: r.def_pass_defended,
    };
  });
