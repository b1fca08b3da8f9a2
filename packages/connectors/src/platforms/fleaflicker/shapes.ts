/**
 * Answers of Fleaflicker as far as we read them. A field with its default value is left out there: a missing number is
 * 0, a missing flag false, a missing list empty. Ids alone must be there and be ids.
 */
import * as z from 'zod';
import { boundedText } from '../../outside-text.ts';

/** A whole number or its digits. */
const Id = z
  .union([z.number().int(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,20}$/));
const line = z.string().catch('').transform(boundedText);
const address = z.string().catch('');
const flag = z.boolean().catch(false);
const whole = z.number().int().catch(0);
const amount = z.number().catch(0);
/** Moments are milliseconds as text. */
const moment = z.coerce.number().catch(0);
/** A number in its wrapping. */
const Wrapped = z.object({ value: amount }).catch({ value: 0 });
const list = <S extends z.ZodType>(item: S, most: number) =>
  z
    .array(item)
    .default([])
    .transform((items) => items.slice(0, most));
const words = z
  .array(z.string())
  .catch([])
  .transform((all) => [...new Set(all.slice(0, 40).map(boundedText))]);

/** An answer that holds its list, or nothing at all; whatever else there may be is none of Fleaflicker's answers. */
const holding = <S extends z.ZodType>(key: string, shape: S) =>
  z.record(z.string(), z.unknown()).transform((answer, context): z.output<S> => {
    const isKnown = key in answer || Object.keys(answer).every((other) => ACCOMPANYING.includes(other));
    const read = isKnown ? shape.safeParse(answer) : null;
    if (read?.success) return read.data;
    context.addIssue({ code: 'custom', message: `no ${key}` });
    return z.NEVER;
  });
/** What stands in an answer whose list is empty. */
const ACCOMPANYING = ['resultOffsetNext', 'resultTotal', 'filter', 'eligibleTeams'];

const ProPlayer = z.object({
  id: Id,
  nameFull: line,
  position: line,
  proTeamAbbreviation: line,
  externalIds: z.array(z.object({ id: z.string() })).catch([]),
});
export type ProPlayer = z.output<typeof ProPlayer>;
const LeaguePlayer = z.object({
  proPlayer: ProPlayer,
  isKeeper: flag,
  viewingActualPoints: Wrapped.nullable().catch(null).default(null),
});
export type LeaguePlayer = z.output<typeof LeaguePlayer>;

const RosterPosition = z.object({
  label: line,
  /** Missing: the bench. */
  group: line,
  eligibility: words,
  max: whole,
  start: whole,
});
export type RosterPosition = z.output<typeof RosterPosition>;

const TeamName = z.object({ id: Id, name: line });
const Record_ = z.object({ wins: whole, losses: whole, ties: whole, rank: whole });
const Team = TeamName.extend({
  logoUrl: address,
  owners: z.array(z.object({ id: Id, displayName: line })).catch([]),
  recordOverall: Record_.nullable().catch(null).default(null),
  pointsFor: Wrapped,
  pointsAgainst: Wrapped,
  waiverAcquisitionBudget: Wrapped.nullable().catch(null).default(null),
  waiverPosition: whole,
});
export type Team = z.output<typeof Team>;

export const UserLeagues = holding(
  'leagues',
  z.object({
    leagues: list(
      z.object({ id: Id, name: line, logoUrl: address, ownedTeam: TeamName.nullable().catch(null).default(null) }),
      200,
    ),
  }),
);

export const Standings = z.object({
  season: whole,
  league: z.object({
    id: Id,
    name: line,
    logoUrl: address,
    waiverType: line,
    defaultWaiverBudget: whole,
    maxKeepers: whole,
    size: whole,
  }),
  divisions: list(z.object({ name: line, teams: list(Team, 100) }), 50),
});
export type Standings = z.output<typeof Standings>;

