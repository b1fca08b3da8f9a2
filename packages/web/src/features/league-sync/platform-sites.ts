import { BRAND } from '@pylon/contract/brand';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';

/** Where a person makes an account, at platforms that one signs in to there. */
export const SIGN_UP_SITES: Readonly<Partial<Record<OutsidePlatformId, string>>> = {
  yahoo: 'https://login.yahoo.com/account/create',
};

/** Where a person makes a league at each platform. */
export const PLATFORM_SITES: Readonly<Record<OutsidePlatformId, string>> = {
  guillotine: BRAND.guillotine.url,
  yahoo: 'https://football.fantasysports.yahoo.com/',
  sleeper: 'https://sleeper.com/',
  cbs: 'https://www.cbssports.com/fantasy/football/',
  espn: 'https://www.espn.com/fantasy/football/',
  nfl: 'https://fantasy.nfl.com/',
  mfl: 'https://www.myfantasyleague.com/',
  rtsports: 'https://www.rtsports.com/',
  ffpc: 'https://myffpc.com/',
  fleaflicker: 'https://www.fleaflicker.com/nfl',
};
