/** Moves, trades and offers of a league of MyFantasyLeague. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutsideTradeOffer, OutsideTransaction } from '../../outside-league.ts';
import { momentOfSeconds } from '../../outside-text.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { MflApi } from './api.ts';
import { call, UNKNOWN } from './league.ts';
import { type PlayerOf, readPlayers } from './players.ts';
import { listed } from './quirks.ts';
import { League, PendingTrades, type Transaction, Transactions } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
type Exchange = Pick<OutsideTransaction, 'moves' | 'picks' | 'faab'>;

export async function readTransactions(
  api: MflApi,
  league: LeagueAddress,
  week: number,
): Answer<readonly OutsideTransaction[]> {
  const [told, players] = await Promise.all([
    api.get(call(league, 'transactions', { W: week }), Transactions),
    readPlayers(api, league.season),
  ]);
  if (!told.ok) return told;
  if (!players.ok) return players;
  if (told.value === null) return UNKNOWN;
  // The list goes newest first.
  const oldestFirst = [...told.value.transaction].reverse();
  const times = new Map<string, number>();
  const value = oldestFirst.flatMap((transaction): readonly OutsideTransaction[] => {
    const at = momentOfSeconds(transaction.timestamp);
    const read = at === null ? null : toTransaction(transaction, league.season, players.value);
    if (at === null || read === null) return [];
    const name = `${transaction.timestamp}-${transaction.franchise}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return [{ transactionId: `${name}-${time}`.slice(0, 100), at, ...read }];
  });
  return { ok: true, value: value.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at))) };
}

const FREE_AGENTS = ['FREE_AGENT', 'WAIVER', 'LOAD_ROSTERS'];
const FRANCHISE = /^[\w-]{1,12}$/;

/** @returns null for what is no move: locks, places on a roster, bids of an auction */
function toTransaction(
  told: Transaction,
  season: number,
  playerOf: PlayerOf,
): Omit<OutsideTransaction, 'transactionId' | 'at'> | null {
  const { type, franchise, franchise2, transaction } = told;
  if (!FRANCHISE.test(franchise)) return null;
  const parts = transaction.split('|');
  const moves = (added: string, dropped: string) => [
    ...players(added, playerOf).map((player) => ({ player, fromTeamId: null, toTeamId: franchise })),
    ...players(dropped, playerOf).map((player) => ({ player, fromTeamId: franchise, toTeamId: null })),
  ];
  const plain = { outcome: 'done', picks: [], faab: [] } as const;
  if (type === 'BBID_WAIVER') {
    const [added = '', bid = '', dropped = ''] = parts;
    const dollars = Math.round(Number.parseFloat(bid));
    const bidDollars = Math.abs(dollars) < 1e9 ? dollars : null;
    return { kind: 'waiver', ...plain, moves: moves(added, dropped), bidDollars };
  }
  if (FREE_AGENTS.includes(type)) {
    const [added = '', dropped = ''] = parts;
    const isByOthers = type === 'LOAD_ROSTERS' || told.by_commish === '1';
    const kind = isByOthers ? 'commissioner' : type === 'WAIVER' ? 'waiver' : 'free-agent';
    return { kind, ...plain, moves: moves(added, dropped), bidDollars: null };
  }
  if (type !== 'TRADE' || !FRANCHISE.test(franchise2)) return null;
  const { franchise1_gave_up: mine, franchise2_gave_up: theirs } = told;
  const exchange = exchangeOf([franchise, franchise2], [mine, theirs], season, playerOf);
  return { kind: 'trade', outcome: 'done', ...exchange, bidDollars: null };
}

const PLAYER = /^\d{1,8}$/;
const FUTURE_PICK = /^FP_(\w+)_(\d{4})_(\d+)$/;
const DRAFT_PICK = /^DP_(\d+)_(\d+)$/;
const MONEY = /^BB_(\d+(?:\.\d+)?)$/;

const players = (text: string, playerOf: PlayerOf) =>
  listed(text)
    .filter((id) => PLAYER.test(id))
    .map(playerOf);

/** What two teams gave each other. */
function exchangeOf(
  [one, other]: readonly [string, string],
  gave: readonly [string, string],
  season: number,
  playerOf: PlayerOf,
): Exchange {
  const sides = [
    { fromTeamId: one, toTeamId: other, items: listed(gave[0]) },
    { fromTeamId: other, toTeamId: one, items: listed(gave[1]) },
  ];
  return {
    moves: sides.flatMap(({ fromTeamId, toTeamId, items }) =>
      items.filter((item) => PLAYER.test(item)).map((id) => ({ player: playerOf(id), fromTeamId, toTeamId })),
    ),
    picks: sides.flatMap(({ fromTeamId, toTeamId, items }) =>
      items.flatMap((item) => {
        const [, originalTeamId, year, round] = FUTURE_PICK.exec(item) ?? [];
        if (originalTeamId) return [{ season: Number(year), round: Number(round), originalTeamId, teamId: toTeamId }];
        // Of the draft that is held only the place is told, counted from 0: whoever gives the pick had it.
        const [, index] = DRAFT_PICK.exec(item) ?? [];
        if (index === undefined) return [];
        return [{ season, round: Number(index) + 1, originalTeamId: fromTeamId, teamId: toTeamId }];
      }),
    ),
    faab: sides.flatMap(({ fromTeamId, toTeamId, items }) =>
      items.flatMap((item) => {
        const dollars = Number(MONEY.exec(item)?.[1]);
        return dollars > 0 && dollars < 1e9 ? [{ fromTeamId, toTeamId, dollars }] : [];
      }),
    ),
  };
}

/** Offers of whoever signed in, and to them; nobody else is told of them. */
export async function readTradeOffers(api: MflApi, league: LeagueAddress): Answer<readonly OutsideTradeOffer[]> {
  if (league.account?.session == null) return { ok: true, value: [] };
  const [about, pending, known] = await Promise.all([
    api.get(call(league, 'league'), League),
    api.get(call(league, 'pendingTrades'), PendingTrades),
    readPlayers(api, league.season),
  ]);
  if (!about.ok) return about;
  if (!pending.ok) return pending;
  if (!known.ok) return known;
  if (about.value === null || pending.value === null) return UNKNOWN;
  const teamIds = about.value.franchises.franchise.map(({ id }) => id);
  const offers = pending.value.pendingTrade.flatMap((told, index): readonly OutsideTradeOffer[] => {
    const { trade_id, offeringteam: by, offeredto: to, will_give_up, will_receive, timestamp, expires } = told;
    // Some answers have the end of an offer alone.
    const at = momentOfSeconds(timestamp || expires);
    if (at === null || !teamIds.includes(by) || !teamIds.includes(to) || by === to) return [];
    const exchange = exchangeOf([by, to], [will_give_up, will_receive], league.season, known.value);
    return [{ offerId: trade_id.slice(0, 40) || `${at}-${by}-${index}`, at, byTeamId: by, ...exchange }];
  });
  return { ok: true, value: offers.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at))) };
}
