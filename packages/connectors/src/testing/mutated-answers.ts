// Answers that are not what they were: a field less, another type, cut off, far too much. By a seed, so that what went
// wrong once goes wrong again.

/** From 0 to below 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
type Random = () => number;

const oneOf = <T>(values: readonly T[], random: Random): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined && values.length === 0) throw new Error('nothing to choose from');
  return value as T; // the index is within
};

/** What stands where something else was expected. */
const STRANGE: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 1.5, -0.5, 17, 999, 1e9, -1e9, 1e15, 1e308, 2 ** 53],
  ...['', ' ', '0', '-1', '7', 'null', '2026', '1e999', 'NaN', '__proto__', 'constructor', '../..', '<b>x</b>'],
  ...['\u0000\u0007', '\ud83c', '😀'.repeat(200), 'x'.repeat(100_000), '1970-01-01T00:00:00Z', '+275760-09-13'],
  ...[
    [],
    [null],
    [[]],
    {},
    { constructor: 1 },
    Array.from({ length: 20_000 }, () => ({})),
    Array.from({ length: 300 }, () => 'a'),
  ],
];

/** An answer that is changed somewhere, with words for what was done. */
export interface Mutated {
  readonly what: string;
  readonly answer: unknown;
}

/**
 * Changes an answer in one to three places.
 *
 * @param answer JSON, a text, or a function that makes a response
 */
export async function mutatedAnswer(answer: unknown, random: Random): Promise<Mutated> {
  if (answer instanceof Function) {
    const response = (answer as () => Response)().clone(); // as a case says of functions
    const { status, headers } = response;
    const { what, answer: body } = mutatedText(await response.text(), random);
    return { what, answer: () => new Response(body, { status, headers }) };
  }
  if (typeof answer === 'string') return mutatedText(answer, random);
  if (random() < 0.15) return mutatedText(JSON.stringify(answer), random);
  const changed = { answer };
  const times = 1 + Math.floor(random() * 3);
  return { what: Array.from({ length: times }, () => changedIn(changed, random)).join(', '), answer: changed.answer };
}

/** Changes something within a value of JSON; what lies on the way there is copied, and the rest stays whose it is. */
function changedIn(root: { answer: unknown }, random: Random): string {
  let holder: Record<string, unknown> = root as unknown as Record<string, unknown>; // arrays are held by key, too
  let key = 'answer';
  const path = [];
  // Deeper by chance: near the root as often as at the leaves.
  while (random() < 0.85) {
    const inner = holder[key];
    if (typeof inner !== 'object' || inner === null || Object.keys(inner).length === 0) break;
    const copy = (Array.isArray(inner) ? [...inner] : { ...inner }) as Record<string, unknown>; // as above
    holder[key] = copy;
    holder = copy;
    key = oneOf(Object.keys(inner), random);
    path.push(key);
  }
  const where = path.join('.') || 'the whole';
  const way = random();
  if (way < 0.25 && key !== 'answer') {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
    return `${where} is gone`;
  }
  if (way < 0.4 && Array.isArray(holder)) {
    holder.push(structuredClone(holder[Number(key)]));
    return `${where} twice`;
  }
  if (way < 0.55 && typeof holder[key] === 'number') {
    holder[key] = String(holder[key]);
    return `${where} as text`;
  }
  const strange = structuredClone(oneOf(STRANGE, random));
  holder[key] = strange;
  return `${where}: ${(JSON.stringify(strange) ?? '').slice(0, 40)}`;
}

/** Changes a text: cuts it off, takes a part out, puts something in, or changes a number. */
function mutatedText(text: string, random: Random): { readonly what: string; readonly answer: string } {
  const at = Math.floor(random() * text.length);
  const length = Math.floor(random() * Math.min(200, text.length));
  const way = Math.floor(random() * 5);
  if (way === 0) return { what: `cut off at ${at}`, answer: text.slice(0, at) };
  if (way === 1) return { what: `${length} less at ${at}`, answer: text.slice(0, at) + text.slice(at + length) };
  if (way === 2) {
    const word = oneOf(['<', '&', '"', '\u0000', '<!DOCTYPE x [<!ENTITY e "e">]>', ']]>', '9'.repeat(400)], random);
    return { what: `${word.slice(0, 20)} at ${at}`, answer: text.slice(0, at) + word + text.slice(at) };
  }
  if (way === 3) {
    const part = text.slice(at, at + length);
    return { what: `${length} at ${at} 500 times`, answer: text.slice(0, at) + part.repeat(500) + text.slice(at) };
  }
  const numbers = [...text.matchAll(/\d+/g)];
  if (numbers.length === 0) return { what: 'nothing', answer: '' };
  const { index, 0: digits } = oneOf(numbers, random);
  const other = oneOf(['-1', '0', '1e999', '99999999999999999999', 'x', ''], random);
  return {
    what: `${digits} at ${index} is ${other}`,
    answer: text.slice(0, index) + other + text.slice(index + digits.length),
  };
}
