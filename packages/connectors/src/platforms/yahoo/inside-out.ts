/**
 * Yahoo's JSON is its XML turned inside out: things are lists of their fields, lists are things with numbers for names,
 * and what is empty is an empty list. Here it is turned back.
 */

/** Deeper than any answer; what is nested beyond is not looked at. */
const DEEPEST = 40;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (key: string) => /^\d+$/.test(key);

/**
 * A value with its things as objects and its lists as lists.
 *
 * @example plain([[{ id: '1' }, [], { name: 'Ada' }], { roster: [] }]) // → { id: '1', name: 'Ada', roster: [] }
 * @example plain({ '0': { team: 1 }, '1': { team: 2 }, count: 2 }) // → [{ team: 1 }, { team: 2 }]
 */
export function plain(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return ofList(value, depth);
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([key, of]) => [key, plain(of, depth + 1)] as const);
  const numbered = entries.filter(([key]) => isNumber(key));
  if (numbered.length === 0) return Object.fromEntries(entries);
  if ('count' in value) return numbered.sort(([one], [other]) => Number(one) - Number(other)).map(([, of]) => of);
  // A part without a name belongs to the thing that it stands in.
  const parts = numbered.flatMap(([, of]) => (isFields(of) ? Object.entries(of) : []));
  return Object.fromEntries([...entries.filter(([key]) => !isNumber(key)), ...parts]);
}

function ofList(list: readonly unknown[], depth: number): unknown {
  const parts = list.map((part) => plain(part, depth + 1));
  const fields = parts.filter(isFields);
  if (fields.length === 0) return parts;
  const [first, ...others] = fields.map((part) => Object.keys(part));
  const isOfOneKind =
    others.length > 0 && [first, ...others].every((keys) => keys?.length === 1 && keys[0] === first?.[0]);
  // Two of the same name are a list; anything else is a thing whose fields stand one by one.
  return isOfOneKind ? fields : Object.fromEntries(fields.flatMap((part) => Object.entries(part)));
}

/** What Yahoo writes where there is nothing. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/**
 * The things of a list, whichever way it is written.
 *
 * @param value turned back already
 * @param name of one thing: 'team' in `teams`
 * @returns none for what is empty; null for what is no list
 */
export function listed(value: unknown, name: string): readonly unknown[] | null {
  if (isNothing(value)) return [];
  if (Array.isArray(value)) return value.map((part: unknown) => (isFields(part) && name in part ? part[name] : part));
  if (!isFields(value)) return null;
  if (!(name in value)) return Number(value['count']) === 0 ? [] : null;
  const only = value[name];
  return Array.isArray(only) ? only : [only];
}
