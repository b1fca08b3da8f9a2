import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';

/** An amount of a stat line as screens show it: one key, or several added up. */
export interface StatColumn {
  readonly key: string;
  /** In the head of a column. */
  readonly title: string;
  readonly meaning: string;
  readonly keys: readonly StatKey[];
}

const stat = (title: string, meaning: string, ...keys: readonly StatKey[]): StatColumn => ({
  key: keys[0] ?? title,
  title,
  meaning,
  keys,
});

const PASSING = [
  stat('Cmp', 'Completions', 'passingCompletions'),
  stat('Att', 'Passing attempts', 'passingAttempts'),
  stat('Pass yds', 'Passing yards', 'passingYards'),
  stat('Pass TD', 'Passing touchdowns', 'passingTouchdowns'),
  stat('INT', 'Interceptions thrown', 'passingInterceptions'),
];
const RUSHING = [
  stat('Rush', 'Rushing attempts', 'rushingAttempts'),
  stat('Rush yds', 'Rushing yards', 'rushingYards'),
  stat('Rush TD', 'Rushing touchdowns', 'rushingTouchdowns'),
];
const RECEIVING = [
  stat('Tgt', 'Targets', 'receivingTargets'),
  stat('Rec', 'Receptions', 'receivingReceptions'),
  stat('Rec yds', 'Receiving yards', 'receivingYards'),
  stat('Rec TD', 'Receiving touchdowns', 'receivingTouchdowns'),
];
const FUMBLES = stat('Fum', 'Fumbles lost', 'fumblesLost');

const BY_POSITION: Readonly<Record<Position, readonly StatColumn[]>> = {
  QB: [...PASSING, ...RUSHING],
  RB: [...RUSHING, ...RECEIVING, FUMBLES],
  WR: [...RECEIVING, ...RUSHING, FUMBLES],
  TE: [...RECEIVING, FUMBLES],
  K: [
    stat('FG 0-39', 'Field goals of less than 40 yards', 'fieldGoals0To19', 'fieldGoals20To29', 'fieldGoals30To39'),
    stat('FG 40-49', 'Field goals of 40 to 49 yards', 'fieldGoals40To49'),
    stat('FG 50+', 'Field goals of 50 yards or more', 'fieldGoals50To59', 'fieldGoals60Plus'),
    stat(
      'Missed',
      'Field goals missed',
      'fieldGoalsMissed0To19',
      'fieldGoalsMissed20To29',
      'fieldGoalsMissed30To39',
      'fieldGoalsMissed40To49',
      'fieldGoalsMissed50Plus',
    ),
    stat('XP', 'Extra points', 'extraPoints'),
  ],
  DST: [
    stat('Sack', 'Sacks', 'defenseSacks'),
    stat('INT', 'Interceptions', 'defenseInterceptions'),
    stat('FR', 'Fumbles recovered', 'defenseFumbleRecoveries'),
    stat('TD', 'Touchdowns', 'defenseTouchdowns', 'defenseSpecialTeamsTouchdowns'),
    stat('PA', 'Points allowed', 'defensePointsAllowed'),
    stat('YA', 'Yards allowed', 'defenseYardsAllowed'),
  ],
};

/** What positions that are shown together have in common. */
const TOUCHES = [stat('Pass yds', 'Passing yards', 'passingYards'), ...RUSHING.slice(1), ...RECEIVING.slice(1)];

/** The amounts that tell a position's story; for several together, what they have in common. */
export function statColumns(positions: readonly string[]): readonly StatColumn[] {
  const only = positions.length === 1 ? positions[0] : undefined;
  if (only !== undefined && only in BY_POSITION) return BY_POSITION[only as Position]; // checked to be one
  const isFlex = positions.length > 0 && positions.every((each) => ['RB', 'WR', 'TE', 'FLEX'].includes(each));
  return isFlex ? [...RUSHING, ...RECEIVING] : TOUCHES;
}

/** An amount of a stat line; null when none of its keys is in it. */
export function statOf(stats: Readonly<Record<string, number>>, column: StatColumn): number | null {
  const known = column.keys.flatMap((key) => stats[key] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
