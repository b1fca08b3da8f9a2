/**
 * Where average draft positions come from. The first nine are the columns every ADP table shows;
 * `others` count in the consensus and can be shown beside them.
 * @source docs/sources.md "ADP providers"
 */
export const ADP_PROVIDERS = [
  'espn',
  'sleeper',
  'yahoo',
  'cbs',
  'rtsports',
  'underdog',
  'guillotine',
  'ffpc',
  'superflex',
] as const;
export type AdpProvider = (typeof ADP_PROVIDERS)[number];

/** Sources beyond the nine. */
export const OTHER_ADP_PROVIDERS = ['ffc', 'mfl', 'draftkings', 'fantasypros', 'nfl', 'bb10s'] as const;
export type OtherAdpProvider = (typeof OTHER_ADP_PROVIDERS)[number];
export type AnyAdpProvider = AdpProvider | OtherAdpProvider;

/** The provider menus of the draft settings. */
export const FANTASY_ADP_PROVIDERS = [
  'yahoo',
  'sleeper',
  'espn',
  'cbs',
  'rtsports',
  'ffpc',
  'superflex',
] as const satisfies readonly AdpProvider[];
export const BEST_BALL_ADP_PROVIDERS = ['underdog'] as const satisfies readonly AdpProvider[];

export const ADP_PROVIDER_LABELS: Readonly<Record<AnyAdpProvider, string>> = {
  espn: 'ESPN',
  sleeper: 'Sleeper',
  yahoo: 'Yahoo',
  cbs: 'CBS',
  rtsports: 'RTSports',
  underdog: 'Underdog',
  guillotine: 'Guillotine',
  ffpc: 'FFPC',
  superflex: 'Superflex',
  ffc: 'FFCalculator',
  mfl: 'MFL',
  draftkings: 'DraftKings',
  fantasypros: 'FantasyPros',
  nfl: 'NFL.com',
  bb10s: 'BestBall10s',
};
