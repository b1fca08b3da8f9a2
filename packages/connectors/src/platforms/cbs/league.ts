/** A CBS league: what it is, who is on which team, and who came and went. */

import type { Result } from '@pylon/engine/vocabulary/result';
import { WEEKDAYS } from '@pylon/engine/vocabulary/weekdays';
import { firstOfEach } from '../../first-of-each.ts';
import type { OutsideLeague, OutsideRoster, OutsideTransaction } from '../../outside-league.ts';
import { momentOfSeconds, pictureUrl } from '../../outside-text.ts';
import { type TieWords, tiesTold } from '../../outside-ties.ts';
import { leastBidTold, runsTold } from '../../outside-waivers.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { CbsGet } from './api.ts';
import { placesOf, rosterSlotOf, toPlayer } from './places.ts';
import { scoringOf } from './scoring.ts';
import { AddDrops, Details, Rosters, Rules, ScoringRules, Standings } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const UNKNOWN = { ok: false, reason: 'unknown-league' } as const;
const AUCTION_DOLLARS = 200;
const LAST_WEEK = 18;

export const readDetails = (get: CbsGet, league: Pick<LeagueAddress, 'platformLeagueId' | 'account'>) =>
  get(league, 'league/details', {}, 'league_details', Details);

export async function readLeague(get: CbsGet, league: LeagueAddress): Answer<OutsideLeague> {
  const [details, rules, scoringRules, standings] = await Promise.all([
    readDetails(get, league),
    get(league, 'league/rules', {}, 'rules', Rules),
    get(league, 'league/scoring/rules', {}, 'scoring_rules', ScoringRules),
    get(league, 'league/standings/overall', {}, 'overall_standings', Standings),
  ]);
  for (const answer of [details, rules, scoringRules, standings]) if (!answer.ok) return answer;
  if (!details.ok || !rules.ok || !scoringRules.ok || !standings.ok) return UNKNOWN;
  const about = details.value;
  if (about === null || rules.value === null || scoringRules.value === null) return UNKNOWN;
  const { slots, reserve, unmapped, positions } = placesOf(rules.value);
  const scored = scoringOf(scoringRules.value, positions);
  const { tieBreakers, strange } = tiesOf(rules.value);
  const status = statusOf(about);
  const teams = standings.value?.teams ?? [];
  const value: OutsideLeague = {
    platformLeagueId: league.platformLeagueId,
    name: about.name || `League ${league.platformLeagueId}`,
    season: league.season,
    ...{ avatarUrl: null, commissionerName: null },
    status,
    scoringMode: about.is_h2h === '1' ? 'head-to-head' : 'total-points',
    ...{ isElimination: false, isBestBall: false, hasMedianGame: false },
    carryOver: about.uses_keepers > 0 ? 'keeper' : 'redraft',
    shape: { teams: teams.length, budgetDollars: AUCTION_DOLLARS, slots },
    reserve,
    scoring: scored.scoring,
    unmapped: [...unmapped, ...strange, ...scored.unmapped],
    weeks: {
      current: status === 'in-progress' ? week(about.current_period) : null,
      first: 1,
      last: week(about.scoring_periods || LAST_WEEK),
    },
    playoffs: playoffsOf(rules.value),
    ...(tieBreakers && { tieBreakers }),
    waivers: waiversOf(rules.value),
    ...{ keepersPerTeam: null, lastTradeWeek: null, draftId: null },
    teams: teams.map((team) => ({
      teamId: team.id,
      name: team.name || `Team ${team.id}`,
      ...{ ownerIds: [], ownerNames: [] },
      avatarUrl: pictureUrl(team.logo),
      standing: {
        rank: team.order > 0 ? team.order : null,
        ...{ wins: team.wins, losses: team.losses, ties: team.ties },
        ...{ pointsFor: team.points_scored, pointsAgainst: team.points_against },
      },
      ...{ faabLeftDollars: null, waiverPriority: null },
      division: team.division || null,
      outInWeek: null,
    })),
  };
  return { ok: true, value };
}

function waiversOf({ transactions: told }: Rules): OutsideLeague['waivers'] {
  const policy = told.add_drop_policy;
  if (policy.startsWith('free')) return { kind: 'none', budgetDollars: null };
  const runs = runsOf(told.add_drop_waiver_run.value.days);
  if (!policy.startsWith('faab')) return { kind: 'priority', budgetDollars: null, ...runs };
  const budget = dollarsOf(told.add_drop_faab_starting_budget);
  const budgetDollars = budget > 0 && budget < 1e9 ? budget : null;
  const least = dollarsOf(told.add_drop_faab_minimum_offer);
  // Where nothing is said to be enough and offers of nothing are not said to be taken, the least one is not known.
  const isKnown = least > 0 || told.add_drop_faab_zero_bids === 'on';
  return { kind: 'faab', budgetDollars, ...leastBidTold(isKnown ? least : null, budgetDollars), ...runs };
}

