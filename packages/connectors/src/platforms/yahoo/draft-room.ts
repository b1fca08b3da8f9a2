/** A draft of Yahoo while it is held: its results, told anew with every pick to whoever plays in the league. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { AskedNetwork } from '../../kept-a-day.ts';
import type { DraftPlace, LeagueBoard } from '../../league-draft.ts';
import { leagueDrafts } from '../../league-draft-room.ts';
import type { OutsideDraftStatus } from '../../outside-draft.ts';
import { pastedAddress } from '../../pasted-address.ts';
import type { DraftVerbs, LeagueAddress, PlatformAccount } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { YahooGet } from './api.ts';
import { type YahooLeagues, yahooLeagues } from './ask-league.ts';
import { orderOf } from './draft.ts';
import { toLeague } from './league.ts';
import { leaguesOf } from './leagues.ts';
import { byKey } from './players.ts';
import { YahooDraft, YahooSettingsAnswer } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
/** A league by its key; or, as pages show it, by its number, which leagues of other seasons have, too. */
const DRAFT_ID = /^yahoo-(?:(\d{1,6}\.l\.\d{1,12})|(\d{1,12}))$/;

export function yahooDrafts(get: YahooGet, asked: AskedNetwork): DraftVerbs {
  const leagues = yahooLeagues(get, asked);
  const year = () => new Date(asked.nowMs()).getUTCFullYear();
  return leagueDrafts({
    addressHint: 'football.fantasysports.yahoo.com/f1/…',
    adpProvider: 'yahoo',
    // It asks for a call a second, of whoever asks, and leaves out for ten minutes who asks too often.
    lookEveryMs: 15_000,
    draftIdIn,
    leagueOf: async (draftId, account) => {
      const [, key, number] = DRAFT_ID.exec(draftId) ?? [];
      if (key !== undefined) return { ok: true, value: { platformLeagueId: key, season: year(), account } };
      return number === undefined ? { ok: true, value: null } : ownLeague(get, { number, year: year(), account });
    },
    found: ({ platformLeagueId }) => ({
      draftId: `yahoo-${platformLeagueId}`,
      url: `https://football.fantasysports.yahoo.com/f1/${platformLeagueId.split('.l.')[1]}#${platformLeagueId}`,
    }),
    readBoard: (league) => readBoard(leagues, league),
    readPlaces: (league) => readDraft(leagues, league),
  });
}

/**
 * The draft meant by an address of a league. Its key follows where we have written the address ourselves.
 *
 * @example draftIdIn('https://football.fantasysports.yahoo.com/f1/71/3') // → 'yahoo-71'
 * @example draftIdIn('https://football.fantasysports.yahoo.com/f1/71#470.l.71') // → 'yahoo-470.l.71'
 */
export function draftIdIn(pasted: string): string | null {
  const text = pasted.trim();
  if (DRAFT_ID.test(text)) return text;
  const address = pastedAddress(text);
  if (address?.hostname !== 'football.fantasysports.yahoo.com') return null;
  const [, number] = /^\/f1\/(\d{1,12})(?:\/|$)/.exec(address.pathname) ?? [];
  if (number === undefined) return null;
  const key = address.hash.slice(1);
  return key.endsWith(`.l.${number}`) && DRAFT_ID.test(`yahoo-${key}`) ? `yahoo-${key}` : `yahoo-${number}`;
}

/** The league of that number among those that the account plays in this season, or in the one before. */
async function ownLeague(
  get: YahooGet,
  {
    number,
    year,
    account,
  }: { readonly number: string; readonly year: number; readonly account: PlatformAccount | null },
): Answer<LeagueAddress | null> {
  for (const season of [year, year - 1]) {
    const listed = await leaguesOf(get, account, season);
    if (!listed.ok && listed.reason === 'unknown-account') continue;
    if (!listed.ok) return listed;
    const league = listed.value.find(({ platformLeagueId }) => platformLeagueId.endsWith(`.l.${number}`));
    if (league) return { ok: true, value: { platformLeagueId: league.platformLeagueId, season, account } };
  }
  return { ok: true, value: null };
}

const STATUSES: Readonly<Record<string, OutsideDraftStatus>> = {
  ...{ predraft: 'scheduled', draft: 'drafting', postdraft: 'complete' },
};

async function readBoard(leagues: YahooLeagues, address: LeagueAddress): Answer<LeagueBoard | null> {
  const settings = await leagues.ask(address, '/settings', YahooSettingsAnswer);
  if (!settings.ok) return settings;
  const known = await leagues.teams(address);
  if (!known.ok) return known;
  const draft = await readDraft(leagues, address);
  if (!draft.ok) return draft;
  const { league } = settings.value;
  const status = STATUSES[league.draft_status];
  const isAuction = league.settings.is_auction_draft;
  const budget = Math.max(0, ...known.value.teams.map((team) => team.auction_budget_total ?? 0));
  return {
    ok: true,
    value: {
      league: toLeague(league, known.value),
      ...draft.value,
      ...(isAuction && { order: 'auction' }),
      ...(status && { status }),
      budgetDollars: budget || null,
      // Whom teams keep stands among the picks.
      rosters: [],
      sport: league.game_code || 'nfl',
    },
  };
}

/** Turns to come are told with the teams whose they are; of an auction, sales alone. */
export async function readDraft(
  leagues: YahooLeagues,
  address: LeagueAddress,
): Answer<Pick<LeagueBoard, 'places' | 'order'>> {
  const draft = await leagues.ask(address, '/draftresults', YahooDraft);
  if (!draft.ok) return draft;
  const picks = draft.value.league.draft_results;
  const people = await leagues.people(
    address,
    picks.map(({ player_key }) => player_key),
  );
  if (!people.ok) return people;
  const byNumber = new Map<number, DraftPlace>();
  for (const { pick: pickNumber, round, team_key: teamId, player_key, cost: costDollars } of picks) {
    const player = player_key === null ? null : byKey(player_key);
    byNumber.set(pickNumber, {
      ...{ pickNumber, round, teamId, isKeeper: false, costDollars },
      player: player && (people.value.get(player.id.id) ?? player),
    });
  }
  const places = [...byNumber.values()].sort((one, other) => one.pickNumber - other.pickNumber);
  return { ok: true, value: { places, order: orderOf(picks) } };
}
