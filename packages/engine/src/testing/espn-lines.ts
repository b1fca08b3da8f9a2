// ESPN's box scores and scoring rules as ours: for tests that hold our points against ESPN's own.
import type { ScoringKey } from '../scoring/scoring-keys.ts';
import type { ScoringSettings } from '../scoring/scoring-settings.ts';
import type { StatKey, StatLine } from '../scoring/stat-keys.ts';
import type { Position } from '../vocabulary/positions.ts';
import { readShared } from './shared-data.ts';

/** ESPN's stat number → our stat. A kick of 0 to 39 yards is one class there; we enter it as one of 30 to 39. */
const STATS: Readonly<Record<string, StatKey>> = {
  '0': 'passingAttempts',
  '1': 'passingCompletions',
  '3': 'passingYards',
  '4': 'passingTouchdowns',
  '19': 'passingTwoPointConversions',
  '20': 'passingInterceptions',
  '23': 'rushingAttempts',
  '24': 'rushingYards',
  '25': 'rushingTouchdowns',
  '26': 'rushingTwoPointConversions',
  '42': 'receivingYards',
  '43': 'receivingTouchdowns',
  '44': 'receivingTwoPointConversions',
  '53': 'receivingReceptions',
  '63': 'fumbleRecoveryTouchdowns',
  '72': 'fumblesLost',
  '77': 'fieldGoals40To49',
  '79': 'fieldGoalsMissed40To49',
  '80': 'fieldGoals30To39',
  '82': 'fieldGoalsMissed30To39',
  '86': 'extraPoints',
  '88': 'extraPointsMissed',
  '95': 'defenseInterceptions',
  '96': 'defenseFumbleRecoveries',
  '97': 'defenseBlockedKicks',
  '98': 'defenseSafeties',
  '99': 'defenseSacks',
  '114': 'kickReturnYards',
  '115': 'puntReturnYards',
  '120': 'defensePointsAllowed',
  '127': 'defenseYardsAllowed',
  '198': 'fieldGoals50To59',
  '200': 'fieldGoalsMissed50Plus',
  '201': 'fieldGoals60Plus',
  '206': 'defenseTwoPointReturns',
};

/**
 * ESPN's rule → our settings. Return touchdowns are one rule for us and four for ESPN, all worth the same in this
 * league.
 */
const RULES: Readonly<Record<number, readonly ScoringKey[]>> = {
  3: ['passingYards'],
  4: ['passingTouchdowns'],
  19: ['passingTwoPointConversions'],
  20: ['passingInterceptions'],
  24: ['rushingYards'],
  25: ['rushingTouchdowns'],
  26: ['rushingTwoPointConversions'],
  42: ['receivingYards'],
  43: ['receivingTouchdowns'],
  44: ['receivingTwoPointConversions'],
  53: ['receivingReceptions'],
  63: ['fumbleRecoveryTouchdowns'],
  72: ['fumblesLost'],
  77: ['specialKickerFieldGoals40To49'],
  79: ['specialKickerFieldGoalsMissed40To49'],
  80: ['specialKickerFieldGoals30To39'],
  82: ['specialKickerFieldGoalsMissed30To39'],
  86: ['specialKickerExtraPoint'],
  88: ['specialKickerExtraPointMissed'],
  89: ['dtPointsAllowed0'],
  90: ['dtPointsAllowed6'],
  91: ['dtPointsAllowed13'],
  92: ['dtPointsAllowed14To17'],
  95: ['dtInterceptions'],
  96: ['dtFumbleRecoveries'],
  97: ['dtBlockedKicks'],
  98: ['dtSafeties'],
  99: ['dtSacks'],
  101: ['returnTouchdowns', 'dtSpecialTeamsTouchdowns'],
  103: ['dtTouchdowns'],
  114: ['kickReturnYards'],
  115: ['puntReturnYards'],
  124: ['dtPointsAllowed35To45'],
  125: ['dtPointsAllowed46Plus'],
  128: ['dtYardsAllowed0To99'],
  129: ['dtYardsAllowed100To199'],
  130: ['dtYardsAllowed200To299'],
  133: ['dtYardsAllowed400To449'],
  134: ['dtYardsAllowed450To499'],
  135: ['dtYardsAllowed500To549'],
  136: ['dtYardsAllowed550Plus'],
  198: ['specialKickerFieldGoals50Plus'],
  200: ['specialKickerFieldGoalsMissed50Plus'],
  206: ['dtTwoPointReturns'],
};

