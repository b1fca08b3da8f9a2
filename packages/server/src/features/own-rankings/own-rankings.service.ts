import type { Edition } from '@pylon/almanac/editions/edition';
import type { BodyOf } from '@pylon/contract/endpoint';
import { MOST_LISTS, ownListIdOf } from '@pylon/contract/own-rankings/list-rules';
import type {
  createRankingList,
  importRankingList,
  RankingListSummary,
  RankingPlace,
  ReadLine,
  updateRankingList,
} from '@pylon/contract/own-rankings/own-rankings';
import { type RankedPlace, withWholeTiers } from '@pylon/engine/own-rankings/ranked-places';
import type { EditionSource } from '../../almanac/edition-holder.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { ownListOf } from '../../plans/own-lists.queries.ts';
import { usableScoring } from '../../plans/usable-scoring.ts';
import type { Caller } from '../../threads/caller.ts';
import { type OwnList, toWireList } from '../../wire/own-list.ts';
import { seasonById } from '../../wire/season.ts';
import { begunOrder } from './begun-order.ts';
import { deleteOwn, insertOwn, listOwn, updateOwn } from './own-rankings.queries.ts';
import { COST_MS, readText, wireOf } from './read-text.ts';

export interface OwnRankingsParts {
  readonly db: Db;
  readonly editions: EditionSource;
  /** Says which day it is in the almanac. */
  readonly clock: Clock;
}

type One = Outcome<{ rankingList: RankingListSummary }>;

/** The caller's lists. */
export async function rankingLists({ db }: OwnRankingsParts, { id }: Person): Promise<RankingListSummary[]> {
  return (await listOwn(db, id)).map(toWireList);
}

/** One of the caller's lists with its players. */
export async function rankingList(
  { db, editions }: OwnRankingsParts,
  person: Person,
  id: string,
): Promise<Outcome<{ rankingList: RankingListSummary; places: RankingPlace[] }>> {
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const list = await ownListOf(db, person.id, id);
  if (!list) return failure('ranking-list-not-found');
  const places = list.places.flatMap(({ entityId, tier, mark, note }) => {
    const player = wireOf(edition, entityId, list.season);
    return player ? [{ ...player, tier, mark, note }] : [];
  });
  return found({ rankingList: toWireList(list), places });
}

/** Keeps a new list. Only a registered person has lists: they are meant to be there next season. */
export async function createList(
  parts: OwnRankingsParts,
  person: Person,
  body: BodyOf<typeof createRankingList>,
): Promise<One> {
  const { db, editions, clock } = parts;
  if (person.email === null) return failure('registration-required');
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const season = seasonById(edition, body.seasonId, clock.now());
  if (!season.ok) return season;
  const begun = await begunPlaces(db, edition, person, { ...body, season: season.value.year });
  if (!begun.ok) return begun;
  const content = { name: body.name, kind: body.kind, season: season.value.year, places: begun.value };
  return presented((await insertOwn(db, person.id, content, MOST_LISTS)) ?? 'full');
}

async function begunPlaces(
  db: Db,
  edition: Edition,
  person: Person,
  { expertId, scoringSystemId, places, kind, season }: BodyOf<typeof createRankingList> & { readonly season: number },
): Promise<Outcome<readonly RankedPlace[]>> {
  if (!expertId) return known(edition, places);
  if (places.length > 0) return failure('invalid-parameters', { places: 'come from the expert' });
  const ownId = ownListIdOf(expertId);
  if (ownId !== null) {
    const list = await ownListOf(db, person.id, ownId);
    return list ? found(list.places) : failure('ranking-list-not-found');
  }
  const scoring = await usableScoring(db, person, scoringSystemId);
  if (!scoring.ok) return scoring;
  return begunOrder(edition, { kind, season, expertId, scoring: scoring.value, tier: person.tier });
}

/** Replaces one of the caller's lists, unless it is another one by now than the change was made to. */
export async function updateList(
  { db, editions }: OwnRankingsParts,
  person: Person,
  { id, version, name, places }: BodyOf<typeof updateRankingList>,
): Promise<One> {
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const sent = known(edition, places);
  return sent.ok
    ? presented(await updateOwn(db, { accountId: person.id, id, version }, { name, places: sent.value }))
    : sent;
}

/** Deletes one of the caller's lists. */
export async function deleteList(
  { db }: OwnRankingsParts,
  person: Person,
  id: string,
): Promise<Outcome<{ id: string }>> {
  return (await deleteOwn(db, person.id, id)) ? found({ id }) : failure('ranking-list-not-found');
}

/** Who is meant by a pasted ranking. */
export async function importedList(
  { editions, clock }: OwnRankingsParts,
  person: Person,
  caller: Pick<Caller, 'mayCost'>,
  { text, seasonId }: BodyOf<typeof importRankingList>,
): Promise<Outcome<{ lines: ReadLine[]; leftOut: number }>> {
  if (person.email === null) return failure('registration-required');
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const season = seasonById(edition, seasonId, clock.now());
  if (!season.ok) return season;
  const read = readText(edition, text, season.value.year);
  if (!caller.mayCost(COST_MS.lookUp + COST_MS.search * read.searched)) return failure('too-many-requests');
  return found({ lines: await read.toWire(), leftOut: read.leftOut });
}

/** Places as they are kept; nobody is kept who could not be shown again. */
function known(edition: Edition, places: readonly RankedPlace[]): Outcome<readonly RankedPlace[]> {
  const { indexes } = edition;
  const isKnown = ({ entityId }: RankedPlace) =>
    indexes.playerRow(entityId) !== undefined || indexes.teamRow(entityId) !== undefined;
  return places.every(isKnown)
    ? found(withWholeTiers(places))
    : failure('invalid-parameters', { places: 'names somebody who is not known' });
}

function presented(list: OwnList | 'none' | 'changed' | 'full'): One {
  if (list === 'full') return failure('too-many-ranking-lists');
  if (list === 'changed') return failure('ranking-list-changed');
  return list === 'none' ? failure('ranking-list-not-found') : found({ rankingList: toWireList(list) });
}
