import { BRAND } from '@pylon/contract/brand';

/** Names that a text of the content folder leaves to the brand. */
const NAMES: Readonly<Record<string, string>> = {
  product: BRAND.name,
  plan: BRAND.plan,
  hub: BRAND.leagueHub,
  drafts: BRAND.mockDrafts,
};

const PLACE = /\{(\w+)\}/g;

/** A text with the brand's names where it says `{product}`, `{plan}`, `{hub}` or `{drafts}`. */
export const withBrand = (text: string): string =>
  text.replaceAll(PLACE, (place, name: string) => (Object.hasOwn(NAMES, name) ? (NAMES[name] ?? place) : place));

/** The same for every text of a value that came of JSON. */
export function brandedTexts<T>(value: T): T {
  const branded = (part: unknown): unknown => {
    if (typeof part === 'string') return withBrand(part);
    if (Array.isArray(part)) return part.map(branded);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, branded(each)]));
  };
  return branded(value) as T; // the same shape, with other words
}
