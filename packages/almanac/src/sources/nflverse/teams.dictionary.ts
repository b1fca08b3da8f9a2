import { defineSource, later, may, need } from '../reading/dictionary.ts';

/** teams_colors_logos.csv: one record per team code, codes of former places included. */
export const TEAMS_SOURCE = defineSource({
  kind: 'nflverse/teams',
  meaning: 'A team code, with names, colours and pictures',
  key: ['team_abbr'],
  columns: {
    team_abbr: need.text('Team code; also LAR beside LA, and codes of former places'),
    team_name: need.text('Market and nickname'),
    team_id: later.text("The league's number"),
    team_nick: need.text('Nickname'),
    team_conf: need.text('AFC or NFC'),
    team_division: need.text("'AFC West'"),
    team_color: need.text('Main colour, CSS'),
    team_color2: may.text('Second colour, CSS'),
    team_color3: later.text('Third colour, CSS'),
    team_color4: later.text('Fourth colour, CSS'),
    team_logo_wikipedia: later.text('Address of a logo'),
    team_logo_espn: may.text('Address of a logo'),
    team_wordmark: later.text('Address of a lettering'),
    team_conference_logo: later.text("Address of the conference's logo"),
    team_league_logo: later.text("Address of the league's logo"),
    team_logo_squared: later.text('Address of a square logo'),
  },
});
