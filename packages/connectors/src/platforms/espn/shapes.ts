/**
 * Answers of ESPN as far as we read them. What we can do without may be absent or of another type, and is then as if it
 * were not there; what a league, a line-up or a draft is made of may not, and refuses the answer.
 */

import * as z from 'zod';
import { boundedText } from '../../outside-text.ts';

const whole = z.number().int();
const number = z.number();
const flag = z.boolean().catch(false);
const wholeOrNull = whole.nullable().catch(null);
/** Names to 100 characters. */
const name = z.string().transform(boundedText).catch('');
/** Lists longer than a league can have are no league's. */
const list = <S extends z.ZodType>(shape: S, most: number) => z.array(shape).max(most);
/** A list of what we can do without: entries of another shape are left out. */
const some = <S extends z.ZodType>(shape: S, most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((given) =>
      given.slice(0, most).flatMap((entry) => {
        const read = shape.safeParse(entry);
        return read.success ? [read.data] : [];
      }),
    );
const optional = <S extends z.ZodType>(shape: S) => shape.nullable().catch(null).default(null);

export const EspnStatus = z.object({
  latestScoringPeriod: wholeOrNull.default(null),
  firstScoringPeriod: whole.catch(1),
  finalScoringPeriod: whole.catch(17),
});
export const EspnDraftState = z.object({ drafted: flag, inProgress: flag });

const DraftSettings = z.object({
  type: z.string().catch(''),
  leagueSubType: z.string().catch('NONE'),
  auctionBudget: number.catch(200),
  date: optional(number),
  keeperCount: whole.catch(0),
  pickOrder: some(whole, 64).default([]),
});
export type EspnDraftSettings = z.output<typeof DraftSettings>;

const Schedule = z.object({
  matchupPeriodCount: whole,
  matchupPeriods: z.record(z.string(), z.array(whole).max(40)).default({}),
  playoffTeamCount: whole.catch(0),
  /** Empty where it is not told. */
  playoffSeedingRule: z.string().catch(''),
  divisions: some(z.object({ id: whole, name }), 64).default([]),
});
export type EspnSchedule = z.output<typeof Schedule>;

const Rule = z.object({
  statId: whole,
  points: number.default(0),
  /** By place. */
  pointsOverrides: z.record(z.string(), number).default({}),
});
export type EspnRule = z.output<typeof Rule>;

export const EspnSettings = z.object({
  status: EspnStatus,
  draftDetail: EspnDraftState,
  settings: z.object({
    name,
    size: whole.min(1).max(64),
    rosterSettings: z.object({ lineupSlotCounts: z.record(z.string(), whole.min(-1).max(100)) }),
    scoringSettings: z.object({ scoringType: z.string().catch(''), scoringItems: list(Rule, 500) }),
    scheduleSettings: Schedule,
    acquisitionSettings: z
      .object({
        isUsingAcquisitionBudget: flag,
        acquisitionBudget: number.catch(0),
        minimumBid: optional(number),
        acquisitionType: z.string().catch(''),
        waiverHours: number.catch(0),
        waiverProcessDays: some(z.string(), 14).default([]),
        waiverProcessHour: wholeOrNull.default(null),
      })
      .catch({
        ...{ isUsingAcquisitionBudget: false, acquisitionBudget: 0, minimumBid: null },
        ...{ acquisitionType: '', waiverHours: 0, waiverProcessDays: [], waiverProcessHour: null },
      }),
    draftSettings: DraftSettings,
    tradeSettings: z.object({ deadlineDate: optional(number) }).catch({ deadlineDate: null }),
  }),
});
export type EspnSettings = z.output<typeof EspnSettings>;

const Record = z.object({
  wins: whole,
  losses: whole,
  ties: whole.catch(0),
  pointsFor: number.catch(0),
  pointsAgainst: optional(number),
});
const Team = z.object({
  id: whole,
  name,
  location: name,
  nickname: name,
  abbrev: name,
  owners: some(z.string().max(100), 20).default([]),
  logo: z.string().max(500).catch(''),
  divisionId: wholeOrNull.default(null),
  playoffSeed: whole.catch(0),
  rankCalculatedFinal: whole.catch(0),
  waiverRank: whole.catch(0),
  record: z.object({ overall: Record }).nullable().catch(null).default(null),
  transactionCounter: z.object({ acquisitionBudgetSpent: number.catch(0) }).catch({ acquisitionBudgetSpent: 0 }),
  draftStrategy: z.object({ keeperPlayerIds: some(whole, 100).default([]) }).catch({ keeperPlayerIds: [] }),
});
export type EspnTeam = z.output<typeof Team>;
export const EspnTeams = z.object({
  teams: list(Team, 64),
  members: some(z.object({ id: z.string(), displayName: name, firstName: name, lastName: name }), 500).default([]),
  status: z.unknown(),
});
export type EspnTeams = z.output<typeof EspnTeams>;

const Stats = z.object({
  statSourceId: whole,
  statSplitTypeId: whole,
  scoringPeriodId: whole,
  appliedTotal: number,
});
const Player = z.object({ fullName: name, defaultPositionId: wholeOrNull.default(null), stats: some(Stats, 100) });
const Entry = z.object({
  playerId: whole,
  lineupSlotId: whole,
  playerPoolEntry: z.object({ player: Player }).nullable().catch(null).default(null),
});
export type EspnEntry = z.output<typeof Entry>;
const Roster = z.object({ entries: list(Entry, 100) });
const Side = z.object({
  teamId: whole,
  totalPoints: number.default(0),
  pointsByScoringPeriod: z.record(z.string(), number).default({}),
  rosterForCurrentScoringPeriod: Roster.nullish(),
});
export type EspnSide = z.output<typeof Side>;
const Game = z.object({
  matchupPeriodId: whole,
  home: Side.nullish(),
  away: Side.nullish(),
  playoffTierType: z.string().catch(''),
});
export type EspnGame = z.output<typeof Game>;

/** A week with line-ups and games of the whole season. */
export const EspnWeek = z.object({
  schedule: list(Game, 2_000),
  teams: some(z.object({ id: whole }), 64).default([]),
  settings: z.object({ scheduleSettings: Schedule }).nullable().catch(null).default(null),
});
export type EspnWeek = z.output<typeof EspnWeek>;

export const EspnRosters = z.object({
  teams: list(z.object({ id: whole, roster: Roster.nullish() }), 64),
});
export type EspnRosters = z.output<typeof EspnRosters>;

const Pick = z.object({
  overallPickNumber: whole.min(1),
  roundId: whole.min(1),
  teamId: whole,
  playerId: whole,
  bidAmount: number.default(0),
  keeper: flag,
});
export const EspnDraft = z.object({
  draftDetail: EspnDraftState.extend({ picks: list(Pick, 4_000).default([]) }),
  settings: z.object({ draftSettings: DraftSettings }).nullable().catch(null).default(null),
});
export type EspnDraft = z.output<typeof EspnDraft>;

const Message = z.object({
  messageTypeId: whole,
  targetId: whole,
  from: wholeOrNull.default(null),
  to: wholeOrNull.default(null),
  for: wholeOrNull.default(null),
});
export type EspnMessage = z.output<typeof Message>;
const Topic = z.object({ id: z.string().max(100), date: number, messages: list(Message, 200) });
export type EspnTopic = z.output<typeof Topic>;
export const EspnActivity = z.object({ topics: list(Topic, 1_000) });

export const EspnPlayers = z.array(
  z.object({ id: whole, fullName: name, defaultPositionId: wholeOrNull.default(null) }),
);

/** Games of teams by week; each with its kick-off, milliseconds since 1970. */
export const EspnGames = z.object({
  settings: z.object({
    proTeams: list(
      z.object({ proGamesByScoringPeriod: z.record(z.string(), z.array(z.object({ date: number }))).catch({}) }),
      64,
    ),
  }),
});
