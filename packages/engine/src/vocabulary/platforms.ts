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

/** What people call them. */
export const PLATFORM_LABELS: Readonly<Record<PlatformId, string>> = {
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
};
