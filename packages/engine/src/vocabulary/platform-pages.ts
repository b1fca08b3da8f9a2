// Where people set their line-ups at outside platforms.
import type { LeagueSource } from './platforms.ts';

/** A league at its platform, in the platform's own ids. */
export interface LeagueAtPlatform {
  readonly leagueId: string;
  readonly season: number;
  /** null where the person has no team. */
  readonly teamId: string | null;
}

const PAGES: Readonly<Record<LeagueSource, ((of: LeagueAtPlatform) => string) | null>> = {
  sleeper: ({ leagueId }) => `https://sleeper.com/leagues/${part(leagueId)}/team`,
  espn: ({ leagueId, season, teamId }) =>
    `https://fantasy.espn.com/football/team?leagueId=${part(leagueId)}&seasonId=${season}${teamId === null ? '' : `&teamId=${part(teamId)}`}`,
  // A league's key ends with its number: '449.l.751781'.
  yahoo: ({ leagueId }) => `https://football.fantasysports.yahoo.com/f1/${part(leagueId.split('.l.').at(-1) ?? '')}`,
  mfl: ({ leagueId, season }) => `https://www.myfantasyleague.com/${season}/home/${part(leagueId)}`,
  fleaflicker: ({ leagueId }) => `https://www.fleaflicker.com/nfl/leagues/${part(leagueId)}`,
  cbs: ({ leagueId }) => `https://${part(leagueId)}.football.cbssports.com/`,
  nfl: ({ leagueId }) => `https://fantasy.nfl.com/league/${part(leagueId)}`,
  rtsports: () => 'https://www.rtsports.com/',
  ffpc: () => 'https://myffpc.com/',
  // Nobody knows the addresses of its leagues.
  guillotine: null,
  'by-hand': null,
};

const part = encodeURIComponent;

/** The page of a league at its platform, or the platform's own; null where no address is known. */
export const platformPage = (source: LeagueSource, league: LeagueAtPlatform): string | null =>
  PAGES[source]?.(league) ?? null;
