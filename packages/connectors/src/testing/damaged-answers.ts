// Answers as they come when something is wrong: parts missing, of another type, out of all bounds, or cut off.
import { type Random, seededRandom } from '@pylon/engine/random/random';

import type { MakePlatform } from '../platforms.ts';
import { answering, askedThrough, type ConformanceCase } from './conformance-case.ts';
import { questionsOf } from './platform-questions.ts';

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  1e300,
  0.1,
  '',
  'x'.repeat(5000),
  '\u0000\u202ename',
  [],
  {},
  [null],
  [[]],
  'http://pictures.example/',
  '99999999999999999999999999',
];

/** An answer with one part of it damaged; as text where it is cut off. */
export function damaged(answer: unknown, random: Random): unknown {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random.next() * items.length)];
  if (typeof answer === 'string' || random.next() < 0.05) {
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return text.slice(0, Math.floor(random.next() * text.length));
  }
  const copy: unknown = structuredClone(answer);
  let here: unknown = copy;
  // Down some way, and there one part is lost, made strange or told many times.
  for (let depth = Math.floor(random.next() * 9); ; depth--) {
    if (typeof here !== 'object' || here === null) return copy;
    const parts = here as Record<string, unknown>; // lists have keys, too
    const key = pick(Object.keys(parts));
    if (key === undefined) return copy;
    const inner = parts[key];
    if (depth > 0 && typeof inner === 'object' && inner !== null) {
      here = inner;
      continue;
    }
    const chance = random.next();
    if (chance < 0.35 && !Array.isArray(here)) delete parts[key];
    else if (chance < 0.85) parts[key] = pick(STRANGE);
    else if (Array.isArray(inner)) parts[key] = Array.from({ length: 400 }, () => inner[0] ?? null);
    else parts[key] = 'x'.repeat(20_000);
    return copy;
  }
}

const LONGEST_TEXT = 600;

/** What is wrong with something told: text without bounds, and numbers that are none. */
function faultsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? [`a text of ${value.length}`] : [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(faultsIn);
}

/**
 * Asks a case everything while one of its answers is damaged, over and over.
 *
 * @returns what went wrong: exceptions, and answers out of bounds; empty when every damage came to a failure or was
 *   read over
 */
export async function askDamaged(make: MakePlatform, given: ConformanceCase, rounds: number, seed: string) {
  const random = seededRandom(seed);
  const questions = questionsOf(make(askedThrough(answering(given.answers)), {}), given, null);
  // What a question does not ask for cannot harm its answer.
  const askedFor = await Promise.all(
    questions.map(async ({ ask }) => {
      const addresses = new Set<string>();
      const network = answering(given.answers);
      const listening: typeof network = (address, options) => {
        addresses.add(options.method === 'POST' ? `POST ${address.href}` : address.href);
        return network(address, options);
      };
      await ask(make(askedThrough(listening), {}));
      return addresses;
    }),
  );
  const addresses = [...new Set(askedFor.flatMap((all) => [...all]))].filter((address) => address in given.answers);
  const faults: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const address = addresses[Math.floor(random.next() * addresses.length)] ?? '';
    const answer = given.answers[address];
    if (answer instanceof Function) continue;
    const answers = { ...given.answers, [address]: damaged(answer, random) };
    const asked = make(askedThrough(answering(answers)), {});
    for (const [index, { verb, ask }] of questions.entries()) {
      if (!askedFor[index]?.has(address)) continue;
      try {
        const result = await ask(asked);
        if (result.ok) faults.push(...faultsIn(result.value).map((fault) => `${verb} ${address}: ${fault}`));
      } catch (error) {
        faults.push(`${verb} ${address}: ${error}`);
      }
    }
  }
  return faults;
}
