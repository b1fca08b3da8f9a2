/** Drafts that a Yahoo league held for earlier seasons: each league names the one that it carries on. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { AskedNetwork } from '../../kept-a-day.ts';
import { draftOfBoard, earlierDrafts, type LeagueSeason, type PastSeasonDraft } from '../../past-drafts.ts';
import type { LeagueAddress, Verbs } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { YahooGet } from './api.ts';
import { type YahooLeagues, yahooLeagues } from './ask-league.ts';
import { readDraft } from './draft-room.ts';
import { readKeepers } from './keepers.ts';
import { toLeague } from './league.ts';
import { YahooSettingsAnswer } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
type Told = YahooSettingsAnswer['league'];
const NONE = { ok: true, value: null } as const;
/** A draft takes some twelve calls of a second each, most of them for names. */
const MOST_DRAFTS = 2;

export function yahooPastDrafts(get: YahooGet, asked: AskedNetwork): Verbs['pastDrafts'] {
  const leagues = yahooLeagues(get, asked);
  return (league, most) =>
    earlierDrafts((of) => seasonOf(leagues, of), league, { most: Math.min(most, MOST_DRAFTS), sameBy: 'account' });
}

async function seasonOf(leagues: YahooLeagues, address: LeagueAddress): Answer<LeagueSeason | null> {
  const settings = await leagues.ask(address, '/settings', YahooSettingsAnswer);
  if (!settings.ok) return settings.reason === 'unknown-league' ? NONE : settings;
  const { league } = settings.value;
  const { season, renew } = league;
  const platformLeagueId = renew.replace('_', '.l.');
  const before = renew === '' ? null : { ...address, season: season - 1, platformLeagueId };
  return { ok: true, value: { season, before, draft: () => draftOf(leagues, { ...address, season }, league) } };
}

/** Picks do not say who was kept: the line-ups of the first week do. */
async function draftOf(leagues: YahooLeagues, address: LeagueAddress, league: Told): Answer<PastSeasonDraft> {
  if (league.draft_status !== 'postdraft') return NONE;
  if (league.settings.is_auction_draft) return { ok: true, value: 'auction' };
  const teams = await leagues.teams(address);
  if (!teams.ok) return teams;
  const draft = await readDraft(leagues, address);
  if (!draft.ok) return draft;
  const keepers = await readKeepers(leagues, address, league.settings);
  if (!keepers.ok) return keepers;
  const kept = new Set(keepers.value.map(({ player }) => player.id.id));
  const places = draft.value.places.map((place) => ({
    ...place,
    isKeeper: place.player !== null && kept.has(place.player.id.id),
  }));
  const { season } = address;
  return {
    ok: true,
    value: draftOfBoard({ ...draft.value, season, places, league: toLeague(league, teams.value) }),
  };
}
