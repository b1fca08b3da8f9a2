import type { TeamId } from '@pylon/engine/vocabulary/entities';

/** A team's facts that a season is built around. */
export interface Club {
  readonly teamId: TeamId;
  readonly market: string;
  readonly name: string;
  readonly conference: string;
  /** 'AFC East' */
  readonly division: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly roof: 'dome' | 'closed' | 'outdoors';
  /** Whether the home city lies in the Mountain or Pacific zone, where games start late on Sundays. */
  readonly western: boolean;
}

// teamId, market, name, division, colours, roof, western; four teams to a division
const FACTS: readonly (readonly [string, string, string, string, string, string, Club['roof'], boolean])[] = [
  ['BUF', 'Buffalo', 'Bills', 'AFC East', '#00338d', '#c60c30', 'outdoors', false],
  ['MIA', 'Miami', 'Dolphins', 'AFC East', '#008e97', '#f58220', 'outdoors', false],
  ['NE', 'New England', 'Patriots', 'AFC East', '#002244', '#c60c30', 'outdoors', false],
  ['NYJ', 'New York', 'Jets', 'AFC East', '#003f2d', '#000000', 'outdoors', false],
  ['BAL', 'Baltimore', 'Ravens', 'AFC North', '#241773', '#9e7c0c', 'outdoors', false],
  ['CIN', 'Cincinnati', 'Bengals', 'AFC North', '#fb4f14', '#000000', 'outdoors', false],
  ['CLE', 'Cleveland', 'Browns', 'AFC North', '#ff3c00', '#311d00', 'outdoors', false],
  ['PIT', 'Pittsburgh', 'Steelers', 'AFC North', '#000000', '#ffb612', 'outdoors', false],
  ['HOU', 'Houston', 'Texans', 'AFC South', '#03202f', '#a71930', 'closed', false],
  ['IND', 'Indianapolis', 'Colts', 'AFC South', '#002c5f', '#a5acaf', 'closed', false],
  ['JAX', 'Jacksonville', 'Jaguars', 'AFC South', '#006778', '#000000', 'outdoors', false],
  ['TEN', 'Tennessee', 'Titans', 'AFC South', '#002244', '#4b92db', 'outdoors', false],
  ['DEN', 'Denver', 'Broncos', 'AFC West', '#002244', '#fb4f14', 'outdoors', true],
  ['KC', 'Kansas City', 'Chiefs', 'AFC West', '#e31837', '#ffb612', 'outdoors', false],
  ['LAC', 'Los Angeles', 'Chargers', 'AFC West', '#007bc7', '#ffc20e', 'dome', true],
  ['LV', 'Las Vegas', 'Raiders', 'AFC West', '#000000', '#a5acaf', 'dome', true],
  ['DAL', 'Dallas', 'Cowboys', 'NFC East', '#002244', '#b0b7bc', 'closed', false],
  ['NYG', 'New York', 'Giants', 'NFC East', '#0b2265', '#a71930', 'outdoors', false],
  ['PHI', 'Philadelphia', 'Eagles', 'NFC East', '#004c54', '#a5acaf', 'outdoors', false],
  ['WAS', 'Washington', 'Commanders', 'NFC East', '#5a1414', '#ffb612', 'outdoors', false],
  ['CHI', 'Chicago', 'Bears', 'NFC North', '#0b162a', '#e64100', 'outdoors', false],
  ['DET', 'Detroit', 'Lions', 'NFC North', '#0076b6', '#b0b7bc', 'dome', false],
  ['GB', 'Green Bay', 'Packers', 'NFC North', '#203731', '#ffb612', 'outdoors', false],
  ['MIN', 'Minnesota', 'Vikings', 'NFC North', '#4f2683', '#ffc62f', 'dome', false],
  ['ATL', 'Atlanta', 'Falcons', 'NFC South', '#a71930', '#000000', 'closed', false],
  ['CAR', 'Carolina', 'Panthers', 'NFC South', '#0085ca', '#000000', 'outdoors', false],
  ['NO', 'New Orleans', 'Saints', 'NFC South', '#d3bc8d', '#000000', 'dome', false],
  ['TB', 'Tampa Bay', 'Buccaneers', 'NFC South', '#a71930', '#322f2b', 'outdoors', false],
  ['ARI', 'Arizona', 'Cardinals', 'NFC West', '#97233f', '#000000', 'closed', true],
  ['LAR', 'Los Angeles', 'Rams', 'NFC West', '#003594', '#ffd100', 'dome', true],
  ['SEA', 'Seattle', 'Seahawks', 'NFC West', '#002244', '#69be28', 'outdoors', true],
  ['SF', 'San Francisco', '49ers', 'NFC West', '#aa0000', '#b3995d', 'outdoors', true],
];

/**
 * The 32 clubs, by division: 0 to 3 AFC East, 4 to 7 AFC North, … 28 to 31 NFC West. A club's index is its number
 * everywhere in the sample season.
 */
export const CLUBS: readonly Club[] = FACTS.map(
  ([teamId, market, name, division, primaryColor, secondaryColor, roof, western]) => ({
    teamId: teamId as TeamId, // written above in the shape of a team code
    market,
    name,
    conference: division.slice(0, 3),
    division,
    primaryColor,
    secondaryColor,
    roof,
    western,
  }),
);
