/** What an NFL.com league is, from the answers that say so. */
import { NFL_SCORING } from '@pylon/engine/scoring/platform-scorings';
import { SCORING_RULES, type ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import { DEEPEST_BENCH, MOST_PER_SLOT, type SlotCounts } from '@pylon/engine/vocabulary/league';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type {
  OutsideLeague,
  OutsideLeagueTeam,
  OutsideMatchup,
  OutsideRoster,
  OutsideRosterPlayer,
  UnmappedRule,
} from '../../outside-league.ts';
import type { OutsidePlayer } from '../../outside-player.ts';
import { boundedText, firstName, pictureUrl } from '../../outside-text.ts';
import { isSeasonOver } from '../../season-over.ts';
import { PLACES, STATS, TWO_POINTS } from './codes.ts';
import type { NflAnswer, NflGame, NflLeague, NflPlayer, NflTeam } from './shapes.ts';

const LAST_WEEK = 18;
/** Used where nothing says what an auction's budget is. */
const BUDGET_DOLLARS = 200;

/** The one league of an answer, under whatever key of a season; null where there is none. */
export const leagueIn = ({ games }: NflAnswer, id: string): NflLeague | null =>
  Object.values(games).flatMap(({ leagues }) => (Object.hasOwn(leagues, id) ? [leagues[id] ?? null] : []))[0] ?? null;

/** What the calls say of a league. */
export interface LeagueAnswers {
  readonly id: string;
  readonly season: number;
  readonly nowMs: number;
  /** null where it is not told in a form that is known. */
  readonly settings: NflLeague | null;
  readonly standings: NflLeague | null;
  readonly teams: NflLeague;
  readonly users: NflAnswer['users'];
}

export const leagueName = (league: Pick<NflLeague, 'name'>, id: string): string =>
  firstName([league.name], `League ${id}`);
export const teamName = (team: NflTeam, id: string): string => firstName([team.name], `Team ${id}`);

/** Joins the answers. Waivers, play-offs, keepers and best ball are not told. */
export function toLeague({ id, season, nowMs, settings, standings, teams: told, users }: LeagueAnswers): OutsideLeague {
  const { slots, ir, unmapped: strangePlaces } = placesOf(settings, told);
  const { scoring, unmapped: strangeRules } = rulesOf(settings);
  const teams = Object.entries(told.teams).map(([teamId, team]) =>
    toTeam(
      teamId,
      team,
      standings && Object.hasOwn(standings.teams, teamId) ? standings.teams[teamId] : undefined,
      users,
    ),
  );
  const isDrafted = Object.values(told.teams).some((team) => playersOf(team, null).length > 0);
  const isOver = isSeasonOver(season, nowMs);
  return {
    platformLeagueId: id,
    name: firstName([settings?.name, told.name], `League ${id}`),
    season,
    ...{ avatarUrl: null, commissionerName: null },
    status: !isDrafted ? 'pre-draft' : isOver ? 'completed' : 'in-progress',
    ...{ scoringMode: 'head-to-head', isElimination: false, isBestBall: false, hasMedianGame: false },
    carryOver: 'redraft',
    shape: { teams: teams.length || 1, budgetDollars: BUDGET_DOLLARS, slots },
    reserve: { ir, taxi: 0 },
    scoring,
    unmapped: [...strangePlaces, ...strangeRules],
    weeks: {
      current: isDrafted && !isOver ? lastScored(standings ? [told, standings] : [told], season) : null,
      first: 1,
      last: 17,
    },
    ...{ playoffs: null, keepersPerTeam: null, lastTradeWeek: null, draftId: null },
    waivers: { kind: 'none', budgetDollars: null },
    teams,
  };
}

/** The last week in which anybody has points; the first while nobody has. */
function lastScored(leagues: readonly NflLeague[], season: number): number {
  const teams = leagues.flatMap((league) => Object.values(league.teams));
  const weeks = Array.from({ length: LAST_WEEK }, (_, index) => LAST_WEEK - index);
  return weeks.find((week) => teams.some((team) => pointsOf(team, season, week) !== 0)) ?? 1;
}

function pointsOf({ stats }: NflTeam, season: number, week: number): number {
  const points = stats.week[season]?.[week]?.pts ?? 0;
  return Math.abs(points) < 10_000 ? points : 0;
}

function toTeam(
  teamId: string,
  team: NflTeam,
  standing: NflTeam | undefined,
  users: NflAnswer['users'],
): OutsideLeagueTeam {
  const { rank, wins, losses, ties, pointsFor, pointsAgainst } = standing ?? team;
  const owner = team.ownerUserId;
  const ownerName = owner !== null && Object.hasOwn(users, owner) ? boundedText(users[owner]?.name) : '';
  const isRecord = [wins, losses].every((count) => count !== null && Number.isInteger(count) && count >= 0);
  return {
    teamId,
    name: teamName(team, teamId),
    ownerIds: owner === null ? [] : [owner],
    ownerNames: ownerName === '' ? [] : [ownerName],
    avatarUrl: pictureUrl(team.imageUrl),
    standing: isRecord
      ? {
          rank: rank || null,
          wins: wins ?? 0,
          losses: losses ?? 0,
          ties: ties ?? 0,
          pointsFor: pointsFor ?? 0,
          pointsAgainst,
        }
      : null,
    ...{ faabLeftDollars: null, waiverPriority: null, division: null, outInWeek: null },
  };
}

const NO_PLACES: UnmappedRule = {
  what: 'slot',
  code: 'rosterSlots',
  label: 'NFL.com did not tell the places: they are counted from the rosters.',
};
const NO_RULES: UnmappedRule = {
  what: 'scoring',
  code: 'scoring',
  label: "NFL.com did not tell the scoring rules: its usual ones are used. Choose the league's own by hand.",
};

/** Places by the settings; where these tell none, of each as many as the team that fills most of them. */
function placesOf(settings: NflLeague | null, { teams }: NflLeague) {
  const told = settings?.settings?.rosterSlots ?? {};
  if (Object.values(told).some((count) => count !== null && count > 0)) return toPlaces(told);
  const most = new Map<string, number>();
  for (const team of Object.values(teams)) {
    const held = Map.groupBy(playersOf(team, null), ({ place, rosterSlotId }) => String(rosterSlotId ?? place));
    for (const [number, players] of held) most.set(number, Math.max(players.length, most.get(number) ?? 0));
  }
  const { unmapped, ...counted } = toPlaces(Object.fromEntries(most));
  return { ...counted, unmapped: [...unmapped, NO_PLACES] };
}

/** Rules by the settings; where these tell none, NFL.com's usual ones. */
function rulesOf(settings: NflLeague | null) {
  const told = settings?.settings?.scoring ?? {};
  const isTold = Object.values(told).some((value) => value !== null);
  return isTold ? toScoring(told) : { scoring: NFL_SCORING, unmapped: [NO_RULES] };
}

/** Places by number; a number that we do not know is told of, as it is. */
function toPlaces(counts: Readonly<Record<string, number | null>>) {
  const slots: Record<Slot, number> = {
    ...{ QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 },
  };
  let ir = 0;
  const unmapped: UnmappedRule[] = [];
  for (const [number, told] of Object.entries(counts)) {
    const count = Math.min(60, Math.max(0, Math.trunc(told ?? 0)));
    const place = Object.hasOwn(PLACES, number) ? PLACES[number] : undefined;
    if (place === 'IR') ir = Math.min(20, count);
    else if (place !== undefined && place !== 'TAXI')
      slots[place] = Math.min(place === 'BN' ? DEEPEST_BENCH : MOST_PER_SLOT, count);
    else if (count > 0) {
      const code = boundedText(number);
      unmapped.push({ what: 'slot', code, label: `Place ${code}: ${count}` });
    }
  }
  if (Object.values(slots).every((count) => count === 0)) slots.BN = 1;
  const counted: SlotCounts = slots;
  return { slots: counted, ir, unmapped };
}

/** Rules by number of the stat; what is worth nothing is no rule. */
export function toScoring(values: Readonly<Record<string, number | null>>) {
  const scoring: Partial<Record<ScoringKey, number>> = {};
  const unmapped: UnmappedRule[] = [];
  for (const [stat, told] of Object.entries(values)) {
    const value = Math.round((told ?? 0) * 1e4) / 1e4 + 0;
    if (value === 0) continue;
    const key = Object.hasOwn(STATS, stat) ? STATS[stat] : undefined;
    const keys: readonly ScoringKey[] = stat === TWO_POINTS.stat ? TWO_POINTS.keys : key ? [key] : [];
    const code = boundedText(stat);
    if (keys.length > 0 && keys.every((each) => Math.abs(value) <= SCORING_RULES[each].max))
      for (const each of keys) scoring[each] = value;
    else
      unmapped.push({ what: 'scoring', code, label: `${key ? SCORING_RULES[key].label : `Stat ${code}`}: ${value}` });
  }
  return { scoring, unmapped };
}

/** Whom a team has, with places. @param week null for any */
function playersOf({ rosters }: NflTeam, week: number | null) {
  return Object.entries(rosters).flatMap(([told, places]) =>
    week === null || Number(told) === week
      ? Object.entries(places).flatMap(([place, entries]) => entries.map((entry) => ({ place, ...entry })))
      : [],
  );
}

/** Rosters of a week; somebody in two places is in the first of them. */
export function toRosters(league: NflLeague, players: NflAnswer['players'], week: number): readonly OutsideRoster[] {
  const taken = new Set<string>();
  return Object.entries(league.teams).map(([teamId, team]) => ({
    teamId,
    players: playersOf(team, week).flatMap(({ place, rosterSlotId, playerId }): OutsideRosterPlayer[] => {
      if (playerId === null || playerId === '0' || taken.has(playerId) || taken.size >= 5_000) return [];
      taken.add(playerId);
      const number = String(rosterSlotId ?? place);
      const slot = (Object.hasOwn(PLACES, number) ? PLACES[number] : undefined) ?? 'BN';
      const known = Object.hasOwn(players, playerId) ? players[playerId] : null;
      return [{ player: toPlayer(playerId, known ?? null), slot, points: null }];
    }),
  }));
}

const SPELLINGS: Readonly<Record<string, string>> = { DEF: 'DST', 'D/ST': 'DST', PK: 'K' };

/** @param told null where the answer does not say who it is */
function toPlayer(id: string, told: NflPlayer | null): OutsidePlayer {
  const code = boundedText(told?.position);
  const position = (Object.hasOwn(SPELLINGS, code) ? SPELLINGS[code] : undefined) ?? code;
  return {
    id: { system: 'nfl', id },
    teamId: position === 'DST' ? (toTeamId(boundedText(told?.nflTeamAbbr)) ?? null) : null,
    name: firstName([told?.name], `Player ${id}`),
    position: isPosition(position) ? position : null,
    positionCode: code,
  };
}

/** Games of a week, two teams once; which of them are play-offs is not told. */
export function toMatchups(league: NflLeague, season: number, week: number): readonly OutsideMatchup[] {
  const matchups = new Map<string, OutsideMatchup>();
  const scoreOf = (teamId: string) => {
    const team = Object.hasOwn(league.teams, teamId) ? league.teams[teamId] : undefined;
    return { teamId, points: team ? pointsOf(team, season, week) : 0 };
  };
  for (const game of league.matchups.filter((each) => each.week === week)) {
    const [one, other] = sidesOf(game);
    if (one === undefined || one === other) continue;
    const pair = [one, other ?? ''].sort().join(' ');
    if (matchups.has(pair)) continue;
    matchups.set(pair, { teams: [scoreOf(one), other === undefined ? null : scoreOf(other)], kind: 'regular' });
  }
  return [...matchups.values()];
}

const sidesOf = ({ homeTeam, awayTeam }: NflGame): readonly string[] =>
  [homeTeam, awayTeam].flatMap((side) => (side ? [side.teamId] : []));
