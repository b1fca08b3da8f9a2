import { createHash } from 'node:crypto';
import type { EditionManifest } from './edition.ts';

const EDITION_ID_DIGITS = 32;

/** SHA-256, hexadecimal. */
export const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/**
 * An edition's id: the hash of its manifest, in which each table stands with its hash. The moment of building is left
 * out, so that reading the same files again gives the same edition and everything cached under it stays valid.
 */
export function editionId(manifest: EditionManifest): string {
  const { builtAt: _, ...identity } = manifest;
  return sha256(JSON.stringify(inKeyOrder(identity))).slice(0, EDITION_ID_DIGITS);
}

/**
 * The same value with every object's keys in alphabetical order: a manifest that went through a database comes back in
 * another.
 */
function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inKeyOrder(inner)]),
  );
}
