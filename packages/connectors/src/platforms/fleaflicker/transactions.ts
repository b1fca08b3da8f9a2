/** Moves and trades of a week of a Fleaflicker league. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type * as z from 'zod';
import type { OutsideFuturePick, OutsideTransaction } from '../../outside-league.ts';
import { momentOf } from '../../outside-text.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { FleaflickerGet, Parameters } from './api.ts';
import { addressOfLeague } from './league.ts';
import { type SportradarIds, sportradarIds, toPlayer } from './players.ts';
import {
  type LeaguePlayer,
  type Pick,
  Rosters,
  Scoreboard,
  Standings,
  type Trade,
  Trades,
  type TransactionItem,
  Transactions,
} from './shapes.ts';
import { ROSTERS } from './weeks.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const UNKNOWN = { ok: false, reason: 'unknown-league' } as const;
/** Lists hold all seasons, newest first; whoever has to look further back than so many pages sees less. */
const MOST_PAGES = 150;
/** Trades are listed by the moment of their offer; they are carried out at most so much later. */
const LONGEST_OFFER_MS = 30 * 86_400_000;

/** From and to in milliseconds since 1970; the end is not of the week. */
type Span = readonly [from: number, to: number];

export async function readTransactions(
  get: FleaflickerGet,
  league: LeagueAddress,
  week: number,
): Answer<readonly OutsideTransaction[]> {
  const at = addressOfLeague(league);
  const ofLeague = { league_id: at.league_id };
  const [scoreboard, standings] = await Promise.all([
    get('FetchLeagueScoreboard', { ...at, scoring_period: week }, Scoreboard),
    get('FetchLeagueStandings', at, Standings),
  ]);
  if (!scoreboard.ok) return scoreboard;
  if (!standings.ok) return standings;
  if (scoreboard.value === null || standings.value === null) return UNKNOWN;
  const span = spanOf(scoreboard.value, league.season, week);
  if (span === null) return { ok: true, value: [] };
  const [from] = span;
  const [rosters, items, trades] = await Promise.all([
    get('FetchLeagueRosters', { ...at, scoring_period: week, ...ROSTERS }, Rosters),
    pages(get, 'FetchLeagueTransactions', ofLeague, Transactions, ({ items: page }) =>
      page.some(({ timeEpochMilli }) => timeEpochMilli > 0 && timeEpochMilli < from),
    ),
    pages(get, 'FetchTrades', { ...ofLeague, filter: 'TRADES_COMPLETED' }, Trades, ({ trades: page }) =>
      page.some(({ proposedOn }) => proposedOn > 0 && proposedOn < from - LONGEST_OFFER_MS),
    ),
  ]);
  if (!rosters.ok) return rosters;
  if (!items.ok) return items;
  if (!trades.ok) return trades;
  const ids = sportradarIds(rosters.value);
  const isInWeek = (ms: number) => ms >= span[0] && ms < span[1];
  const all = [
    ...movesOf(
      items.value.flatMap((page) => page.items).filter(({ timeEpochMilli }) => isInWeek(timeEpochMilli)),
      standings.value.league.waiverType === 'BLIND_BID',
      ids,
    ),
    ...trades.value
      .flatMap((page) => page.trades)
      .filter((trade) => isInWeek(heldOn(trade)))
      .flatMap((trade) => toTrade(trade, ids)),
  ];
  // Pages move on while new items arrive, and tell the same twice then.
  const once = new Map(all.map((transaction) => [transaction.transactionId, transaction]));
  return {
    ok: true,
    value: [...once.values()].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at))),
  };
}

/** A week ends where the next begins; the first begins, and the last ends, between two seasons. */
function spanOf({ eligibleSchedulePeriods: all }: Scoreboard, season: number, week: number): Span | null {
  const index = all.findIndex(({ value }) => value === week);
  const [here, next] = [all[index], all[index + 1]];
  if (!here) return null;
  return [
    index === 0 ? Date.UTC(season, 1, 15) : here.low.startEpochMilli,
    next ? next.low.startEpochMilli : Date.UTC(season + 1, 1, 15),
  ];
}

/** Pages of a list until one reaches far enough back. */
async function pages<S extends z.ZodType<{ readonly resultOffsetNext: number }>>(
  get: FleaflickerGet,
  call: string,
  parameters: Parameters,
  shape: S,
  isFarEnough: (page: z.output<S>) => boolean,
): Answer<readonly z.output<S>[]> {
  const read: z.output<S>[] = [];
  let offset = 0;
  while (read.length < MOST_PAGES) {
    const page = await get(call, { ...parameters, result_offset: offset }, shape);
    if (!page.ok) return page;
    if (page.value === null) break;
    read.push(page.value);
    const { resultOffsetNext } = page.value;
    if (resultOffsetNext <= offset || isFarEnough(page.value)) break;
    offset = resultOffsetNext;
  }
  return { ok: true, value: read };
}

