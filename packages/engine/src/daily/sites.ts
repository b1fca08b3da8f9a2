/**
 * Contests of one day or week: line-ups under a salary cap, of players whom the site has priced.
 *
 * Terminology.
 *
 * - **Site**: who runs the contest, prices the players and says what scores.
 * - **Classic**: the usual contest over several games. Contests over one game multiply points and prices, and are not
 *   meant here.
 * - **Slate**: the games of a contest. A salary file is of one slate.
 * - **Value**: points expected for each thousand dollars of salary.
 */
import { DRAFTKINGS_SCORING } from '../scoring/platform-scorings.ts';
import { type ScoringSettings, STANDARD_SCORING } from '../scoring/scoring-settings.ts';

export const DAILY_SITES = ['draftkings', 'fanduel'] as const;
export type DailySite = (typeof DAILY_SITES)[number];

/** What a site calls itself. */
export const DAILY_SITE_NAMES: Readonly<Record<DailySite, string>> = { draftkings: 'DraftKings', fanduel: 'FanDuel' };

/** What defences score at both sites, which is what is usual elsewhere. */
const DEFENSES: ScoringSettings = Object.fromEntries(
  Object.entries(STANDARD_SCORING).filter(([key]) => key.startsWith('dt')),
);
/** Neither site has kickers in its classic contests. */
const NO_KICKERS: ScoringSettings = Object.fromEntries(
  Object.entries(STANDARD_SCORING).filter(([key]) => !key.startsWith('specialKicker')),
);

/**
 * What scores in a site's classic contests: at DraftKings a point for a catch, three for 300 passing or 100 rushing or
 * receiving yards and −1 for a lost fumble; at FanDuel half a point, no such bonus and −2.
 * @source docs/sources.md "Daily contests"
 */
export const DAILY_SCORINGS: Readonly<Record<DailySite, ScoringSettings>> = {
  draftkings: { ...DRAFTKINGS_SCORING, ...DEFENSES },
  fanduel: { ...NO_KICKERS, receivingReceptions: 0.5 },
};

/**
 * Points for each thousand dollars.
 *
 * @param points expected, of the site's own scoring
 * @param salary dollars, > 0
 * @example pointsPerThousand(20, 8000) // → 2.5
 */
export const pointsPerThousand = (points: number, salary: number): number => (1000 * points) / salary;
