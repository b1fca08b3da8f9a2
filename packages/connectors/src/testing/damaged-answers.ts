// Answers as they come when something broke on the way: fields gone, of another type, cut off, far too much. By seed,
// so that what was found once is found again.
import { expect } from 'vitest';
import type { Platform } from '../platform.ts';
import type { PlatformFailure } from '../platform-failure.ts';
import { answering, askedThrough, type ConformanceCase } from './conformance-case.ts';
import { questionsOf } from './platform-questions.ts';

type Random = () => number;

/** Numbers from 0 to below 1, the same for the same seed. */
export function seededRandom(seed: number): Random {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

const STRANGE: readonly unknown[] = [
  ...[null, '', 'x'.repeat(5_000), '-1', 'NaN', 0, -1, 1.5, 1e308, -1e308, 2 ** 53, true, false, [], {}, [[]]],
  ...['<b>bold</b>', '\u0000', '__proto__', [null], { '0': {} }, '2026-99-99', 1e15],
];

/** An answer with one part of it broken; a text when what came is no JSON any more. */
export function damaged(answer: unknown, random: Random): unknown {
  if (typeof answer === 'string') return brokenText(answer, random);
  return random() < 0.08 ? brokenText(JSON.stringify(answer), random) : brokenPart(answer, random, 0);
}

function brokenText(text: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  return random() < 0.5
    ? text.slice(0, at)
    : `${text.slice(0, at)}${pick(random, ['{', '"', '<x', '0'])}${text.slice(at + 1)}`;
}

function brokenPart(value: unknown, random: Random, depth: number): unknown {
  const stops = typeof value !== 'object' || value === null || (depth > 0 && random() < 0.12);
  if (stops) return pick(random, STRANGE);
  if (Array.isArray(value)) {
    const list: unknown[] = value;
    if (list.length === 0 || random() < 0.05) return random() < 0.5 ? [] : Array.from({ length: 3_000 }, () => list[0]);
    const at = Math.floor(random() * list.length);
    if (random() < 0.1) return list.toSpliced(at, 1);
    return list.with(at, brokenPart(list[at], random, depth + 1));
  }
  const key = pick(random, Object.keys(value));
  if (key === undefined) return pick(random, STRANGE);
  const fields = Object.entries(value).filter(([name]) => name !== key || random() < 0.75);
  return Object.fromEntries(fields.map(([name, of]) => [name, name === key ? brokenPart(of, random, depth + 1) : of]));
}

const FAILURES: readonly PlatformFailure[] = [
  ...(['unknown-account', 'wrong-password', 'unknown-league', 'unknown-draft', 'sign-in-again'] as const),
  ...(['refused', 'throttled', 'unreachable', 'unreadable-answer'] as const),
];

/**
 * Asks a platform everything that one damaged answer has to do with, once for each seed.
 *
 * @returns how often a question was answered all the same, and how often it failed with a name
 */
export async function askDamaged(
  platformOf: (given: ConformanceCase, answers: ConformanceCase['answers']) => Platform,
  given: ConformanceCase,
  seeds: number,
): Promise<{ readonly answered: number; readonly failed: number }> {
  const questions = questionsOf(platformOf(given, given.answers), given, null);
  const addresses = Object.keys(given.answers).filter((address) => !(given.answers[address] instanceof Function));
  const readers = new Map<string, readonly (typeof questions)[number][]>();
  for (const address of addresses) {
    // Whoever asks an address fails without it, or answers otherwise.
    const seen: (typeof questions)[number][] = [];
    for (const question of questions) {
      let isAsked = false;
      const asking = { ...given.answers };
      Object.defineProperty(asking, address, {
        enumerable: true,
        get: () => {
          isAsked = true;
          return given.answers[address];
        },
      });
      await question.ask(platformOf(given, asking));
      if (isAsked) seen.push(question);
    }
    readers.set(address, seen);
  }
  let [answered, failed] = [0, 0];
  for (let seed = 0; seed < seeds; seed++) {
    const random = seededRandom(seed);
    const address = addresses[seed % addresses.length] ?? '';
    const answers = { ...given.answers, [address]: damaged(given.answers[address], random) };
    for (const { verb, ask } of readers.get(address) ?? []) {
      const result = await ask(platformOf(given, answers));
      if (result.ok) {
        answered++;
        expect(oversized(result.value), `${verb} of ${address}, seed ${seed}`).toEqual([]);
      } else {
        failed++;
        expect(FAILURES, `${verb} of ${address}, seed ${seed}`).toContain(result.reason);
      }
    }
  }
  return { answered, failed };
}

/** A platform by its answers, without waiting. */
export const askedWith = (make: (parts: ReturnType<typeof askedThrough>) => Platform) => {
  return (_given: ConformanceCase, answers: ConformanceCase['answers']) => make(askedThrough(answering(answers)));
};

/** Texts longer than 1,000 characters, lists longer than any league's, and numbers that are none. */
function oversized(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return value.length > 1_000 ? [`${path}: ${value.length} characters`] : [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  return [
    ...(entries.length > 5_000 ? [`${path}: ${entries.length} entries`] : []),
    ...entries.flatMap(([key, of]) => oversized(of, `${path}.${key}`)),
  ];
}