/** What becomes of a player by an item of each type; items of other types are no moves. An add has no type at times. */
const KINDS: ReadonlyMap<string, OutsideTransaction['kind']> = new Map([
  ['', 'free-agent'],
  ['TRANSACTION_ADD', 'free-agent'],
  ['TRANSACTION_CLAIM', 'waiver'],
  ['TRANSACTION_DROP', 'free-agent'],
  ['TRANSACTION_IMPORT', 'commissioner'],
]);
const DROP = 'TRANSACTION_DROP';

/** An add and its drop are two items of one moment, one after the other. */
function movesOf(
  items: readonly TransactionItem[],
  isBidFor: boolean,
  ids: SportradarIds,
): readonly OutsideTransaction[] {
  const all: OutsideTransaction[] = [];
  /** Places in the list of adds that have no drop yet, by moment and team. */
  const open = new Map<string, number>();
  for (const item of items) {
    const made = toMove(item, isBidFor, ids);
    if (made === null) continue;
    const isDrop = item.transaction?.type === DROP;
    const key = `${made.at} ${item.transaction?.team?.id}`;
    const add = isDrop ? open.get(key) : undefined;
    const before = add === undefined ? undefined : all[add];
    if (add !== undefined && before) {
      all[add] = { ...before, moves: [...before.moves, ...made.moves] };
      open.delete(key);
      continue;
    }
    if (!isDrop) open.set(key, all.length);
    all.push(made);
  }
  return all;
}

/** An item on its own; null for what moves nobody. */
function toMove(
  { timeEpochMilli, transaction }: TransactionItem,
  isBidFor: boolean,
  ids: SportradarIds,
): OutsideTransaction | null {
  const at = momentOf(timeEpochMilli);
  const { type, player: told, team, bidAmount } = transaction ?? {};
  const kind = type === undefined ? undefined : KINDS.get(type);
  if (at === null || kind === undefined || !told || !team) return null;
  const isDrop = type === DROP;
  return {
    transactionId: `${timeEpochMilli}-${team.id}-${told.proPlayer.id}${isDrop ? '-drop' : ''}`,
    at,
    kind,
    outcome: 'done',
    moves: [
      {
        player: toPlayer(told.proPlayer, ids),
        fromTeamId: isDrop ? team.id : null,
        toTeamId: isDrop ? null : team.id,
      },
    ],
    picks: [],
    faab: [],
    bidDollars: kind === 'waiver' && isBidFor ? Math.round(bidAmount ?? 0) : null,
  };
}

const heldOn = ({ approvedOn, proposedOn }: Trade): number => approvedOn || proposedOn;

function toTrade(trade: Trade, ids: SportradarIds): readonly OutsideTransaction[] {
  const at = momentOf(heldOn(trade));
  if (at === null || (trade.status !== '' && trade.status !== 'TRADE_STATUS_EXECUTED')) return [];
  const { teams } = trade;
  const moveOf = ({ proPlayer }: LeaguePlayer, toTeamId: string) => ({
    player: toPlayer(proPlayer, ids),
    // Between three it is not told who gave whom.
    fromTeamId: teams.length === 2 ? (teams.find(({ team }) => team.id !== toTeamId)?.team.id ?? null) : null,
    toTeamId,
  });
  return [
    {
      transactionId: `trade-${trade.id}`,
      at,
      ...{ kind: 'trade', outcome: 'done', faab: [], bidDollars: null },
      moves: teams.flatMap(({ team, playersObtained }) => playersObtained.map((player) => moveOf(player, team.id))),
      picks: teams.flatMap(({ team, picksObtained }) => picksObtained.flatMap((pick) => toPick(pick, team.id))),
    },
  ];
}

/** @param teamId whose it is now; absent: who the pick says */
export function toPick(pick: Pick, teamId?: string): readonly OutsideFuturePick[] {
  const { season, slot, ownedBy, originalOwner } = pick;
  const owner = teamId ?? ownedBy?.id;
  const first = originalOwner?.id ?? ownedBy?.id;
  if (owner === undefined || first === undefined || season < 2000 || slot.round < 1) return [];
  return [{ season, round: slot.round, originalTeamId: first, teamId: owner }];
}
