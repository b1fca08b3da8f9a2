/** Rosters and games of a week of a league of MyFantasyLeague. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutsideMatchup, OutsideRoster, OutsideRosterPlayer, OutsideScore } from '../../outside-league.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { MflApi } from './api.ts';
import { call, cents, UNKNOWN } from './league.ts';
import { placesOf, placing } from './places.ts';
import { type PlayerOf, readPlayers } from './players.ts';
import { League, Rosters, Schedule, WeeklyResults } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;

export async function readMatchups(
  { get }: MflApi,
  league: LeagueAddress,
  week: number,
): Answer<readonly OutsideMatchup[]> {
  const about = await get(call(league, 'league'), League);
  if (!about.ok) return about;
  if (about.value === null) return UNKNOWN;
  if (about.value.h2h !== 'YES') return readScores({ get }, league, week);
  const schedule = await get(call(league, 'schedule'), Schedule);
  if (!schedule.ok) return schedule;
  const { lastRegularSeasonWeek: last } = about.value;
  const isPlayoff = last > 0 && week > last;
  const games = (schedule.value?.weeklySchedule ?? []).filter((told) => told.week === week);
  const met = new Map<string, OutsideMatchup>();
  for (const { franchise, regularSeason } of games.flatMap(({ matchup }) => matchup)) {
    const [first, second = null] = franchise.map(toScore);
    if (!first || first.teamId === second?.teamId) continue;
    const kind = isPlayoff || regularSeason === '0' ? 'playoff' : 'regular';
    const pair = [first.teamId, second?.teamId ?? ''].sort().join(' ');
    if (!met.has(pair)) met.set(pair, { teams: [first, second], kind });
  }
  return { ok: true, value: [...met.values()] };
}

/** Where points alone count, nobody meets anybody. */
async function readScores(
  { get }: Pick<MflApi, 'get'>,
  league: LeagueAddress,
  week: number,
): Answer<readonly OutsideMatchup[]> {
  const results = await get(call(league, 'weeklyResults', { W: week }), WeeklyResults);
  if (!results.ok) return results;
  const sides = new Map((results.value ? sidesOf(results.value) : []).map((side) => [side.id, toScore(side)]));
  return { ok: true, value: [...sides.values()].map((score) => ({ teams: [score, null], kind: 'regular' })) };
}

const toScore = ({ id, score }: { readonly id: string; readonly score: number }): OutsideScore => ({
  teamId: id,
  points: cents(score),
});

type WeekSide = WeeklyResults['franchise'][number];
/** The teams of a week, whether or not they meet somebody. */
export const sidesOf = ({ matchup, franchise }: WeeklyResults): readonly WeekSide[] => [
  ...matchup.flatMap((game) => game.franchise),
  ...franchise,
];

/** Who is owned stands in the rosters, who starts and for how many points in the results of the week. */
export async function readRosters(api: MflApi, league: LeagueAddress, week: number): Answer<readonly OutsideRoster[]> {
  const about = await api.get(call(league, 'league'), League);
  if (!about.ok) return about;
  if (about.value === null) return UNKNOWN;
  const [rosters, results, players] = await Promise.all([
    api.get(call(league, 'rosters', { W: week }), Rosters),
    api.get(call(league, 'weeklyResults', { W: week }), WeeklyResults),
    readPlayers(api, league.season),
  ]);
  if (!rosters.ok) return rosters;
  if (!results.ok) return results;
  if (!players.ok) return players;
  const { slots } = placesOf(about.value);
  const sides = new Map<string, WeekSide>();
  // Who plays twice in a week stands there twice, with the same line-up.
  for (const side of results.value ? sidesOf(results.value) : []) if (!sides.has(side.id)) sides.set(side.id, side);
  const owned = new Map(rosters.value?.franchise.map((franchise) => [franchise.id, franchise.player]));
  const teamIds = about.value.franchises.franchise.map(({ id }) => id);
  return {
    ok: true,
    value: teamIds
      .filter((teamId) => owned.has(teamId) || sides.has(teamId))
      .map((teamId) => ({
        teamId,
        players: playersOf(owned.get(teamId) ?? [], sides.get(teamId), placing(slots), players.value),
      })),
  };
}

const RESERVES: Readonly<Record<string, 'IR' | 'TAXI'>> = { INJURED_RESERVE: 'IR', TAXI_SQUAD: 'TAXI' };

function playersOf(
  owned: Rosters['franchise'][number]['player'],
  side: WeekSide | undefined,
  place: ReturnType<typeof placing>,
  playerOf: PlayerOf,
): readonly OutsideRosterPlayer[] {
  const all = new Map<string, OutsideRosterPlayer>();
  const reserve = new Map(owned.map(({ id, status }) => [id, RESERVES[status]]));
  for (const { id, status, score } of side?.player ?? []) {
    if (all.has(id)) continue;
    const player = playerOf(id);
    const slot = status === 'starter' ? place(player.position) : (reserve.get(id) ?? 'BN');
    all.set(id, { player, slot, points: cents(score) });
  }
  for (const { id, status } of owned)
    if (!all.has(id)) all.set(id, { player: playerOf(id), slot: RESERVES[status] ?? 'BN', points: null });
  return [...all.values()];
}
