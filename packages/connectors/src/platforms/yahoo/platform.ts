import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Platform, PlatformKeys } from '../../platform.ts';
import { YAHOO_SITE, yahooApi } from './api.ts';
import { yahooLeagues } from './ask-league.ts';
import { toDraftResult } from './draft.ts';
import { yahooDrafts } from './draft-room.ts';
import { readKeepers } from './keepers.ts';
import { slotOf, toLeague } from './league.ts';
import { leaguesOf } from './leagues.ts';
import { yahooPastDrafts } from './past-drafts.ts';
import { toPlayer } from './players.ts';
import {
  YahooDraft,
  YahooRosters,
  YahooScoreboard,
  YahooSettingsAnswer,
  YahooStandings,
  YahooTransactions,
} from './shapes.ts';
import { yahooSignIn } from './sign-in.ts';
import { offersIn, transactionsIn } from './transactions.ts';

/** Yahoo: leagues of whoever signed in there. */
export function yahoo(parts: OutboundParts, { yahoo: keys }: PlatformKeys): Platform {
  const get = yahooApi(parts);
  const leagues = yahooLeagues(get, parts);
  const { ask: of, people: peopleOf, teams: teamsOf } = leagues;
  return {
    id: 'yahoo',
    site: YAHOO_SITE,
    assumption: null,
    connect: yahooSignIn(parts, get, keys),
    leagues: (account, season) => leaguesOf(get, account, season),
    league: async (league) => {
      const settings = await of(league, '/settings', YahooSettingsAnswer);
      if (!settings.ok) return settings;
      const teams = await teamsOf(league);
      return teams.ok ? { ok: true, value: toLeague(settings.value.league, teams.value) } : teams;
    },
    rosters: async (league, week) => {
      const asked = await of(league, `/teams/roster;week=${week}`, YahooRosters);
      if (!asked.ok) return asked;
      const seen = new Set<string>();
      const value = asked.value.league.teams.map(({ team_key: teamId, roster }) => ({
        teamId,
        players: roster.players
          .filter(({ player_id }) => !seen.has(player_id) && seen.add(player_id))
          .map((one) => ({ player: toPlayer(one), slot: slotOf(one.selected_position.position), points: null })),
      }));
      return { ok: true, value };
    },
    matchups: async (league, week) => {
      const asked = await of(league, `/scoreboard;week=${week}`, YahooScoreboard);
      if (!asked.ok) return asked;
      const met = asked.value.league.scoreboard.matchups.flatMap(({ week: of, teams, is_playoffs, is_consolation }) => {
        const [first, second = null] = teams.map((team) => ({
          teamId: team.team_key,
          points: team.team_points.total ?? 0,
        }));
        if (!first || first.teamId === second?.teamId || (of !== null && of !== week)) return [];
        const kind = is_consolation ? 'consolation' : is_playoffs ? 'playoff' : 'regular';
        return [{ teams: [first, second] as const, kind } as const];
      });
      return { ok: true, value: met };
    },
    transactions: async (league, week) => {
      const asked = await of(league, '/transactions;types=add,drop,trade,commish', YahooTransactions);
      if (!asked.ok) return asked;
      return { ok: true, value: transactionsIn(asked.value.league.transactions, asked.value.league, week) };
    },
    tradeOffers: async (league) => {
      const standings = await of(league, '/standings', YahooStandings);
      if (!standings.ok) return standings;
      const own = standings.value.league.standings.teams.find((team) => team.is_owned_by_current_login);
      // Offers are shown to the teams that they concern.
      if (!own) return { ok: true, value: [] };
      const teamKey = `${league.platformLeagueId}.t.${own.team_key}`;
      const asked = await of(league, `/transactions;team_key=${teamKey};type=pending_trade`, YahooTransactions);
      return asked.ok ? { ok: true, value: offersIn(asked.value.league.transactions) } : asked;
    },
    draftResult: async (league) => {
      const settings = await of(league, '/settings', YahooSettingsAnswer);
      // Picks say by themselves who took whom.
      if (!settings.ok && settings.reason !== 'unknown-league') return settings;
      const draft = await of(league, '/draftresults', YahooDraft);
      if (!draft.ok) return draft;
      const picks = draft.value.league.draft_results;
      const people = await peopleOf(
        league,
        picks.map(({ player_key }) => player_key),
      );
      if (!people.ok) return people;
      const { league: about } = settings.ok ? settings.value : draft.value;
      const rules = settings.ok ? settings.value.league.settings : null;
      return { ok: true, value: toDraftResult({ league: about, settings: rules, picks, people: people.value }) };
    },
    keepers: async (league) => {
      const settings = await of(league, '/settings', YahooSettingsAnswer);
      if (!settings.ok) return settings;
      return readKeepers(leagues, league, settings.value.league.settings);
    },
    futurePicks: { unsupported: 'Yahoo does not say who owns picks of seasons to come.' },
    pastDrafts: yahooPastDrafts(get, parts),
    drafts: yahooDrafts(get, parts),
  };
}
