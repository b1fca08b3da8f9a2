// Joining a file's rows to our athletes: by id wherever the file has one, else by name, position and team. A row that
// fits nobody, or two people equally well, stays unjoined: a missing row can be seen, a wrong one cannot.
import type { PlayerId, TeamId } from '@pylon/engine/vocabulary/entities';
import { nameKey, nameKeys } from '@pylon/engine/vocabulary/name-keys';
import { ID_KINDS, type IdKind, type Ids, nameAgrees, type People, type Person } from './people.ts';
import { FANTASY_POSITIONS, type RosterPosition, toRosterPosition } from './positions.ts';

/** What a row says about its player. */
export interface Whom {
  readonly ids?: Ids;
  readonly name?: string | null;
  /** As the source writes it. */
  readonly position?: string | null;
  /** Missing or null when the row does not say or they have none. */
  readonly teamId?: TeamId | null | undefined;
  readonly season: number;
}

/** How a row was joined. */
export type JoinedBy = IdKind | 'name';
/** Why it was not: nobody fits, several fit, or the id's owner is evidently somebody else. */
export type Unjoined = 'unknown' | 'ambiguous' | 'conflict';
export type Joined =
  | { readonly ok: true; readonly person: Person; readonly by: JoinedBy }
  | { readonly ok: false; readonly reason: Unjoined };

const OFFENSE: ReadonlySet<RosterPosition> = FANTASY_POSITIONS;
const DEFENSE: ReadonlySet<RosterPosition> = new Set<RosterPosition>(['DL', 'LB', 'DB']);

const sameUnit = (one: RosterPosition, other: RosterPosition): boolean =>
  (OFFENSE.has(one) && OFFENSE.has(other) && one !== 'K' && other !== 'K') || (DEFENSE.has(one) && DEFENSE.has(other));

const playedFor = (person: Person, teamId: TeamId, season: number): boolean =>
  person.teams.get(season)?.has(teamId) || (!person.teams.has(season) && person.listedTeam === teamId);

/**
 * Whether an id's owner can be the row's player. Ids are wrong now and then, mostly between namesakes: so the name must
 * be theirs, and either the unit or the team; or, when they go by another name, both position and team.
 */
function isPlausible(person: Person, { name, position, teamId, season }: Whom): boolean {
  const said = toRosterPosition(position ?? null);
  const plays = said === undefined || person.positions.has(said);
  const near = plays || [...person.positions].some((own) => sameUnit(own, said));
  const onTeam = !teamId || playedFor(person, teamId, season);
  if (!name || nameAgrees(person, name)) return near || onTeam;
  return said !== undefined && plays && !!teamId && onTeam;
}

/** Seasons after the first in which somebody without a roster of ours may still be around. */
const NEWCOMER_SEASONS = 3;
/** The same, for a name that only one person ever had at their position: a veteran without a team, say. */
const VETERAN_SEASONS = 15;

const firstSeason = (person: Person): number | null => person.firstSeason ?? person.biography.rookieYear;

/** Whether somebody was in the league around a season: name matches do not reach for retired namesakes. */
function isAround(person: Person, season: number): boolean {
  const first = firstSeason(person);
  if (first !== null && first > season) return false;
  if (person.lastSeason !== null && person.lastSeason >= season - 1) return true;
  return first !== null && first >= season - NEWCOMER_SEASONS;
}

/** Those who pass a test, or all when nobody does. */
const preferring = (people: readonly Person[], test: (person: Person) => boolean): readonly Person[] => {
  const left = people.filter(test);
  return left.length > 0 ? left : people;
};

/**
 * Ways in which somebody of the right name may be meant, the surest first; the first way that fits anybody decides.
 * Another form of the given name ('Josh' for 'Joshua') needs the team to agree as well.
 */
function waysToFit({ teamId, season }: Whom, said: RosterPosition | undefined, exact: boolean) {
  const onTeam = (person: Person): boolean => !!teamId && playedFor(person, teamId, season);
  const plays = (person: Person): boolean => said !== undefined && person.positions.has(said);
  const near = (person: Person): boolean =>
    said !== undefined && [...person.positions].some((position) => sameUnit(position, said));
  const drafted = (person: Person): boolean =>
    [...person.positions].some((position) => FANTASY_POSITIONS.has(position));
  return {
    onTeam,
    ways: [
      (person: Person) => plays(person) && (exact || onTeam(person) || !teamId),
      (person: Person) => onTeam(person) && (exact || near(person)),
      // Lists differ on who is a tight end or a fullback, and some have no positions: these are of draftable players
      // only.
      (person: Person) => exact && (said === undefined ? drafted(person) : near(person)),
    ],
  };
}

