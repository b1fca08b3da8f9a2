import type { PlatformId } from '@pylon/engine/vocabulary/platforms';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Platform, PlatformKeys } from './platform.ts';
import { cbs } from './platforms/cbs/platform.ts';
import { espn } from './platforms/espn/platform.ts';
import { ffpc } from './platforms/ffpc/platform.ts';
import { fleaflicker } from './platforms/fleaflicker/platform.ts';
import { guillotine } from './platforms/guillotine/platform.ts';
import { mfl } from './platforms/mfl/platform.ts';
import { nfl } from './platforms/nfl/platform.ts';
import { rtsports } from './platforms/rtsports/platform.ts';
import { sleeper } from './platforms/sleeper/platform.ts';
import { template } from './platforms/template/platform.ts';
import { yahoo } from './platforms/yahoo/platform.ts';

/** Makes a platform that is asked through the given network, with what an operator has of it. */
export type MakePlatform = (parts: OutboundParts, keys: PlatformKeys) => Platform;

const MADE = {
  template,
  sleeper,
  espn,
  yahoo,
  mfl,
  fleaflicker,
  cbs,
  ffpc,
  guillotine,
  nfl,
  rtsports,
} satisfies Partial<Record<PlatformId, MakePlatform>>;
export type KnownPlatformId = keyof typeof MADE;

/** Every platform that Pylon can ask something, by its id. */
export const PLATFORMS: Readonly<Record<KnownPlatformId, MakePlatform>> = MADE;

/** The platforms, asked through the given network. @param keys those that an operator has of platforms */
export const platforms = (parts: OutboundParts, keys: PlatformKeys = {}): readonly Platform[] =>
  Object.values(PLATFORMS).map((platform) => platform(parts, keys));

/** A platform by its id; null for one that Pylon cannot ask yet. */
export const platformFor = (id: PlatformId, parts: OutboundParts, keys: PlatformKeys = {}): Platform | null =>
  isKnown(id) ? PLATFORMS[id](parts, keys) : null;

const isKnown = (id: PlatformId): id is KnownPlatformId => id in PLATFORMS;
