/**
 * The platform that needs no account: its leagues are the base scoring systems, so that a mock draft asks for a league's
 * rules in the same way whether the league is real or not.
 */
import { BASE_SCORING_SYSTEMS, type BaseScoringSystem } from '@pylon/engine/scoring/base-systems';
import type { LeagueRules, LeagueSummary, Platform } from '../../platform.ts';

const leagueId = (system: BaseScoringSystem): string => String(system.id);

const toSummary = (system: BaseScoringSystem, season: number): LeagueSummary => ({
  platformLeagueId: leagueId(system),
  name: system.name,
  season,
  teamName: null,
  avatarUrl: null,
});

const toRules = (system: BaseScoringSystem, season: number): LeagueRules => ({
  platformLeagueId: leagueId(system),
  name: system.name,
  season,
  shape: system.league,
  scoring: system.settings,
});

/** The template platform: the same leagues for everybody, every season. */
export const template: Platform = {
  name: 'template',
  label: 'Standard leagues',
  listLeagues: async (_account, season) => ({
    ok: true,
    value: BASE_SCORING_SYSTEMS.map((system) => toSummary(system, season)),
  }),
  readRules: async (platformLeagueId, season) => {
    const system = BASE_SCORING_SYSTEMS.find((candidate) => leagueId(candidate) === platformLeagueId);
    return system ? { ok: true, value: toRules(system, season) } : { ok: false, failure: 'unknown-league' };
  },
};
