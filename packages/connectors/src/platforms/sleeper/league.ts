/** What a Sleeper league is: rules, weeks and teams, from the answers that say so. */
import type { TieBreakers } from '@pylon/engine/vocabulary/tie-breakers';
import type {
  LeagueStatus,
  OutsideLeague,
  OutsideLeagueTeam,
  OutsideStanding,
  UnmappedRule,
} from '../../outside-league.ts';
import { boundedText, firstName } from '../../outside-text.ts';
import { leastBidTold } from '../../outside-waivers.ts';
import { toPlaces } from './league-places.ts';
import { toScoring } from './league-scoring.ts';
import type { SleeperLeague, SleeperPeople, SleeperTeam, SleeperTeams } from './league-shapes.ts';

/** The league, with what stands in other answers; a league that was never filled has no teams. */
export interface LeagueAnswers {
  readonly league: SleeperLeague;
  readonly teams: SleeperTeams;
  readonly people: SleeperPeople;
}

const STATUS_OF: Readonly<Record<string, LeagueStatus>> = {
  pre_draft: 'pre-draft',
  drafting: 'drafting',
  complete: 'completed',
};
const DYNASTY = 2;
const CARRY_OVERS: Readonly<Record<number, OutsideLeague['carryOver']>> = { 1: 'keeper', [DYNASTY]: 'dynasty' };
const ELIMINATION = 3;
/** Used where a league does not say what an auction's budget is. */
const BUDGET_DOLLARS = 200;
const BIDS = 2;

/** No league chooses another rule. @source docs/sources.md "Ties in the standings" */
const TIE_BREAKERS: TieBreakers = { overall: ['points'] };

const NO_TEAMS: UnmappedRule = { what: 'setting', code: 'rosters', label: 'Sleeper tells no teams of the league' };

/** Joins the answers. */
export function toLeague({ league, teams, people }: LeagueAnswers): OutsideLeague {
  const { settings } = league;
  const status = statusOf(league);
  const { slots, unmapped: strangePlaces } = toPlaces(league.roster_positions);
  const { scoring, unmapped: strangeRules } = toScoring(league.scoring_settings);
  const own = oncePerTeam(teams);
  const playoffs = playoffsOf(league);
  const isElimination = settings['type'] === ELIMINATION;
  return {
    platformLeagueId: league.league_id,
    name: nameOf(league),
    season: Number(league.season),
    avatarUrl: avatarUrl(league.avatar),
    commissionerName: boundedText(people.find(({ is_owner }) => is_owner === true)?.display_name) || null,
    status,
    scoringMode: isElimination ? 'total-points' : 'head-to-head',
    isElimination,
    isBestBall: settings['best_ball'] === 1,
    carryOver: CARRY_OVERS[settings['type'] ?? 0] ?? 'redraft',
    shape: { teams: own.length || (league.total_rosters ?? 1), budgetDollars: BUDGET_DOLLARS, slots },
    reserve: { ir: within(settings['reserve_slots'], 0, 99) ?? 0, taxi: within(settings['taxi_slots'], 0, 99) ?? 0 },
    scoring,
    unmapped: [...strangePlaces, ...strangeRules, ...(own.length > 0 ? [] : [NO_TEAMS])],
    weeks: {
      current: status === 'in-progress' ? (within(settings['leg'], 1, 18) ?? null) : null,
      first: firstWeek(league),
      last: lastWeek(league),
    },
    playoffs,
    tieBreakers: TIE_BREAKERS,
    hasMedianGame: settings['league_average_match'] === 1,
    waivers: waiversOf(league),
    keepersPerTeam: settings['type'] === 1 ? (within(settings['max_keepers'], 0, 99) ?? null) : null,
    ...rookieRoundsOf(league),
    lastTradeWeek: within(settings['trade_deadline'], 1, 18) ?? null,
    draftId: league.draft_id === '0' ? null : league.draft_id,
    teams: own.map((team) => toTeam(team, league, people)),
  };
}

/** What a league is called. */
export const nameOf = ({ name, league_id }: SleeperLeague): string => firstName([name], `League ${league_id}`);

/** How a league stands. */
export const statusOf = ({ status }: SleeperLeague): LeagueStatus =>
  (Object.hasOwn(STATUS_OF, status) ? STATUS_OF[status] : undefined) ?? 'in-progress';

/** What a team is called: by itself, or as whoever plays it. */
export function teamNameOf({ roster_id, owner_id }: SleeperTeam, people: SleeperPeople): string {
  const owner = people.find(({ user_id }) => user_id === owner_id);
  return firstName([owner?.metadata['team_name'], owner?.display_name], `Team ${roster_id}`);
}

/** A picture's address by Sleeper's number, or as it stands; null for what is no picture of Sleeper's. */
export function avatarUrl(told: string | null | undefined): string | null {
  if (!told) return null;
  if (/^[\w-]{1,80}$/.test(told)) return `https://sleepercdn.com/avatars/${told}`;
  const address = told.length > 300 ? null : URL.parse(told);
  return address?.protocol === 'https:' && address.host === 'sleepercdn.com' ? address.href : null;
}

