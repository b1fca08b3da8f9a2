// Who is who: one person per athlete, put together from rosters, the id list and Sleeper, with their ids at every
// source.
import type { PlayerId, TeamId } from '@pylon/engine/vocabulary/entities';
import { nameKey, nameKeys } from '@pylon/engine/vocabulary/name-keys';
import type { RosterPosition } from './positions.ts';

/** Id systems, in the order in which they are trusted. */
export const ID_KINDS = [
  'gsis',
  'sleeper',
  'sportradar',
  'pfr',
  'mfl',
  'espn',
  'yahoo',
  'fantasypros',
  'nfl',
  'cbs',
  'fleaflicker',
] as const;
export type IdKind = (typeof ID_KINDS)[number];
export type Ids = { readonly [K in IdKind]?: string | null };

/** Facts about a person that do not change with the season. */
export interface Biography {
  readonly birthDate: string | null;
  readonly heightInches: number | null;
  readonly weightPounds: number | null;
  readonly college: string | null;
  readonly rookieYear: number | null;
  readonly draftOverall: number | null;
  readonly headshotUrl: string | null;
}

/** What one source says about somebody. */
export interface Claim extends Biography {
  readonly ids: Ids;
  /** As the source writes them; the first is the one to show. */
  readonly names: readonly string[];
  readonly firstName: string;
  readonly lastName: string;
  readonly position: RosterPosition | undefined;
  readonly teamId: TeamId | null;
  /** Season that the position and team speak of; null when the source does not say. */
  readonly season: number | null;
}

/** Everything the sources say about somebody. */
export interface Person {
  readonly playerId: PlayerId;
  firstName: string;
  lastName: string;
  position: RosterPosition | undefined;
  biography: Biography;
  readonly ids: Map<IdKind, string>;
  readonly nameKeys: Set<string>;
  readonly positions: Set<RosterPosition>;
  /** Teams by season, for checking joins. */
  readonly teams: Map<number, Set<TeamId>>;
  /** Team that an undated list gives them. */
  listedTeam: TeamId | null;
  firstSeason: number | null;
  lastSeason: number | null;
}

/** '00-0036900'. */
const GSIS_ID = /^00-\d{7}$/;

const idOf = (ids: Ids): string | undefined =>
  ids.gsis ?? (ids.sleeper ? `sleeper:${ids.sleeper}` : ids.mfl ? `mfl:${ids.mfl}` : undefined);

/** Puts claims together. Claims come in order of authority: what an earlier one says is kept. */
export class People {
  readonly #byId = new Map<IdKind, Map<string, Person | 'shared'>>(ID_KINDS.map((kind) => [kind, new Map()]));
  readonly #byName = new Map<string, Set<Person>>();
  readonly #byPlayerId = new Map<PlayerId, Person>();

  /** The person with an id; undefined when nobody or more than one has it. */
  withId(kind: IdKind, id: string): Person | undefined {
    const found = this.#byId.get(kind)?.get(id);
    return found === 'shared' ? undefined : found;
  }

  /** Everybody who goes by a name key. */
  named(key: string): ReadonlySet<Person> {
    return this.#byName.get(key) ?? new Set();
  }

  get(playerId: PlayerId): Person | undefined {
    return this.#byPlayerId.get(playerId);
  }

  /** Takes a claim in; a claim without any id that makes one of ours, about nobody known, is passed over. */
  add(given: Claim): Person | undefined {
    const claim = this.#believable(given);
    const person = this.#find(claim) ?? this.#namesake(claim) ?? this.#create(claim);
    if (!person) return undefined;
    this.#learnIds(person, claim.ids);
    for (const name of claim.names) {
      const key = nameKey(name);
      person.nameKeys.add(key);
      const sharing = this.#byName.get(key) ?? new Set();
      this.#byName.set(key, sharing.add(person));
    }
    person.position ??= claim.position;
    if (claim.position) person.positions.add(claim.position);
    person.biography = merged(person.biography, claim);
    if (claim.season === null) person.listedTeam ??= claim.teamId;
    else this.#learnSeason(person, claim.season, claim.teamId);
    if (claim.rookieYear !== null) person.firstSeason = Math.min(person.firstSeason ?? 9999, claim.rookieYear);
    return person;
  }

