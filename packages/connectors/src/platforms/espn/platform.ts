import type { OutboundParts } from '@pylon/outbound/outbound';
import type { LeagueAddress, Platform } from '../../platform.ts';
import { topicsSince, transactionsIn } from './activity.ts';
import { ESPN_SITE, ESPN_WEEK_VIEWS, espnApi } from './api.ts';
import { connectTeam, leaguesOf } from './connect.ts';
import { espnDrafts } from './draft-room.ts';
import { toDraftResult, toKeepers } from './drafts.ts';
import { espnPastDrafts } from './past-drafts.ts';
import { peopleOf, readLeague } from './read-league.ts';
import { weekEnds } from './season-weeks.ts';
import { EspnDraft, EspnRosters, EspnTeams, EspnWeek } from './shapes.ts';
import { eachOnce, matchupsIn, rostersIn, rostersOf } from './week.ts';

const UNKNOWN = { ok: false, reason: 'unknown-league' } as const;

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
    pastDrafts: espnPastDrafts(api),
    drafts: espnDrafts(api),
  };
}
