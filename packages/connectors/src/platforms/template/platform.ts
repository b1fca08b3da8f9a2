/**
 * The platform that needs no account: its leagues are the base scoring systems, so that a mock draft asks for a
 * league's rules in the same way whether the league is real or not.
 */
import { BASE_SCORING_SYSTEMS } from '@pylon/engine/scoring/base-systems';
import type { OutsideLeague } from '../../outside-league.ts';
import type { Platform } from '../../platform.ts';

const NOBODY_PLAYS = { unsupported: 'Nobody plays in a standard league.' };

/** The template platform: the same leagues for everybody, every season. */
export const template = (): Platform => ({
  id: 'template',
  site: null,
  assumption: null,
  connect: { unsupported: 'Standard leagues need no account.' },
  leagues: async (_account, season) => ({
    ok: true,
    value: BASE_SCORING_SYSTEMS.map(({ id, name }) => ({
      platformLeagueId: String(id),
      name,
      season,
      teamId: null,
      teamName: null,
      avatarUrl: null,
    })),
  }),
  league: async ({ platformLeagueId, season }) => {
    const system = BASE_SCORING_SYSTEMS.find(({ id }) => String(id) === platformLeagueId);
    if (!system) return { ok: false, reason: 'unknown-league' };
    const { name, league: shape, settings: scoring } = system;
    const value: OutsideLeague = {
      ...{ platformLeagueId, name, season, shape, scoring },
      ...{ status: 'pre-draft', scoringMode: 'head-to-head', carryOver: 'redraft' },
      ...{ isElimination: false, isBestBall: false, hasMedianGame: false },
      ...{ avatarUrl: null, commissionerName: null, playoffs: null, keepersPerTeam: null, lastTradeWeek: null },
      draftId: null,
      reserve: { ir: 0, taxi: 0 },
      unmapped: [],
      weeks: { current: null, first: 1, last: 17 },
      waivers: { kind: 'none', budgetDollars: null },
      teams: [],
    };
    return { ok: true, value };
  },
  rosters: NOBODY_PLAYS,
  matchups: NOBODY_PLAYS,
  transactions: NOBODY_PLAYS,
  tradeOffers: NOBODY_PLAYS,
  draftResult: NOBODY_PLAYS,
  keepers: NOBODY_PLAYS,
  futurePicks: NOBODY_PLAYS,
  pastDrafts: NOBODY_PLAYS,
  drafts: NOBODY_PLAYS,
});
