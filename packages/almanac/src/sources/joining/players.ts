// The rows of `players` and `playerSeasons`: who everybody is, and whom they played for.
import type { PlayerId, TeamId } from '@pylon/engine/vocabulary/entities';
import type { playerSeasons, players } from '../../tables/reference.ts';
import type { RowOf } from '../../tables/table.ts';
import { type RosterPlace, statusOf } from '../nflverse/rosters.ts';
import type { People, Person } from './people.ts';

/** How things stand on the day of the edition. */
export interface Standing {
  /** Places by season, the season of the day included. */
  readonly places: ReadonlyMap<number, ReadonlyMap<PlayerId, RosterPlace>>;
  /** The season of the day. */
  readonly season: number;
  /** Game status in the latest report; a player without one is not in it. */
  readonly injuryStatus: ReadonlyMap<PlayerId, string>;
}

/** Whether any roster of the season is known; without one the id list's teams stand in. */
const hasRoster = ({ places, season }: Standing): boolean => (places.get(season)?.size ?? 0) > 0;

function placeNow(person: Person, standing: Standing): RosterPlace | undefined {
  return standing.places.get(standing.season)?.get(person.playerId);
}

function playerRow(person: Person, standing: Standing): RowOf<typeof players> | undefined {
  const place = placeNow(person, standing);
  const last = [...standing.places]
    .sort(([a], [b]) => b - a)
    .map(([, places]) => places.get(person.playerId))
    .find(Boolean);
  const position = place?.position ?? person.position ?? last?.position;
  if (!position) return undefined;
  const teamId: TeamId | null = place ? place.teamId : hasRoster(standing) ? null : person.listedTeam;
  const id = (kind: Parameters<Person['ids']['get']>[0]) => person.ids.get(kind) ?? null;
  return {
    playerId: person.playerId,
    firstName: person.firstName,
    lastName: person.lastName,
    position,
    teamId,
    jersey: place?.jersey ?? last?.jersey ?? null,
    status: place ? statusOf(place) : teamId ? 'Active' : 'FreeAgent',
    injuryStatus: standing.injuryStatus.get(person.playerId) ?? null,
    ...person.biography,
    gsisId: id('gsis'),
    sleeperId: id('sleeper'),
    espnId: id('espn'),
    yahooId: id('yahoo'),
    mflId: id('mfl'),
    fantasyprosId: id('fantasypros'),
    pfrId: id('pfr'),
    sportradarId: id('sportradar'),
    cbsId: id('cbs'),
    fleaflickerId: id('fleaflicker'),
    nflId: id('nfl'),
  };
}

/** Rows of everybody whom another table mentions or who is on a roster. */
export function playerRows(
  people: People,
  mentioned: ReadonlySet<PlayerId>,
  standing: Standing,
): readonly RowOf<typeof players>[] {
  const wanted = new Set(mentioned);
  for (const places of standing.places.values()) for (const playerId of places.keys()) wanted.add(playerId);
  return [...wanted].sort().flatMap((playerId) => {
    const person = people.get(playerId);
    return (person && playerRow(person, standing)) ?? [];
  });
}

/** A row per player and season with a roster. */
export const playerSeasonRows = (people: People, { places }: Standing): readonly RowOf<typeof playerSeasons>[] =>
  [...places].flatMap(([season, byPlayer]) =>
    [...byPlayer].flatMap(([playerId, place]) => {
      const position = place.position ?? people.get(playerId)?.position;
      const { teamId, jersey, status } = place;
      return position ? { season, playerId, teamId, position, jersey, status } : [];
    }),
  );
