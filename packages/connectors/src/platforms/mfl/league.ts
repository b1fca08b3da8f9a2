/** What a league of MyFantasyLeague is, and who plays in it. */
import { tableGames, tableOf, tableRules } from '@pylon/engine/season-simulation/table-order';
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutsideLeague, OutsideLeagueTeam, OutsideStanding, UnmappedRule } from '../../outside-league.ts';
import { pictureUrl } from '../../outside-text.ts';
import { type TieWords, tiesTold } from '../../outside-ties.ts';
import { leastBidTold } from '../../outside-waivers.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { MflApi, MflCall } from './api.ts';
import { placesOf } from './places.ts';
import { scoringOf } from './scoring.ts';
import { DraftResults, type Franchise, FutureDraftPicks, League, Rules, Schedule } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
export const UNKNOWN = { ok: false, reason: 'unknown-league' } as const;
/** Used where a league has no budget of its own for auctions. */
const AUCTION_DOLLARS = 200;
/** Kept are more than this share of a roster: everybody. */
const ALL_OF_A_ROSTER = 0.9;
const LAST_WEEK = 18;

/** A call about a league. */
export const call = (
  { platformLeagueId: leagueId, season, account }: LeagueAddress,
  type: string,
  parameters: MflCall['parameters'] = {},
): MflCall => ({ season, type, leagueId, parameters, session: account?.session ?? null });

export async function readLeague({ get }: MflApi, league: LeagueAddress): Answer<OutsideLeague> {
  const [about, rules, drafts, schedule, toCome] = await Promise.all([
    get(call(league, 'league'), League),
    get(call(league, 'rules'), Rules),
    get(call(league, 'draftResults'), DraftResults),
    get(call(league, 'schedule'), Schedule),
    get(call(league, 'futureDraftPicks'), FutureDraftPicks),
  ]);
  for (const answer of [about, rules, drafts, schedule, toCome]) if (!answer.ok) return answer;
  if (!about.ok || !rules.ok || !drafts.ok || !schedule.ok || !toCome.ok) return UNKNOWN;
  if (about.value === null || rules.value === null) return UNKNOWN;
  const told = about.value;
  const { slots, unmapped, positions } = placesOf(told);
  const scored = scoringOf(rules.value, positions);
  const weeks = spanOf(told);
  const current = currentWeek(schedule.value, weeks.last);
  const isOver = current === null && hasResults(schedule.value);
  const status = isOver ? 'completed' : statusBefore(drafts.value, hasResults(schedule.value));
  const divisions = new Map(told.divisions.division.map(({ id, name }) => [id, name]));
  const { tieBreakers, strange } = tiesOf(told);
  const standings = told.h2h === 'YES' ? standingsOf(schedule.value, told.lastRegularSeasonWeek) : new Map();
  const teams = told.franchises.franchise.map((team) => toTeam(team, divisions, standings.get(team.id) ?? null));
  const value: OutsideLeague = {
    platformLeagueId: told.id,
    name: told.name || `League ${told.id}`,
    season: league.season,
    ...{ avatarUrl: null, commissionerName: null },
    status,
    scoringMode: told.h2h === 'YES' ? 'head-to-head' : 'total-points',
    ...{ isElimination: false, hasMedianGame: false },
    isBestBall: told.bestLineup === 'Yes',
    carryOver: carryOverOf(told, (toCome.value?.franchise.length ?? 0) > 0),
    shape: {
      teams: told.franchises.franchise.length,
      budgetDollars: told.auctionStartAmount || told.salaryCapAmount || AUCTION_DOLLARS,
      slots,
    },
    reserve: { ir: Math.min(99, Math.max(0, told.injuredReserve)), taxi: Math.min(99, Math.max(0, told.taxiSquad)) },
    scoring: scored.scoring,
    unmapped: [...unmapped, ...settingsWithoutWord(told), ...strange, ...scored.unmapped],
    weeks: { ...weeks, current: status === 'in-progress' ? current : null },
    // How many teams play them is not told.
    playoffs: null,
    ...(tieBreakers && { tieBreakers }),
    waivers: waiversOf(told),
    keepersPerTeam: told.maxKeepers > 0 ? told.maxKeepers : null,
    lastTradeWeek: null,
    draftId:
      hasPlaces(drafts.value) || (hasNoPlace(drafts.value) && isAuctioned(told))
        ? `mfl-${league.season}-${told.id}`
        : null,
    teams: ranked(teams, tieBreakers, regularGames(schedule.value, told.lastRegularSeasonWeek)),
  };
  return { ok: true, value };
}

