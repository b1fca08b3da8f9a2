import { columnsOf, defineSource, later, may, need } from '../reading/dictionary.ts';

/** What is taken over. */
const taken = {
  season: need.whole('Year in which the season began'),
  team: need.team('Team'),
  position: may.text('QB, RB, WR, TE, K, OL, DL, LB, DB, P, LS'),
  jersey_number: may.whole('Number on the shirt'),
  status: may.text('ACT active, INA inactive, RES reserve, DEV practice squad, CUT, RET, E14, EXE, TRD, TRC'),
  full_name: need.text('Name'),
  first_name: may.text('Given name'),
  last_name: may.text('Family name with suffix'),
  birth_date: may.date('Day of birth'),
  height: may.number('Inches'),
  weight: may.number('Pounds'),
  college: may.text('College or colleges'),
  gsis_id: may.text('NFL GSIS id'),
  espn_id: may.text('ESPN id'),
  sportradar_id: may.text('Sportradar id'),
  yahoo_id: may.text('Yahoo id'),
  pfr_id: may.text('Pro Football Reference id'),
  sleeper_id: may.text('Sleeper id'),
  headshot_url: may.text('Address of a portrait'),
  week: may.whole('Week of the record; in a season file, of the last record'),
  status_description_abbr: may.text(
    "The league's finer status: A01 active, R01 injured reserve, P01 practice squad ...",
  ),
  football_name: may.text('Given name that the player goes by'),
  rookie_year: may.whole('First season'),
  draft_number: may.whole('Overall pick'),
};
export const ROSTER_COLUMNS = columnsOf(taken);

/**
 * roster_<season>.csv and roster_weekly_<season>.csv: the same columns, one record per player, or per player and week.
 */
export const ROSTERS_SOURCE = defineSource({
  kind: 'nflverse/rosters',
  meaning: "A player's place on a roster",
  key: [],
  columns: {
    ...taken,
    depth_chart_position: later.text('Finer position'),
    rotowire_id: later.text('Rotowire id'),
    pff_id: later.text('PFF id'),
    fantasy_data_id: later.text('FantasyData id'),
    years_exp: later.whole('Seasons behind the player'),
    ngs_position: later.text('Next Gen Stats position'),
    game_type: later.text('REG, WC, DIV, CON, SB'),
    esb_id: later.text('Elias id'),
    gsis_it_id: later.text("The league's numeric id"),
    smart_id: later.text("The league's long id"),
    entry_year: later.whole('First year under contract'),
    draft_club: later.text('Team that drafted the player'),
  },
});
