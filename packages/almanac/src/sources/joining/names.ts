/**
 * Splits a full name in given and family name, the suffix with the latter.
 * @example splitName('Amon-Ra St. Brown') // → ['Amon-Ra', 'St. Brown']
 */
export function splitName(name: string): readonly [string, string] {
  const words = name.trim().split(/\s+/);
  return [words[0] ?? '', words.slice(1).join(' ')];
}
