// The tables that say who is who and who meets whom.
import type { Random } from '@pylon/engine/random/random';
import { type games, NOTHING_TOLD, type playerSeasons, type players, type teams } from '../../tables/reference.ts';
import type { RowOf } from '../../tables/table.ts';
import type { Athlete, Job } from '../league/athletes.ts';
import { isoDate } from '../league/calendar.ts';
import { CLUBS } from '../league/clubs.ts';
import { normal } from '../league/draws.ts';
import type { Ailment } from '../league/injuries.ts';
import type { ClubForm, League, Member } from '../league/league.ts';
import type { Fixture } from '../league/schedule.ts';
import type { PlayedSeason } from '../league/season.ts';

const GROUP_OF: Readonly<Partial<Record<Job, string>>> = { DE: 'DL', DT: 'DL', CB: 'DB', S: 'DB' };
/** A job as the players table writes it. */
export const positionOf = (job: Job): string => GROUP_OF[job] ?? job;

/** The 32 teams, without logos. */
export const teamRows = (): RowOf<typeof teams>[] =>
  CLUBS.map(({ roof: _roof, western: _western, ...team }) => ({ ...team, logoUrl: null }));

/** Shirt numbers, no number twice in a club: the athlete's own when it is free. */
function shirtNumbers(members: readonly Member[]): ReadonlyMap<Member, number> {
  const worn = new Set<string>();
  const shirts = new Map<Member, number>();
  for (const member of members) {
    let jersey = member.athlete.jersey;
    while (worn.has(`${member.club} ${jersey}`)) jersey = (jersey % 99) + 1;
    worn.add(`${member.club} ${jersey}`);
    shirts.set(member, jersey);
  }
  return shirts;
}

/** Athletes who have left the league are kept for as long as last season tells of them. */
export function playerRows(
  league: League,
  now: { readonly members: readonly Member[]; readonly ailmentOf: (member: Member) => Ailment | undefined },
): RowOf<typeof players>[] {
  const memberOf = new Map(now.members.map((member) => [member.athlete, member]));
  const shirts = shirtNumbers(now.members);
  return league.athletes.map((athlete) => {
    const member = memberOf.get(athlete);
    const ailment = member && now.ailmentOf(member);
    return {
      playerId: athlete.playerId,
      firstName: athlete.name.firstName,
      lastName: athlete.name.lastName,
      position: positionOf(athlete.job),
      teamId: member ? clubId(member.club) : null,
      jersey: member ? (shirts.get(member) ?? null) : null,
      status: member ? (ailment?.onReserve ? 'InjuredReserve' : 'Active') : departure(athlete),
      injuryStatus: ailment?.status ?? null,
      birthDate: isoDate(athlete.birthDay),
      heightInches: athlete.heightInches,
      weightPounds: athlete.weightPounds,
      college: athlete.college,
      rookieYear: athlete.rookieYear,
      draftOverall: league.draftOverall.get(athlete) ?? null,
      headshotUrl: null,
      gsisId: athlete.playerId,
      sleeperId: null,
      espnId: null,
      yahooId: null,
      mflId: null,
      fantasyprosId: null,
      pfrId: null,
      sportradarId: null,
      cbsId: null,
      fleaflickerId: null,
      nflId: null,
    };
  });
}

/** Without a club the better ones wait for a call and the others have retired. */
const departure = (athlete: Athlete): string => (athlete.talent > 0 ? 'FreeAgent' : 'ReserveRetired');

/** Team code of a club's number. */
export const clubId = (club: number): string => CLUBS[club]?.teamId ?? '';

/** Where everybody was in a season. */
export function playerSeasonRows(season: PlayedSeason): RowOf<typeof playerSeasons>[] {
  const shirts = shirtNumbers(season.squads.members);
  const lastWeek = season.charts.length;
  return season.squads.members.map((member) => ({
    season: season.squads.year,
    playerId: member.athlete.playerId,
    teamId: clubId(member.club),
    position: positionOf(member.athlete.job),
    jersey: shirts.get(member) ?? null,
    status: season.infirmary.of(member.number, lastWeek)?.onReserve ? 'RES' : 'ACT',
  }));
}

/** Points by which a club's aspects and starters make it better than the average. */
export function strength(season: PlayedSeason, club: number): { readonly scores: number; readonly concedes: number } {
  const form: ClubForm | undefined = season.squads.clubForms[club];
  const quarterback = season.charts[0]?.[club]?.QB[0]?.esteem ?? 0;
  const catchers = season.charts[0]?.[club]?.WR.slice(0, 3).reduce((sum, { esteem }) => sum + esteem / 3, 0) ?? 0;
  return {
    scores: form ? 0.9 * form.passBlocking + 0.8 * form.runBlocking + 1.6 * (quarterback - 0.7) + (catchers - 0.5) : 0,
    concedes: form ? -1.5 * form.passDefense - 0.9 * form.runDefense - 0.7 * form.passRush : 0,
  };
}

/**
 * The schedule with what bookmakers expect, to the half point, up to the week after the last played, and scores where
 * played.
 */
export function gameRows(season: PlayedSeason, averagePoints: number, random: Random): RowOf<typeof games>[] {
  const scores = new Map(
    season.games.map(({ fixture, home, away }) => [fixture, { home: home.points, away: away.points }]),
  );
  const strengths = CLUBS.map((_, club) => strength(season, club));
  const half = (value: number) => Math.round(value * 2) / 2;
  const none = { scores: 0, concedes: 0 };
  return season.fixtures.map((fixture: Fixture) => {
    const { week, home, away, kickoff } = fixture;
    const [host, guest] = [strengths[home] ?? none, strengths[away] ?? none];
    const hostPoints = averagePoints + 1.1 + host.scores + guest.concedes + normal(random, 0, 1.2);
    const guestPoints = averagePoints - 1.1 + guest.scores + host.concedes + normal(random, 0, 1.2);
    const listed = week <= season.charts.length;
    const score = scores.get(fixture);
    const { market, roof } = CLUBS[home] ?? { market: '', roof: 'outdoors' as const };
    return {
      gameId: `${season.squads.year}_${String(week).padStart(2, '0')}_${clubId(away)}_${clubId(home)}`,
      season: season.squads.year,
      seasonType: 'REG',
      week,
      kickoff,
      homeTeamId: clubId(home),
      awayTeamId: clubId(away),
      homeScore: score?.home ?? null,
      awayScore: score?.away ?? null,
      ...NOTHING_TOLD,
      spread: listed ? half(hostPoints - guestPoints) : null,
      total: listed ? half(hostPoints + guestPoints) : null,
      roof,
      stadium: `${market} ${roof === 'outdoors' ? 'Field' : 'Dome'}`,
    };
  });
}
