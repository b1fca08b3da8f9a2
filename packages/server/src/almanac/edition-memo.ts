import type { Edition } from '@pylon/almanac/editions/edition';

/** Results computed from an edition, kept as long as the edition itself, so that they are never out of date. */
const byEdition = new WeakMap<Edition, Map<string, unknown>>();
/** Distinct results kept per edition; the least recently used one is dropped first. */
const KEPT = 100;

/**
 * The result of a computation on an edition, made once.
 *
 * @param key names the computation and its arguments; the same key must always mean the same type
 */
export function onceFor<T>(edition: Edition, key: string, make: () => T): T {
  const kept = byEdition.get(edition) ?? new Map<string, unknown>();
  byEdition.set(edition, kept);
  const result = kept.has(key) ? (kept.get(key) as T) : make(); // the key decides the type
  kept.delete(key); // to the young end
  kept.set(key, result);
  if (kept.size > KEPT) {
    const [oldest] = kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
  }
  return result;
}
