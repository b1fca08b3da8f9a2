/** A draft of MyFantasyLeague while it is held: the list of its places, or of its sales, told anew with every pick. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { LeagueBoard } from '../../league-draft.ts';
import { leagueDrafts } from '../../league-draft-room.ts';
import { pastedAddress } from '../../pasted-address.ts';
import type { DraftVerbs, LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { MflApi } from './api.ts';
import { isAuctionOver, salesIn } from './auctions.ts';
import { ORDERS, placesIn } from './draft-units.ts';
import { call, isAuctioned, readLeague } from './league.ts';
import { type PlayerOf, readPlayers } from './players.ts';
import { AuctionResults, DraftResults, League, Rosters } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const NONE = { ok: true, value: null } as const;
/** The year and the number of the league. */
const DRAFT_ID = /^mfl-((?:19|20)\d\d)-(\d{1,10})$/;
const HOST = /^(?:www\d*|api)\.myfantasyleague\.com$/;

export const mflDrafts = (api: MflApi): DraftVerbs =>
  leagueDrafts({
    addressHint: 'www….myfantasyleague.com/…/home/…',
    adpProvider: 'mfl',
    // It asks for a call a second, of whoever asks.
    lookEveryMs: 20_000,
    draftIdIn,
    leagueOf: async (draftId, account) => {
      const [, season, platformLeagueId] = DRAFT_ID.exec(draftId) ?? [];
      return season === undefined || platformLeagueId === undefined
        ? NONE
        : { ok: true, value: { season: Number(season), platformLeagueId, account } };
    },
    found: ({ season, platformLeagueId }) => ({
      draftId: `mfl-${season}-${platformLeagueId}`,
      url: `https://www.myfantasyleague.com/${season}/home/${platformLeagueId}`,
    }),
    readBoard: (league) => readBoard(api, league),
    readPlaces: (league) => readPlaces(api, league),
  });

/**
 * The draft meant by an address of a league, of which each season has one.
 *
 * @example draftIdIn('https://www47.myfantasyleague.com/2026/home/54040') // → 'mfl-2026-54040'
 * @example draftIdIn('https://www47.myfantasyleague.com/2026/options?L=54040&O=17') // → 'mfl-2026-54040'
 */
export function draftIdIn(pasted: string): string | null {
  const text = pasted.trim();
  if (DRAFT_ID.test(text)) return text;
  const address = pastedAddress(text);
  if (!address || !HOST.test(address.hostname)) return null;
  const [season = '', page, inPath = ''] = address.pathname.split('/').filter((part) => part !== '');
  const id = `mfl-${season}-${page === 'home' ? inPath : (address.searchParams.get('L') ?? '')}`;
  return DRAFT_ID.test(id) ? id : null;
}

async function readBoard(api: MflApi, address: LeagueAddress): Answer<LeagueBoard | null> {
  const [league, told, rosters] = await Promise.all([
    readLeague(api, address),
    readPlaces(api, address),
    api.get(call(address, 'rosters'), Rosters),
  ]);
  if (!league.ok) return league;
  if (!told.ok) return told;
  if (told.value === null) return NONE;
  if (!rosters.ok) return rosters;
  const { playerOf, auctionOf, ...draft } = told.value;
  const owned = rosters.value?.franchise ?? [];
  const isOver =
    auctionOf && draft.places.length > 0
      ? await isAuctionOver(api, address, { about: auctionOf, rosters: rosters.value })
      : null;
  if (isOver && !isOver.ok) return isOver;
  return {
    ok: true,
    value: {
      ...draft,
      league: league.value,
      ...(isOver?.value && { status: 'complete' }),
      rosters: owned.map(({ id, player }) => ({ teamId: id, players: player.map((each) => playerOf(each.id)) })),
    },
  };
}

interface Places extends Pick<LeagueBoard, 'places' | 'order' | 'budgetDollars'> {
  readonly playerOf: PlayerOf;
  /** The league, where it bids for its players. */
  readonly auctionOf?: League;
}

/** Divisions that draft for themselves are several drafts, of which none can be told as the league's. */
async function readPlaces(api: MflApi, address: LeagueAddress): Answer<Places | null> {
  const [drafts, players] = await Promise.all([
    api.get(call(address, 'draftResults'), DraftResults),
    readPlayers(api, address.season),
  ]);
  if (!drafts.ok) return drafts;
  if (!players.ok) return players;
  const playerOf = players.value;
  const units = drafts.value?.draftUnit.filter(({ draftPick }) => draftPick.length > 0) ?? [];
  const [unit] = units;
  if (drafts.value === null || units.length > 1) return NONE;
  if (!unit) return readAuction(api, address, playerOf);
  const places = placesIn(unit, playerOf);
  return { ok: true, value: { places, order: ORDERS[unit.draftType] ?? 'unknown', playerOf } };
}

/** Of an auction sales are told, not who is up: bids may stay open for days. */
async function readAuction(api: MflApi, address: LeagueAddress, playerOf: PlayerOf): Answer<Places | null> {
  const [about, auctions] = await Promise.all([
    api.get(call(address, 'league'), League),
    api.get(call(address, 'auctionResults'), AuctionResults),
  ]);
  if (!about.ok) return about;
  if (!auctions.ok) return auctions;
  const units = auctions.value?.auctionUnit.filter(({ auction }) => auction.length > 0) ?? [];
  if (about.value === null || units.length > 1 || (units.length === 0 && !isAuctioned(about.value))) return NONE;
  const { auctionStartAmount, salaryCapAmount } = about.value;
  const places = salesIn(units, playerOf);
  return {
    ok: true,
    value: {
      ...{ places, order: 'auction', playerOf, auctionOf: about.value },
      budgetDollars: auctionStartAmount || salaryCapAmount || null,
    },
  };
}
