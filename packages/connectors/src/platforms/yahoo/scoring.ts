/** Scoring of a Yahoo league in our settings: modifiers pay for each of a count, bonuses once a count is reached. */
import type { ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { UnmappedRule } from '../../outside-league.ts';
import type { YahooModifier, YahooSettings } from './shapes.ts';

const KICKS = [
  'specialKickerFieldGoals0To19',
  'specialKickerFieldGoals20To29',
  'specialKickerFieldGoals30To39',
  'specialKickerFieldGoals40To49',
  'specialKickerFieldGoals50Plus',
] as const;
const MISSES = [
  'specialKickerFieldGoalsMissed0To19',
  'specialKickerFieldGoalsMissed20To29',
  'specialKickerFieldGoalsMissed30To39',
  'specialKickerFieldGoalsMissed40To49',
  'specialKickerFieldGoalsMissed50Plus',
] as const;

/**
 * By Yahoo's number. One that is not here has no word of ours.
 * @source docs/sources.md "Yahoo"
 */
const KEYS: Readonly<Record<string, readonly ScoringKey[]>> = {
  1: ['passingAttempts'],
  2: ['passingCompletions'],
  3: ['passingIncompletions'],
  4: ['passingYards'],
  5: ['passingTouchdowns'],
  6: ['passingInterceptions'],
  7: ['passingQBSacks'],
  8: ['rushingAttempts'],
  9: ['rushingYards'],
  10: ['rushingTouchdowns'],
  11: ['receivingReceptions'],
  12: ['receivingYards'],
  13: ['receivingTouchdowns'],
  14: ['kickReturnYards', 'puntReturnYards'],
  15: ['returnTouchdowns'],
  16: ['passingTwoPointConversions', 'rushingTwoPointConversions', 'receivingTwoPointConversions'],
  17: ['fumbles'],
  18: ['fumblesLost'],
  ...Object.fromEntries(KICKS.map((key, index) => [19 + index, [key]])),
  ...Object.fromEntries(MISSES.map((key, index) => [24 + index, [key]])),
  29: ['specialKickerExtraPoint'],
  30: ['specialKickerExtraPointMissed'],
  32: ['dtSacks'],
  33: ['dtInterceptions'],
  34: ['dtFumbleRecoveries'],
  35: ['dtTouchdowns'],
  36: ['dtSafeties'],
  37: ['dtBlockedKicks'],
  38: ['idpSoloTackles'],
  39: ['idpAssistedTackles'],
  40: ['idpSacks'],
  41: ['idpInterceptions'],
  42: ['idpForcedFumble'],
  43: ['idpFumbleRecoveries'],
  44: ['idpTouchdowns'],
  45: ['idpSafeties'],
  46: ['idpPassesDefended'],
  47: ['idpBlockedKicks'],
  49: ['dtSpecialTeamsTouchdowns'],
  50: ['dtPointsAllowed0'],
  51: ['dtPointsAllowed6'],
  52: ['dtPointsAllowed13'],
  53: ['dtPointsAllowed20'],
  54: ['dtPointsAllowed27'],
  55: ['dtPointsAllowed34'],
  56: ['dtPointsAllowed35Plus'],
  57: ['fumbleRecoveryTouchdowns'],
  58: ['passingPickSixes'],
  60: ['passingTouchdowns40'],
  62: ['rushingTouchdowns40'],
  64: ['receivingTouchdowns40'],
  65: ['idpTacklesForLoss'],
  67: ['dtFourthDownStops'],
  68: ['dtTacklesForLoss'],
  71: ['dtYardsAllowed0To99'],
  72: ['dtYardsAllowed100To199'],
  73: ['dtYardsAllowed200To299'],
  74: ['dtYardsAllowed300To349', 'dtYardsAllowed350To399'],
  75: ['dtYardsAllowed400To449', 'dtYardsAllowed450To499'],
  76: ['dtYardsAllowed500To549', 'dtYardsAllowed550Plus'],
  78: ['receivingTargets'],
  79: ['passingFirstDowns'],
  80: ['receivingFirstDowns'],
  81: ['rushingFirstDowns'],
  82: ['dtTwoPointReturns'],
  84: ['specialKickerFieldGoalYards'],
  85: KICKS,
  86: MISSES,
};
/** Yards below zero are a range of their own; ours below 100 holds them. */
const [NEGATIVE_YARDS, FEW_YARDS] = ['70', '71'] as const;

const BONUSES: Readonly<Record<string, ScoringKey>> = {
  '4 300': 'passingYards300',
  '4 400': 'passingYards400',
  '9 100': 'rushingYards100',
  '9 200': 'rushingYards200',
  '12 100': 'receivingYards100',
  '12 200': 'receivingYards200',
};

/** Settings that are worth something, and rules that no setting of ours says. */
export function scoringOf({ stat_modifiers, stat_categories }: YahooSettings): {
  readonly scoring: ScoringSettings;
  readonly unmapped: readonly UnmappedRule[];
} {
  const { stats } = stat_modifiers;
  const sums = new Map<ScoringKey, number>();
  const unmapped: UnmappedRule[] = [];
  const add = (key: ScoringKey, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);
  const tell = (id: string, words: string) => {
    const category = stat_categories.stats.find(({ stat_id }) => stat_id === id);
    const name = category?.name || category?.display_name || `Statistic ${id}`;
    unmapped.push({ what: 'scoring', code: id, label: `${name}: ${words}` });
  };
  const valueFor = (id: string) => stats.find(({ stat_id }) => stat_id === id)?.value ?? 0;
  for (const { stat_id: id, value, bonuses } of stats) {
    const keys = KEYS[id] ?? [];
    for (const key of keys) add(key, value);
    const isSaid = keys.length > 0 || (id === NEGATIVE_YARDS && value === valueFor(FEW_YARDS));
    if (!isSaid && value) tell(id, String(value));
    addBonuses(id, bonuses, add, tell);
  }
  return { scoring: Object.fromEntries([...sums].filter(([, value]) => value !== 0)), unmapped };
}

function addBonuses(
  id: string,
  bonuses: YahooModifier['bonuses'],
  add: (key: ScoringKey, value: number) => void,
  tell: (id: string, words: string) => void,
): void {
  for (const { target, points } of bonuses) {
    if (target === null || !points) continue;
    const key = BONUSES[`${id} ${target}`];
    if (key) add(key, points);
    else tell(id, `${points} more from ${target} on`);
  }
}
