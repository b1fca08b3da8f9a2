/**
 * The scoring systems that everybody has, each with the league that it is played in: where a system of one's own
 * begins.
 */
import type { AnyAdpProvider } from '../vocabulary/adp-providers.ts';
import { DEFAULT_LEAGUE, type LeagueShape, type SlotCounts } from '../vocabulary/league.ts';
import {
  CBS_SCORING,
  DRAFTKINGS_SCORING,
  ESPN_SCORING,
  FFPC_SCORING,
  GUILLOTINE_SCORING,
  MFL_SCORING,
  NFL_SCORING,
  RTSPORTS_SCORING,
  SLEEPER_SCORING,
  SUPERFLEX_DYNASTY_SCORING,
  UNDERDOG_SCORING,
  YAHOO_SCORING,
} from './platform-scorings.ts';
import { type ScoringSettings, STANDARD_SCORING } from './scoring-settings.ts';

/** A system that everybody has. */
export interface BaseScoringSystem {
  /** Its number in the list of systems, 1 to 18. */
  readonly id: number;
  readonly name: string;
  readonly settings: ScoringSettings;
  readonly league: LeagueShape;
  /** The platform or contest that uses the system, for its logo; null when it belongs to none in particular. */
  readonly platform: AnyAdpProvider | null;
  /** Not offered in lists: a synced league's own system begins as this one, before the league's rules are read. */
  readonly isHidden: boolean;
}

const HALF_PPR_SCORING: ScoringSettings = { ...STANDARD_SCORING, receivingReceptions: 0.5 };
const PPR_SCORING: ScoringSettings = { ...STANDARD_SCORING, receivingReceptions: 1 };
const TE_PREMIUM_SCORING: ScoringSettings = { ...PPR_SCORING, receivingTEReceptionsBonus: 0.5 };

/** A league by its differences from the usual one. */
const league = (teams: number, slots: Partial<SlotCounts>): LeagueShape => ({
  ...DEFAULT_LEAGUE,
  teams,
  slots: { ...DEFAULT_LEAGUE.slots, ...slots },
});

/** Neither kickers nor defences. */
const SKILL = { K: 0, DST: 0 };

const system = (
  id: number,
  name: string,
  settings: ScoringSettings,
  shape: LeagueShape,
  platform: AnyAdpProvider | null = null,
): BaseScoringSystem => ({ id, name, settings, league: shape, platform, isHidden: false });

/**
 * The base systems, in the order of their numbers; only the first is free.
 * Superflex is half a point per reception in a league with a superflex place, which stands instead of the third
 * receiver's so that there are sixteen rounds; TE Premium is full PPR with half a point more for tight ends.
 * @source docs/sources.md "Scoring settings"; docs/features/scoring-systems.md
 */
export const BASE_SCORING_SYSTEMS: readonly BaseScoringSystem[] = [
  system(1, '0.5 PPR', HALF_PPR_SCORING, DEFAULT_LEAGUE),
  system(2, 'PPR', PPR_SCORING, DEFAULT_LEAGUE),
  system(3, 'Standard', STANDARD_SCORING, DEFAULT_LEAGUE),
  system(4, 'Superflex', HALF_PPR_SCORING, league(12, { WR: 2, SUPERFLEX: 1 })),
  system(5, 'TE Premium', TE_PREMIUM_SCORING, DEFAULT_LEAGUE),
  system(6, 'ESPN', ESPN_SCORING, league(10, { WR: 2, BN: 7 }), 'espn'),
  system(7, 'Yahoo', YAHOO_SCORING, league(10, { WR: 2 }), 'yahoo'),
  system(8, 'Sleeper', SLEEPER_SCORING, league(12, { WR: 2, FLEX: 2, BN: 5 }), 'sleeper'),
  system(9, 'CBS', CBS_SCORING, league(12, { BN: 6 }), 'cbs'),
  system(10, 'NFL.com', NFL_SCORING, league(10, { WR: 2 }), 'nfl'),
  system(11, 'MFL', MFL_SCORING, DEFAULT_LEAGUE, 'mfl'),
  system(12, 'RTSports', RTSPORTS_SCORING, league(12, { WR: 2, FLEX: 2, BN: 10 }), 'rtsports'),
  system(13, 'Guillotine Leagues', GUILLOTINE_SCORING, league(18, { ...SKILL, WR: 2, FLEX: 2 }), 'guillotine'),
  system(14, 'Underdog Best Ball', UNDERDOG_SCORING, league(12, { ...SKILL, BN: 10 }), 'underdog'),
  system(15, 'DraftKings Best Ball', DRAFTKINGS_SCORING, league(12, { ...SKILL, BN: 12 }), 'draftkings'),
  system(
    16,
    'Superflex Dynasty',
    SUPERFLEX_DYNASTY_SCORING,
    league(12, { ...SKILL, WR: 3, FLEX: 2, SUPERFLEX: 1, BN: 15 }),
  ),
  { ...system(17, 'My League: [Your League Name]', HALF_PPR_SCORING, DEFAULT_LEAGUE), isHidden: true },
  system(18, 'FFPC', FFPC_SCORING, league(12, { WR: 2, FLEX: 2, BN: 10 }), 'ffpc'),
];