const POSITIONS_BY_ID: Readonly<Record<number, Position>> = { 1: 'QB', 2: 'RB', 3: 'WR', 4: 'TE', 5: 'K', 16: 'DST' };
const DEFENCE_SLOT = '16';

const LEAGUE = 'platforms/recorded/espn/899513-2020';

/**
 * The settings of the recorded league. Its overrides concern team defences alone, whose settings are ours apart anyway.
 */
export function espnSettings(): ScoringSettings {
  // The casts of this file state the shapes that platforms/espn.md describes.
  const { settings } = JSON.parse(readShared(`${LEAGUE}/mSettings.json`)) as {
    settings: {
      scoringSettings: {
        scoringItems: readonly { statId: number; points: number; pointsOverrides?: Record<string, number> }[];
      };
    };
  };
  const ours: Partial<Record<ScoringKey, number>> = {};
  for (const { statId, points, pointsOverrides } of settings.scoringSettings.scoringItems) {
    for (const key of RULES[statId] ?? []) {
      ours[key] = key.startsWith('dt') ? (pointsOverrides?.[DEFENCE_SLOT] ?? points) : points;
    }
  }
  return ours;
}

/** One player's week in the recorded league. */
export interface EspnGame {
  readonly name: string;
  readonly week: number;
  readonly position: Position;
  readonly line: StatLine;
  /** ESPN's own points. */
  readonly applied: number;
}

interface RosterEntry {
  readonly playerPoolEntry: {
    readonly player: {
      readonly fullName: string;
      readonly defaultPositionId: number;
      readonly stats: readonly {
        readonly statSourceId: number;
        readonly statSplitTypeId: number;
        readonly scoringPeriodId: number;
        readonly appliedTotal: number;
        readonly stats: Readonly<Record<string, number>>;
      }[];
    };
  };
}

type Side = { readonly rosterForCurrentScoringPeriod?: { readonly entries: readonly RosterEntry[] } };

/** A game of a week's box scores, as far as it is looked at. */
export type EspnBoxScore = { readonly [side in 'home' | 'away']?: Side | null | undefined };

/** Every rostered player's result in the recorded weeks 1 and 2. */
export const espnGames = (): readonly EspnGame[] =>
  [1, 2].flatMap((week) => {
    const box = JSON.parse(readShared(`${LEAGUE}/boxscore-week${week}.json`)) as { schedule: readonly EspnBoxScore[] };
    return espnGamesIn(box.schedule, week);
  });

/** Every rostered player's result in a week's box scores. */
export function espnGamesIn(schedule: readonly EspnBoxScore[], week: number): readonly EspnGame[] {
  const games: EspnGame[] = [];
  for (const { home, away } of schedule) {
    for (const side of [home, away]) {
      for (const { playerPoolEntry } of side?.rosterForCurrentScoringPeriod?.entries ?? []) {
        const { player } = playerPoolEntry;
        const result = player.stats.find(
          (one) => one.statSourceId === 0 && one.statSplitTypeId === 1 && one.scoringPeriodId === week,
        );
        const position = POSITIONS_BY_ID[player.defaultPositionId];
        if (result === undefined || position === undefined) continue;
        const line = espnLine(result.stats, position);
        games.push({ name: player.fullName, week, position, line, applied: result.appliedTotal });
      }
    }
  }
  return games;
}

function espnLine(stats: Readonly<Record<string, number>>, position: Position): StatLine {
  const line: Partial<Record<StatKey, number>> = {};
  for (const [id, amount] of Object.entries(stats)) {
    const key = STATS[id];
    if (key !== undefined) line[key] = amount;
  }
  const returned = (...ids: readonly string[]) => ids.reduce((sum, id) => sum + (stats[id] ?? 0), 0);
  if (position === 'DST') {
    line.defenseTouchdowns = returned('103', '104');
    line.defenseSpecialTeamsTouchdowns = returned('101', '102', '93');
  } else {
    line.returnTouchdowns = returned('101', '102');
  }
  return line;
}
