// Free of schemas, so that the browser can use it without loading a validator.
import type { LeagueSource, OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';

/** Platforms in the wire's spelling. @source docs/sources.md "League sync" */
export const CONNECTOR_NAMES = {
  guillotine: 'Guillotine',
  espn: 'Espn',
  yahoo: 'Yahoo',
  cbs: 'CBS',
  nfl: 'NFL',
  sleeper: 'Sleeper',
  mfl: 'MFL',
  rtsports: 'RTSports',
  ffpc: 'FFPC',
  fleaflicker: 'FleaFlicker',
} as const satisfies Record<OutsidePlatformId, string>;

/** Sources of leagues in the same spelling. */
export const SOURCE_NAMES = { ...CONNECTOR_NAMES, 'by-hand': 'ByHand' } as const satisfies Record<LeagueSource, string>;

/** The source of a wire name; undefined for any other text. */
export const sourceNamed = (name: string): LeagueSource | undefined =>
  // Object.entries forgets that the names are those of the record.
  (Object.entries(SOURCE_NAMES) as [LeagueSource, string][]).find(([, wire]) => wire === name)?.[0];

/** The platform of a wire name; undefined for any other text. */
export const platformNamed = (name: string): OutsidePlatformId | undefined =>
  // Object.entries forgets that the names are those of the record.
  (Object.entries(CONNECTOR_NAMES) as [OutsidePlatformId, string][]).find(([, wire]) => wire === name)?.[0];

/** The page that a platform sends the browser back to after a sign-in there; Yahoo knows it by name. */
export const SIGN_IN_RETURN_PATH = '/nfl/league-sync/return';

/** Leagues that one call can ask to sync. */
export const MOST_AT_ONCE = 20;
/** Leagues that a person can pin. @source docs/sources.md "League sync" */
export const MOST_PINS = 5;
