// What the product is set to so that it asks a stand-in in place of the platforms.
import { CASES } from '@pylon/connectors/testing/all-cases';
import type { PlatformsStandIn } from '@pylon/connectors/testing/stand-in/platform-stand-in';

/** @param before stand-ins for other sites, which stay; theirs is the last word */
export const standInSettings = ({ url, platforms }: Pick<PlatformsStandIn, 'url' | 'platforms'>, before = '') => ({
  PYLON_STAND_INS: [...platforms.map((id) => `${id}=${url}`), ...(before === '' ? [] : [before])].join(','),
  PYLON_EXPERIMENTAL_PLATFORMS: platforms.join(','),
  // What an operator has of platforms that know applications: any will do.
  PYLON_YAHOO_CLIENT_ID: 'invented',
  PYLON_YAHOO_CLIENT_SECRET: 'invented',
  PYLON_GUILLOTINE_URL: CASES.guillotine.keys?.guillotine?.apiUrl ?? '',
  PYLON_GUILLOTINE_KEY: 'invented',
  PYLON_NFL_APP_KEY: CASES.nfl.keys?.nfl?.appKey ?? '',
  PYLON_NFL_API_KEY: 'invented',
  PYLON_NFL_CLIENT_KEY: 'invented',
  PYLON_NFL_CLIENT_SECRET: 'invented',
});