/** The first week of the play-offs and who is in them; null where there are none. */
export function playoffsOf({ settings }: SleeperLeague): OutsideLeague['playoffs'] {
  const first = within(settings['playoff_week_start'], 1, 18);
  const teams = within(settings['playoff_teams'], 2, 99);
  return first === undefined || teams === undefined ? null : { firstWeek: first, teams };
}

const firstWeek = ({ settings }: SleeperLeague): number => within(settings['start_week'], 1, 18) ?? 1;

/** The last week of the play-offs, or of the season where there are none: it has 18 weeks since 2021. */
function lastWeek(league: SleeperLeague): number {
  const seasonEnd = Number(league.season) >= 2021 ? 18 : 17;
  const playoffs = playoffsOf(league);
  if (playoffs === null) return seasonEnd;
  const rounds = Math.ceil(Math.log2(playoffs.teams));
  const type = league.settings['playoff_round_type'];
  // 1: two weeks for the title; 2: two weeks for each round.
  const weeks = type === 2 ? 2 * rounds : rounds + (type === 1 ? 1 : 0);
  return Math.max(firstWeek(league), Math.min(seasonEnd, playoffs.firstWeek + weeks - 1));
}

/** Of any other kind of league Sleeper leaves the number at some default, whatever is drafted. */
function rookieRoundsOf({ settings }: SleeperLeague): Pick<OutsideLeague, 'rookieRounds'> {
  const rounds = within(settings['draft_rounds'], 1, 99);
  return settings['type'] === DYNASTY && rounds !== undefined ? { rookieRounds: rounds } : {};
}

function waiversOf({ settings }: SleeperLeague): OutsideLeague['waivers'] {
  const type = settings['waiver_type'];
  const days = within(settings['waiver_clear_days'], 1, 14);
  const hold = days === undefined ? {} : { holdHours: 24 * days };
  if (type === BIDS) {
    const budgetDollars = within(settings['waiver_budget'], 0, 1e6) ?? null;
    return { kind: 'faab', budgetDollars, ...leastBidTold(settings['waiver_bid_min'], budgetDollars), ...hold };
  }
  return type === 0 || type === 1
    ? { kind: 'priority', budgetDollars: null, ...hold }
    : { kind: 'none', budgetDollars: null };
}

function toTeam(team: SleeperTeam, league: SleeperLeague, people: SleeperPeople): OutsideLeagueTeam {
  const { settings } = team;
  const ownerIds = [...new Set([team.owner_id ?? [], team.co_owners].flat())];
  const owners = ownerIds.map((id) => people.find(({ user_id }) => user_id === id));
  const { kind, budgetDollars } = waiversOf(league);
  const division = settings['division'];
  const hasDivisions = (league.settings['divisions'] ?? 0) > 0 && division !== undefined && division > 0;
  return {
    teamId: String(team.roster_id),
    name: teamNameOf(team, people),
    ownerIds,
    ownerNames: owners.map((owner) => boundedText(owner?.display_name)).filter((name) => name !== ''),
    avatarUrl: avatarUrl(owners[0]?.metadata['avatar']) ?? avatarUrl(owners[0]?.avatar),
    standing: standingOf(settings),
    faabLeftDollars:
      kind === 'faab' && budgetDollars !== null
        ? Math.max(0, budgetDollars - (within(settings['waiver_budget_used'], -1e6, 1e6) ?? 0))
        : null,
    waiverPriority: within(settings['waiver_position'], 1, 999) ?? null,
    division: hasDivisions ? firstName([league.metadata[`division_${division}`]], `Division ${division}`) : null,
    outInWeek: within(settings['eliminated'], 1, 18) ?? null,
  };
}

/** Points are told in whole ones and hundredths; before the first game they are not told at all. */
function standingOf(settings: SleeperTeam['settings']): OutsideStanding | null {
  const [wins, losses, ties] = ['wins', 'losses', 'ties'].map((key) => within(settings[key], 0, 99));
  if (wins === undefined || losses === undefined) return null;
  const points = (key: string) => {
    const all = within(settings[key], -1e5, 1e5);
    return all === undefined ? null : (all * 100 + (within(settings[`${key}_decimal`], 0, 99) ?? 0)) / 100;
  };
  return {
    ...{ rank: null, wins, losses, ties: ties ?? 0 },
    ...{ pointsFor: points('fpts') ?? 0, pointsAgainst: points('fpts_against') },
  };
}

/** Teams by number; told twice, the first word holds. */
export const oncePerTeam = <T extends { readonly roster_id: number }>(teams: readonly T[]): readonly T[] =>
  teams.filter(({ roster_id }, index) => teams.findIndex((other) => other.roster_id === roster_id) === index);

const within = (value: number | undefined, least: number, most: number): number | undefined =>
  value !== undefined && value >= least && value <= most ? value : undefined;
