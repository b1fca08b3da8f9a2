import { defineSource, later, may, need } from '../reading/dictionary.ts';

const who = {
  season: need.whole('Year in which the season began'),
  season_type: need.text('REG or POST'),
  week: need.whole('0 for the regular season as a whole; 1 to 18; then 19, 20, 21 and 23 (22 is the idle week)'),
  player_display_name: need.text('Name'),
  player_position: may.text('Position'),
  team_abbr: need.team('Team'),
  player_gsis_id: need.text('NFL GSIS id'),
  player_first_name: later.text('Given name'),
  player_last_name: later.text('Family name'),
  player_jersey_number: later.whole('Number on the shirt'),
  player_short_name: later.text("'C.Williams'"),
};
const key = ['season', 'season_type', 'week', 'player_gsis_id'];

/** ngs_<season>_passing.csv */
export const NEXT_GEN_PASSING_SOURCE = defineSource({
  kind: 'nflverse/next-gen-passing',
  meaning: "A passer's tracking data",
  key,
  columns: {
    ...who,
    avg_time_to_throw: may.number('Seconds'),
    avg_completed_air_yards: may.number('Yards'),
    avg_intended_air_yards: may.number('Yards'),
    avg_air_yards_differential: later.number('Completed less intended'),
    aggressiveness: may.number('Percent into tight coverage'),
    max_completed_air_distance: later.number('Yards in a straight line'),
    avg_air_yards_to_sticks: may.number('Yards beyond the first-down line'),
    attempts: need.whole('Passes'),
    pass_yards: later.whole('Yards'),
    pass_touchdowns: later.whole('Touchdowns'),
    interceptions: later.whole('Interceptions'),
    passer_rating: may.number('0 to 158.3'),
    completions: later.whole('Completions'),
    completion_percentage: may.number('0 to 100'),
    expected_completion_percentage: may.number('0 to 100'),
    completion_percentage_above_expectation: may.number('Points'),
    avg_air_distance: later.number('Yards in a straight line'),
    max_air_distance: later.number('Yards in a straight line'),
  },
});

/** ngs_<season>_rushing.csv */
export const NEXT_GEN_RUSHING_SOURCE = defineSource({
  kind: 'nflverse/next-gen-rushing',
  meaning: "A rusher's tracking data",
  key,
  columns: {
    ...who,
    efficiency: may.number('Yards travelled per yard gained'),
    percent_attempts_gte_eight_defenders: may.number('0 to 100'),
    avg_time_to_los: may.number('Seconds to the line of scrimmage'),
    rush_attempts: need.whole('Carries'),
    rush_yards: later.whole('Yards'),
    avg_rush_yards: later.number('Yards per carry'),
    rush_touchdowns: later.whole('Touchdowns'),
    expected_rush_yards: may.number('Yards an average runner would gain'),
    rush_yards_over_expected: may.number('Yards beyond those'),
    rush_yards_over_expected_per_att: may.number('The same per carry'),
    rush_pct_over_expected: later.number('Share of carries beyond expectation, 0 to 1'),
  },
});

/** ngs_<season>_receiving.csv */
export const NEXT_GEN_RECEIVING_SOURCE = defineSource({
  kind: 'nflverse/next-gen-receiving',
  meaning: "A receiver's tracking data",
  key,
  columns: {
    ...who,
    avg_cushion: may.number('Yards'),
    avg_separation: may.number('Yards'),
    avg_intended_air_yards: may.number('Yards'),
    percent_share_of_intended_air_yards: may.number('0 to 100'),
    receptions: later.whole('Receptions'),
    targets: need.whole('Targets'),
    catch_percentage: may.number('0 to 100'),
    yards: later.whole('Yards'),
    rec_touchdowns: later.whole('Touchdowns'),
    avg_yac: may.number('Yards after the catch'),
    avg_expected_yac: may.number('Yards an average receiver would gain'),
    avg_yac_above_expectation: may.number('Difference of the two'),
  },
});
