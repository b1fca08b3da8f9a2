import type { Edition } from '@pylon/almanac/editions/edition';
import type { BodyOf } from '@pylon/contract/endpoint';
import { MOST_LISTS, MOST_WEEK_LISTS, ownListIdOf } from '@pylon/contract/own-rankings/list-rules';
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
import { byeWeekOf, toWireEntity } from '../../wire/entity.ts';
import { type OwnList, toWireList } from '../../wire/own-list.ts';
import { wirePlayer } from '../../wire/read-names.ts';
import { seasonById } from '../../wire/season.ts';
import { begunOrder } from './begun-order.ts';
import { deleteOwn, insertOwn, listOwn, updateOwn } from './own-rankings.queries.ts';
import { readText } from './read-text.ts';

export interface OwnRankingsParts {
  readonly db: Db;
  readonly editions: EditionSource;
  /** Says which day it is in the almanac. */
  readonly clock: Clock;
}

/** What rows show of somebody whom the edition does not know. */
const NOBODY_KNOWN = { athlete: null, team: null, byeWeek: null } as const;

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
  const places = list.places.map(({ entityId, tier, mark, note }): RankingPlace => {
    const player = wirePlayer(edition, entityId, list.season);
    const lastKnownName = player ? null : list.names[entityId] || null;
    return { entityId, ...(player ?? NOBODY_KNOWN), lastKnownName, tier, mark, note };
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
  const { kind, week = null } = body;
  if ((kind === 'weekly') !== (week !== null) || (week !== null && !season.value.weeks.includes(week)))
    return failure('invalid-parameters', {
      week: 'must be a week of the season for the list of a week, and for no other',
    });
  const begun = await begunPlaces(db, edition, person, { ...body, season: season.value.year });
  if (!begun.ok) return begun;
  const { places, names } = begun.value;
  const content = { name: body.name, kind, season: season.value.year, week, places, names };
  return presented((await insertOwn(db, person.id, content, week === null ? MOST_LISTS : MOST_WEEK_LISTS)) ?? 'full');
}

async function begunPlaces(
  db: Db,
  edition: Edition,
  person: Person,
  {
    expertId,
    scoringSystemId,
    places,
    kind,
    season,
    week = null,
  }: BodyOf<typeof createRankingList> & { readonly season: number },
): Promise<Outcome<KeptPlaces>> {
  if (!expertId) return kept(edition, places, {}, season);
  if (places.length > 0) return failure('invalid-parameters', { places: 'come from the expert' });
  const ownId = ownListIdOf(expertId);
  if (ownId !== null) {
    const list = await ownListOf(db, person.id, ownId);
    if (!list) return failure('ranking-list-not-found');
    // last week's order is this week's without those who rest
    const playing = list.places.filter(
      ({ entityId }) => week === null || byeWeekOf(edition, entityId, season) !== week,
    );
    return kept(edition, playing, list.names, season);
  }
  const scoring = await usableScoring(db, person, scoringSystemId);
  if (!scoring.ok) return scoring;
  const begun = begunOrder(edition, {
    kind,
    season,
    week: week ?? 0,
    expertId,
    scoring: scoring.value,
    tier: person.tier,
  });
  return begun.ok ? kept(edition, begun.value, {}, season) : begun;
}

/** Replaces one of the caller's lists, unless it is another one by now than the change was made to. */
export async function updateList(
  { db, editions }: OwnRankingsParts,
  person: Person,
  { id, version, saveId, name, places }: BodyOf<typeof updateRankingList>,
): Promise<One> {
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const before = await ownListOf(db, person.id, id);
  if (!before) return failure('ranking-list-not-found');
  const sent = kept(edition, places, before.names, before.season);
  if (!sent.ok) return sent;
  return presented(
    await updateOwn(db, { accountId: person.id, id, version, saveId: saveId ?? null }, { name, ...sent.value }),
  );
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
  if (!caller.mayCost(read.costMs)) return failure('too-many-requests');
  return found({ lines: await read.toWire(), leftOut: read.leftOut });
}

/** What a list is kept with besides its name. */
type KeptPlaces = Pick<OwnList, 'places' | 'names'>;

/**
 * Places as they are kept, with the names of their players: as the edition has them, else as they were last known.
 * Somebody whom the edition does not know is kept only where the list had them already.
 *
 * @param before names of the list as it was
 * @returns invalid-parameters for somebody whom neither knows
 */
function kept(
  edition: Edition,
  places: readonly RankedPlace[],
  before: OwnList['names'],
  season: number,
): Outcome<KeptPlaces> {
  const isLost = (entityId: string) => toWireEntity(edition, entityId, season) === null;
  const names = new Map(Object.entries(before).filter(([entityId]) => isLost(entityId)));
  for (const { entityId } of places) {
    const entity = toWireEntity(edition, entityId, season);
    const name = (entity?.athlete ?? entity?.team)?.fullName ?? names.get(entityId);
    if (name === undefined) return failure('invalid-parameters', { places: 'names somebody who is not known' });
    names.set(entityId, name);
  }
  return found({ places: withWholeTiers(places), names: Object.fromEntries(names) });
}

function presented(list: OwnList | 'none' | 'changed' | 'full'): One {
  if (list === 'full') return failure('too-many-ranking-lists');
  if (list === 'changed') return failure('ranking-list-changed');
  return list === 'none' ? failure('ranking-list-not-found') : found({ rankingList: toWireList(list) });
}
