import type { Edition } from '@pylon/almanac/editions/edition';
import { Lru } from '../lru.ts';

/** Results computed from an edition, kept as long as the edition itself, so that they are never out of date. */
const byEdition = new WeakMap<Edition, Lru<unknown>>();
/** Distinct results kept per edition. */
const KEPT = 100;

/**
 * The result of a computation on an edition, made once.
 *
 * @param key names the computation and its arguments; the same key must always mean the same type
 */
export function onceFor<T>(edition: Edition, key: string, make: () => T): T {
  const kept = byEdition.get(edition) ?? new Lru<unknown>(KEPT);
  byEdition.set(edition, kept);
  return kept.once(key, make) as T; // the key decides the type
}
