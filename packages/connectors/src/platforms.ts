import type { PlatformId } from '@pylon/engine/vocabulary/platforms';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Platform } from './platform.ts';
import { sleeper } from './platforms/sleeper/platform.ts';
import { template } from './platforms/template/platform.ts';

/** Every platform that Pylon can ask something, by its id. */
export const PLATFORMS = { template, sleeper } satisfies Partial<
  Record<PlatformId, (parts: OutboundParts) => Platform>
>;
export type KnownPlatformId = keyof typeof PLATFORMS;

/** The platforms, asked through the given network. */
export const platforms = (parts: OutboundParts): readonly Platform[] =>
  Object.values(PLATFORMS).map((platform) => platform(parts));
