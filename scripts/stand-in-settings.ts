// What the product is set to so that it asks a stand-in in place of the platforms.
import type { PlatformsStandIn } from '@pylon/connectors/testing/stand-in/platform-stand-in';

/** @param before stand-ins for other sites, which stay; theirs is the last word */
export const standInSettings = ({ url, platforms }: Pick<PlatformsStandIn, 'url' | 'platforms'>, before = '') => ({
  PYLON_STAND_INS: [...platforms.map((id) => `${id}=${url}`), ...(before === '' ? [] : [before])].join(','),
  PYLON_EXPERIMENTAL_PLATFORMS: platforms.join(','),
});
