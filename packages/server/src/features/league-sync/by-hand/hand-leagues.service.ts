// Leagues that a person keeps by hand: written down, shown, and their rosters pasted anew.
import { randomUUID } from 'node:crypto';
import type { Edition } from '@pylon/almanac/editions/edition';
import type { SeasonInfo } from '@pylon/almanac/editions/seasons';
import type { OutsideRoster } from '@pylon/connectors/outside-league';
import type { AnswerOf, BodyOf } from '@pylon/contract/endpoint';
import { MOST_USER_LEAGUES } from '@pylon/contract/league-sync/connectors';
import type {
  createHandLeague,
  getHandLeague,
  readRosterText,
  replaceHandRosters,
} from '@pylon/contract/league-sync/hand-league';
import { LONGEST_HAND_NAME, MOST_ROSTER_LINES } from '@pylon/contract/league-sync/hand-league-rules';
import { rosterParts } from '@pylon/engine/own-leagues/roster-text';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';
import { STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import { toldMoment } from '../../../clock.ts';
import type { Person } from '../../../db/reads/person-by-token.ts';
import { type Failure, failure, found, type Outcome } from '../../../http/errors.ts';
import { knownAs } from '../../../outside/known-as.ts';
import { ownScoring } from '../../../plans/own-scorings.queries.ts';
import type { Caller } from '../../../threads/caller.ts';
import { toWireEntity } from '../../../wire/entity.ts';
import { cleanText, namesToRead } from '../../../wire/read-names.ts';
import { baseScoring } from '../../../wire/scoring-system.ts';
import { seasonNow } from '../../../wire/season.ts';
import { leagueScoring } from '../league-scoring.ts';
import type { SyncParts } from '../sync-parts.ts';
import { leagueOf } from '../user-leagues.queries.ts';
import { changeHandLeague, insertHandLeague, lastWeek } from './hand-leagues.queries.ts';
import { handPicture, handRoster, handTeamId, handWeekOf } from './hand-picture.ts';
import { withKeptRosters } from './last-rosters.ts';

type Edited = Outcome<{ id: string; version: number }>;

/** The edition in force and its season. */
function footballNow({ editions, clock }: SyncParts): Outcome<{ edition: Edition; season: SeasonInfo }> {
  const edition = editions.current();
  const season = edition && seasonNow(edition, clock.now());
  return edition && season ? found({ edition, season }) : failure('not-ready');
}

/** Who is meant by pasted rosters. */
export async function rosterText(
  parts: SyncParts,
  person: Person,
  caller: Pick<Caller, 'mayCost'>,
  { text, teamNames }: BodyOf<typeof readRosterText>,
): Promise<Outcome<AnswerOf<typeof readRosterText>>> {
  if (person.email === null) return failure('registration-required');
  const now = footballNow(parts);
  if (!now.ok) return now;
  const read = rosterParts(text, teamNames);
  const all = read.flatMap(({ heading, lines }) => lines.map((line) => ({ ...line, heading })));
  const lines = all.slice(0, MOST_ROSTER_LINES);
  const names = namesToRead(now.value.edition, lines, now.value.season.year);
  if (!caller.mayCost(names.costMs)) return failure('too-many-requests');
  const told = (await names.toWire()).map((each, index) => ({ ...each, place: lines[index]?.place ?? null }));
  return found({
    parts: read.map(({ heading }) => ({
      heading: heading === null ? null : cleanText(heading, LONGEST_HAND_NAME),
      lines: told.filter((_each, index) => lines[index]?.heading === heading),
    })),
    leftOut: all.length - lines.length,
  });
}

/** Keeps a new league. Only a registered person has leagues. */
export async function createLeague(
  parts: SyncParts,
  person: Person,
  body: BodyOf<typeof createHandLeague>,
): Promise<Edited> {
  if (person.email === null) return failure('registration-required');
  const now = footballNow(parts);
  if (!now.ok) return now;
  const { edition, season } = now.value;
  // Settings alone tell nothing that a plan opens, and whatever is ranked by the league's own scoring asks for one.
  const { scoringSystemId: scoringId } = body;
  const system = baseScoring(scoringId) ?? (await ownScoring(parts.db, person.id, scoringId));
  if (!system) return failure('scoring-system-not-found');
  const asked = await withKeptRosters({ db: parts.db, edition, accountId: person.id }, body);
  if (!asked.ok) return asked;
  const teams = asked.value.map(({ players }, index) => ({ teamId: handTeamId(index), players }));
  const rosters = writtenRosters(edition, season.year, teams);
  if (!rosters.ok) return rosters;
  const refusal = refusalOf(body.slots, rosters.value);
  if (refusal) return refusal;
  const at = handWeekOf(season);
  const address = { platformLeagueId: randomUUID(), season: season.year, at };
  const picture = handPicture(body, system.settings, address);
  const scoring = leagueScoring(BY_HAND, picture.league);
  const wanted = { accountId: person.id, picture, week: at.week, rosters: rosters.value, scoring };
  const kept = await insertHandLeague(parts.db, wanted, MOST_USER_LEAGUES);
  return kept ? found(kept) : failure('too-many-leagues');
}

/** One of a person's leagues with all its rosters. */
export async function handLeague(
  parts: SyncParts,
  person: Person,
  id: string,
): Promise<Outcome<AnswerOf<typeof getHandLeague>>> {
  const now = footballNow(parts);
  if (!now.ok) return now;
  const { edition } = now.value;
  const listed = await leagueOf(parts.db, { accountId: person.id, id });
  if (!listed) return failure('league-not-found');
  const { own, league: row } = listed;
  if (row.platform !== BY_HAND || !row.card) return failure('league-not-by-hand');
  const { name, shape, teams } = row.card.league;
  const rosters = (await lastWeek(parts.db, row.id))?.rosters ?? [];
  return found({
    id,
    name,
    version: row.version,
    editedAt: toldMoment(row.read_at, parts.clock.now()) ?? '',
    slots: { ...shape.slots },
    teams: teams.map((team) => ({
      teamId: team.teamId,
      name: team.name,
      isOwn: team.teamId === own.team_id,
      players: (rosters.find(({ teamId }) => teamId === team.teamId)?.players ?? []).map(({ player, slot }) => {
        const entityId = knownAs(player, edition);
        const known = entityId === null ? null : toWireEntity(edition, entityId, row.season);
        const { athlete = null, team: defense = null } = known ?? {};
        return { place: slot, athlete, team: defense, name: athlete?.fullName ?? defense?.fullName ?? player.name };
      }),
    })),
  });
}

/** Replaces names and rosters of teams. */
export async function replaceRosters(
  parts: SyncParts,
  person: Person,
  id: string,
  { version, teams }: BodyOf<typeof replaceHandRosters>,
): Promise<Edited> {
  const now = footballNow(parts);
  if (!now.ok) return now;
  const { edition, season } = now.value;
  const listed = await leagueOf(parts.db, { accountId: person.id, id });
  if (!listed) return failure('league-not-found');
  if (listed.league.platform !== BY_HAND) return failure('league-not-by-hand');
  if (listed.league.season !== season.year) return failure('league-completed');
  const written = writtenRosters(edition, season.year, teams);
  if (!written.ok) return written;
  const names = new Map(teams.map(({ teamId, name }) => [teamId, name]));
  const seen = { version, week: handWeekOf(season).week };
  const changed = await changeHandLeague(parts.db, { accountId: person.id, id }, seen, ({ picture, rosters }) => {
    const { league } = picture;
    if (teams.some(({ teamId }) => !league.teams.some((team) => team.teamId === teamId))) return UNKNOWN_TEAM;
    const others = rosters.filter(({ teamId }) => !names.has(teamId));
    const all = [...others, ...written.value];
    const refusal = refusalOf(league.shape.slots, all);
    if (refusal) return refusal;
    const named = league.teams.map((team) => ({ ...team, name: names.get(team.teamId) ?? team.name }));
    return { picture: { ...picture, league: { ...league, teams: named } }, rosters: all };
  });
  if (typeof changed === 'number') return found({ id, version: changed });
  if (changed === 'none') return failure('league-not-found');
  return changed === 'changed' ? failure('hand-league-changed') : changed;
}

/** Rosters as they are kept; invalid-parameters for one that names a player whom nobody knows. */
function writtenRosters(
  edition: Edition,
  season: number,
  teams: readonly Parameters<typeof handRoster>[2][],
): Outcome<readonly OutsideRoster[]> {
  const rosters = teams.map((team) => handRoster(edition, season, team));
  const known = rosters.filter((roster) => roster !== null);
  return known.length === rosters.length
    ? found(known)
    : failure('invalid-parameters', { teams: 'name a player who is not known' });
}

const UNKNOWN_TEAM = failure('invalid-parameters', { teams: 'name a team that the league does not have' });

/** Why rosters cannot be those of one league; null when they can. */
function refusalOf(slots: SlotCounts, rosters: readonly OutsideRoster[]): Failure | null {
  const seen = new Set<string>();
  for (const { player } of rosters.flatMap(({ players }) => players)) {
    if (player.id.system === BY_HAND && player.teamId === null) continue;
    const key = `${player.id.system}:${player.id.id}`;
    if (seen.has(key)) return failure('player-on-two-teams', { teams: `have ${player.name} twice` });
    seen.add(key);
  }
  const isOver = rosters.some(({ players }) =>
    STARTING_SLOTS.some((slot) => players.filter((player) => player.slot === slot).length > slots[slot]),
  );
  return isOver
    ? failure('invalid-parameters', { teams: 'have more players in a starting place than the league has places' })
    : null;
}
