import { FEATURES } from './feature-map/feature-map.ts';
import type { Part } from './feature-map/part.ts';
import { SHARED_ROOMS } from './feature-map/shared-rooms.ts';

export const PARTS: ReadonlyMap<string, Part> = new Map([...Object.entries(SHARED_ROOMS), ...Object.entries(FEATURES)]);

/** The feature or shared room that a word names or is another word for; null for none. */
export function partCalled(word: string): string | null {
  if (PARTS.has(word)) return word;
  for (const [name, { aliases = [] }] of PARTS) if (aliases.includes(word)) return name;
  return null;
}

/** A path of the map as a pattern; see feature-map/part.ts. */
export function patternOf(path: string): RegExp {
  const text = path
    .replaceAll('.', '[.]')
    .replaceAll('**/', '(.+/)?')
    .replaceAll(/(?<!\))\*/g, '[^/]*')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll(',', '|');
  return new RegExp(path.endsWith('/') ? `^${text}` : `^${text}$`);
}

/**
 * A folder or file that is called by a word: `rankings/`, `rankings.service.ts`, `list-rankings.ts` by no word of its
 * own.
 */
const isCalled = (path: string, word: string): boolean =>
  path.split('/').some((part) => part === word || part.startsWith(`${word}.`));

/** What of some files belongs to a feature or room; for any other word what has it in its name. */
export function filesOf(word: string, files: readonly string[]): readonly string[] {
  const name = partCalled(word);
  if (name === null) return files.filter((path) => path.toLowerCase().includes(word));
  const patterns = (PARTS.get(name)?.paths ?? []).map(patternOf);
  return files.filter((path) => isCalled(path, name) || isCalled(path, word) || patterns.some((one) => one.test(path)));
}
