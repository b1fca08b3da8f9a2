// Names as sources write them, made comparable.
import { plainName } from './plain-name.ts';

const SUFFIX = /\s+(jr|sr|ii|iii|iv|v)$/;

/**
 * A plain name without suffix.
 * @example nameKey("Ja'Marr Chase") // → 'jamarr chase'
 * @example nameKey('A.J. Brown Jr.') // → 'aj brown'
 */
export const nameKey = (name: string): string => plainName(name).replace(SUFFIX, '');

/** Given names that stand for one another. Only pairs that the sources really mix. */
const SHORT_FORMS: readonly (readonly string[])[] = [
  ['hollywood', 'marquise'],
  ['gabe', 'gabriel'],
  ['josh', 'joshua'],
  ['cam', 'cameron'],
  ['mike', 'michael'],
  ['chig', 'chigoziem'],
  ['tank', 'nathaniel'],
  ['scotty', 'scott'],
  ['ken', 'kenneth', 'kenny'],
  ['chris', 'christopher'],
  ['matt', 'matthew'],
  ['zach', 'zachary', 'zack'],
  ['rob', 'robert', 'bobby'],
  ['pat', 'patrick'],
  ['will', 'william', 'bill'],
  ['nick', 'nicholas'],
  ['ben', 'benjamin'],
  ['andy', 'andres', 'andrew'],
  ['pop', 'demario'],
  ['bucky', 'markeise'],
  ['dan', 'daniel'],
  ['jake', 'jacob'],
  ['alex', 'alexander'],
  ['joe', 'joseph'],
  ['tom', 'thomas', 'tommy'],
  ['jeff', 'jeffery', 'jeffrey'],
  ['greg', 'gregory'],
  ['steve', 'steven', 'stephen'],
  ['tim', 'timothy'],
  ['dave', 'david'],
  ['sam', 'samuel'],
  ['nate', 'nathan', 'nathaniel'],
  ['deebo', 'tyshun'],
  ['boogie', 'carlos'],
  ['tutu', 'chatarius'],
  ['bam', 'zonovan'],
  ['cedric', 'ced'],
  ['tony', 'anthony'],
  ['ollie', 'oliver'],
];
const FORMS = new Map<string, Set<string>>();
for (const group of SHORT_FORMS) {
  for (const form of group) FORMS.set(form, new Set([...(FORMS.get(form) ?? []), ...group]));
}

/**
 * The keys under which the same person may be found: the name's own first, then with other forms of the given name.
 * @example nameKeys('Hollywood Brown') // → ['hollywood brown', 'marquise brown']
 */
export function nameKeys(name: string): readonly string[] {
  const key = nameKey(name);
  const [given = '', ...rest] = key.split(' ');
  return [key, ...givenNameForms(given).map((form) => [form, ...rest].join(' '))];
}

/**
 * Other forms of a given name, as {@link nameKey} writes them.
 * @example givenNameForms('Marquise') // → ['hollywood']
 */
export function givenNameForms(given: string): readonly string[] {
  const key = nameKey(given);
  return [...(FORMS.get(key) ?? [])].filter((form) => form !== key);
}
