import { columnsOf, defineSource, later, may, need } from '../../reading/dictionary.ts';

/** What is counted of a play. */
const counted = {
  nflverse_game_id: need.text('Season, week, away and home code'),
  nflverse_play_id: need.whole('Number of the play in its game, as in play-by-play'),
  n_defense_box: may.players('Defenders in the box; 0 where nobody counted'),
  is_motion: may.flag('Motion before or at the snap'),
  is_play_action: may.flag('Pass after a faked run'),
  is_screen_pass: may.flag('Screen pass'),
  is_rpo: may.flag('Run-pass option'),
  is_qb_out_of_pocket: may.flag('Quarterback moved out of the pocket'),
  is_interception_worthy: may.flag('Pass worthy of an interception'),
  is_throw_away: may.flag('Pass thrown away'),
  read_thrown: may.text('0 none told, 1 first, 2 later, DES designed, SD scramble drill, CHK check-down'),
  is_catchable_ball: may.flag('Generally on target and not defended away'),
  is_contested_ball: may.flag('Physical contact with the receiver at the catch'),
  is_created_reception: may.flag('Catch only due to an exceptional play of the receiver'),
  is_drop: may.flag('Dropped by the receiver'),
  is_qb_sneak: may.flag('Quarterback sneak'),
  n_blitzers: may.players('Blitzers'),
  n_pass_rushers: may.players('Pass rushers; 0 where nobody counted'),
  is_qb_fault_sack: may.flag('Sack that is the fault of the quarterback'),
};
export const CHARTED_COLUMNS = columnsOf(counted);

/** Whom the licence wants named wherever charting is shown, and how the addresses of it begin. */
export const CHARTING_PUBLISHER = {
  label: 'FTN Data via nflverse',
  beginning: 'https://github.com/nflverse/nflverse-data/releases/download/ftn_charting/',
} as const;

/** ftn_charting_<season>.csv, from 2022 on. It names no player: play-by-play does. */
export const CHARTING_SOURCE = defineSource({
  kind: 'nflverse/ftn-charting',
  meaning: 'A play, as FTN charted it',
  key: ['nflverse_game_id', 'nflverse_play_id'],
  dated: 'date_pulled',
  columns: {
    ...counted,
    ftn_game_id: later.whole("FTN's number of the game"),
    ftn_play_id: later.whole("FTN's number of the play"),
    season: need.whole('Year in which the season began'),
    week: need.whole('1 to 18, then 19 to 22'),
    starting_hash: later.text('L, M, R'),
    qb_location: later.text('U under center, S shotgun, P pistol'),
    n_offense_backfield: later.players('Players in the backfield'),
    is_no_huddle: later.flag('No huddle'),
    is_trick_play: later.flag('Trick play'),
    date_pulled: later.text('When nflverse fetched it, UTC'),
  },
});
