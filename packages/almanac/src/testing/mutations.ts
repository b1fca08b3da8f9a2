// Answers damaged by chance, for readers that must neither break nor believe what cannot be.
import { seededRandom } from '@pylon/engine/random/random';

type Path = readonly (string | number)[];

/** What no field of any answer may say; undefined takes the field away. */
const WRONG = [undefined, null, '', 'x', -1_000_000, 1e12, true, {}, []] as const;

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return path.length === 0 ? parts : [path, ...parts];
}

function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((part, at) => (String(at) === String(key) ? changed(part, rest, to) : part));
  const fields = value as Readonly<Record<string, unknown>>; // a path leads through objects and lists
  return { ...fields, [key]: changed(fields[key], rest, to) };
}

/**
 * An answer with one thing wrong in it, again and again.
 *
 * @param seed the same seed gives the same damage
 * @returns the damaged answers with words for a failed test; one in fifty is cut off
 */
export function* mutations(answer: unknown, count: number, seed: number): Generator<{ bytes: Buffer; what: string }> {
  const random = seededRandom(seed);
  const paths = pathsOf(answer);
  for (let round = 0; round < count; round++) {
    const path = paths[Math.floor(random.next() * paths.length)] ?? [];
    const wrong = WRONG[Math.floor(random.next() * WRONG.length)];
    const text = JSON.stringify(changed(answer, path, wrong));
    const cut = round % 50 === 49 ? Math.floor(random.next() * text.length) : text.length;
    yield { bytes: Buffer.from(text.slice(0, cut)), what: `${seed}: ${path.join('.')} = ${JSON.stringify(wrong)}` };
  }
}
