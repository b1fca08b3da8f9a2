import { isUnsupported } from '@pylon/connectors/platform';
import { platformFor } from '@pylon/connectors/platforms';
import { startPlatformsStandIn } from '@pylon/connectors/testing/stand-in/platform-stand-in';
import { PLATFORM_IDS } from '@pylon/engine/vocabulary/platforms';
import { outboundParts } from '@pylon/outbound/outbound';
import { parseConfig } from '@pylon/server/config';
import { afterAll, expect, test } from 'vitest';
import { standInSettings } from './stand-in-settings.ts';

const standIn = await startPlatformsStandIn({ season: 2025 });
afterAll(() => standIn.close());

test('the settings of the stand-in are good ones, and open every platform', () => {
  const config = parseConfig(standInSettings(standIn), '/');
  if (!config.ok) throw new Error(config.reason);
  const { platformKeys, experimentalPlatforms } = config.value;
  const closed = PLATFORM_IDS.filter((id) => {
    const platform = platformFor(id, outboundParts(), platformKeys);
    if (!platform || isUnsupported(platform.connect)) return true;
    const isSetUp = !('begin' in platform.connect) || platform.connect.isSetUp;
    return !isSetUp || (platform.assumption !== null && !experimentalPlatforms.includes(id));
  });
  expect(closed).toEqual([]);
});
