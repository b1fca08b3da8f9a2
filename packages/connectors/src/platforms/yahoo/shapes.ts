/**
 * Answers of Yahoo, turned back from inside out, as far as we read them. Numbers come as text and text as numbers;
 * nothing is `""`, `[]`, false or not there. What we can do without may be of another type; ids and places may not.
 */
import * as z from 'zod';
import { isNothing, listed } from './inside-out.ts';

const scalar = z.union([z.string(), z.number()]).transform(String);
/** Text to so many characters; empty for whatever is none. */
const text = (most = 100) => scalar.transform((given) => given.trim().slice(0, most)).catch('');
/** A number in whatever form; null for what is none. */
const numberOrNull = z
  .union([z.number(), z.string().regex(/^-?[\d.]+$/)])
  .transform(Number)
  .refine(Number.isFinite)
  .nullable()
  .catch(null)
  .default(null);
/** The same of a number that counts: anything else refuses the answer. */
const amount = z
  .union([z.number(), z.string().regex(/^-?[\d.]+$/)])
  .transform(Number)
  .refine(Number.isFinite);
const wholeOrNull = numberOrNull.transform((given) => (given === null ? null : Math.round(given)));
const anything = z.unknown().optional();
const flag = anything.transform((given) => given === true || given === 1 || given === '1');
/** A rule that holds unless Yahoo says otherwise. */
const usual = anything.transform((given) => given !== 0 && given !== '0' && given !== false);
/** A whole number that a list cannot do without. */
const whole = (least: number, most: number) => scalar.transform(Number).pipe(z.number().int().min(least).max(most));
const Id = scalar.pipe(z.string().regex(/^\d{1,12}$/));
export const LEAGUE_KEY = /^\d{1,6}\.l\.\d{1,12}$/;
const TEAM_KEY = /^\d{1,6}\.l\.\d{1,12}\.t\.(\d{1,4})$/;
/** A team by its key: the number that it has in its league. */
const TeamId = z
  .string()
  .regex(TEAM_KEY)
  .transform((key) => TEAM_KEY.exec(key)?.[1] ?? '');
const teamIdOrNull = TeamId.nullable().catch(null).default(null);

/** A list that has to be there, though it may be empty; whoever is not of the shape refuses the answer. */
const things = <S extends z.ZodType>(name: string, shape: S, most: number) =>
  z
    .unknown()
    .transform((given) => listed(given, name))
    .pipe(z.array(shape).max(most));
/** The same of a list that may be absent. */
const thingsIfAny = <S extends z.ZodType>(name: string, shape: S, most: number) =>
  anything.transform((given) => listed(given, name)).pipe(z.array(shape).max(most));
/** Things that we can do without: those of another shape are left out. */
const some = <S extends z.ZodType>(name: string, shape: S, most: number) =>
  anything.transform((given) =>
    (listed(given, name) ?? []).slice(0, most).flatMap((thing) => {
      const read = shape.safeParse(thing);
      return read.success ? [read.data] : [];
    }),
  );

const Manager = z.object({ guid: text(), nickname: text(), is_commissioner: flag, is_current_login: flag }).transform(
  // A private profile has no name.
  (manager) => ({ ...manager, nickname: manager.nickname === '--hidden--' ? '' : manager.nickname }),
);
const Team = z.object({
  team_key: TeamId,
  name: text(),
  is_owned_by_current_login: flag,
  team_logos: some('team_logo', z.object({ url: text(500) }), 5),
  division_id: text(),
  waiver_priority: wholeOrNull,
  faab_balance: wholeOrNull,
  auction_budget_total: wholeOrNull,
  managers: some('manager', Manager, 20),
  team_standings: z
    .object({
      rank: wholeOrNull,
      outcome_totals: z.object({ wins: wholeOrNull, losses: wholeOrNull, ties: wholeOrNull }).nullable().catch(null),
      points_for: numberOrNull,
      points_against: numberOrNull,
    })
    .nullable()
    .catch(null)
    .default(null),
});
export type YahooTeam = z.output<typeof Team>;

const League = z.object({
  league_key: z.string().regex(LEAGUE_KEY),
  name: text(),
  season: scalar.pipe(z.string().regex(/^\d{4}$/)).transform(Number),
  game_code: text(),
  logo_url: text(500),
  draft_status: text(),
  scoring_type: text(),
  num_teams: wholeOrNull,
  current_week: wholeOrNull,
  start_week: wholeOrNull,
  end_week: wholeOrNull,
  start_date: text(),
  is_finished: flag,
  /** '{game}_{league}' of the season before. */
  renew: text(20).transform((given) => (/^\d{1,6}_\d{1,12}$/.test(given) ? given : '')),
});
export type YahooLeague = z.output<typeof League>;

