import { isLocked, type Locked } from '@pylon/contract/plans/tiers';

/** An answer in which nothing is locked. */
export type Opened<T> = T extends Locked
  ? never
  : T extends readonly (infer Item)[]
    ? Opened<Item>[]
    : T extends object
      ? { [K in keyof T]: Opened<T[K]> }
      : T;

/** An answer to somebody who may see everything in it. Throws when a value is locked all the same. */
export function opened<T>(answer: T): Opened<T> {
  const lock = lockIn(answer, 'answer');
  if (lock !== null) throw new Error(`${lock} is locked`);
  return answer as Opened<T>; // no lock was found
}

/** Where the first lock stands; null without any. */
function lockIn(value: unknown, path: string): string | null {
  if (isLocked(value)) return path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const lock = lockIn(inner, `${path}.${key}`);
    if (lock !== null) return lock;
  }
  return null;
}
