// Whose a player is in the leagues of a person: facts of the leagues, the same at every tier.
import { setImmediate } from 'node:timers/promises';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { getLeagueHolders, getPlayerHolders } from '@pylon/contract/player-card/holders';
import { type Clock, toldMoment } from '../../clock.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { PersonalInput } from '../../http/route.ts';
import { type LeagueHolders, leagueHolders } from '../../leagues/holders/league-holders.ts';
import { onWaivers } from '../../leagues/holders/on-waivers.ts';
import { type KnownLeague, type LeagueParts, teamOf } from '../../leagues/known-league.ts';
import { leaguesUnderWay } from '../../leagues/stored-league.queries.ts';

/** What reading the rosters of one league counts as, milliseconds of work. */
const LEAGUE_MS = 10;

/** What telling whose players are needs. */
export interface HolderParts extends LeagueParts {
  readonly clock: Clock;
}

type Asking<E> = Pick<PersonalInput<E>, 'person' | 'caller' | 'query'>;

/** Everybody on a roster of a league: the one named, or the first that is under way. */
export async function holdersOfLeague(
  parts: HolderParts,
  { person, caller, query }: Asking<typeof getLeagueHolders>,
): Promise<Outcome<AnswerOf<typeof getLeagueHolders>>> {
  if (!caller.mayCost(LEAGUE_MS)) return failure('too-many-requests');
  const underWay = await leaguesUnderWay(parts.db, person.id);
  const leagues = underWay.map(({ id, name }) => ({ userLeagueId: id, leagueName: name }));
  const userLeagueId = query.userLeagueId ?? leagues[0]?.userLeagueId;
  if (userLeagueId === undefined) return found({ leagues, league: null });
  const holders = await leagueHolders(parts, person, userLeagueId);
  if (!holders.ok) return holders;
  const now = parts.clock.now();
  const claimed = await onWaivers(parts, holders.value, now);
  return found({ leagues, league: { ...toHeldLeague(holders.value, now), onWaivers: [...claimed] } });
}

const toHeldLeague = ({ of, week }: LeagueHolders, now: Date) => ({
  ...toNamed(of),
  teams: [...week.rosters].flatMap(([teamId, members]) => {
    const team = toTeam(of, teamId);
    const players = members.flatMap(({ entityId, place }) =>
      entityId === null ? [] : [{ playerId: entityId, position: place }],
    );
    return team ? [{ ...team, players }] : [];
  }),
  readAt: toldMoment(of.readAt, now),
});

/** Who has a player in each league that is under way, league by league. */
export async function holdersOfPlayer(
  parts: HolderParts,
  { person, caller, query: { playerId } }: Asking<typeof getPlayerHolders>,
): Promise<Outcome<AnswerOf<typeof getPlayerHolders>>> {
  const edition = parts.editions.current();
  if (!edition) return failure('not-ready');
  const { playerRow, teamRow } = edition.indexes;
  if (playerRow(playerId) === undefined && teamRow(playerId) === undefined) return failure('player-not-found');
  const leagues: AnswerOf<typeof getPlayerHolders>['leagues'] = [];
  const unknown: AnswerOf<typeof getPlayerHolders>['unknown'] = [];
  for (const { id, name } of await leaguesUnderWay(parts.db, person.id)) {
    if (!caller.mayCost(LEAGUE_MS)) return failure('too-many-requests');
    const holders = await leagueHolders(parts, person, id);
    if (holders.ok) {
      const claimed = await onWaivers(parts, holders.value, parts.clock.now());
      const holder = holderOf(holders.value, playerId);
      leagues.push({ ...toNamed(holders.value.of), leagueName: name, isOnWaivers: claimed.has(playerId), holder });
    } else unknown.push({ userLeagueId: id, leagueName: name });
    await setImmediate(); // others are answered between two leagues
  }
  return found({ leagues, unknown });
}

const toNamed = ({ id, league: { name, waivers } }: KnownLeague) => ({
  ...{ userLeagueId: id, leagueName: name },
  hasWaivers: waivers.kind !== 'none',
});

/** null for a team that the league does not name. */
function toTeam(of: KnownLeague, teamId: string) {
  const team = teamOf(of, teamId);
  return team && { leagueParticipantId: teamId, teamName: team.name, isOwn: teamId === of.ownTeamId };
}

function holderOf({ of, byEntity }: LeagueHolders, playerId: string) {
  const member = byEntity.get(playerId);
  const team = member && toTeam(of, member.teamId);
  return team ? { ...team, position: member.place } : null;
}
