/** A draft of MyFantasyLeague while it is held: the list of its places, told anew with every pick. */
import type { Result } from '@pylon/engine/vocabulary/result';
import { type DraftPlace, frameOfLeague, picksOfLeague } from '../../league-draft.ts';
import type { DraftVerbs, OutsideDraftFrame } from '../../outside-draft.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { MflApi } from './api.ts';
import { ORDERS } from './drafts.ts';
import { call, readLeague } from './league.ts';
import { type PlayerOf, readPlayers } from './players.ts';
import { DraftResults, Rosters } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const NO_DRAFT = { ok: false, reason: 'unknown-draft' } as const;
/** The year and the number of the league. */
const DRAFT_ID = /^mfl-((?:19|20)\d\d)-(\d{1,10})$/;
const HOST = /^(?:www\d*|api)\.myfantasyleague\.com$/;
const MADE = /^\d{1,8}$/;

export function mflDrafts(api: MflApi): DraftVerbs {
  return {
    addressHint: 'www….myfantasyleague.com/…/home/…',
    adpProvider: 'mfl',
    // It asks for a call a second, of whoever asks.
    lookEveryMs: 20_000,
    draftIdIn,
    readFrame: (draftId) => readFrame(api, draftId),
    readPicks: async (frame) => {
      const league = leagueOf(frame.draftId);
      if (league === null) return NO_DRAFT;
      const board = await readBoard(api, league);
      return board.ok ? { ok: true, value: picksOfLeague(board.value.places, frame) } : board;
    },
  };
}

/**
 * The draft meant by an address of a league, of which each season has one.
 *
 * @example draftIdIn('https://www47.myfantasyleague.com/2026/home/54040') // → 'mfl-2026-54040'
 * @example draftIdIn('https://www47.myfantasyleague.com/2026/options?L=54040&O=17') // → 'mfl-2026-54040'
 */
export function draftIdIn(pasted: string): string | null {
  const text = pasted.trim();
  if (DRAFT_ID.test(text)) return text;
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!address || !HOST.test(address.hostname)) return null;
  const [season = '', page, inPath = ''] = address.pathname.split('/').filter((part) => part !== '');
  const id = `mfl-${season}-${page === 'home' ? inPath : (address.searchParams.get('L') ?? '')}`;
  return DRAFT_ID.test(id) ? id : null;
}

function leagueOf(draftId: string): LeagueAddress | null {
  const [, season, platformLeagueId] = DRAFT_ID.exec(draftId) ?? [];
  return season === undefined || platformLeagueId === undefined
    ? null
    : { season: Number(season), platformLeagueId, account: null };
}

async function readFrame(api: MflApi, draftId: string): Answer<OutsideDraftFrame> {
  const address = leagueOf(draftId);
  if (address === null) return NO_DRAFT;
  const [league, board, rosters] = await Promise.all([
    readLeague(api, address),
    readBoard(api, address),
    api.get(call(address, 'rosters'), Rosters),
  ]);
  if (!league.ok) return league.reason === 'unknown-league' ? NO_DRAFT : league;
  if (!board.ok) return board;
  if (!rosters.ok) return rosters;
  const { places, order, playerOf } = board.value;
  const url = `https://www.myfantasyleague.com/${address.season}/home/${address.platformLeagueId}`;
  const owned = rosters.value?.franchise ?? [];
  const frame = frameOfLeague({
    ...{ draftId, url, places, order },
    league: league.value,
    rosters: owned.map(({ id, player }) => ({ teamId: id, players: player.map((each) => playerOf(each.id)) })),
  });
  return frame ? { ok: true, value: frame } : NO_DRAFT;
}

interface Board {
  readonly places: readonly DraftPlace[];
  readonly order: 'linear' | 'snake' | 'unknown' | 'auction';
  readonly playerOf: PlayerOf;
}

/** Divisions that draft for themselves are several drafts, of which none can be told as the league's. */
async function readBoard(api: MflApi, address: LeagueAddress): Answer<Board> {
  const [drafts, players] = await Promise.all([
    api.get(call(address, 'draftResults'), DraftResults),
    readPlayers(api, address.season),
  ]);
  if (!drafts.ok) return drafts;
  if (!players.ok) return players;
  const units = drafts.value?.draftUnit.filter(({ draftPick }) => draftPick.length > 0) ?? [];
  const [unit] = units;
  if (!unit || units.length > 1) return NO_DRAFT;
  const inTurn = [...unit.draftPick].sort((one, other) => one.round - other.round || one.pick - other.pick);
  const places = inTurn.map(({ round, franchise, player, comments }, index): DraftPlace => {
    const pickNumber = index + 1;
    return {
      ...{ pickNumber, round },
      teamId: franchise.slice(0, 12) || null,
      player: MADE.test(player) ? players.value(player) : player === '' ? null : passed(pickNumber),
      isKeeper: /\bkeeper\b/i.test(comments),
    };
  });
  const order = ORDERS[unit.draftType] ?? 'unknown';
  return {
    ok: true,
    value: { places, order: order === 'third-round-reversal' ? 'unknown' : order, playerOf: players.value },
  };
}

/** Nobody, where a team let its turn pass: the place is done. */
const passed = (pickNumber: number) => ({
  id: { system: 'mfl', id: `passed-${pickNumber}` } as const,
  ...{ teamId: null, name: 'Passed', position: null, positionCode: '' },
});
