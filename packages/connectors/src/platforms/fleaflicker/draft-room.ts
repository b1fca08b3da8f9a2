/** A draft of Fleaflicker while it is held: its board has every place, with the team whose it is. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { LeagueBoard } from '../../league-draft.ts';
import { leagueDrafts, leagueOfId } from '../../league-draft-room.ts';
import { pastedAddress } from '../../pasted-address.ts';
import type { DraftVerbs, LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { FleaflickerGet } from './api.ts';
import { type FleaflickerBoard, readDraftBoard } from './draft-board.ts';
import { readLeague } from './league.ts';
import { Standings } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const NONE = { ok: true, value: null } as const;
/** The number of the league and, where it is told, the season. */
const DRAFT_ID = /^fleaflicker-(\d{1,12})(?:-((?:19|20)\d\d))?$/;
const HOSTS: ReadonlySet<string> = new Set(['www.fleaflicker.com', 'fleaflicker.com']);

export const fleaflickerDrafts = (get: FleaflickerGet): DraftVerbs =>
  leagueDrafts({
    addressHint: 'www.fleaflicker.com/nfl/leagues/…',
    adpProvider: 'consensus',
    lookEveryMs: 5_000,
    draftIdIn,
    leagueOf: leagueOfId(DRAFT_ID, (platformLeagueId) => seasonOf(get, platformLeagueId)),
    found: ({ platformLeagueId, season }) => ({
      draftId: `fleaflicker-${platformLeagueId}-${season}`,
      url: `https://www.fleaflicker.com/nfl/leagues/${platformLeagueId}?season=${season}`,
    }),
    readBoard: (league) => readBoard(get, league),
    readPlaces: (league) => readPlaces(get, league),
  });

/**
 * The draft meant by an address of a league; without a season that of the season which is played there.
 *
 * @example draftIdIn('https://www.fleaflicker.com/nfl/leagues/206154?season=2026') // → 'fleaflicker-206154-2026'
 */
export function draftIdIn(pasted: string): string | null {
  const text = pasted.trim();
  if (DRAFT_ID.test(text)) return text;
  const address = pastedAddress(text);
  if (!address || !HOSTS.has(address.hostname)) return null;
  const [sport, what, league] = address.pathname.split('/').filter((part) => part !== '');
  if (sport !== 'nfl' || what !== 'leagues') return null;
  const season = address.searchParams.get('season');
  const id = `fleaflicker-${league}${season === null ? '' : `-${season}`}`;
  return DRAFT_ID.test(id) ? id : null;
}

/** The season that is played in a league now. */
async function seasonOf(get: FleaflickerGet, leagueId: string): Answer<number | null> {
  const standings = await get('FetchLeagueStandings', { league_id: leagueId }, Standings);
  if (!standings.ok) return standings;
  const season = standings.value?.season ?? 0;
  return season >= 1990 && season <= 2100 ? { ok: true, value: season } : NONE;
}

async function readBoard(get: FleaflickerGet, address: LeagueAddress): Answer<LeagueBoard | null> {
  const [league, told] = await Promise.all([readLeague(get, address), readPlaces(get, address)]);
  if (!league.ok) return league;
  if (!told.ok) return told;
  if (told.value === null) return NONE;
  // What teams have to spend in an auction is told nowhere.
  return {
    ok: true,
    value: { ...told.value, league: { ...league.value, season: address.season }, budgetDollars: null },
  };
}

async function readPlaces(get: FleaflickerGet, league: LeagueAddress): Answer<FleaflickerBoard | null> {
  const board = await readDraftBoard(get, league);
  return board.ok && board.value?.places.length === 0 ? NONE : board;
}
