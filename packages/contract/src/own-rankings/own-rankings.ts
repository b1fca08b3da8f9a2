import { PLAYER_MARKS } from '@pylon/engine/own-rankings/ranked-places';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { NameLine } from '../read-names.ts';
import { EntityIdText, entity, ScoringSystemIdText, SeasonId } from '../wire.ts';
import {
  isListName,
  isPlaceNote,
  LIST_KINDS,
  LONGEST_LIST_NAME,
  LONGEST_LIST_TEXT,
  LONGEST_PLACE_NOTE,
  MOST_PLACES,
} from './list-rules.ts';

/** A list without its players. */
export const RankingListSummary = z
  .object({
    id: z.string(),
    /** By which calls that take experts take this list. */
    expertId: z.string(),
    name: z.string(),
    kind: z.enum(LIST_KINDS),
    seasonId: SeasonId,
    /** The week that a list of a week is for; null for all others. */
    week: z.number().nullable(),
    /** Players in it. */
    size: z.number(),
    /** Grows by one with every change; whoever changes the list says which one they have seen. */
    version: z.number(),
    updatedAt: z.string(),
  })
  .meta({ id: 'RankingListSummary' });
export type RankingListSummary = z.output<typeof RankingListSummary>;

/** What a person says of a player besides the place. Tiers are numbered from 1, over all positions. */
const said = {
  tier: z.number().int().min(1).max(MOST_PLACES),
  mark: z.enum(PLAYER_MARKS).nullable(),
  note: z.string(),
};

/** A player of a list; the n-th has place n. Whom the almanac no longer knows is neither athlete nor team. */
export const RankingPlace = z
  .object({
    entityId: z.string(),
    ...entity,
    byeWeek: z.number().nullable(),
    /** What a player whom the almanac no longer knows was called; null for all others, and where no name was kept. */
    lastKnownName: z.string().nullable(),
    ...said,
  })
  .meta({ id: 'RankingPlace' });
export type RankingPlace = z.output<typeof RankingPlace>;

/** The same as it is sent: every player once. Tiers begin where their number changes. */
const PlacesInput = z
  .array(
    z.object({
      entityId: EntityIdText,
      ...said,
      note: z.string().trim().refine(isPlaceNote, `must be a line of at most ${LONGEST_PLACE_NOTE} characters`),
    }),
  )
  .max(MOST_PLACES)
  .refine((places) => new Set(places.map(({ entityId }) => entityId)).size === places.length, 'names a player twice');

const ListName = z.string().trim().refine(isListName, `must be 1 to ${LONGEST_LIST_NAME} characters that can be seen`);
/** 16 random bytes in hexadecimal digits. */
const SAVE_ID = /^[0-9a-f]{32}$/;
const ListId = z.string().max(40);

const One = z.object({ rankingList: RankingListSummary });

export const listRankingLists = endpoint('listRankingLists', {
  summary: 'The caller’s own ranking lists, those changed last first. Changes nothing.',
  answer: z.object({ rankingLists: z.array(RankingListSummary) }),
});

export const getRankingList = endpoint('getRankingList', {
  summary: 'One of the caller’s own ranking lists with its players. Changes nothing. Errors: ranking-list-not-found.',
  query: z.object({ id: ListId }),
  answer: One.extend({ places: z.array(RankingPlace) }),
});

export const createRankingList = endpoint('createRankingList', {
  summary:
    'Keeps a new ranking list, which begins in the order of an expert or of another of the caller’s lists, or with the players sent. A week’s list begins without those whose team rests in it. Errors: registration-required, season-not-found, ranking-list-not-found, scoring-system-not-found, too-many-ranking-lists, invalid-parameters.',
  plans: 'An expert or a scoring of a plan needs its tier: tier-required below it.',
  body: z.object({
    name: ListName,
    kind: z.enum(LIST_KINDS).default('seasonal'),
    seasonId: SeasonId,
    /** For a list of a week, and for no other: which. */
    week: z.number().int().min(1).max(22).nullish(),
    /** Whose order the list begins in; without one it begins with `places`. */
    expertId: z.string().max(60).nullish(),
    /** In which scoring that expert ranks. */
    scoringSystemId: ScoringSystemIdText.default(FREE_SCORING_ID),
    places: PlacesInput.default([]),
  }),
  answer: One,
});

export const updateRankingList = endpoint('updateRankingList', {
  summary:
    'Replaces name and players of one of the caller’s own ranking lists, if nobody changed it since. The last save sent again under its id changes nothing and is answered as before. Errors: ranking-list-not-found, ranking-list-changed, invalid-parameters.',
  body: z.object({
    id: ListId,
    /** The version that the change was made to. */
    version: z.number().int().min(1),
    /** The caller's own id of this save, another for every change. */
    saveId: z.string().regex(SAVE_ID).optional(),
    name: ListName,
    places: PlacesInput,
  }),
  answer: One,
});

export const deleteRankingList = endpoint('deleteRankingList', {
  summary: 'Deletes one of the caller’s own ranking lists. Errors: ranking-list-not-found.',
  query: z.object({ id: ListId }),
  answer: z.object({ id: z.string() }),
});

/** A line of a pasted ranking: who is meant, and what is said of them. */
export const ReadLine = NameLine.extend(said).meta({ id: 'ReadLine' });
export type ReadLine = z.output<typeof ReadLine>;

export const importRankingList = endpoint('importRankingList', {
  summary:
    'Reads a ranking from pasted text or a CSV file: line by line who is meant, with the nearest names where that is open. Changes nothing. Errors: registration-required, too-many-requests.',
  body: z.object({ seasonId: SeasonId, text: z.string().max(LONGEST_LIST_TEXT) }),
  answer: z.object({
    /** In the order of the ranking: by the ranks in the text where every line has one. */
    lines: z.array(ReadLine),
    /** Lines with a name beyond the most that a list holds. */
    leftOut: z.number(),
  }),
});
