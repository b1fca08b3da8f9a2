import type { DraftLink } from './draft-link.ts';

const NAMES = [
  'mode',
  'league',
  'order',
  'teams',
  'pick',
  'clock',
  'scoring',
  'adp',
  'experts',
  'strategy',
  'rivals',
  'room',
  'roster',
  'budget',
  'keepers',
  'sponsor',
] as const satisfies readonly (keyof DraftLink)[];

/**
 * What an address says of a draft, unread: the rules by which it is read are a form's, and every page knows every
 * address.
 */
export const linkTexts = (raw: Readonly<Record<string, unknown>>): DraftLink =>
  Object.fromEntries(NAMES.flatMap((name) => (typeof raw[name] === 'string' ? [[name, raw[name]]] : [])));
