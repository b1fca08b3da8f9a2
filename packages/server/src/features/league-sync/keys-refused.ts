// An operator's keys that a platform does not take: whoever runs the product is told what to do, and nothing secret.
import { type OutsidePlatformId, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';

/** How long an operator is not told again of the same platform. */
const QUIET_MS = 3_600_000;

/** The settings that hold what an operator has of a platform. */
const SETTINGS: Readonly<Partial<Record<OutsidePlatformId, string>>> = {
  yahoo: 'PYLON_YAHOO_CLIENT_ID and PYLON_YAHOO_CLIENT_SECRET',
  guillotine: 'PYLON_GUILLOTINE_URL and PYLON_GUILLOTINE_KEY',
  nfl: 'PYLON_NFL_APP_KEY, PYLON_NFL_API_KEY, PYLON_NFL_CLIENT_KEY and PYLON_NFL_CLIENT_SECRET',
};

/**
 * Tells an operator that a platform does not take their keys, once an hour for each platform.
 *
 * @param log takes the line
 */
export function keysRefusedLog(log: (line: string) => void, nowMs: () => number) {
  const toldAt = new Map<OutsidePlatformId, number>();
  return (platform: OutsidePlatformId): void => {
    const now = nowMs();
    if (now - (toldAt.get(platform) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    toldAt.set(platform, now);
    const label = PLATFORM_LABELS[platform];
    const settings = SETTINGS[platform] ?? 'its settings';
    log(
      `${label} does not take our keys, so nobody can connect it and its leagues are not read: compare ${settings} with what ${label} shows of your application, then start again.`,
    );
  };
}
