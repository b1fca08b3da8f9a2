import { defineSource, later, may, need } from '../reading/dictionary.ts';

const who = {
  game_id: need.text('Season, week, away and home code'),
  pfr_game_id: later.text('Pro Football Reference game id'),
  season: need.whole('Year in which the season began'),
  week: need.whole('1 to 18, then 19 to 22'),
  game_type: need.text('REG, WC, DIV, CON, SB'),
  team: need.team('Team'),
  opponent: need.team('Opponent'),
  pfr_player_name: need.text('Name'),
  pfr_player_id: need.text('Pro Football Reference id'),
};
const key = ['game_id', 'pfr_player_id'];

/** advstats_week_pass_<season>.csv */
export const ADVANCED_PASSING_SOURCE = defineSource({
  kind: 'nflverse/advanced-passing',
  meaning: "A passer's charted game",
  key,
  columns: {
    ...who,
    passing_drops: may.whole('Passes dropped by receivers'),
    passing_drop_pct: later.number('0 to 1'),
    receiving_drop: later.whole('Passes that the player dropped'),
    receiving_drop_pct: later.number('0 to 1'),
    passing_bad_throws: may.whole('Passes off target'),
    passing_bad_throw_pct: later.number('0 to 1'),
    times_sacked: may.whole('Sacks'),
    times_blitzed: may.whole('Blitzes'),
    times_hurried: may.whole('Hurries'),
    times_hit: may.whole('Hits'),
    times_pressured: may.whole('Pressures'),
    times_pressured_pct: may.number('0 to 1'),
    def_times_blitzed: later.whole('Of a defender'),
    def_times_hurried: later.whole('Of a defender'),
    def_times_hitqb: later.whole('Of a defender'),
  },
});

/** advstats_week_rush_<season>.csv */
export const ADVANCED_RUSHING_SOURCE = defineSource({
  kind: 'nflverse/advanced-rushing',
  meaning: "A rusher's charted game",
  key,
  columns: {
    ...who,
    carries: may.whole('Carries'),
    rushing_yards_before_contact: may.number('Yards'),
    rushing_yards_before_contact_avg: later.number('Yards per carry'),
    rushing_yards_after_contact: may.number('Yards'),
    rushing_yards_after_contact_avg: later.number('Yards per carry'),
    rushing_broken_tackles: may.whole('Broken tackles on carries'),
    receiving_broken_tackles: later.whole('Broken tackles after catches'),
  },
});

/** advstats_week_rec_<season>.csv */
export const ADVANCED_RECEIVING_SOURCE = defineSource({
  kind: 'nflverse/advanced-receiving',
  meaning: "A receiver's charted game",
  key,
  columns: {
    ...who,
    rushing_broken_tackles: later.whole('Broken tackles on carries'),
    receiving_broken_tackles: may.whole('Broken tackles after catches'),
    passing_drops: later.whole('Of a passer'),
    passing_drop_pct: later.number('0 to 1'),
    receiving_drop: may.whole('Passes dropped'),
    receiving_drop_pct: later.number('0 to 1'),
    receiving_int: may.whole('Interceptions of passes to the player'),
    receiving_rat: may.number('Passer rating of passes to the player'),
  },
});
