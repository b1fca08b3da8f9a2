import type { Result } from '@pylon/engine/vocabulary/result';
import type { PlatformFailure } from './platform-failure.ts';

const DAY_MS = 86_400_000;

/** Who is asked, and when it is. The network stands for itself: what it told is kept as long as it is used. */
export interface AskedNetwork {
  readonly network: object;
  readonly nowMs: () => number;
}

type Told<T> = Promise<Result<T | null, PlatformFailure>>;

/**
 * Keeps long lists that a platform changes seldom, such as the names of everybody in a season, for a day. What was not
 * told is asked for again.
 *
 * @param most kept of each network, those asked for last; nothing is lost with the others but an answer
 */
export function keptADay<T>(most: number): (of: AskedNetwork, key: string, read: () => Told<T>) => Told<T> {
  const byNetwork = new WeakMap<object, Map<string, { readonly untilMs: number; readonly value: T }>>();
  return async ({ network, nowMs }, key, read) => {
    const kept = byNetwork.get(network) ?? new Map<string, { readonly untilMs: number; readonly value: T }>();
    byNetwork.set(network, kept);
    const known = kept.get(key);
    kept.delete(key);
    if (known && known.untilMs > nowMs()) {
      kept.set(key, known);
      return { ok: true, value: known.value };
    }
    const told = await read();
    if (told.ok && told.value !== null) kept.set(key, { untilMs: nowMs() + DAY_MS, value: told.value });
    for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest);
    return told;
  };
}
