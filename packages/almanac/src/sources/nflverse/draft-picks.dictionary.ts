import { columnsOf, defineSource, later, may, need } from '../reading/dictionary.ts';

/** What was known on the day of the draft; the other columns grow afterwards. */
const taken = {
  season: need.whole('Year of the draft'),
  round: need.whole('Round'),
  pick: need.whole('Pick over all rounds'),
  team: need.team('Team, Pro Football Reference code'),
  gsis_id: may.text('NFL GSIS id'),
  pfr_player_id: may.text('Pro Football Reference id'),
  pfr_player_name: need.text('Name'),
  position: need.text('Position as drafted'),
  college: may.text('College'),
  age: may.whole('Age at the draft'),
};
export const DRAFT_PICK_COLUMNS = columnsOf(taken);

/** draft_picks.csv: all classes in one file; career totals to date. */
export const DRAFT_PICKS_SOURCE = defineSource({
  kind: 'nflverse/draft-picks',
  meaning: 'A pick of the NFL draft',
  key: ['season', 'pick'],
  columns: {
    ...taken,
    cfb_player_id: later.text('College Football Reference id'),
    hof: later.flag('Whether in the Hall of Fame'),
    category: later.text('Position group'),
    side: later.text('O, D or S'),
    to: later.whole('Last season played'),
    allpro: later.whole('First-team All-Pro seasons'),
    probowls: later.whole('Pro Bowls'),
    seasons_started: later.whole('Seasons as the main starter'),
    w_av: later.number('Weighted approximate value'),
    car_av: later.number('Career approximate value'),
    dr_av: later.number('Approximate value for the team that drafted the player'),
    games: later.whole('Games'),
    pass_completions: later.whole('Completions'),
    pass_attempts: later.whole('Passes'),
    pass_yards: later.whole('Passing yards'),
    pass_tds: later.whole('Passing touchdowns'),
    pass_ints: later.whole('Interceptions thrown'),
    rush_atts: later.whole('Carries'),
    rush_yards: later.whole('Rushing yards'),
    rush_tds: later.whole('Rushing touchdowns'),
    receptions: later.whole('Receptions'),
    rec_yards: later.whole('Receiving yards'),
    rec_tds: later.whole('Receiving touchdowns'),
    def_solo_tackles: later.whole('Solo tackles'),
    def_ints: later.whole('Interceptions'),
    def_sacks: later.number('Sacks'),
  },
});
