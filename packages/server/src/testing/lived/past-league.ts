// A recorded league as it stood before a week of its season: what came later is not known, nor who was on a roster.
import type { OutsideLeague, OutsideMatchup, OutsideStanding } from '@pylon/connectors/outside-league';
import { sleeper } from '@pylon/connectors/platforms/sleeper/platform';
import type { RecordedLeague } from '@pylon/connectors/platforms/sleeper/testing/recorded-leagues';
import { answering, askedThrough } from '@pylon/connectors/testing/conformance-case';
import { supported, told } from '@pylon/connectors/testing/platform-questions';
import type { Db } from '../../db/database.ts';
import type { LeaguePicture, WeekPicture } from '../../db/tables/leagues.ts';
import { median } from '../../leagues/season-standing.ts';

/** A whole season of a league, as the platform told of it afterwards. */
export interface PastLeague {
  readonly name: string;
  readonly league: OutsideLeague;
  readonly weeks: ReadonlyMap<number, WeekPicture>;
}

/** Reads a recorded league through the connector. */
export async function pastLeague({ name, given, weeks }: RecordedLeague): Promise<PastLeague> {
  const platform = sleeper(askedThrough(answering(given.answers)));
  const address = { platformLeagueId: given.platformLeagueId ?? '', season: given.season, account: null };
  const pictures = new Map<number, WeekPicture>();
  for (const week of weeks)
    pictures.set(week, {
      rosters: await told(supported(platform.rosters)(address, week)),
      matchups: await told(supported(platform.matchups)(address, week)),
      transactions: await told(supported(platform.transactions)(address, week)),
    });
  return { name, league: await told(supported(platform.league)(address)), weeks: pictures };
}

/** The league and its weeks as a reading before the games of a week would have stored them. */
export function leagueBefore(past: PastLeague, present: number) {
  const { league, weeks } = past;
  const regular = (league.playoffs?.firstWeek ?? league.weeks.last + 1) - 1;
  const standings = standingsBefore(past, Math.min(present, regular + 1));
  const picture: LeaguePicture = {
    league: {
      ...league,
      status: 'in-progress',
      weeks: { ...league.weeks, current: present },
      teams: league.teams.map((team) => ({ ...team, standing: standings.get(team.teamId) ?? null })),
    },
    ...{ tradeOffers: [], draft: null, keepers: [], futurePicks: [], missing: [] },
  };
  const known = [...weeks].flatMap(([week, told]): readonly (readonly [number, WeekPicture])[] => {
    if (week < present) return [[week, told]];
    if (week === present) return [[week, unplayed(told)]];
    // Nobody knows who meets whom in rounds that are not reached.
    return week <= regular ? [[week, { ...unplayed(told), rosters: [] }]] : [];
  });
  return { picture, weeks: new Map(known) };
}

/** Puts the league as it was before a week into a person's list. Returns its id there. */
export async function listPast(
  db: Db,
  { accountId, teamId }: { readonly accountId: string; readonly teamId: string },
  past: PastLeague,
  present: number,
): Promise<string> {
  const { picture, weeks } = leagueBefore(past, present);
  const { id: leagueId } = await db
    .insertInto('league')
    .values({
      ...{ platform: 'sleeper', platform_league_id: crypto.randomUUID(), season: past.league.season },
      picture: JSON.stringify(picture),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = [...weeks].map(([week, each]) => ({ league_id: leagueId, week, picture: JSON.stringify(each) }));
  await db.insertInto('league_week').values(rows).execute();
  const { id } = await db
    .insertInto('user_league')
    .values({
      ...{ account_id: accountId, league_id: leagueId, team_id: teamId },
      ...{ is_shown: true, place: 0, status: 'COMPLETED' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const unplayed = ({ rosters, matchups }: WeekPicture): WeekPicture => ({
  rosters: rosters.map(({ teamId, players }) => ({
    teamId,
    players: players.map((player) => ({ ...player, points: null })),
  })),
  matchups: matchups.map(({ teams: [one, other], kind }) => ({
    teams: [{ ...one, points: 0 }, other && { ...other, points: 0 }],
    kind,
  })),
  transactions: [],
});

/** What the platform counted for each team, by week. */
export const scoresOf = ({ weeks }: PastLeague): ReadonlyMap<number, ReadonlyMap<string, number>> =>
  new Map(
    [...weeks].map(([week, { matchups }]) => [
      week,
      new Map(matchups.flatMap(({ teams }) => teams.flatMap((team) => (team ? [[team.teamId, team.points]] : [])))),
    ]),
  );

/** Records by team from the games before a week, those against the median too; none of a team that has not played. */
export function standingsBefore(
  { league: { hasMedianGame }, weeks }: PastLeague,
  present: number,
): ReadonlyMap<string, OutsideStanding> {
  const standings = new Map<string, OutsideStanding>();
  const games = [...weeks].flatMap(([week, { matchups }]) => {
    const sides = week < present ? matchups.flatMap(bothSides) : [];
    const middle = hasMedianGame ? [median(sides.map(([{ points }]) => points))] : [];
    return sides.map(([own, other]) => ({
      own,
      other,
      leads: [other.points, ...middle].map((all) => own.points - all),
    }));
  });
  for (const { own, other, leads } of games) {
    const before = standings.get(own.teamId) ?? NOTHING_YET;
    standings.set(own.teamId, {
      rank: null,
      wins: before.wins + leads.filter((lead) => lead > 0).length,
      losses: before.losses + leads.filter((lead) => lead < 0).length,
      ties: before.ties + leads.filter((lead) => lead === 0).length,
      pointsFor: before.pointsFor + own.points,
      pointsAgainst: (before.pointsAgainst ?? 0) + other.points,
    });
  }
  return standings;
}
const NOTHING_YET = { rank: null, wins: 0, losses: 0, ties: 0, pointsFor: 0, pointsAgainst: 0 } as const;

const bothSides = ({ teams: [one, other] }: OutsideMatchup) =>
  other
    ? ([
        [one, other],
        [other, one],
      ] as const)
    : [];