/** Days as digits, '2' for Tuesday; claims are run in the night of each, at an hour that is not told. */
const runsOf = (days: string) =>
  runsTold(
    WEEKDAYS.flatMap((day, at) =>
      days.includes(String(at)) || (at === 0 && days.includes('7')) ? [{ day, at: null }] : [],
    ),
  );

const dollarsOf = (told: string): number => Number.parseFloat(told.replace('$', ''));

const week = (period: number): number => Math.min(LAST_WEEK, Math.max(1, period));

function statusOf({ season_status, is_expired }: Details): OutsideLeague['status'] {
  if (is_expired > 0 || season_status === 'offseason') return 'completed';
  return season_status === 'preseason' ? 'pre-draft' : 'in-progress';
}

function playoffsOf({ schedule }: Rules): OutsideLeague['playoffs'] {
  const firstWeek = Number(/\d+/.exec(schedule.playoffs_start)?.[0]);
  const teams = Number.parseInt(schedule.num_playoff_teams, 10);
  return firstWeek >= 1 && firstWeek <= LAST_WEEK && teams >= 2 && teams <= 100 ? { firstWeek, teams } : null;
}

/** 'Ties in the standings are resolved in this order: Winning Percentage, Total Points.' */
function tiesOf({ schedule }: Rules) {
  const [, list = ''] = /order:\s*([^.]*)/i.exec(schedule.standings_tiebreakers) ?? [];
  return tiesTold(
    list.split(',').flatMap((rule) => rule.trim().toLowerCase() || []),
    TIES,
    'standings_tiebreakers',
  );
}

const TIES: TieWords = new Map([
  ['winning percentage', 'record'],
  ['total points', 'points'],
  ['head-to-head record', 'head-to-head'],
  ['head to head record', 'head-to-head'],
  ['head-to-head', 'head-to-head'],
  ['division record', 'division-record'],
  ['divisional record', 'division-record'],
]);

/** Without `team_id` CBS tells the team of whoever asks alone. */
export async function readRosters(
  get: CbsGet,
  league: LeagueAddress,
  period: number,
): Answer<readonly OutsideRoster[]> {
  const rosters = await get(league, 'league/rosters', { team_id: 'all', period }, 'rosters', Rosters);
  if (!rosters.ok) return rosters;
  if (rosters.value === null) return UNKNOWN;
  const seen = new Set<string>();
  const value = firstOfEach(rosters.value.teams, ({ id }) => id).map(({ id, players }) => ({
    teamId: id,
    players: players.flatMap((told) => {
      if (seen.has(told.id)) return [];
      seen.add(told.id);
      return [{ player: toPlayer(told), slot: rosterSlotOf(told.roster_pos, told.roster_status), points: null }];
    }),
  }));
  return { ok: true, value };
}

/** Claims that were lost have a state that was never seen: whatever is not won is left out. */
export async function readTransactions(
  get: CbsGet,
  league: LeagueAddress,
  period: number,
): Answer<readonly OutsideTransaction[]> {
  const told = await get(league, 'league/transaction-list/add-drops', {}, 'add_drops', AddDrops);
  if (!told.ok) return told;
  if (told.value === null) return UNKNOWN;
  const value = told.value.flatMap((move, index): readonly OutsideTransaction[] => {
    const at = momentOfSeconds(move.timestamp);
    if (at === null || move.state !== 'won' || move.effective_point !== period) return [];
    const { team, add_players, drop_players } = move;
    return [
      {
        transactionId: `${move.timestamp}-${team.id}-${add_players[0]?.id ?? drop_players[0]?.id ?? index}`,
        at,
        ...{ kind: 'waiver', outcome: 'done', picks: [], faab: [], bidDollars: Math.round(move.bid_amount) },
        moves: [
          ...add_players.map((player) => ({ player: toPlayer(player), fromTeamId: null, toTeamId: team.id })),
          ...drop_players.map((player) => ({ player: toPlayer(player), fromTeamId: team.id, toTeamId: null })),
        ],
      },
    ];
  });
  return { ok: true, value: value.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at))) };
}
