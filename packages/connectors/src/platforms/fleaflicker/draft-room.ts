/** A draft of Fleaflicker while it is held: its board has every place, with the team whose it is. */
import type { Result } from '@pylon/engine/vocabulary/result';
import { type DraftPlace, frameOfLeague, picksOfLeague } from '../../league-draft.ts';
import type { DraftVerbs, OutsideDraftFrame } from '../../outside-draft.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { FleaflickerGet } from './api.ts';
import { orderOf } from './drafts.ts';
import { addressOfLeague, readLeague } from './league.ts';
import { NO_IDS, type SportradarIds, sportradarIds, toPlayer } from './players.ts';
import { DraftBoard, Rosters, Standings } from './shapes.ts';
import { ROSTERS } from './weeks.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const NO_DRAFT = { ok: false, reason: 'unknown-draft' } as const;
/** The number of the league and, where it is told, the season. */
const DRAFT_ID = /^fleaflicker-(\d{1,12})(?:-((?:19|20)\d\d))?$/;
const HOSTS: ReadonlySet<string> = new Set(['www.fleaflicker.com', 'fleaflicker.com']);

export function fleaflickerDrafts(get: FleaflickerGet): DraftVerbs {
  return {
    addressHint: 'www.fleaflicker.com/nfl/leagues/…',
    adpProvider: 'consensus',
    lookEveryMs: 5_000,
    draftIdIn,
    readFrame: (draftId) => readFrame(get, draftId),
    readPicks: async (frame) => {
      const [, league] = DRAFT_ID.exec(frame.draftId) ?? [];
      if (league === undefined) return NO_DRAFT;
      const at = { platformLeagueId: league, season: frame.season, account: null };
      const [board, rosters] = await Promise.all([readBoard(get, at), readOwned(get, at)]);
      if (!board.ok) return board;
      if (!rosters.ok) return rosters;
      return { ok: true, value: picksOfLeague(placesOf(board.value, sportradarIds(rosters.value)), frame) };
    },
  };
}

/**
 * The draft meant by an address of a league; without a season that of the season which is played there.
 *
 * @example draftIdIn('https://www.fleaflicker.com/nfl/leagues/206154?season=2026') // → 'fleaflicker-206154-2026'
 */
export function draftIdIn(pasted: string): string | null {
  const text = pasted.trim();
  if (DRAFT_ID.test(text)) return text;
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!address || !HOSTS.has(address.hostname)) return null;
  const [sport, what, league] = address.pathname.split('/').filter((part) => part !== '');
  if (sport !== 'nfl' || what !== 'leagues') return null;
  const season = address.searchParams.get('season');
  const id = `fleaflicker-${league}${season === null ? '' : `-${season}`}`;
  return DRAFT_ID.test(id) ? id : null;
}

async function readFrame(get: FleaflickerGet, draftId: string): Answer<OutsideDraftFrame> {
  const [, platformLeagueId, told] = DRAFT_ID.exec(draftId) ?? [];
  if (platformLeagueId === undefined) return NO_DRAFT;
  const season =
    told === undefined ? await seasonOf(get, platformLeagueId) : { ok: true as const, value: Number(told) };
  if (!season.ok) return season;
  const address = { platformLeagueId, season: season.value, account: null };
  const [league, board, rosters] = await Promise.all([
    readLeague(get, address),
    readBoard(get, address),
    readOwned(get, address),
  ]);
  if (!league.ok) return league.reason === 'unknown-league' ? NO_DRAFT : league;
  if (!board.ok) return board;
  if (!rosters.ok) return rosters;
  const ids = sportradarIds(rosters.value);
  const frame = frameOfLeague({
    draftId: `fleaflicker-${platformLeagueId}-${address.season}`,
    url: `https://www.fleaflicker.com/nfl/leagues/${platformLeagueId}?season=${address.season}`,
    league: { ...league.value, season: address.season },
    places: placesOf(board.value, ids),
    order: orderOf(board.value.orderedSelections),
    rosters: (rosters.value?.rosters ?? []).map(({ team, players }) => ({
      teamId: team.id,
      players: players.map(({ proPlayer }) => toPlayer(proPlayer, NO_IDS)),
    })),
  });
  return frame ? { ok: true, value: frame } : NO_DRAFT;
}

/** The season that is played in a league now. */
async function seasonOf(get: FleaflickerGet, leagueId: string): Answer<number> {
  const standings = await get('FetchLeagueStandings', { league_id: leagueId }, Standings);
  if (!standings.ok) return standings;
  const season = standings.value?.season ?? 0;
  return season >= 1990 && season <= 2100 ? { ok: true, value: season } : NO_DRAFT;
}

async function readBoard(get: FleaflickerGet, league: LeagueAddress): Answer<DraftBoard> {
  const board = await get('FetchLeagueDraftBoard', addressOfLeague(league), DraftBoard);
  if (!board.ok) return board;
  return board.value === null ? NO_DRAFT : { ok: true, value: board.value };
}

/** Rosters tell ids by which players are known elsewhere, which the board does not. */
const readOwned = (get: FleaflickerGet, league: LeagueAddress) =>
  get('FetchLeagueRosters', { ...addressOfLeague(league), ...ROSTERS }, Rosters);

function placesOf({ orderedSelections }: DraftBoard, ids: SportradarIds): readonly DraftPlace[] {
  const places = new Map<number, DraftPlace>();
  for (const { slot, team, player } of orderedSelections) {
    if (slot.overall < 1 || slot.overall > 5_000) continue;
    places.set(slot.overall, {
      ...{ pickNumber: slot.overall, round: Math.max(1, slot.round), teamId: team?.id ?? null },
      player: player && toPlayer(player.proPlayer, ids),
      isKeeper: player?.isKeeper ?? false,
    });
  }
  return [...places.values()].sort((one, other) => one.pickNumber - other.pickNumber);
}
