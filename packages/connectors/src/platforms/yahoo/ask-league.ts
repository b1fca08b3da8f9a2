/** Asks Yahoo about a league and about the people of its drafts; what Yahoo does not know is an unknown league. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type * as z from 'zod';
import { type AskedNetwork, keptADay } from '../../kept-a-day.ts';
import type { OutsidePlayer } from '../../outside-player.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { YahooGet } from './api.ts';
import { toPlayer } from './players.ts';
import { LEAGUE_KEY, YahooPlayers, YahooStandings, type YahooTeam, YahooTeams } from './shapes.ts';

type Told<T> = Promise<Result<T, PlatformFailure>>;
const UNKNOWN = { ok: false, reason: 'unknown-league' } as const;
/** So many players are named in one answer. */
const BATCH = 25;
/** Players by the number that their key ends with. */
export type YahooPeople = ReadonlyMap<string, OutsidePlayer>;

/** The teams of a league, as far as Yahoo knows them. */
export interface KnownTeams {
  readonly teams: readonly YahooTeam[];
  /** What nothing was told of: how the teams stand, or the teams themselves; null where all was. */
  readonly lacks: 'standings' | 'teams' | null;
}

export interface YahooLeagues {
  readonly ask: <S extends z.ZodType>(league: LeagueAddress, path: string, shape: S) => Told<z.output<S>>;
  /** The teams with their standings; without them, or none at all, where Yahoo knows no such page of the league. */
  readonly teams: (league: LeagueAddress) => Told<KnownTeams>;
  /** Those of the keys whom Yahoo knows, each asked for once a day. */
  readonly people: (league: LeagueAddress, keys: readonly (string | null)[]) => Told<YahooPeople>;
}

/** Names of this season and of another. */
const kept = keptADay<Map<string, OutsidePlayer>>(2);

export function yahooLeagues(get: YahooGet, asked: AskedNetwork): YahooLeagues {
  const ask: YahooLeagues['ask'] = async (league, path, shape) => {
    if (!LEAGUE_KEY.test(league.platformLeagueId)) return UNKNOWN;
    const told = await get(league.account, `/league/${league.platformLeagueId}${path}`, shape);
    if (!told.ok) return told;
    return told.value === null ? UNKNOWN : { ok: true, value: told.value };
  };
  return {
    ask,
    teams: async (league) => {
      const standings = await ask(league, '/standings', YahooStandings);
      if (standings.ok) return { ok: true, value: { teams: standings.value.league.standings.teams, lacks: null } };
      if (standings.reason !== 'unknown-league') return standings;
      const named = await ask(league, '/teams', YahooTeams);
      if (named.ok) return { ok: true, value: { teams: named.value.league.teams, lacks: 'standings' } };
      return named.reason === 'unknown-league' ? { ok: true, value: { teams: [], lacks: 'teams' } } : named;
    },
    people: async ({ account, platformLeagueId }, keys) => {
      const [game = ''] = platformLeagueId.split('.');
      const known = await kept(asked, game, async () => ({ ok: true, value: new Map<string, OutsidePlayer>() }));
      const people = (known.ok && known.value) || new Map<string, OutsidePlayer>();
      const open = [...new Set(keys)].filter((key) => key !== null && !people.has(idIn(key)));
      for (let start = 0; start < open.length; start += BATCH) {
        const batch = open.slice(start, start + BATCH).join(',');
        const told = await get(account, `/league/${platformLeagueId}/players;player_keys=${batch}`, YahooPlayers);
        if (!told.ok) return told;
        for (const player of told.value?.league.players ?? []) people.set(player.player_id, toPlayer(player));
      }
      return { ok: true, value: people };
    },
  };
}

const idIn = (key: string): string => key.split('.p.')[1] ?? key;
