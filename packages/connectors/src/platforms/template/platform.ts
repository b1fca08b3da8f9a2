/**
 * The platform that needs no account: its leagues are the base scoring systems, so that a mock draft asks for a
 * league's rules in the same way whether the league is real or not.
 */
import { BASE_SCORING_SYSTEMS } from '@pylon/engine/scoring/base-systems';
import type { Platform } from '../../platform.ts';

const NOBODY_PLAYS = { unsupported: 'Nobody plays in a standard league.' };

/** The template platform: the same leagues for everybody, every season. */
export const template = (): Platform => ({
  id: 'template',
  site: null,
  connect: { unsupported: 'Standard leagues need no account.' },
  leagues: async (_account, season) => ({
    ok: true,
    value: BASE_SCORING_SYSTEMS.map(({ id, name }) => ({
      platformLeagueId: String(id),
      name,
      season,
      teamName: null,
      avatarUrl: null,
    })),
  }),
  league: async ({ platformLeagueId, season }) => {
    const system = BASE_SCORING_SYSTEMS.find(({ id }) => String(id) === platformLeagueId);
    if (!system) return { ok: false, reason: 'unknown-league' };
    const { name, league: shape, settings: scoring } = system;
    const league = { platformLeagueId, name, season, shape, scoring, teams: [] };
    return { ok: true, value: { ...league, status: 'pre-draft', scoringMode: 'head-to-head' } };
  },
  rosters: NOBODY_PLAYS,
  matchups: NOBODY_PLAYS,
  transactions: NOBODY_PLAYS,
  drafts: NOBODY_PLAYS,
});
