// The verdict on a trade that was made in a league, as whoever had asked before it would have read it: for whoever
// judges later what was told.
import type { OutsideTransaction } from '@pylon/connectors/outside-league';
import { cents } from '@pylon/engine/tables/cents';
import type { Trade } from '@pylon/engine/trades/best-trades';
import type { RosterOutlook } from '@pylon/engine/trades/trade-effect';
import type { TradeWeek } from '@pylon/engine/trades/trade-league';
import { packageValue } from '@pylon/engine/trades/trade-odds';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import type { Clock } from '../../clock.ts';
import { leagueWeek } from '../../leagues/asked-team.ts';
import {
  type KnownLeague,
  type LeagueParts,
  type RosterMember,
  rosterIdOf,
  rosterMembers,
} from '../../leagues/known-league.ts';
import { changeableWeeks } from '../../leagues/rest-weeks.ts';
import { storedTransactions } from '../../leagues/stored-league.queries.ts';
import type { Caller } from '../../threads/caller.ts';
import { membersById } from './present-trade.ts';
import { TradeDesk, type TradingLeague } from './trade-desk.ts';
import type { TradeThreads } from './trade-threads.ts';

interface Member {
  readonly playerId: string;
  readonly position: Position;
}

/** What is told of a side. */
interface ToldSide {
  readonly teamId: string;
  /** That its best line-ups score more with the trade than without it, 0 to 1. */
  readonly chance: number;
  /** 1 for the side that gets more by the market, 0 for the other, ½ for both of an even trade. */
  readonly baseline: number;
  /** Its roster as the trade is judged with: whom the edition does not know is left out. */
  readonly before: readonly Member[];
  readonly after: readonly Member[];
}

interface ToldTrade {
  /** Those that the trade can still count in. */
  readonly weeks: readonly TradeWeek[];
  /** What is expected of the best free agent in each of them. */
  readonly wire: Readonly<Record<Position, readonly number[]>>;
  readonly sides: readonly ToldSide[];
}

/** Nobody waits for it, and nobody's work is counted. */
const NOBODY: Caller = {
  ...{ id: 'told trades', network: 'told trades', mayCost: () => true },
  gone: new AbortController().signal,
};

/**
 * Tells the verdict on a trade of a league of somebody's list, with the rosters before it; null where the Analyzer
 * cannot be asked about it: picks, money, more than two teams, nobody on one side, or somebody who is not known here.
 */
export function tradeTeller({ work, ...parts }: LeagueParts & { readonly clock: Clock; readonly work: TradeThreads }) {
  const desk = new TradeDesk(work);
  return async (asked: {
    readonly accountId: string;
    readonly userLeagueId: string;
    readonly tradeId: string;
  }): Promise<ToldTrade | null> => {
    const found = await leagueWeek(parts, { id: asked.accountId, tier: 2 }, asked);
    if (!found.ok) return null;
    const { of, week } = found.value;
    const weeks = changeableWeeks(of, parts.clock.now());
    const moves = (await storedTransactions(parts.db, of.leagueId, week.week - 1))
      .flatMap(({ transactions }) => transactions)
      .filter(({ outcome }) => outcome === 'done');
    const made = moves.find(({ transactionId }) => transactionId === asked.tradeId);
    if (!made || weeks.length === 0) return null;
    const league = { of, weeks, week: { ...week, rosters: rostersBefore(of, week.rosters, { moves, made }) } };
    const trade = tradeOf(league, made);
    return trade && toldTrade(desk, league, trade);
  };
}

async function toldTrade(desk: TradeDesk, league: TradingLeague, trade: Trade): Promise<ToldTrade | null> {
  const told = await desk.verdict(league, trade, NOBODY);
  if (!told) return null;
  const { effect, chances } = told;
  const { rests, facts } = await desk.material(league, NOBODY);
  const marketValue = (ids: readonly string[]) => cents(packageValue(ids.map((id) => rests.get(id)?.value ?? 0)));
  const getsMore = (1 + Math.sign(marketValue(trade.gets) - marketValue(trade.gives))) / 2;
  const memberOf = membersById(league);
  const membersOf = ({ playerIds }: RosterOutlook) =>
    playerIds.flatMap((id): Member[] => {
      const { entityId, position } = memberOf(id);
      return entityId === null || position === null ? [] : [{ playerId: entityId, position }];
    });
  return {
    weeks: league.weeks,
    wire: Object.fromEntries(
      POSITIONS.map((position) => [position, Array.from(facts.wire[position], cents)]),
    ) as unknown as ToldTrade['wire'], // one each
    sides: [
      { side: effect.team, chance: chances.winPercent / 100, baseline: getsMore },
      { side: effect.opponent, chance: chances.opponentWinPercent / 100, baseline: 1 - getsMore },
    ].map(({ side: { teamId, before, after }, ...each }) => ({
      ...{ teamId, ...each, before: membersOf(before), after: membersOf(after) },
    })),
  };
}

/**
 * Rosters as they stood before a trade: it and whatever came after it are taken back, the last first. A roster that was
 * read before a move is told of it is left as it is.
 */
function rostersBefore(
  of: KnownLeague,
  rosters: TradingLeague['week']['rosters'],
  { moves, made }: { readonly moves: readonly OutsideTransaction[]; readonly made: OutsideTransaction },
): TradingLeague['week']['rosters'] {
  const before = new Map([...rosters].map(([teamId, members]): [string, RosterMember[]] => [teamId, [...members]]));
  const later = moves
    .filter(({ at }) => Date.parse(at) > Date.parse(made.at))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  for (const { player, fromTeamId, toTeamId } of [...later, made].flatMap((each) => each.moves)) {
    const isPlayer = ({ outside }: RosterMember) => rosterIdOf(null, outside) === rosterIdOf(null, player);
    const [from, to] = [before.get(fromTeamId ?? ''), before.get(toTeamId ?? '')];
    const at = to?.findIndex(isPlayer) ?? -1;
    if (at >= 0) to?.splice(at, 1);
    if (fromTeamId !== null && from && !from.some(isPlayer))
      from.push(...rosterMembers(of, fromTeamId, [{ player, slot: 'BN', points: null }]));
  }
  return before;
}

/** A trade of players alone as the Analyzer is asked about it; null for any other: picks and dollars play no week. */
function tradeOf(league: TradingLeague, { moves, picks, faab }: OutsideTransaction): Trade | null {
  if (picks.length > 0 || faab.length > 0) return null;
  const between = moves.flatMap(({ player, fromTeamId: from, toTeamId: to }) =>
    from === null || to === null ? [] : [{ from, to, id: rosterIdOf(from, player) }],
  );
  const [teamId, opponentId, ...others] = [...new Set(between.flatMap(({ from, to }) => [from, to]))].sort();
  if (teamId === undefined || opponentId === undefined || others.length > 0) return null;
  const members = new Map([...league.week.rosters.values()].flat().map((member) => [member.leagueRosterId, member]));
  const isKnown = ({ id }: { readonly id: string }) => {
    const member = members.get(id);
    return member !== undefined && member.entityId !== null && member.position !== null;
  };
  const given = (by: string) => between.flatMap(({ from, id }) => (from === by ? [id] : [])).sort();
  const [gives, gets] = [given(teamId), given(opponentId)];
  if (gives.length === 0 || gets.length === 0 || !between.every(isKnown)) return null;
  return { teamId, opponentId, gives, gets };
}
