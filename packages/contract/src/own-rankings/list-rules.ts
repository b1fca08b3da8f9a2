// Rules for a person's own ranking lists; free of schemas, so that the editor keeps to them before the server asks.

import type { Period } from '@pylon/engine/vocabulary/weeks';

/** What a list ranks for: a season with one starting quarterback or two, what is left of it, careers, or a week. */
export const LIST_KINDS = ['seasonal', 'superflex', 'restOfSeason', 'dynasty', 'weekly'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

export const LIST_KIND_LABELS: Readonly<Record<ListKind, string>> = {
  seasonal: 'Season',
  superflex: 'Superflex season',
  restOfSeason: 'Rest of season',
  dynasty: 'Dynasty',
  weekly: 'Week',
};

/** What a list ranks for, in words. @example listLabel({ kind: 'weekly', week: 12 }) // → 'Week 12' */
export const listLabel = ({ kind, week }: { readonly kind: ListKind; readonly week: number | null }): string =>
  `${LIST_KIND_LABELS[kind]}${week === null ? '' : ` ${week}`}`;

/** What can be ranked: the periods of tables and, in dynasty rooms alone, careers. */
export type RankedPeriod = Period | 'dynasty';

/** Kinds of lists that are experts of it. */
const KINDS_OF_PERIOD = {
  seasonal: ['seasonal', 'superflex'],
  weekly: ['weekly'],
  restOfSeason: ['restOfSeason'],
  dynasty: ['dynasty'],
} as const satisfies Readonly<Record<RankedPeriod, readonly ListKind[]>>;

/** Lists that a person may keep, besides those of weeks; lists of weeks, enough for a whole season; players in each. */
export const MOST_LISTS = 12;
export const MOST_WEEK_LISTS = 24;
export const MOST_PLACES = 600;
/** Characters of a list's name, of a note, and of a text that a list is read from. */
export const LONGEST_LIST_NAME = 40;
export const LONGEST_PLACE_NOTE = 200;
export const LONGEST_LIST_TEXT = 60_000;

/** No control characters, line breaks, or marks that turn the reading direction. */
const PLAIN = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text, without the blanks around it, may be a list's name. */
export const isListName = (text: string): boolean => {
  const name = text.trim();
  return name.length <= LONGEST_LIST_NAME && PLAIN.test(name) && SEEN.test(name);
};

/** Whether a text may be the note on a player. */
export const isPlaceNote = (text: string): boolean => text.length <= LONGEST_PLACE_NOTE && PLAIN.test(text);

const OWN = 'own-';

/** The name by which a list is chosen among experts. @example ownExpertId('ab') // → 'own-ab' */
export const ownExpertId = (listId: string): string => `${OWN}${listId}`;

/** The list that an expert's id names; null for an expert who is nobody's own list. */
export const ownListIdOf = (expertId: string): string | null =>
  expertId.startsWith(OWN) ? expertId.slice(OWN.length) : null;

/** Whether a list is an expert of rankings: by its kind and season and, of a week's, by the week. */
export const ranksSuch = (
  list: { readonly kind: ListKind; readonly seasonId: string; readonly week: number | null },
  ranked: { readonly period: RankedPeriod; readonly seasonId: string; readonly week?: number | undefined },
): boolean => {
  const kinds: readonly ListKind[] = KINDS_OF_PERIOD[ranked.period];
  const isWeek = list.week === null || list.week === ranked.week;
  return kinds.includes(list.kind) && list.seasonId === ranked.seasonId && isWeek;
};