/** Whether it drafts as a whole, so that the draft can be followed. */
const hasPlaces = (drafts: DraftResults | null): boolean =>
  drafts?.draftUnit.filter(({ draftPick }) => draftPick.length > 0).length === 1;

const hasNoPlace = (drafts: DraftResults | null): boolean =>
  drafts?.draftUnit.every(({ draftPick }) => draftPick.length === 0) ?? true;

/** Whether players are bid for before the season. */
export const isAuctioned = ({ loadRosters }: League): boolean => /auction/i.test(loadRosters);

export function toTeam(
  team: Franchise,
  divisions: ReadonlyMap<string, string>,
  standing: OutsideStanding | null,
): OutsideLeagueTeam {
  const left = team.bbidAvailableBalance === '' ? Number.NaN : Number(team.bbidAvailableBalance);
  return {
    teamId: team.id,
    name: team.name || `Team ${team.id}`,
    ownerIds: [],
    ownerNames: team.owner_name === '' ? [] : [team.owner_name],
    avatarUrl: pictureUrl(team.icon) ?? pictureUrl(team.logo),
    standing,
    faabLeftDollars: Number.isFinite(left) ? left : null,
    waiverPriority: team.waiverSortOrder > 0 ? team.waiverSortOrder : null,
    division: divisions.get(team.division) || null,
    outInWeek: null,
  };
}

/** What is told and none of our settings says. */
function settingsWithoutWord(told: League): readonly UnmappedRule[] {
  const notes: UnmappedRule[] = [];
  const note = (code: string, label: string) => notes.push({ what: 'setting', code, label });
  const { lastRegularSeasonWeek: last, endWeek, standingsSort, playerLimitUnit } = told;
  if (last > 0 && last < endWeek)
    note('lastRegularSeasonWeek', `Play-offs begin in week ${last + 1}; how many teams play them is not told`);
  if (standingsSort.includes('VICTORY_POINTS')) note('standingsSort', 'Standings go by victory points');
  if (playerLimitUnit === 'DIVISION') note('playerLimitUnit', 'A player may be owned once in each division');
  return notes;
}

function spanOf({ startWeek, endWeek }: League): { readonly first: number; readonly last: number } {
  const first = Math.min(LAST_WEEK, Math.max(1, startWeek));
  return { first, last: Math.min(LAST_WEEK, Math.max(first, endWeek || LAST_WEEK)) };
}

type Week = Schedule['weeklySchedule'][number];
const isPlayed = ({ matchup }: Week): boolean =>
  matchup.some(({ franchise }) => franchise.some(({ score, result }) => score !== 0 && result !== ''));
/** Whether any game was played. */
export const hasResults = (schedule: Schedule | null): boolean => schedule?.weeklySchedule.some(isPlayed) ?? false;

/** The first week of the season without results; null when there is none, or when no schedule says. */
function currentWeek(schedule: Schedule | null, last: number): number | null {
  const weeks = (schedule?.weeklySchedule ?? []).filter(({ week, matchup }) => week <= last && matchup.length > 0);
  const open = weeks.filter((week) => !isPlayed(week)).map(({ week }) => week);
  return open.length === 0 ? null : Math.max(1, Math.min(...open));
}

const MADE = /^\d+$/;

function statusBefore(drafts: DraftResults | null, hasBegun: boolean): OutsideLeague['status'] {
  const picks = drafts?.draftUnit.flatMap(({ draftPick }) => draftPick) ?? [];
  const made = picks.filter(({ player }) => MADE.test(player)).length;
  const isOpen = picks.some(({ player }) => player === '');
  if (hasBegun || picks.length === 0 || (made > 0 && !isOpen)) return 'in-progress';
  return made === 0 ? 'pre-draft' : 'drafting';
}

