/** Drafts that a platform tells as parts of its leagues, followed while they are held: what such platforms share. */
import type { Result } from '@pylon/engine/vocabulary/result';
import { frameOfAuction } from './league-auction.ts';
import { frameOfTurns, type LeagueBoard, picksOfLeague } from './league-draft.ts';
import type { DraftVerbs, LeagueAddress, PlatformAccount } from './platform.ts';
import type { PlatformFailure } from './platform-failure.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;

/** What a platform's own folder says of the drafts of its leagues. */
export interface LeagueDraftRoom extends Pick<DraftVerbs, 'addressHint' | 'adpProvider' | 'lookEveryMs' | 'draftIdIn'> {
  /** The league whose draft has that id, asked for where the id does not say all of it; null when there is none. */
  readonly leagueOf: (draftId: string, account: PlatformAccount | null) => Answer<LeagueAddress | null>;
  /** The id of the draft of a league's season, and where a person sees it. */
  readonly found: (league: LeagueAddress) => { readonly draftId: string; readonly url: string };
  /** All of a draft; null when the league has none that can be told. */
  readonly readBoard: (league: LeagueAddress) => Answer<LeagueBoard | null>;
  /** Its places alone. */
  readonly readPlaces: (league: LeagueAddress) => Answer<Pick<LeagueBoard, 'places'> | null>;
}

const NONE = { ok: true, value: null } as const;
const NO_DRAFT = { ok: false, reason: 'unknown-draft' } as const;

/**
 * The league of an id that says its number and perhaps its season.
 *
 * @param idPattern with the number and the season as its groups
 * @param newestSeason the season that is played in a league now; null when there is no such league
 */
export const leagueOfId =
  (idPattern: RegExp, newestSeason: (platformLeagueId: string) => Answer<number | null>): LeagueDraftRoom['leagueOf'] =>
  async (draftId, account) => {
    const [, platformLeagueId, told] = idPattern.exec(draftId) ?? [];
    if (platformLeagueId === undefined) return NONE;
    if (told !== undefined) return { ok: true, value: { platformLeagueId, season: Number(told), account } };
    const season = await newestSeason(platformLeagueId);
    if (!season.ok) return season;
    if (season.value === null) return NONE;
    return { ok: true, value: { platformLeagueId, season: season.value, account } };
  };

/** The verbs of such drafts. */
export function leagueDrafts({ leagueOf, found, readBoard, readPlaces, ...about }: LeagueDraftRoom): DraftVerbs {
  /** Asks about the league of a draft; what is not there is no draft. */
  async function of<T>(
    draftId: string,
    account: PlatformAccount | null,
    ask: (league: LeagueAddress) => Answer<T | null>,
  ): Answer<T> {
    const league = await leagueOf(draftId, account);
    if (!league.ok) return league.reason === 'unknown-league' ? NO_DRAFT : league;
    const asked = league.value && (await ask(league.value));
    if (asked === null || (!asked.ok && asked.reason === 'unknown-league')) return NO_DRAFT;
    if (!asked.ok) return asked;
    return asked.value === null ? NO_DRAFT : { ok: true, value: asked.value };
  }
  return {
    ...about,
    readFrame: (draftId, account = null) =>
      of(draftId, account, async (league) => {
        const board = await readBoard(league);
        if (!board.ok) return board;
        if (board.value === null) return NONE;
        const draft = { ...board.value, ...found(league) };
        return { ok: true, value: draft.order === 'auction' ? frameOfAuction(draft) : frameOfTurns(draft) };
      }),
    readPicks: (frame, account = null) =>
      of(frame.draftId, account, async (league) => {
        const places = await readPlaces(league);
        if (!places.ok) return places;
        if (places.value === null) return NONE;
        return { ok: true, value: picksOfLeague(places.value.places, frame) };
      }),
  };
}
