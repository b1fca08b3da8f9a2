// Stats that the history and many published lines leave out, as shares of stats that they have: by position, from
// Sleeper's weekly box scores of 2023. Kickers and team defences, of whom the history knows nothing, as one mean line.
import type { StatKey } from '../../packages/engine/src/scoring/stat-keys.ts';
import { readJson } from './files.ts';
import { SKILL_POSITIONS, type SkillPosition } from './history.ts';
import { GAMES_NOW } from './smooth.ts';
import { crosswalk, positionOf } from './weekly-lines.ts';

const SEASON = 2023;
const WEEKS = 18;
const STARTERS = 32;
/** A share of fewer events than this is left out. */
const LEAST_BASE = 10;

/** A stat, the stat it is a share of, and both as Sleeper names them. */
const SHARES = [
  ['passingAttempts', 'passingCompletions', 'pass_att', 'pass_cmp'],
  ['passingSacks', 'passingCompletions', 'pass_sack', 'pass_cmp'],
  ['passingFirstDowns', 'passingCompletions', 'pass_fd', 'pass_cmp'],
  ['passingTwoPointConversions', 'passingTouchdowns', 'pass_2pt', 'pass_td'],
  ['passingTouchdowns40', 'passingTouchdowns', 'pass_td_40p', 'pass_td'],
  ['passingTouchdowns50', 'passingTouchdowns', 'pass_td_50p', 'pass_td'],
  ['passingPickSixes', 'passingInterceptions', 'pass_int_td', 'pass_int'],
  ['rushingFirstDowns', 'rushingAttempts', 'rush_fd', 'rush_att'],
  ['rushingTwoPointConversions', 'rushingTouchdowns', 'rush_2pt', 'rush_td'],
  ['rushingTouchdowns40', 'rushingTouchdowns', 'rush_td_40p', 'rush_td'],
  ['rushingTouchdowns50', 'rushingTouchdowns', 'rush_td_50p', 'rush_td'],
  ['receivingTargets', 'receivingReceptions', 'rec_tgt', 'rec'],
  ['receivingFirstDowns', 'receivingReceptions', 'rec_fd', 'rec'],
  ['receivingTwoPointConversions', 'receivingTouchdowns', 'rec_2pt', 'rec_td'],
  ['receivingTouchdowns40', 'receivingTouchdowns', 'rec_td_40p', 'rec_td'],
  ['receivingTouchdowns50', 'receivingTouchdowns', 'rec_td_50p', 'rec_td'],
  ['fumbles', 'fumblesLost', 'fum', 'fum_lost'],
] as const satisfies readonly (readonly [StatKey, StatKey, string, string])[];

const KICKER_STATS = {
  fieldGoals0To19: 'fgm_0_19',
  fieldGoals20To29: 'fgm_20_29',
  fieldGoals30To39: 'fgm_30_39',
  fieldGoals40To49: 'fgm_40_49',
  fieldGoals50To59: 'fgm_50p',
  fieldGoalsMissed20To29: 'fgmiss_20_29',
  fieldGoalsMissed30To39: 'fgmiss_30_39',
  fieldGoalsMissed40To49: 'fgmiss_40_49',
  fieldGoalsMissed50Plus: 'fgmiss_50p',
  fieldGoalYards: 'fgm_yds',
  extraPoints: 'xpm',
  extraPointsMissed: 'xpmiss',
} as const satisfies Partial<Record<StatKey, string>>;

const DEFENSE_STATS = {
  defenseSacks: 'sack',
  defenseInterceptions: 'int',
  defenseFumbleRecoveries: 'fum_rec',
  defenseForcedFumbles: 'ff',
  defenseSafeties: 'safe',
  defenseTouchdowns: 'def_td',
  defenseSpecialTeamsTouchdowns: 'def_st_td',
  defenseBlockedKicks: 'blk_kick',
  defenseTwoPointReturns: 'def_2pt',
  defenseTacklesForLoss: 'tkl_loss',
  defensePassesDefended: 'def_pass_def',
  defenseFourthDownStops: 'def_4_and_stop',
  defensePointsAllowed: 'pts_allow',
  defenseYardsAllowed: 'yds_allow',
} as const satisfies Partial<Record<StatKey, string>>;

type SleeperLines = Readonly<Record<string, Readonly<Record<string, number>>>>;
const rounded = (value: number) => Number(value.toPrecision(4));

export interface MeanLine {
  readonly games: number;
  readonly line: Readonly<Partial<Record<StatKey, number>>>;
}

export function statRatios() {
  const ids = crosswalk();
  const totals = new Map<string, { position: string; games: number; stats: Map<string, number> }>();
  for (let week = 1; week <= WEEKS; week++) {
    // Sleeper's answer, as recorded
    const lines = readJson(`sleeper/stats/nfl/regular/${SEASON}/${week}.json.gz`) as SleeperLines;
    for (const [sleeperId, line] of Object.entries(lines)) {
      const id = /^[A-Z]{2,3}$/.test(sleeperId) ? sleeperId : ids.bySleeper.get(sleeperId);
      const position = id && positionOf(`${week} ${id}`, ids);
      if (!position || !((line['gp'] ?? 0) > 0)) continue;
      const total = totals.get(id) ?? { position, games: 0, stats: new Map<string, number>() };
      totals.set(id, total);
      total.games++;
      for (const [stat, value] of Object.entries(line)) total.stats.set(stat, (total.stats.get(stat) ?? 0) + value);
    }
  }

  const sum = (position: string, stat: string) =>
    [...totals.values()].reduce((all, one) => all + (one.position === position ? (one.stats.get(stat) ?? 0) : 0), 0);
  const sharesOf = (position: SkillPosition) =>
    SHARES.flatMap(([stat, base, sleeperStat, sleeperBase]) => {
      const whole = sum(position, sleeperBase);
      const rare = whole < LEAST_BASE || (base.startsWith('passing') && position !== 'QB');
      return rare ? [] : [{ stat, base, share: rounded(sum(position, sleeperStat) / whole) }];
    });

  const meanLine = (position: 'K' | 'DST', stats: Readonly<Record<string, string>>): MeanLine => {
    const starters = [...totals.values()]
      .filter((one) => one.position === position)
      .sort((a, b) => b.games - a.games)
      .slice(0, STARTERS);
    const mean = (value: (one: (typeof starters)[number]) => number) =>
      starters.reduce((all, one) => all + value(one), 0) / STARTERS;
    return {
      games: rounded(
        Math.min(
          GAMES_NOW,
          mean((one) => one.games),
        ),
      ),
      line: Object.fromEntries(
        Object.entries(stats).map(([key, stat]) => [key, rounded(mean((one) => one.stats.get(stat) ?? 0))]),
      ),
    };
  };
  return {
    shares: Object.fromEntries(SKILL_POSITIONS.map((position) => [position, sharesOf(position)])),
    kicker: meanLine('K', KICKER_STATS),
    defense: meanLine('DST', DEFENSE_STATS),
  };
}