/** Wins and points of the regular season, by its games: two a week are both games, and points of a week count once. */
function standingsOf(schedule: Schedule | null, lastWeek: number): ReadonlyMap<string, OutsideStanding> {
  const standings = new Map<string, OutsideStanding>();
  for (const { week, matchup } of schedule?.weeklySchedule ?? []) {
    if (lastWeek > 0 && week > lastWeek) continue;
    const counted = new Set<string>();
    for (const { franchise } of matchup) {
      for (const [index, { id, score, result }] of franchise.entries()) {
        const other = franchise[1 - index];
        const before = standings.get(id) ?? {
          ...{ rank: null, wins: 0, losses: 0, ties: 0, pointsFor: 0, pointsAgainst: 0 },
        };
        standings.set(id, {
          rank: null,
          wins: before.wins + Number(result === 'W'),
          losses: before.losses + Number(result === 'L'),
          ties: before.ties + Number(result === 'T' && score !== 0),
          pointsFor: cents(before.pointsFor + (counted.has(id) ? 0 : score)),
          pointsAgainst: cents((before.pointsAgainst ?? 0) + (other?.score ?? 0)),
        });
        counted.add(id);
      }
    }
  }
  return standings;
}

type Games = readonly Schedule['weeklySchedule'][number]['matchup'][number]['franchise'][];

/** Games of the regular season that were played. */
const regularGames = (schedule: Schedule | null, lastWeek: number): Games =>
  (schedule?.weeklySchedule ?? [])
    .filter((week) => (lastWeek <= 0 || week.week <= lastWeek) && isPlayed(week))
    .flatMap(({ matchup }) => matchup.map(({ franchise }) => franchise));

/** MyFantasyLeague tells no places: they follow from its games, once there are some. */
function ranked(
  teams: readonly OutsideLeagueTeam[],
  tieBreakers: OutsideLeague['tieBreakers'],
  games: Games,
): readonly OutsideLeagueTeam[] {
  if (games.length === 0 || teams.some(({ standing }) => standing === null)) return teams;
  const numberOf = new Map(teams.map(({ teamId }, number) => [teamId, number]));
  const met = games.flatMap(([one, other]) => {
    const [first, second] = [numberOf.get(one?.id ?? ''), numberOf.get(other?.id ?? '')];
    if (first === undefined || second === undefined) return [];
    return [{ first, second, margin: (one?.score ?? 0) - (other?.score ?? 0) }];
  });
  const rules = tableRules(
    teams.map(({ division }) => division),
    tieBreakers,
  );
  const records = teams.map(({ standing }) => ({
    wins: (standing?.wins ?? 0) + (standing?.ties ?? 0) / 2,
    points: standing?.pointsFor ?? 0,
  }));
  const table = tableOf(rules, records, tableGames(met));
  return teams.map((team, number) => ({
    ...team,
    standing: team.standing && { ...team.standing, rank: table.indexOf(number) + 1 },
  }));
}

/** Records of teams are told of in another rule. */
const TIES: TieWords = new Map([
  ['PCT', 'record'],
  ['VICTORY_POINTS', 'record'],
  ['PTS', 'points'],
  ['H2H', 'head-to-head'],
  ['DIVPCT', 'division-record'],
]);

const tiesOf = ({ standingsSort }: League) =>
  tiesTold(
    standingsSort.split(',').filter((rule) => rule !== ''),
    TIES,
    'standingsSort',
  );

export const cents = (points: number): number => Math.round(points * 100) / 100 + 0;

/** Nothing says it outright: keepers, contracts and picks of seasons to come do. */
export function carryOverOf(told: League, hasPicksToCome: boolean): OutsideLeague['carryOver'] {
  if (told.maxKeepers > 0) return told.maxKeepers >= told.rosterSize * ALL_OF_A_ROSTER ? 'dynasty' : 'keeper';
  return hasPicksToCome || told.usesContractYear === '1' || told.usesSalaries === '1' ? 'dynasty' : 'redraft';
}

function waiversOf({ currentWaiverType: kind, bbidSeasonLimit, bbidMinimum }: League): OutsideLeague['waivers'] {
  if (kind.startsWith('BBID')) {
    const budgetDollars = bbidSeasonLimit > 0 ? bbidSeasonLimit : null;
    return { kind: 'faab', budgetDollars, ...leastBidTold(Number.parseFloat(bbidMinimum), budgetDollars) };
  }
  return { kind: ['', 'NONE', 'FCFS'].includes(kind) ? 'none' : 'priority', budgetDollars: null };
}
