/** The raw layer of ESPN: where its answers stand and how it is asked. Nothing here knows what an answer means. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Site } from '@pylon/outbound/site';
import * as z from 'zod';
import { askJson, parsedJson, type SaysItself } from '../../ask-json.ts';
import type { AskedNetwork } from '../../kept-a-day.ts';
import type { PlatformFailure } from '../../platform-failure.ts';

/** ESPN states no limit; whoever reads it keeps requests a tenth to half a second apart. */
export const ESPN_SITE: Site = {
  name: 'espn',
  hosts: ['lm-api-reads.fantasy.espn.com'],
  paceMs: 250,
  mostWaitingMs: 30_000,
  timeoutMs: 15_000,
  attempts: 3,
  pauseMs: 1_000,
  // A week of box scores takes one million bytes in a league of ten.
  mostBytes: 12 * 1024 * 1024,
};

const BASE = 'https://lm-api-reads.fantasy.espn.com/apis/v3/games/ffl';
/** Leagues of seasons before stand elsewhere. */
const FIRST_SEASON = 2018;

type Asked<T> = Promise<Result<T | null, PlatformFailure>>;

/** Asks; null for what ESPN does not know. Failures as those of {@link askJson}, and refused for a private league. */
export interface EspnApi {
  /** Parts of a league: `query` names the views, in the order in which ESPN's own pages do. */
  readonly league: <S extends z.ZodType>(of: EspnLeagueId, query: string, shape: S) => Asked<z.output<S>>;
  /** Moves of a league, from the newest on. @param offset how many were seen */
  readonly activity: <S extends z.ZodType>(of: EspnLeagueId, offset: number, shape: S) => Asked<z.output<S>>;
  /** Everybody of a season. */
  readonly players: <S extends z.ZodType>(season: number, shape: S) => Asked<z.output<S>>;
  /** Who is asked, and when it is. */
  readonly of: AskedNetwork;
  /** The games of a season. */
  readonly games: <S extends z.ZodType>(season: number, shape: S) => Asked<z.output<S>>;
}

export interface EspnLeagueId {
  readonly platformLeagueId: string;
  readonly season: number;
}

/** A week's line-ups and all games of the season. */
export const ESPN_WEEK_VIEWS = 'view=mMatchupScore&view=mBoxscore&view=mSettings&view=mRosterSettings';

/** Moves in one answer. */
export const ACTIVITY_PAGE = 25;

/** A private league is 401 with words about it; nobody could sign in again, since nobody signs in. */
const saysItself: SaysItself = ({ status, text }) => {
  if (status !== 401) return null;
  const said = z.object({ details: z.array(z.unknown()) }).safeParse(parsedJson(text));
  return said.success ? 'refused' : null;
};

/** Some answers are a list of one league. */
const unwrapped = <S extends z.ZodType>(shape: S) =>
  z
    .unknown()
    .transform((given) => (Array.isArray(given) ? given[0] : given))
    .pipe(shape);

export function espnApi(parts: OutboundParts): EspnApi {
  const ask = askJson(ESPN_SITE, parts, saysItself);
  return {
    league: async ({ platformLeagueId, season }, query, shape) => {
      // What is no number names no league.
      if (!/^\d{1,12}$/.test(platformLeagueId)) return { ok: true, value: null };
      const bySeason = `${BASE}/seasons/${season}/segments/0/leagues/${platformLeagueId}?${query}`;
      const byHistory = `${BASE}/leagueHistory/${platformLeagueId}?seasonId=${season}&${query}`;
      const [first, other] = season >= FIRST_SEASON ? [bySeason, byHistory] : [byHistory, bySeason];
      const asked = await ask(first, unwrapped(shape));
      // What one address refuses of a public league, the other may show.
      if (asked.ok || asked.reason !== 'refused') return asked;
      const askedElse = await ask(other, unwrapped(shape));
      return askedElse.ok && askedElse.value !== null ? askedElse : asked;
    },
    activity: ({ platformLeagueId, season }, offset, shape) =>
      ask(
        `${BASE}/seasons/${season}/segments/0/leagues/${platformLeagueId}/communication/?view=kona_league_communication`,
        shape,
        { headers: { 'x-fantasy-filter': JSON.stringify(activityFilter(offset)) } },
      ),
    players: (season, shape) =>
      ask(`${BASE}/seasons/${season}/players?scoringPeriodId=0&view=players_wl`, shape, {
        headers: { 'x-fantasy-filter': JSON.stringify({ filterActive: { value: true } }) },
      }),
    of: parts,
    games: (season, shape) => ask(`${BASE}/seasons/${season}?view=proTeamSchedules_wl`, shape),
  };
}

const activityFilter = (offset: number) => ({
  topics: {
    filterType: { value: ['ACTIVITY_TRANSACTIONS'] },
    limit: ACTIVITY_PAGE,
    offset,
    sortMessageDate: { sortPriority: 1, sortAsc: false },
    filterIncludeMessageTypeIds: { value: [178, 180, 179, 239, 181, 244] },
  },
});