const ScoringRule = z.object({
  category: z.object({ id: z.number().int(), nameSingular: line, namePlural: line }),
  points: Wrapped,
  pointsPer: Wrapped.nullable().catch(null).default(null),
  forEvery: whole,
  isBonus: flag,
  boundLower: z.number().nullable().catch(null).default(null),
  boundUpper: z.number().nullable().catch(null).default(null),
  applyTo: words,
  description: line,
});
export type ScoringRule = z.output<typeof ScoringRule>;

export const Rules = z.object({
  rosterPositions: z.array(RosterPosition).min(1).max(100),
  groups: list(z.object({ scoringRules: list(ScoringRule, 300) }), 30),
});
export type Rules = z.output<typeof Rules>;

const Period = z.object({
  value: z.number().int().min(1).max(30),
  low: z.object({ startEpochMilli: moment }).catch({ startEpochMilli: 0 }),
});
const Game = z.object({
  id: Id,
  home: TeamName.nullable().default(null),
  away: TeamName.nullable().default(null),
  homeScore: z.object({ score: Wrapped }).catch({ score: { value: 0 } }),
  awayScore: z.object({ score: Wrapped }).catch({ score: { value: 0 } }),
  isFinalScore: flag,
  isPlayoffs: flag,
  isConsolation: flag,
});
export type Game = z.output<typeof Game>;
export const Scoreboard = z.object({
  schedulePeriod: Period,
  eligibleSchedulePeriods: list(Period, 30),
  games: list(Game, 100),
});
export type Scoreboard = z.output<typeof Scoreboard>;

const Side = LeaguePlayer.nullable().default(null);
export const BoxScore = z.object({
  game: Game,
  lineups: list(
    z.object({ group: line, slots: list(z.object({ position: RosterPosition, home: Side, away: Side }), 100) }),
    10,
  ),
});
export type BoxScore = z.output<typeof BoxScore>;

export const Rosters = holding(
  'rosters',
  z.object({ rosters: list(z.object({ team: TeamName, players: list(LeaguePlayer, 150) }), 100) }),
);
export type Rosters = z.output<typeof Rosters>;

const Transaction = z.object({
  /** Missing: somebody was added. */
  type: line,
  player: LeaguePlayer.nullable().catch(null).default(null),
  team: TeamName.nullable().catch(null).default(null),
  bidAmount: amount,
});
export const Transactions = holding(
  'items',
  z.object({
    items: list(
      z.object({ timeEpochMilli: moment, transaction: Transaction.nullable().catch(null).default(null) }),
      500,
    ),
    resultOffsetNext: whole,
  }),
);
export type TransactionItem = z.output<typeof Transactions>['items'][number];

const Pick = z.object({
  season: whole,
  slot: z.object({ round: whole }).catch({ round: 0 }),
  ownedBy: TeamName.nullable().catch(null).default(null),
  /** Missing: whose it is. */
  originalOwner: TeamName.nullable().catch(null).default(null),
});
export type Pick = z.output<typeof Pick>;
const Trade = z.object({
  id: Id,
  status: line,
  approvedOn: moment,
  proposedOn: moment,
  teams: list(z.object({ team: TeamName, playersObtained: list(LeaguePlayer, 60), picksObtained: list(Pick, 60) }), 20),
});
export type Trade = z.output<typeof Trade>;
export const Trades = holding('trades', z.object({ trades: list(Trade, 100), resultOffsetNext: whole }));

export const TeamPicks = holding('picks', z.object({ picks: list(Pick, 200) }));

const Selection = z.object({
  /** Of round and number, in a draft of turns. */
  slot: z.object({ round: whole, slot: whole, overall: whole }).default({ round: 0, slot: 0, overall: 0 }),
  team: TeamName.nullable().catch(null).default(null),
  player: LeaguePlayer.nullable().catch(null).default(null),
  bidAmount: amount,
  cost: amount,
});
export type Selection = z.output<typeof Selection>;
export const DraftBoard = holding('orderedSelections', z.object({ orderedSelections: list(Selection, 2000) }));
export type DraftBoard = z.output<typeof DraftBoard>;
