import type { PlatformAccount } from '@pylon/connectors/platform';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { PlatformId } from '@pylon/engine/vocabulary/platforms';
import type { Result } from '@pylon/engine/vocabulary/result';

type Told<T> = Promise<Result<T, PlatformFailure>>;

/**
 * Asks a platform as a person: with each of their accounts that signed in there, until one is shown what is asked for,
 * and then as whoever has none.
 */
export type AskAsPerson = <T>(
  accountId: string,
  platform: PlatformId,
  ask: (account: PlatformAccount | null) => Told<T>,
) => Told<T>;
