/** A Yahoo league in our words. */
import { BUDGET_DOLLARS, DEEPEST_BENCH, MOST_PER_SLOT } from '@pylon/engine/vocabulary/league';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import type { TieBreakers } from '@pylon/engine/vocabulary/tie-breakers';
import type { OutsideLeague, OutsideLeagueTeam, RosterSlot, UnmappedRule } from '../../outside-league.ts';
import type { KnownTeams } from './ask-league.ts';
import { scoringOf } from './scoring.ts';
import type { YahooLeague, YahooSettings, YahooTeam } from './shapes.ts';
import { weekOf } from './weeks.ts';

const SLOT_OF: Readonly<Record<string, RosterSlot>> = {
  ...{ QB: 'QB', WR: 'WR', RB: 'RB', TE: 'TE', K: 'K', DEF: 'DST', BN: 'BN', IR: 'IR', 'IR+': 'IR' },
  ...{ 'W/R': 'RBWR', 'W/T': 'WRTE', 'W/R/T': 'FLEX', 'Q/W/R/T': 'SUPERFLEX' },
};
/** What drafts here have where nobody says otherwise. */
const USUAL_BUDGET_DOLLARS = 200;

/** The place of somebody on a roster; one that we do not know is the bench. */
export const slotOf = (position: string): RosterSlot => SLOT_OF[position] ?? 'BN';

/** A league by its settings, and as far as its teams are known. */
export function toLeague(
  league: YahooLeague & { readonly settings: YahooSettings },
  { teams, lacks }: KnownTeams,
): OutsideLeague {
  const { settings } = league;
  const { scoring, unmapped } = scoringOf(settings);
  const places = placesOf(settings);
  const status = statusOf(league);
  const [first, last] = [within(league.start_week, 1), within(league.end_week, 17)];
  const balances = teams.flatMap((team) => team.faab_balance ?? []);
  const budget = Math.max(0, ...teams.map((team) => team.auction_budget_total ?? 0)) || USUAL_BUDGET_DOLLARS;
  return {
    platformLeagueId: league.league_key,
    name: league.name || 'Yahoo league',
    season: league.season,
    avatarUrl: pictureOf(league.logo_url),
    commissionerName: teams.flatMap((team) => team.managers).find((one) => one.is_commissioner)?.nickname || null,
    status,
    scoringMode: league.scoring_type === 'point' ? 'total-points' : 'head-to-head',
    isElimination: false,
    isBestBall: false,
    carryOver: 'redraft',
    shape: {
      teams: teams.length || Math.max(1, Math.min(64, league.num_teams ?? 1)),
      budgetDollars: Math.min(BUDGET_DOLLARS.most, Math.max(BUDGET_DOLLARS.least, budget)),
      slots: places.slots,
    },
    reserve: { ir: places.ir, taxi: 0 },
    scoring,
    unmapped: [...places.unmapped, ...unmapped, ...unmappedSettings(league), ...(lacks ? [NOT_TOLD[lacks]] : [])],
    weeks: {
      current: status === 'in-progress' && league.current_week !== null ? within(league.current_week, first) : null,
      first,
      last,
    },
    playoffs:
      settings.uses_playoff && settings.playoff_start_week !== null && settings.num_playoff_teams !== null
        ? { firstWeek: within(settings.playoff_start_week, last), teams: settings.num_playoff_teams }
        : null,
    tieBreakers: TIE_BREAKERS,
    hasMedianGame: false,
    waivers: {
      kind: settings.uses_faab ? 'faab' : 'priority',
      // Only what is left is told, which is all of it as long as nobody has bid.
      budgetDollars: settings.uses_faab && status === 'pre-draft' && balances.length > 0 ? Math.max(...balances) : null,
      ...(isHeld(settings.waiver_time) ? { holdHours: 24 * settings.waiver_time } : {}),
    },
    keepersPerTeam: null,
    lastTradeWeek: weekOf(Date.parse(`${settings.trade_end_date}T12:00:00Z`), league),
    draftId: `yahoo-${league.league_key}`,
    teams: teams.map((team) => toTeam(team, settings)),
  };
}

