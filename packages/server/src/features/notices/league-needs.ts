// What the leagues of a person ask of them, as far as mails tell of it.
import { setImmediate } from 'node:timers/promises';
import type { NoticeKind } from '@pylon/contract/notices/notice-kinds';
import type { Clock } from '../../clock.ts';
import { leagueWeek, type TeamOfWeek } from '../../leagues/asked-team.ts';
import { isPutOut, type LeagueParts } from '../../leagues/known-league.ts';
import { bestPlaces } from '../../leagues/line-ups.ts';
import { type TeamNeed, teamNeeds } from '../../leagues/needs/team-needs.ts';
import { leaguesPlayed, leaguesUnderWay } from '../../leagues/stored-league.queries.ts';
import { type Addressee, steeredLeagues } from './notices.queries.ts';

export interface NoticeParts extends LeagueParts {
  readonly clock: Clock;
  /** Whether plans are sold: without them everything is open to everybody. */
  readonly hasPlans: boolean;
}

/** Something that a league asks, named so that it is told once. */
export interface LeagueNeed {
  readonly userLeagueId: string;
  readonly leagueName: string;
  readonly need: TeamNeed;
  /** Which kind of mail tells of it. */
  readonly kind: NoticeKind;
  readonly event: string;
}

const HOUR_MS = 3_600_000;
/** Whoever is out is told of as soon as the week of the game has come. */
const OUT_MS = 6 * 24 * HOUR_MS;
/** What else a line-up asks for is told a day before it locks, when less of it changes again. */
const NEED_MS = 24 * HOUR_MS;

/** The tier that mails of a person are written for. */
export const tierOf = ({ tier }: Addressee, hasPlans: boolean) => (hasPlans ? tier : 2);

/** A league of a person and their own team in it. */
export interface OwnTeam {
  readonly userLeagueId: string;
  readonly leagueName: string;
  readonly own: TeamOfWeek;
}

/** The own teams of a person in some leagues of theirs; those are left out of which nothing can be said. */
async function ownTeams(
  parts: NoticeParts,
  addressee: Addressee,
  { leagues, week }: { leagues: readonly { readonly id: string; readonly name: string }[]; week?: number },
): Promise<readonly OwnTeam[]> {
  const teams: OwnTeam[] = [];
  const asking = { id: addressee.accountId, tier: tierOf(addressee, parts.hasPlans) };
  for (const { id: userLeagueId, name: leagueName } of leagues) {
    const told = await leagueWeek(parts, asking, { userLeagueId, week });
    const teamId = told.ok ? told.value.of.ownTeamId : null;
    if (!told.ok || teamId === null || !told.value.week.rosters.has(teamId)) continue;
    teams.push({ userLeagueId, leagueName, own: { ...told.value, teamId, team: told.value.playersOf(teamId) } });
    await setImmediate(); // others are answered between two leagues
  }
  return teams;
}

/** The own teams of a person in a week that is over, also in leagues that ended with it; none that was out before. */
export async function teamsOfWeek(
  parts: NoticeParts,
  addressee: Addressee,
  { season, week }: { readonly season: number; readonly week: number },
): Promise<readonly OwnTeam[]> {
  const leagues = await leaguesPlayed(parts.db, addressee.accountId, season);
  const teams = await ownTeams(parts, addressee, { leagues, week });
  return teams.filter(({ own: { of, teamId } }) => week <= of.league.weeks.last && !isPutOut(of, teamId, week));
}

/** What can still be done in the leagues that nothing else looks after, and is near enough to be told. */
export async function leagueNeeds(parts: NoticeParts, addressee: Addressee): Promise<readonly LeagueNeed[]> {
  const now = parts.clock.now();
  const steered = await steeredLeagues(parts.db, addressee.accountId);
  const tier = tierOf(addressee, parts.hasPlans);
  const leagues = await leaguesUnderWay(parts.db, addressee.accountId);
  const teams = await ownTeams(parts, addressee, { leagues });
  return teams
    .filter(({ userLeagueId, own }) => !steered.has(userLeagueId) && !own.of.league.isBestBall)
    .flatMap(({ userLeagueId, leagueName, own }) => {
      const best = bestPlaces(own.team, own.of.league.shape.slots, now);
      return teamNeeds(own, { best, now, tier })
        .map((need): LeagueNeed => {
          const kind = need.kind === 'out' ? 'outPlayers' : 'needsAttention';
          const event = `${kind} ${own.of.season} ${own.week.week} ${userLeagueId} ${nameOf(need)}`;
          return { userLeagueId, leagueName, need, kind, event };
        })
        .filter(({ need, kind }) => isNear(need, now, kind === 'outPlayers' ? OUT_MS : NEED_MS));
    });
}

/** What is about somebody, wherever they stand. */
const PERSONAL: ReadonlySet<TeamNeed['kind']> = new Set(['out', 'bye', 'trade-offer', 'questionable']);

/** Names a need: of a place it is told once a week, however often a better player turns up. */
function nameOf({ kind, position, player }: TeamNeed): string {
  const who = player?.athlete?.id ?? player?.team?.id ?? player?.name;
  return PERSONAL.has(kind) ? `${kind} ${who}` : `${kind} ${position}`;
}

/** Whether something can be done, and is to be done soon; what does not end is told at once. */
function isNear({ locksAt }: TeamNeed, now: Date, nearMs: number): boolean {
  const left = locksAt === null ? 0 : Date.parse(locksAt) - now.getTime();
  return locksAt === null || (left > 0 && left <= nearMs);
}