  /**
   * The claim without a gsis id that is not to be believed: lists put other ids in its place, or give somebody the id
   * of a player with another name and birthday. Rosters are believed.
   */
  #believable(claim: Claim): Claim {
    const { gsis } = claim.ids;
    if (!gsis) return claim;
    const owner = this.withId('gsis', gsis);
    const doubtful = !GSIS_ID.test(gsis) || (owner !== undefined && claim.season === null && !isSame(owner, claim));
    return doubtful ? { ...claim, ids: { ...claim.ids, gsis: null } } : claim;
  }

  #find(claim: Claim): Person | undefined {
    for (const kind of ID_KINDS) {
      const id = claim.ids[kind];
      const person = id ? this.withId(kind, id) : undefined;
      if (person && (kind === 'gsis' || isSame(person, claim))) return person;
    }
    return undefined;
  }

  /**
   * Somebody known under the same name whose gsis id the claim does not contradict: with the same birthday, or, where
   * one side lacks it, with the same position and first season.
   */
  #namesake(claim: Claim): Person | undefined {
    if (claim.ids.gsis) return undefined;
    const namesakes = new Set(claim.names.flatMap(nameKeys).flatMap((key) => [...this.named(key)]));
    const { birthDate, position, rookieYear } = claim;
    const twin = [...namesakes].find((person) => birthDate !== null && person.biography.birthDate === birthDate);
    if (twin || position === undefined || rookieYear === null) return twin;
    const [classmate, another] = [...namesakes].filter(
      (person) =>
        (birthDate === null || person.biography.birthDate === null) &&
        person.positions.has(position) &&
        (person.biography.rookieYear ?? person.firstSeason) === rookieYear,
    );
    return another ? undefined : classmate;
  }

  #create(claim: Claim): Person | undefined {
    const playerId = idOf(claim.ids) as PlayerId | undefined; // idOf is the definition of a PlayerId
    if (!playerId || this.#byPlayerId.has(playerId)) return undefined;
    const person: Person = {
      playerId,
      firstName: claim.firstName,
      lastName: claim.lastName,
      position: undefined,
      biography: claim,
      ids: new Map(),
      nameKeys: new Set(),
      positions: new Set(),
      teams: new Map(),
      listedTeam: null,
      firstSeason: null,
      lastSeason: null,
    };
    this.#byPlayerId.set(playerId, person);
    return person;
  }

  #learnIds(person: Person, ids: Ids): void {
    for (const kind of ID_KINDS) {
      const id = ids[kind];
      if (!id || person.ids.has(kind)) continue;
      const owners = this.#byId.get(kind);
      const owner = owners?.get(id);
      if (owner === undefined) {
        owners?.set(id, person);
        person.ids.set(kind, id);
      } else if (owner !== person && owner !== 'shared' && owner.lastSeason === null && person.lastSeason === null) {
        // Two people of the id list, neither on a roster, share an id: nobody can tell whose it is.
        owners?.set(id, 'shared');
        owner.ids.delete(kind);
      }
    }
  }

  #learnSeason(person: Person, season: number, teamId: TeamId | null): void {
    const teams = person.teams.get(season) ?? new Set();
    if (teamId) teams.add(teamId);
    person.teams.set(season, teams);
    person.firstSeason = Math.min(person.firstSeason ?? season, season);
    person.lastSeason = Math.max(person.lastSeason ?? season, season);
  }
}

const merged = (known: Biography, more: Biography): Biography => ({
  birthDate: known.birthDate ?? more.birthDate,
  heightInches: known.heightInches ?? more.heightInches,
  weightPounds: known.weightPounds ?? more.weightPounds,
  college: known.college ?? more.college,
  rookieYear: known.rookieYear ?? more.rookieYear,
  draftOverall: known.draftOverall ?? more.draftOverall,
  headshotUrl: known.headshotUrl ?? more.headshotUrl,
});

/** Family name of a name key: the last word. */
const familyName = (key: string): string => key.slice(key.lastIndexOf(' ') + 1);

/**
 * Whether a name can be this person's: one of their own, with another form of the given name, or at least the family
 * name.
 */
export function nameAgrees(person: Person, name: string): boolean {
  const keys = nameKeys(name);
  if (keys.some((key) => person.nameKeys.has(key))) return true;
  const families = new Set([...person.nameKeys].map(familyName));
  return keys.some((key) => families.has(familyName(key)));
}

const isSame = (
  person: Person,
  { names, birthDate }: { names: readonly string[]; birthDate: string | null },
): boolean =>
  names.some((name) => nameAgrees(person, name)) || (birthDate !== null && birthDate === person.biography.birthDate);
