// Next Gen Stats: weekly, and as week 0 the regular season as a whole, which is known when it is over.
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import type { nextGenPassing, nextGenReceiving, nextGenRushing } from '../../tables/advanced.ts';
import type { RowOf } from '../../tables/table.ts';
import { isPlayed, type Joining } from '../joining/joining.ts';
import { readDelimited } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import type { ReadByRecord } from '../reading/faults.ts';
import { NEXT_GEN_PASSING_SOURCE, NEXT_GEN_RECEIVING_SOURCE, NEXT_GEN_RUSHING_SOURCE } from './next-gen.dictionary.ts';

type Passing = RecordOf<typeof NEXT_GEN_PASSING_SOURCE>;
type Rushing = RecordOf<typeof NEXT_GEN_RUSHING_SOURCE>;
type Receiving = RecordOf<typeof NEXT_GEN_RECEIVING_SOURCE>;

export const readNextGenPassing = (bytes: Buffer, file: string): ReadByRecord<readonly Passing[]> =>
  readDelimited(bytes, NEXT_GEN_PASSING_SOURCE, { file });
export const readNextGenRushing = (bytes: Buffer, file: string): ReadByRecord<readonly Rushing[]> =>
  readDelimited(bytes, NEXT_GEN_RUSHING_SOURCE, { file });
export const readNextGenReceiving = (bytes: Buffer, file: string): ReadByRecord<readonly Receiving[]> =>
  readDelimited(bytes, NEXT_GEN_RECEIVING_SOURCE, { file });

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

export const nextGenPassingRows = (
  records: readonly Passing[],
  joining: Joining,
): readonly RowOf<typeof nextGenPassing>[] =>
  records.flatMap((r) => {
    const who = head(r, joining);
    if (!who) return [];
    return {
      ...who,
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
    };
  });

export const nextGenRushingRows = (
  records: readonly Rushing[],
  joining: Joining,
): readonly RowOf<typeof nextGenRushing>[] =>
  records.flatMap((r) => {
    const who = head(r, joining);
    if (!who) return [];
    return {
      ...who,
      attempts: r.rush_attempts,
      efficiency: r.efficiency,
      stackedBoxPercent: r.percent_attempts_gte_eight_defenders,
      secondsToLine: r.avg_time_to_los,
      expectedYards: r.expected_rush_yards,
      yardsOverExpected: r.rush_yards_over_expected,
      yardsOverExpectedPerAttempt: r.rush_yards_over_expected_per_att,
    };
  });

export const nextGenReceivingRows = (
  records: readonly Receiving[],
  joining: Joining,
): readonly RowOf<typeof nextGenReceiving>[] =>
  records.flatMap((r) => {
    const who = head(r, joining);
    if (!who) return [];
    return {
      ...who,
      targets: r.targets,
      cushionYards: r.avg_cushion,
      separationYards: r.avg_separation,
      intendedAirYards: r.avg_intended_air_yards,
      airYardsSharePercent: r.percent_share_of_intended_air_yards,
      catchPercent: r.catch_percentage,
      yardsAfterCatch: r.avg_yac,
      expectedYardsAfterCatch: r.avg_expected_yac,
      yardsAfterCatchOverExpected: r.avg_yac_above_expectation,
    };
  });
