/** Drafts that an ESPN league held for earlier seasons: it has the same number in each of them. */
import type { Result } from '@pylon/engine/vocabulary/result';
import { draftOfBoard, earlierDrafts, type LeagueSeason, type PastSeasonDraft } from '../../past-drafts.ts';
import type { LeagueAddress, Verbs } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { EspnApi } from './api.ts';
import { readDraft } from './draft-room.ts';
import { isSold, orderOf } from './drafts.ts';
import { toLeague } from './league.ts';
import { EspnSettings, EspnTeams } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const NONE = { ok: true, value: null } as const;

export const espnPastDrafts =
  (api: EspnApi): Verbs['pastDrafts'] =>
  (league, most) =>
    earlierDrafts((of) => seasonOf(api, of), league, { most, sameBy: 'account' });

async function seasonOf(api: EspnApi, league: LeagueAddress): Answer<LeagueSeason | null> {
  const teams = await api.league(league, 'view=mTeam', EspnTeams);
  if (!teams.ok) return teams;
  if (teams.value === null) return NONE;
  const people = teams.value;
  const { season } = league;
  const before = { ...league, season: season - 1 };
  return { ok: true, value: { season, before, draft: () => draftOf(api, league, people) } };
}

async function draftOf(api: EspnApi, league: LeagueAddress, teams: EspnTeams): Answer<PastSeasonDraft> {
  const draft = await readDraft(api, league);
  if (!draft.ok) return draft;
  if (!draft.value?.told.draftDetail.drafted) return NONE;
  const { told, places } = draft.value;
  if (isSold(told)) return { ok: true, value: 'auction' };
  const settings = await api.league(league, 'view=mSettings', EspnSettings);
  if (!settings.ok) return settings;
  if (settings.value === null) return NONE;
  const { platformLeagueId, season } = league;
  return {
    ok: true,
    value: draftOfBoard({
      ...{ season, places, order: orderOf(told), status: 'complete' },
      // Whom teams keep stands among the picks, flagged: a league that kept nobody is drafted whole.
      league: { ...toLeague(platformLeagueId, season, settings.value, teams, []), carryOver: 'redraft' },
    }),
  };
}
