/** Auctions of MyFantasyLeague: only what was sold is told, not whether anybody is still bid for. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutsideDraftResult, OutsideLeaguePick } from '../../outside-league.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { isSeasonOver } from '../../season-over.ts';
import type { MflApi } from './api.ts';
import { call, hasResults } from './league.ts';
import type { PlayerOf } from './players.ts';
import { AuctionResults, League, Rosters, Schedule, WeeklyResults } from './shapes.ts';
import { sidesOf } from './weeks.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const SOLD = /^\d{1,8}$/;

/** How a league's auction went so far; null for a league without one. */
export async function readAuction(
  api: MflApi,
  league: LeagueAddress,
  playerOf: PlayerOf,
): Answer<OutsideDraftResult | null> {
  const auctions = await api.get(call(league, 'auctionResults'), AuctionResults);
  if (!auctions.ok) return auctions;
  const picks = salesIn(auctions.value?.auctionUnit ?? [], playerOf);
  if (picks.length === 0) return { ok: true, value: null };
  const [about, rosters] = await Promise.all([
    api.get(call(league, 'league'), League),
    api.get(call(league, 'rosters'), Rosters),
  ]);
  if (!about.ok) return about;
  if (!rosters.ok) return rosters;
  const isOver = await isAuctionOver(api, league, { about: about.value, rosters: rosters.value });
  if (!isOver.ok) return isOver;
  const status = isOver.value ? 'completed' : 'drafting';
  return { ok: true, value: { order: 'auction', status, startsAt: null, picks } };
}

/** Who was sold, in the order of the last bids. */
export const salesIn = (
  units: AuctionResults['auctionUnit'],
  playerOf: PlayerOf,
): readonly (OutsideLeaguePick & { readonly costDollars: number })[] =>
  units
    .flatMap(({ auction }) => auction)
    .filter(({ player }) => SOLD.test(player))
    .sort((one, other) => one.lastBidTime - other.lastBidTime)
    .map(({ player, franchise, winningBid }, index) => ({
      ...{ pickNumber: index + 1, round: 1, teamId: franchise, isKeeper: false },
      player: playerOf(player),
      costDollars: Math.round(winningBid),
    }));

interface KnownLeague {
  /** null where it is not told. */
  readonly about: League | null;
  readonly rosters: Rosters | null;
}

/**
 * Whether an auction that has sold somebody is over. Nothing says when bidding ends, so that it goes on until every
 * roster is full, games are played with them, or its season is past.
 */
export async function isAuctionOver(
  api: MflApi,
  league: LeagueAddress,
  { about, rosters }: KnownLeague,
): Answer<boolean> {
  if (isSeasonOver(league.season, api.nowMs()) || (about !== null && areFull(about, rosters)))
    return { ok: true, value: true };
  return about === null ? { ok: true, value: false } : hasPlayed(api, league, about);
}

/** The injured and players in training have places of their own. */
function areFull({ rosterSize, franchises }: League, rosters: Rosters | null): boolean {
  const held = new Map(
    rosters?.franchise.map(({ id, player }) => [id, player.filter(({ status }) => !RESERVES.has(status)).length]),
  );
  const teams = franchises.franchise;
  return rosterSize > 0 && teams.length > 0 && teams.every(({ id }) => (held.get(id) ?? 0) >= rosterSize);
}
const RESERVES: ReadonlySet<string> = new Set(['TAXI_SQUAD', 'INJURED_RESERVE']);

/** Where nobody meets anybody, points of the first week tell it. */
async function hasPlayed({ get }: MflApi, league: LeagueAddress, { h2h, startWeek }: League): Answer<boolean> {
  if (h2h === 'YES') {
    const schedule = await get(call(league, 'schedule'), Schedule);
    return schedule.ok ? { ok: true, value: hasResults(schedule.value) } : schedule;
  }
  const results = await get(call(league, 'weeklyResults', { W: Math.max(1, startWeek) }), WeeklyResults);
  if (!results.ok) return results;
  return { ok: true, value: results.value !== null && sidesOf(results.value).some(({ score }) => score !== 0) };
}
