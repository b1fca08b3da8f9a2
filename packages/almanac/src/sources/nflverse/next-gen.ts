// Next Gen Stats: weekly, and as week 0 the regular season as a whole, which is known when it is over.
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { isPlayed, type Joining, rowsWith } from '../joining/joining.ts';
import { readerOf } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import { NEXT_GEN_PASSING_SOURCE, NEXT_GEN_RECEIVING_SOURCE, NEXT_GEN_RUSHING_SOURCE } from './next-gen.dictionary.ts';

type Passing = RecordOf<typeof NEXT_GEN_PASSING_SOURCE>;
type Rushing = RecordOf<typeof NEXT_GEN_RUSHING_SOURCE>;
type Receiving = RecordOf<typeof NEXT_GEN_RECEIVING_SOURCE>;

export const readNextGenPassing = readerOf(NEXT_GEN_PASSING_SOURCE);
export const readNextGenRushing = readerOf(NEXT_GEN_RUSHING_SOURCE);
export const readNextGenReceiving = readerOf(NEXT_GEN_RECEIVING_SOURCE);

interface Who {
  readonly season: number;
  readonly season_type: string;
  readonly week: number;
  readonly team_abbr: TeamId;
  readonly player_display_name: string;
  readonly player_position: string | null;
  readonly player_gsis_id: string;
}

/** The source counts the idle week before the Super Bowl as 22; the schedule does not. */
const weekOf = ({ season_type: type, week }: Who): number => (type === 'POST' && week === 23 ? 22 : week);

/** Who and when, or nothing when it was not known by the day or nobody fits. */
function head(record: Who, joining: Joining) {
  const { season, team_abbr: teamId, player_display_name: name, player_position: position } = record;
  const week = weekOf(record);
  const end = joining.calendar.regularSeasonEnd(season);
  const known =
    week === 0
      ? end !== undefined && end <= joining.calendar.lastResultDay(joining.asOf)
      : isPlayed(joining, season, week, teamId);
  if (!known) return undefined;
  const playerId = joining.join.playerId({ ids: { gsis: record.player_gsis_id }, name, position, teamId, season });
  return playerId && { season, seasonType: record.season_type, week, playerId, teamId };
}

const rowsOf = rowsWith(head);

export const nextGenPassingRows = rowsOf((r: Passing) => ({
  attempts: r.attempts,
  secondsToThrow: r.avg_time_to_throw,
  completedAirYards: r.avg_completed_air_yards,
  intendedAirYards: r.avg_intended_air_yards,
  airYardsToSticks: r.avg_air_yards_to_sticks,
  aggressivenessPercent: r.aggressiveness,
  completionPercent: r.completion_percentage,
  expectedCompletionPercent: r.expected_completion_percentage,
  completionPercentOverExpected: r.completion_percentage_above_expectation,
  passerRating: r.passer_rating,
}));

export const nextGenRushingRows = rowsOf((r: Rushing) => ({
  attempts: r.rush_attempts,
  efficiency: r.efficiency,
  stackedBoxPercent: r.percent_attempts_gte_eight_defenders,
  secondsToLine: r.avg_time_to_los,
  expectedYards: r.expected_rush_yards,
  yardsOverExpected: r.rush_yards_over_expected,
  yardsOverExpectedPerAttempt: r.rush_yards_over_expected_per_att,
}));

export const nextGenReceivingRows = rowsOf((r: Receiving) => ({
  targets: r.targets,
  cushionYards: r.avg_cushion,
  separationYards: r.avg_separation,
  intendedAirYards: r.avg_intended_air_yards,
  airYardsSharePercent: r.percent_share_of_intended_air_yards,
  catchPercent: r.catch_percentage,
  yardsAfterCatch: r.avg_yac,
  expectedYardsAfterCatch: r.avg_expected_yac,
  yardsAfterCatchOverExpected: r.avg_yac_above_expectation,
}));
