// Builds the people from all lists that name them, newest and most authoritative first.

import { type RosterRecord, rosterClaim } from '../nflverse/rosters.ts';
import type { JoinedRoster } from '../weeks/roster-weeks.ts';
import { type Claim, People } from './people.ts';

/** A season's roster records. */
export interface SeasonRosters {
  readonly season: number;
  readonly seasonal: readonly RosterRecord[];
  readonly weekly: readonly RosterRecord[];
}

export interface Crosswalk {
  readonly people: People;
  /** Roster records whose player is known, by season. */
  readonly rosters: ReadonlyMap<
    number,
    { readonly seasonal: readonly JoinedRoster[]; readonly weekly: readonly JoinedRoster[] }
  >;
  /** Roster records of players without any id, who cannot be followed from file to file. */
  readonly withoutId: number;
}

/**
 * Puts everybody together: rosters from the newest season back (their gsis ids are the league's own), then the id list,
 * then Sleeper.
 */
export function buildCrosswalk(
  rosters: readonly SeasonRosters[],
  playerIds: readonly Claim[],
  sleeper: readonly Claim[],
): Crosswalk {
  const people = new People();
  const newestFirst = [...rosters].sort((a, b) => b.season - a.season);
  let withoutId = 0;
  // A weekly file repeats a player week by week: one claim per player, team and name is enough.
  const seen = new Map<string, ReturnType<People['add']>>();
  const add = (record: RosterRecord) => {
    const key = `${record.season} ${record.gsis_id ?? record.sleeper_id ?? record.full_name} ${record.team} ${record.position}`;
    const known = seen.get(key);
    const person = known ?? people.add(rosterClaim(record));
    seen.set(key, person);
    if (!person) withoutId++;
    return person;
  };
  const join = (records: readonly RosterRecord[]): readonly JoinedRoster[] =>
    records.flatMap((record) => {
      const person = add(record);
      return person ? { playerId: person.playerId, record } : [];
    });
  const joined = new Map(
    newestFirst.map(({ season, seasonal, weekly }) => [season, { seasonal: join(seasonal), weekly: join(weekly) }]),
  );
  for (const claim of playerIds) people.add(claim);
  for (const claim of sleeper) people.add(claim);
  return { people, rosters: joined, withoutId };
}
