/** Who gives a player an id: the league itself, platforms and publishers. */
export const ID_SYSTEMS = [
  'gsis',
  'sleeper',
  'espn',
  'yahoo',
  'mfl',
  'fantasypros',
  'pfr',
  'sportradar',
  'cbs',
  'fleaflicker',
  'nfl',
] as const;
export type IdSystem = (typeof ID_SYSTEMS)[number];
