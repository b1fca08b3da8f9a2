/** How a league of MyFantasyLeague drafted, whom it keeps, and the picks of its seasons to come. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutsideDraftResult, OutsideFuturePick, OutsideKeeper, OutsideLeaguePick } from '../../outside-league.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { MflApi } from './api.ts';
import { readAuction } from './auctions.ts';
import { ORDERS } from './draft-units.ts';
import { call, UNKNOWN } from './league.ts';
import { readPlayers } from './players.ts';
import { DraftResults, FutureDraftPicks, SelectedKeepers } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const MADE = /^\d{1,8}$/;

/** Divisions that draft for themselves stand one after the other. */
export async function readDraftResult(api: MflApi, league: LeagueAddress): Answer<OutsideDraftResult | null> {
  const [drafts, players] = await Promise.all([
    api.get(call(league, 'draftResults'), DraftResults),
    readPlayers(api, league.season),
  ]);
  if (!drafts.ok) return drafts;
  if (!players.ok) return players;
  if (drafts.value === null) return UNKNOWN;
  const units = drafts.value.draftUnit.filter(({ draftPick }) => draftPick.length > 0);
  if (units.length === 0) return readAuction(api, league, players.value);
  const picks: OutsideLeaguePick[] = [];
  let pickNumber = 0;
  for (const { draftPick } of units) {
    const inTurn = [...draftPick].sort((one, other) => one.round - other.round || one.pick - other.pick);
    for (const { round, franchise, player, comments } of inTurn) {
      pickNumber++;
      if (!MADE.test(player) || franchise === '') continue;
      picks.push({
        ...{ pickNumber, round: Math.max(1, round), teamId: franchise.slice(0, 12) },
        player: players.value(player),
        isKeeper: /\bkeeper\b/i.test(comments),
        costDollars: null,
      });
    }
  }
  const isOpen = units.some(({ draftPick }) => draftPick.some(({ player }) => player === ''));
  return {
    ok: true,
    value: {
      order: ORDERS[units[0]?.draftType ?? ''] ?? 'unknown',
      status: picks.length === 0 ? 'pre-draft' : isOpen ? 'drafting' : 'completed',
      startsAt: null,
      picks,
    },
  };
}

/** Who is kept is told before the draft, without the price. */
export async function readKeepers(api: MflApi, league: LeagueAddress): Answer<readonly OutsideKeeper[]> {
  const [kept, players] = await Promise.all([
    api.get(call(league, 'selectedKeepers'), SelectedKeepers),
    readPlayers(api, league.season),
  ]);
  if (!kept.ok) return kept;
  if (!players.ok) return players;
  if (kept.value === null) return UNKNOWN;
  const value = kept.value.franchise.flatMap(({ id, player }) =>
    player.map((told) => ({ teamId: id, player: players.value(told.id), round: null, costDollars: null })),
  );
  return { ok: true, value };
}

export async function readFuturePicks({ get }: MflApi, league: LeagueAddress): Answer<readonly OutsideFuturePick[]> {
  const told = await get(call(league, 'futureDraftPicks'), FutureDraftPicks);
  if (!told.ok) return told;
  if (told.value === null) return UNKNOWN;
  const value = told.value.franchise.flatMap(({ id, futureDraftPick }) =>
    futureDraftPick
      .filter(({ year, round }) => year >= league.season && round >= 1)
      .map(({ year, round, originalPickFor }) => ({
        ...{ season: year, round, teamId: id },
        originalTeamId: originalPickFor.slice(0, 12) || id,
      })),
  );
  return { ok: true, value };
}