const Stat = z.object({ stat_id: Id, name: text(), display_name: text() });
const Modifier = z.object({
  stat_id: Id,
  value: amount,
  bonuses: some('bonus', z.object({ target: numberOrNull, points: numberOrNull }), 20),
});
export type YahooModifier = z.output<typeof Modifier>;
const Settings = z.object({
  draft_type: text(),
  draft_time: numberOrNull,
  is_auction_draft: flag,
  uses_playoff: flag,
  playoff_start_week: wholeOrNull,
  num_playoff_teams: wholeOrNull,
  divisions: some('division', z.object({ division_id: text(), name: text() }), 20),
  waiver_type: text(),
  waiver_time: wholeOrNull,
  uses_faab: flag,
  trade_end_date: text(),
  uses_fractional_points: usual,
  uses_negative_points: usual,
  roster_positions: things('roster_position', z.object({ position: text(20), count: whole(0, 100) }), 60),
  stat_categories: z.object({ stats: some('stat', Stat, 500) }).catch({ stats: [] }),
  // Leagues that play by categories have none.
  stat_modifiers: anything
    .transform((given) => (isNothing(given) ? { stats: [] } : given))
    .pipe(z.object({ stats: things('stat', Modifier, 500) })),
});
export type YahooSettings = z.output<typeof Settings>;
export const YahooSettingsAnswer = z.object({ league: League.extend({ settings: Settings }) });
export type YahooSettingsAnswer = z.output<typeof YahooSettingsAnswer>;

export const YahooStandings = z.object({
  league: League.extend({ standings: z.object({ teams: things('team', Team, 64) }) }),
});
export const YahooTeams = z.object({ league: League.extend({ teams: things('team', Team, 64) }) });

const Player = z.object({
  player_id: Id,
  name: z.object({ full: text() }).catch({ full: '' }),
  editorial_team_abbr: text(20),
  display_position: text(40),
});
export type YahooPlayer = z.output<typeof Player>;
const Kept = z
  .object({ status: z.unknown(), cost: numberOrNull, kept: z.unknown() })
  .nullable()
  .catch(null)
  .default(null);
const RosterPlayer = Player.extend({
  selected_position: z.object({ position: text(20) }),
  is_keeper: Kept,
});
export const YahooRosters = z.object({
  league: League.extend({
    teams: things(
      'team',
      z.object({
        team_key: TeamId,
        roster: z.object({ players: things('player', RosterPlayer, 100) }),
      }),
      64,
    ),
  }),
});

const Matchup = z.object({
  week: wholeOrNull,
  is_playoffs: flag,
  is_consolation: flag,
  teams: things(
    'team',
    z.object({ team_key: TeamId, team_points: z.object({ total: numberOrNull }).catch({ total: null }) }),
    2,
  ),
});
export const YahooScoreboard = z.object({
  league: League.extend({ scoreboard: z.object({ matchups: things('matchup', Matchup, 64) }) }),
});

const Moved = Player.extend({
  transaction_data: z.object({
    source_type: text(),
    source_team_key: teamIdOrNull,
    destination_type: text(),
    destination_team_key: teamIdOrNull,
  }),
});
export type YahooMoved = z.output<typeof Moved>;
const Transaction = z.object({
  transaction_key: text(),
  type: text(),
  status: text(),
  timestamp: numberOrNull,
  trade_proposed_time: numberOrNull,
  trader_team_key: teamIdOrNull,
  faab_bid: wholeOrNull,
  players: thingsIfAny('player', Moved, 100),
});
export type YahooTransaction = z.output<typeof Transaction>;
export const YahooTransactions = z.object({
  league: League.extend({ transactions: things('transaction', Transaction, 20_000) }),
});

const PlayerKey = z
  .string()
  .regex(/^\d{1,6}\.p\.\d{1,12}$/)
  .nullable()
  .catch(null)
  .default(null);
const Pick = z.object({
  pick: whole(1, 10_000),
  round: whole(1, 200),
  team_key: TeamId,
  player_key: PlayerKey,
  cost: wholeOrNull,
});
export type YahooPick = z.output<typeof Pick>;
export const YahooDraft = z.object({ league: League.extend({ draft_results: things('draft_result', Pick, 5_000) }) });

export const YahooPlayers = z.object({ league: z.object({ players: things('player', Player, 50) }) });

/** Who asks, with leagues or teams of theirs by game. */
const Game = z.object({
  game_key: text(),
  code: text(),
  season: text(),
  leagues: thingsIfAny('league', League, 200),
  teams: some('team', Team.extend({ team_key: z.string().regex(TEAM_KEY) }), 200),
});
export const YahooUsers = z.object({
  users: things('user', z.object({ guid: z.string().min(1).max(100), games: things('game', Game, 400) }), 5),
});
