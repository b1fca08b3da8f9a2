// One team, many spellings: each source has its own codes, and old files hold codes of places the teams have left.
import type { TeamId } from './entities.ts';

/** Our code, then market and nickname, then other codes. Relocated teams' old codes lead to where the team is now. */
const TEAMS = [
  ['ARI', 'Arizona', 'Cardinals', 'ARZ', 'CRD', 'PHO'],
  ['ATL', 'Atlanta', 'Falcons'],
  ['BAL', 'Baltimore', 'Ravens', 'BLT', 'RAV'],
  ['BUF', 'Buffalo', 'Bills'],
  ['CAR', 'Carolina', 'Panthers'],
  ['CHI', 'Chicago', 'Bears'],
  ['CIN', 'Cincinnati', 'Bengals'],
  ['CLE', 'Cleveland', 'Browns', 'CLV'],
  ['DAL', 'Dallas', 'Cowboys'],
  ['DEN', 'Denver', 'Broncos'],
  ['DET', 'Detroit', 'Lions'],
  ['GB', 'Green Bay', 'Packers', 'GNB', 'GBP'],
  ['HOU', 'Houston', 'Texans', 'HST'],
  ['IND', 'Indianapolis', 'Colts', 'CLT'],
  ['JAX', 'Jacksonville', 'Jaguars', 'JAC'],
  ['KC', 'Kansas City', 'Chiefs', 'KAN', 'KCC'],
  ['LAC', 'Los Angeles', 'Chargers', 'SD', 'SDC', 'SDG'],
  ['LAR', 'Los Angeles', 'Rams', 'LA', 'STL', 'RAM', 'SL'],
  ['LV', 'Las Vegas', 'Raiders', 'LVR', 'OAK', 'RAI'],
  ['MIA', 'Miami', 'Dolphins'],
  ['MIN', 'Minnesota', 'Vikings'],
  ['NE', 'New England', 'Patriots', 'NWE', 'NEP'],
  ['NO', 'New Orleans', 'Saints', 'NOR', 'NOS'],
  ['NYG', 'New York', 'Giants'],
  ['NYJ', 'New York', 'Jets'],
  ['PHI', 'Philadelphia', 'Eagles'],
  ['PIT', 'Pittsburgh', 'Steelers'],
  ['SEA', 'Seattle', 'Seahawks'],
  ['SF', 'San Francisco', '49ers', 'SFO'],
  ['TB', 'Tampa Bay', 'Buccaneers', 'TAM', 'TBB'],
  ['TEN', 'Tennessee', 'Titans', 'OTI'],
  ['WAS', 'Washington', 'Commanders', 'WSH', 'WFT'],
] as const;

/** The 32 teams' codes, in alphabetical order. */
// The list defines what a TeamId is
export const TEAM_IDS: readonly TeamId[] = TEAMS.map(([code]) => code as string as TeamId);

const NO_TEAM = new Set(['', 'FA', 'FA*', 'FREE AGENT', 'NONE', 'NA', '-', 'RFA', 'UFA', 'UNS', 'ROOKIE']);

const SPELLINGS = new Map<string, TeamId>();
for (const [code, market, nickname, ...others] of TEAMS) {
  for (const spelling of [code, `${market} ${nickname}`, nickname, ...others]) {
    SPELLINGS.set(spelling.toUpperCase(), code as string as TeamId); // as above
  }
}

/**
 * Reads a team in any source's spelling: a code, a full name ('Los Angeles Rams') or a nickname, any case.
 *
 * @returns our code; null for the ways to write 'no team'; undefined when it is none of these
 * @example toTeamId('LA') // → 'LAR'
 * @example toTeamId('FA') // → null
 */
export function toTeamId(spelling: string): TeamId | null | undefined {
  const text = spelling.trim().toUpperCase();
  return SPELLINGS.get(text) ?? (NO_TEAM.has(text) ? null : undefined);
}

/** Splits a team's full name. @example marketOf('LAR') // → 'Los Angeles' */
export const marketOf = (teamId: TeamId): string => TEAMS.find(([code]) => code === teamId)?.[1] ?? '';
