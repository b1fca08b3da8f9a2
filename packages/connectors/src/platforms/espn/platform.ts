import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { OutsideLeague } from '../../outside-league.ts';
import type { LeagueAddress, Platform } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { topicsSince, transactionsIn } from './activity.ts';
import { ESPN_SITE, ESPN_WEEK_VIEWS, type EspnApi, espnApi } from './api.ts';
import { connectTeam, leaguesOf } from './connect.ts';
import { type EspnPeople, toDraftResult, toKeepers } from './drafts.ts';
import { toLeague } from './league.ts';
import { weekEnds } from './season-weeks.ts';
import { EspnDraft, EspnPlayers, EspnRosters, EspnSettings, EspnTeams, EspnWeek } from './shapes.ts';
import { eachOnce, matchupsIn, rostersIn, rostersOf } from './week.ts';

const UNKNOWN = { ok: false, reason: 'unknown-league' } as const;
type Told<T> = Result<T, PlatformFailure>;

/** ESPN: leagues that everybody may read, by the address of a team's page. */
export function espn(parts: OutboundParts): Platform {
  const api = espnApi(parts);
  const draftOf = (league: LeagueAddress) => api.league(league, 'view=mDraftDetail', EspnDraft);
  const weekOfLeague = (league: LeagueAddress, week: number) =>
    api.league(league, `scoringPeriodId=${week}&${ESPN_WEEK_VIEWS}`, EspnWeek);
  return {
    id: 'espn',
    site: ESPN_SITE,
    assumption: null,
    connect: { byForm: (form) => connectTeam(api, form, parts.nowMs()) },
    leagues: (account, season) => leaguesOf(api, account, season),
    league: (league) => readLeague(api, league),
    rosters: async (league, week) => {
      const asked = await weekOfLeague(league, week);
      if (!asked.ok) return asked;
      if (asked.value === null) return UNKNOWN;
      const boxed = rostersIn(asked.value, week);
      const isWhole =
        boxed.length > 0 && asked.value.teams.every(({ id }) => boxed.some((one) => one.teamId === String(id)));
      if (isWhole) return { ok: true, value: eachOnce(boxed) };
      // Who plays against nobody has no box score.
      const others = await api.league(league, `scoringPeriodId=${week}&view=mRoster`, EspnRosters);
      if (!others.ok) return others;
      const rest = others.value ? rostersOf(others.value, week) : [];
      const missing = rest.filter(({ teamId }) => !boxed.some((one) => one.teamId === teamId));
      return { ok: true, value: eachOnce([...boxed, ...missing]) };
    },
    matchups: async (league, week) => {
      const asked = await weekOfLeague(league, week);
      if (!asked.ok) return asked;
      return asked.value === null ? UNKNOWN : { ok: true, value: matchupsIn(asked.value, week) };
    },
    transactions: async (league, week) => {
      const ends = await weekEnds(api, league.season);
      if (!ends.ok) return ends;
      const topics = await topicsSince(api, league, ends.value[week - 2] ?? 0);
      if (!topics.ok) return topics;
      if (topics.value === null) return UNKNOWN;
      // Without the season's games nobody knows in which week a move was made.
      if (ends.value.length === 0 && topics.value.length > 0) return { ok: false, reason: 'unreadable-answer' };
      const people = await peopleOf(api, league.season);
      if (!people.ok) return people;
      return { ok: true, value: transactionsIn(topics.value, week, ends.value, people.value) };
    },
    tradeOffers: { unsupported: 'ESPN shows open offers only to whoever is signed in there.' },
    draftResult: async (league) => {
      const draft = await draftOf(league);
      if (!draft.ok) return draft;
      if (draft.value === null) return UNKNOWN;
      const people = await peopleOf(api, league.season);
      return people.ok ? { ok: true, value: toDraftResult(draft.value, people.value) } : people;
    },
    keepers: async (league) => {
      const draft = await draftOf(league);
      if (!draft.ok) return draft;
      if (draft.value === null) return UNKNOWN;
      const teams = await api.league(league, 'view=mTeam', EspnTeams);
      if (!teams.ok) return teams;
      if (teams.value === null) return UNKNOWN;
      const people = await peopleOf(api, league.season);
      return people.ok ? { ok: true, value: toKeepers(draft.value, teams.value, people.value) } : people;
    },
    futurePicks: { unsupported: 'Leagues on ESPN do not trade picks of seasons to come.' },
    drafts: { unsupported: 'Drafts on ESPN are read when they are over, and cannot be followed yet.' },
  };
}

async function readLeague(api: EspnApi, league: LeagueAddress): Promise<Told<OutsideLeague>> {
  const settings = await api.league(league, 'view=mSettings', EspnSettings);
  if (!settings.ok) return settings;
  if (settings.value === null) return UNKNOWN;
  const people = await api.league(league, 'view=mTeam', EspnTeams);
  if (!people.ok) return people;
  if (people.value === null) return UNKNOWN;
  const isDated = settings.value.settings.tradeSettings.deadlineDate !== null;
  // The season's games are read for one date alone, without which a league is as good.
  const ends = isDated ? await weekEnds(api, league.season) : null;
  const { platformLeagueId, season } = league;
  return {
    ok: true,
    value: toLeague(platformLeagueId, season, settings.value, people.value, ends?.ok ? ends.value : []),
  };
}

/** Names by number; none when ESPN has no list of the season. */
async function peopleOf(api: EspnApi, season: number): Promise<Told<EspnPeople>> {
  const asked = await api.players(season, EspnPlayers);
  if (!asked.ok) return asked;
  return { ok: true, value: new Map((asked.value ?? []).map((person) => [person.id, person])) };
}
