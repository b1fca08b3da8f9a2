/** Outside fantasy platforms whose leagues and drafts are read. */
export const PLATFORM_IDS = [
  'guillotine',
  'yahoo',
  'sleeper',
  'cbs',
  'espn',
  'nfl',
  'mfl',
  'rtsports',
  'ffpc',
  'fleaflicker',
] as const;
export type OutsidePlatformId = (typeof PLATFORM_IDS)[number];

/** Any of them, or `template`: the leagues that nobody has to be connected for. */
export type PlatformId = OutsidePlatformId | 'template';

/** The place of leagues that a person writes down, where no platform is asked. */
export const BY_HAND = 'by-hand';

/** Where a person's league comes from: a platform, or their own hand. */
export type LeagueSource = OutsidePlatformId | typeof BY_HAND;

/** What people call them. */
export const PLATFORM_LABELS: Readonly<Record<PlatformId | LeagueSource, string>> = {
  guillotine: 'Guillotine Leagues',
  yahoo: 'Yahoo',
  sleeper: 'Sleeper',
  cbs: 'CBS',
  espn: 'ESPN',
  nfl: 'NFL.com',
  mfl: 'MyFantasyLeague',
  rtsports: 'RTSports',
  ffpc: 'FFPC',
  fleaflicker: 'Fleaflicker',
  template: 'Standard leagues',
  'by-hand': 'By hand',
};
