import type { Platform, PlatformAccount } from '@pylon/connectors/platform';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import type { EditionSource } from '../../almanac/edition-holder.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Sealing } from '../../outside/sealing.ts';

/** What syncing leagues needs. */
export interface SyncParts {
  readonly db: Db;
  readonly editions: EditionSource;
  readonly clock: Clock;
  readonly sealing: Sealing;
  /** The stored hash of a text that opens something. */
  readonly hash: (text: string) => Buffer;
  /** Address of the product, which people come back to. */
  readonly baseUrl: () => string;
  /** Where the browser is sent for an address of a platform: there, or to what stands in for it. */
  readonly signInAddress: (id: OutsidePlatformId, address: string) => string;
  /** A platform for one piece of work, within which nothing is asked twice; null for one that Pylon cannot ask. */
  readonly platformFor: (id: OutsidePlatformId) => Platform | null;
  /** Tells whoever runs the product that a platform does not take their keys. */
  readonly tellKeysRefused: (id: OutsidePlatformId) => void;
  /** Platforms that an operator has turned on though they are known by assumption alone. */
  readonly experimental: readonly OutsidePlatformId[];
}

/** A connected account as it is stored. */
export interface StoredAccount {
  readonly id: string;
  readonly accountId: string;
  readonly platform: OutsidePlatformId;
  readonly of: PlatformAccount;
}
