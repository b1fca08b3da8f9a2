import { defineSource, later, may, need } from '../reading/dictionary.ts';

/** snap_counts_<season>.csv */
export const SNAP_COUNTS_SOURCE = defineSource({
  kind: 'nflverse/snap-counts',
  meaning: "A player's snaps in a game",
  key: ['game_id', 'pfr_player_id'],
  columns: {
    game_id: need.text('Season, week, away and home code'),
    pfr_game_id: later.text('Pro Football Reference game id'),
    season: need.whole('Year in which the season began'),
    game_type: need.text('REG, WC, DIV, CON, SB'),
    week: need.whole('1 to 18, then 19 to 22'),
    player: need.text('Name'),
    pfr_player_id: need.text('Pro Football Reference id'),
    position: may.text('Position'),
    team: need.team('Team'),
    opponent: need.team('Opponent'),
    offense_snaps: need.number('Snaps on offence'),
    offense_pct: need.number("Share of the team's, 0 to 1"),
    defense_snaps: need.number('Snaps on defence'),
    defense_pct: need.number("Share of the team's, 0 to 1"),
    st_snaps: later.number('Snaps on special teams'),
    st_pct: later.number("Share of the team's, 0 to 1"),
  },
});

/** injuries_<season>.csv; `date_modified` until 2024, `season_type` since 2025. */
export const INJURIES_SOURCE = defineSource({
  kind: 'nflverse/injuries',
  meaning: "A player's line in a week's injury report",
  key: ['season', 'week', 'team', 'gsis_id'],
  dated: 'date_modified',
  columns: {
    season: need.whole('Year in which the season began'),
    season_type: later.text('REG or POST; since 2025'),
    game_type: need.text('REG, WC, DIV, CON, SB'),
    team: need.team('Team'),
    week: need.whole('1 to 18, then 19 to 22'),
    gsis_id: need.text('NFL GSIS id'),
    position: may.text('Position; a bare line break in some records'),
    full_name: need.text('Name'),
    first_name: later.text('Given name'),
    last_name: later.text('Family name'),
    report_primary_injury: may.text('Body part in the game report'),
    report_secondary_injury: later.text('Another body part'),
    report_status: may.text('Questionable, Doubtful, Out'),
    practice_primary_injury: may.text('Body part in the practice report'),
    practice_secondary_injury: later.text('Another body part'),
    practice_status: may.text('Full, limited or no participation; a bare line break in some records'),
    date_modified: later.text("When it was written, UTC ('2023-09-08 18:49:43+00'); until 2024"),
  },
});

/** depth_charts_<season>.csv until 2024: a chart per week. */
export const WEEKLY_DEPTH_CHARTS_SOURCE = defineSource({
  kind: 'nflverse/depth-charts (until 2024)',
  meaning: "A player's place in a team's chart of a week",
  key: [],
  columns: {
    season: need.whole('Year in which the season began'),
    club_code: need.team('Team'),
    week: may.whole('1 to 18, then 19 to 22; missing in the week before the Super Bowl'),
    game_type: need.text('REG, WC, DIV, CON, SBBYE, SB'),
    depth_team: need.whole('1 is the starter'),
    last_name: later.text('Family name'),
    first_name: later.text('Given name'),
    football_name: later.text('Given name that the player goes by'),
    formation: need.text('Offense, Defense, Special Teams'),
    gsis_id: may.text('NFL GSIS id'),
    jersey_number: later.text('Number on the shirt'),
    position: may.text('Position'),
    elias_id: later.text('Elias id'),
    depth_position: may.text('Place on the field; a bare line break in some records'),
    full_name: need.text('Name'),
  },
});

/** depth_charts_<season>.csv since 2025: time-stamped snapshots. */
export const SNAPSHOT_DEPTH_CHARTS_SOURCE = defineSource({
  kind: 'nflverse/depth-charts (since 2025)',
  meaning: "A player's place in a team's chart at a moment",
  key: [],
  columns: {
    dt: need.text("Moment of the snapshot, UTC ('2025-09-03T07:14:41Z')"),
    team: need.team('Team'),
    player_name: may.text('Name; missing where nobody is named'),
    espn_id: may.text('ESPN id'),
    gsis_id: may.text('NFL GSIS id'),
    pos_grp_id: later.whole("ESPN's number of the formation"),
    pos_grp: later.text('Formation'),
    pos_id: later.whole("ESPN's number of the place"),
    pos_name: later.text('Name of the place'),
    pos_abb: need.text('Place on the field'),
    pos_slot: may.whole('Which of several like places'),
    pos_rank: need.whole('1 is the starter'),
  },
});