function byName(people: People, whom: Whom): Joined {
  const { name, season } = whom;
  if (!name) return { ok: false, reason: 'unknown' };
  const said = toRosterPosition(whom.position ?? null);
  const own = nameKey(name);
  for (const key of nameKeys(name)) {
    const around = [...people.named(key)].filter((person) => isAround(person, season));
    const { onTeam, ways } = waysToFit(whom, said, key === own);
    const fitting = ways.map((way) => around.filter(way)).find((found) => found.length > 0) ?? [];
    const closer = preferring(fitting, onTeam);
    const closest = preferring(closer, (person) => person.position === said);
    const [person, another] = preferring(closest, ({ teams }) => teams.has(season));
    if (another) return { ok: false, reason: 'ambiguous' };
    if (person) return { ok: true, person, by: 'name' };
  }
  return onlyNamesake(people, own, said, season);
}

/** The one person who ever had this name at this position, when their career can have reached the season. */
function onlyNamesake(people: People, key: string, said: RosterPosition | undefined, season: number): Joined {
  const [person, another] = [...people.named(key)].filter(({ positions }) => said !== undefined && positions.has(said));
  const first = person && firstSeason(person);
  const possible = first != null && first <= season && first >= season - VETERAN_SEASONS;
  return person && !another && possible ? { ok: true, person, by: 'name' } : { ok: false, reason: 'unknown' };
}

/** Finds a row's player: first by its ids in the order of {@link ID_KINDS}, then by name. */
export function join(people: People, whom: Whom): Joined {
  let conflict = false;
  for (const kind of ID_KINDS) {
    const id = whom.ids?.[kind];
    const person = id ? people.withId(kind, id) : undefined;
    if (person && isPlausible(person, whom)) return { ok: true, person, by: kind };
    conflict ||= person !== undefined;
  }
  const found = byName(people, whom);
  return !found.ok && conflict ? { ok: false, reason: 'conflict' } : found;
}

/** A player whom a file names and we could not join. */
export interface Unmatched {
  readonly name: string;
  readonly position: string;
  readonly teamId: string;
  readonly reason: Unjoined;
  readonly rows: number;
}

/** How one file's rows were joined. */
export interface JoinReport {
  readonly file: string;
  readonly rows: number;
  readonly joined: number;
  /** Rows of QB, RB, WR, TE and K, as the file says the position or as we know it. */
  readonly fantasyRows: number;
  readonly fantasyJoined: number;
  readonly joinedBy: Readonly<Partial<Record<JoinedBy, number>>>;
  /** Players not joined, those with most rows first; at most {@link MAX_UNMATCHED}. */
  readonly unmatched: readonly Unmatched[];
}

export const MAX_UNMATCHED = 200;

/** Joins the rows of one file and keeps count. */
export class FileJoin {
  readonly #people: People;
  readonly #file: string;
  readonly #by = new Map<JoinedBy, number>();
  readonly #unmatched = new Map<string, Unmatched>();
  readonly #mentioned: Set<PlayerId>;
  #rows = 0;
  #joined = 0;
  #fantasyRows = 0;
  #fantasyJoined = 0;

  constructor(people: People, file: string, mentioned: Set<PlayerId>) {
    this.#people = people;
    this.#file = file;
    this.#mentioned = mentioned;
  }

  /** The row's athlete, or undefined; counted either way. */
  person(whom: Whom): Person | undefined {
    const joined = join(this.#people, whom);
    const position = joined.ok
      ? (joined.person.position ?? toRosterPosition(whom.position ?? null))
      : toRosterPosition(whom.position ?? null);
    const fantasy = position !== undefined && FANTASY_POSITIONS.has(position);
    this.#rows++;
    if (fantasy) this.#fantasyRows++;
    if (joined.ok) {
      this.#joined++;
      if (fantasy) this.#fantasyJoined++;
      this.#by.set(joined.by, (this.#by.get(joined.by) ?? 0) + 1);
      this.#mentioned.add(joined.person.playerId);
      return joined.person;
    }
    const name =
      whom.name ??
      Object.entries(whom.ids ?? {})
        .map(([kind, id]) => `${kind} ${id}`)
        .join(', ');
    const key = `${name} ${whom.position ?? ''} ${whom.teamId ?? ''}`;
    const before = this.#unmatched.get(key);
    this.#unmatched.set(key, {
      name,
      position: whom.position ?? '',
      teamId: whom.teamId ?? '',
      reason: joined.reason,
      rows: (before?.rows ?? 0) + 1,
    });
    return undefined;
  }

  /** The row's athlete's id, or undefined; counted either way. */
  playerId(whom: Whom): PlayerId | undefined {
    return this.person(whom)?.playerId;
  }

  report(): JoinReport {
    const unmatched = [...this.#unmatched.values()].sort((a, b) => b.rows - a.rows || a.name.localeCompare(b.name));
    return {
      file: this.#file,
      rows: this.#rows,
      joined: this.#joined,
      fantasyRows: this.#fantasyRows,
      fantasyJoined: this.#fantasyJoined,
      joinedBy: Object.fromEntries(this.#by),
      unmatched: unmatched.slice(0, MAX_UNMATCHED),
    };
  }
}