/** No league chooses another rule. @source docs/sources.md "Ties in the standings" */
const TIE_BREAKERS: TieBreakers = { overall: ['points'], division: ['division-record', 'points'] };

/** What a league is read without. */
const NOT_TOLD: Readonly<Record<NonNullable<KnownTeams['lacks']>, UnmappedRule>> = {
  standings: { what: 'setting', code: 'standings', label: 'Yahoo tells no standings of the league' },
  teams: { what: 'setting', code: 'teams', label: 'Yahoo tells neither teams nor standings of the league' },
};

/** Days on waivers, where they are told; more than two weeks are a mistake. */
const isHeld = (days: number | null): days is number => days !== null && days > 0 && days <= 14;

/** Weeks are 1 to 18. */
const within = (week: number | null, otherwise: number): number => Math.min(18, Math.max(1, week ?? otherwise));

export function statusOf({ draft_status, is_finished }: YahooLeague): OutsideLeague['status'] {
  if (is_finished) return 'completed';
  if (draft_status === 'predraft') return 'pre-draft';
  return draft_status === 'draft' ? 'drafting' : 'in-progress';
}

function placesOf({ roster_positions }: YahooSettings) {
  const slots: Record<Slot, number> = {
    ...{ QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 },
  };
  const unmapped: UnmappedRule[] = [];
  let ir = 0;
  for (const { position, count } of roster_positions) {
    if (count === 0) continue;
    const slot = SLOT_OF[position];
    const most = slot === 'BN' ? DEEPEST_BENCH : MOST_PER_SLOT;
    if (slot === 'IR') ir += count;
    else if (slot !== undefined && slot !== 'TAXI') slots[slot] += count;
    else slots.BN += count;
    if (slot === undefined || (slot !== 'IR' && count > most))
      unmapped.push({ what: 'slot', code: position, label: `${position || 'Place'}: ${count}` });
  }
  for (const slot of Object.keys(slots) as Slot[]) // the names are those of the record
    slots[slot] = Math.min(slot === 'BN' ? DEEPEST_BENCH : MOST_PER_SLOT, slots[slot]);
  return { slots, ir, unmapped };
}

function unmappedSettings({ scoring_type, settings }: YahooLeague & { readonly settings: YahooSettings }) {
  const rules: UnmappedRule[] = [];
  const tell = (code: string, label: string) => rules.push({ what: 'setting', code, label });
  if (scoring_type === 'roto' || settings.stat_modifiers.stats.length === 0)
    tell('scoring_type', 'Weeks are won by categories, not by points');
  if (!settings.uses_fractional_points) tell('uses_fractional_points', 'Points are whole numbers');
  if (!settings.uses_negative_points) tell('uses_negative_points', 'Points do not fall below zero');
  return rules;
}

const pictureOf = (url: string): string | null => (URL.parse(url)?.protocol === 'https:' ? url : null);

function toTeam(team: YahooTeam, { divisions }: YahooSettings): OutsideLeagueTeam {
  const { division_id: division } = team;
  const standing = team.team_standings;
  const totals = standing?.outcome_totals;
  return {
    teamId: team.team_key,
    name: team.name || `Team ${team.team_key}`,
    ownerIds: team.managers.flatMap(({ guid }) => (guid === '' ? [] : [guid])),
    ownerNames: team.managers.flatMap(({ nickname }) => (nickname === '' ? [] : [nickname])),
    avatarUrl: pictureOf(team.team_logos[0]?.url ?? ''),
    standing: standing
      ? {
          rank: standing.rank,
          wins: totals?.wins ?? 0,
          losses: totals?.losses ?? 0,
          ties: totals?.ties ?? 0,
          pointsFor: standing.points_for ?? 0,
          pointsAgainst: standing.points_against,
        }
      : null,
    faabLeftDollars: team.faab_balance,
    waiverPriority: team.waiver_priority,
    division:
      division === '' ? null : divisions.find(({ division_id: id }) => id === division)?.name || `Division ${division}`,
    outInWeek: null,
  };
}
