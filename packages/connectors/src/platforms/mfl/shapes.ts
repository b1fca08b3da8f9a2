/** Answers of MyFantasyLeague as far as we read them: what may be missing is empty text or 0, ids must be there. */
import * as z from 'zod';
import { amount, FranchiseId, holder, line, list, PlayerId, raw, whole } from './quirks.ts';

const Franchise = z.object({
  id: FranchiseId,
  name: line,
  owner_name: line,
  icon: raw,
  logo: raw,
  division: raw,
  waiverSortOrder: whole,
  /** Empty where nobody bids. */
  bbidAvailableBalance: raw,
});
export type Franchise = z.output<typeof Franchise>;

const StartersPosition = z.object({ name: line, limit: raw });
const Division = z.object({ id: raw, name: line });

export const League = z.object({
  id: raw.pipe(z.string().regex(/^\d{1,10}$/)),
  name: line,
  h2h: raw,
  bestLineup: raw,
  startWeek: whole,
  endWeek: whole,
  lastRegularSeasonWeek: whole,
  standingsSort: raw,
  currentWaiverType: raw,
  bbidSeasonLimit: whole,
  /** Empty where it is not told. */
  bbidMinimum: raw,
  rosterSize: whole,
  taxiSquad: whole,
  injuredReserve: whole,
  /** How rosters come about: 'email_draft', 'live_auction' and the like. */
  loadRosters: raw,
  auctionStartAmount: whole,
  salaryCapAmount: whole,
  usesSalaries: raw,
  usesContractYear: raw,
  maxKeepers: whole,
  playerLimitUnit: raw,
  starters: z.object({ count: whole, idp_starters: whole, position: list(StartersPosition, 40) }),
  franchises: z.object({ franchise: list(Franchise, 200) }),
  divisions: holder({ division: list(Division, 100) }).catch({ division: [] }),
  /** The league in its seasons, of later years too. */
  history: holder({ league: list(z.object({ year: whole, url: raw }), 100) }).catch({ league: [] }),
});
export type League = z.output<typeof League>;

const Rule = z.object({ event: raw, points: raw, range: raw });
export type Rule = z.output<typeof Rule>;
export const Rules = holder({
  positionRules: list(z.object({ positions: raw, rule: list(Rule, 500) }), 100),
});
export type Rules = z.output<typeof Rules>;

export const Players = z.object({
  player: list(z.object({ id: raw, name: line, position: line, team: line }), 20_000),
});

export const MyLeagues = holder({
  league: list(
    z.object({
      league_id: raw.pipe(z.string().regex(/^\d{1,10}$/)),
      name: line,
      franchise_id: raw,
      franchise_name: line,
    }),
    200,
  ),
});

const RosterPlayer = z.object({ id: PlayerId, status: raw });
export const Rosters = holder({
  franchise: list(z.object({ id: FranchiseId, player: list(RosterPlayer, 200) }), 200),
});
export type Rosters = z.output<typeof Rosters>;

const Side = z.object({ id: FranchiseId, score: amount, result: raw });
const WeekSide = Side.extend({
  player: list(z.object({ id: PlayerId, status: raw, score: amount }), 200),
});
const matchups = <S extends z.ZodType>(side: S) => ({
  matchup: list(z.object({ regularSeason: raw, franchise: list(side, 2) }), 400),
});
export const Schedule = holder({
  weeklySchedule: list(z.object({ week: whole, ...matchups(Side) }), 30),
});
export type Schedule = z.output<typeof Schedule>;
export const WeeklyResults = holder({ week: whole, ...matchups(WeekSide), franchise: list(WeekSide, 200) });
export type WeeklyResults = z.output<typeof WeeklyResults>;

const Transaction = z.object({
  type: raw,
  timestamp: whole,
  franchise: raw,
  franchise2: raw,
  transaction: raw,
  franchise1_gave_up: raw,
  franchise2_gave_up: raw,
  by_commish: raw,
});
export type Transaction = z.output<typeof Transaction>;
export const Transactions = holder({ transaction: list(Transaction, 5_000) });

export const PendingTrades = holder({
  pendingTrade: list(
    z.object({
      trade_id: raw,
      offeringteam: raw,
      offeredto: raw,
      will_give_up: raw,
      will_receive: raw,
      timestamp: whole,
      expires: whole,
    }),
    200,
  ),
});

const DraftPick = z.object({ round: whole, pick: whole, franchise: raw, player: raw, comments: line });
export const DraftResults = holder({
  draftUnit: list(z.object({ draftType: raw, draftPick: list(DraftPick, 3_000) }), 100),
});
export type DraftResults = z.output<typeof DraftResults>;
export const AuctionResults = holder({
  auctionUnit: list(
    z.object({
      auction: list(z.object({ player: raw, franchise: FranchiseId, winningBid: amount, lastBidTime: whole }), 3_000),
    }),
    100,
  ),
});

export type AuctionResults = z.output<typeof AuctionResults>;

export const SelectedKeepers = holder({
  franchise: list(z.object({ id: FranchiseId, player: list(z.object({ id: PlayerId }), 200) }), 200),
});

export const FutureDraftPicks = holder({
  franchise: list(
    z.object({
      id: FranchiseId,
      futureDraftPick: list(z.object({ year: whole, round: whole, originalPickFor: raw }), 500),
    }),
    200,
  ),
});
