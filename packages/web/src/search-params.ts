/** The query of an address as texts; the last of several of one name counts. */
export const parseQuery = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query.startsWith('?') ? query.slice(1) : query));

/**
 * The other way round: absent values are left out, commas and colons stay readable.
 * @example stringifyQuery({ pos: 'QB,RB' }) // → '?pos=QB,RB'
 */
export function stringifyQuery(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}

type Typed = Readonly<Record<string, unknown>>;

/** What an address may say of any page: whose card lies over it, in which scoring and season, and that help is open. */
const OF_EVERY_PAGE: ReadonlySet<string> = new Set(['player', 'cardScoring', 'cardSeason', 'faq']);

/**
 * Lets a page see only the parsed part of its address. The router merges that into the typed query, so that a value
 * that does not fit has to be taken away by name.
 */
export const onlyWhatFits =
  <Search extends object>(read: (typed: Typed) => Search) =>
  (typed: Typed): Search => {
    const nothing = Object.keys(typed).flatMap((name) => (OF_EVERY_PAGE.has(name) ? [] : [[name, undefined] as const]));
    return { ...Object.fromEntries(nothing), ...read(typed) };
  };
