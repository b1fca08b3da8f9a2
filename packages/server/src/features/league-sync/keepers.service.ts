// Who is kept in a person's league: as the platform tells it, with what the person knows better.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { OutsideKeeper } from '@pylon/connectors/outside-league';
import type { AnswerOf, BodyOf } from '@pylon/contract/endpoint';
import {
  type createLeagueKeeper,
  type LeagueKeeper,
  type listLeagueKeepers,
  MOST_LEAGUE_KEEPERS,
} from '@pylon/contract/league-sync/keepers';
import { placeInRound } from '@pylon/engine/drafting/draft-pick';
import { type EntityId, isTeamId } from '@pylon/engine/vocabulary/entities';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { addedKeepers, type KeeperRow, type StoredLeague, storedLeague } from '../../leagues/stored-league.queries.ts';
import { knownAs } from '../../outside/known-as.ts';
import { toNamedEntity, toWireEntity } from '../../wire/entity.ts';
import { addKeeper, takeKeeper } from './keepers.queries.ts';
import type { SyncParts } from './sync-parts.ts';

type Parts = Pick<SyncParts, 'db' | 'editions'>;

const isAuction = ({ picture }: StoredLeague): boolean => picture?.draft?.order === 'auction';

/** Who is kept: the platform's keepers, each unless the person said otherwise of the player, and then the person's. */
export async function keepers(
  { db, editions }: Parts,
  person: Person,
  id: string,
): Promise<Outcome<AnswerOf<typeof listLeagueKeepers>>> {
  const league = await storedLeague(db, { accountId: person.id, id });
  if (!league) return failure('league-not-found');
  const edition = editions.current();
  const added = await addedKeepers(db, id);
  const own = new Set<string>(added.map(({ entity_id }) => entity_id));
  const told = (league.picture?.keepers ?? [])
    .map((keeper) => toldKeeper(keeper, league, edition))
    .filter(({ athleteId, teamId }) => !own.has(athleteId ?? teamId ?? ''));
  return found({
    keepers: [...told, ...added.map((row) => addedKeeper(row, league, edition))],
    isAuction: isAuction(league),
    rounds: league.picture ? rosterSize(league.picture.league.shape.slots) : 0,
  });
}

/** Adds a keeper to a person's view of a league. */
export async function createKeeper(
  { db, editions }: Parts,
  person: Person,
  id: string,
  body: BodyOf<typeof createLeagueKeeper>,
): Promise<Outcome<{ keeper: LeagueKeeper }>> {
  const { athleteId, teamId: defence } = body;
  if ((athleteId == null) === (defence == null))
    return failure('missing-parameters', { athleteId: 'Name either an athlete or a team.' });
  const league = await storedLeague(db, { accountId: person.id, id });
  if (!league) return failure('league-not-found');
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const entityId = (athleteId ?? defence) as EntityId; // whom the edition does not know is refused
  const isOfKind = isTeamId(entityId) === (athleteId == null);
  if (!isOfKind || !toWireEntity(edition, entityId, league.season)) return failure('player-not-found');
  const teamId = body.leagueParticipantId ?? league.teamId;
  const teams = league.picture?.league.teams ?? [];
  if (body.leagueParticipantId != null && !teams.some((team) => team.teamId === teamId))
    return failure('invalid-parameters', { leagueParticipantId: 'is no team of this league' });
  const isOfMoney = isAuction(league);
  const turn = isOfMoney ? 1 : (body.turn ?? null);
  if (turn !== null && teams.length > 0 && turn > teams.length)
    return failure('invalid-parameters', { turn: 'is more than the league has teams' });
  const keeper = {
    user_league_id: id,
    entity_id: entityId,
    team_id: teamId,
    round: isOfMoney ? 1 : body.round,
    turn,
    cost_dollars: body.cost == null ? null : Math.floor(body.cost),
  };
  const row = await addKeeper(db, person.id, keeper, (others) => {
    if (others.length >= MOST_LEAGUE_KEEPERS) return failure('too-many-keepers');
    if (others.some((other) => other.entity_id === entityId)) return failure('keeper-exists');
    const isTaken = ({ round, turn: their }: KeeperRow) => round === keeper.round && their === turn;
    return !isOfMoney && turn !== null && others.some(isTaken) ? failure('keeper-place-taken') : null;
  });
  if (row === null) return failure('league-not-found');
  return 'refused' in row ? row.refused : found({ keeper: addedKeeper(row, league, edition) });
}

export const deleteKeeper = async (
  { db }: Parts,
  person: Person,
  id: string,
  keeperId: string,
): Promise<Outcome<{ id: string }>> =>
  (await takeKeeper(db, { accountId: person.id, id }, keeperId))
    ? found({ id: keeperId })
    : failure('keeper-not-found');

/** A platform's keeper, at the pick that the draft gave for them. */
function toldKeeper(
  { teamId, player, round, costDollars }: OutsideKeeper,
  league: StoredLeague,
  edition: Edition | null,
) {
  const entityId = edition && knownAs(player, edition);
  const pick = league.picture?.draft?.picks.find(
    (each) => each.isKeeper && each.player.id.id === player.id.id && each.player.id.system === player.id.system,
  );
  const teams = league.picture?.league.teams.length ?? 0;
  return toWireKeeper(edition, league.season, {
    id: `platform:${teamId}:${player.id.id}`,
    entityId,
    name: player.name,
    leagueParticipantId: teamId,
    round,
    turn: pick && !isAuction(league) && teams > 0 ? placeInRound(pick.pickNumber, teams) : null,
    cost: costDollars,
    isFromPlatform: true,
  });
}

const addedKeeper = (row: KeeperRow, league: StoredLeague, edition: Edition | null): LeagueKeeper =>
  toWireKeeper(edition, league.season, {
    id: row.id,
    entityId: row.entity_id,
    name: row.entity_id,
    leagueParticipantId: row.team_id,
    round: row.round,
    turn: row.turn,
    cost: row.cost_dollars,
    isFromPlatform: false,
  });

type Kept = Omit<LeagueKeeper, 'athlete' | 'team' | 'athleteId' | 'teamId'> & { readonly entityId: string | null };

function toWireKeeper(edition: Edition | null, season: number, { entityId, ...keeper }: Kept): LeagueKeeper {
  const isTeam = entityId !== null && isTeamId(entityId);
  return {
    ...keeper,
    athleteId: isTeam ? null : entityId,
    teamId: isTeam ? entityId : null,
    ...toNamedEntity(edition, entityId, season, keeper.name),
  };
}
