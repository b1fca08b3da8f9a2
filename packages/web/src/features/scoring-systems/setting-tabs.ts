// Where an editor shows each setting: the six tabs that managers know, with the rarer families under the tab where one
// would look for them.
import { SCORING_KEYS, SCORING_RULES, type ScoringCategory, type ScoringKey } from '@pylon/engine/scoring/scoring-keys';

/** @source docs/sources.md "Custom scorings" */
export const SETTING_TABS = ['Roster', 'Passing', 'Rushing', 'Receiving', 'Defense', 'Kicking'] as const;
export type SettingTab = (typeof SETTING_TABS)[number];
/** Tabs of scoring settings; Roster holds the league's shape. */
export type ScoringTab = Exclude<SettingTab, 'Roster'>;

/** Settings that stand together under a heading; null for those that the tab is named after. */
export interface SettingSection {
  readonly title: string | null;
  readonly keys: readonly ScoringKey[];
}

const of = (category: ScoringCategory): readonly ScoringKey[] =>
  SCORING_KEYS.filter((key) => SCORING_RULES[key].category === category);

const FUMBLES: readonly ScoringKey[] = ['fumbles', 'fumblesLost', 'fumbleRecoveryTouchdowns'];
const COMBINED: readonly ScoringKey[] = ['rushingReceivingYards100', 'rushingReceivingYards200'];

export const TAB_SECTIONS: Readonly<Record<ScoringTab, readonly SettingSection[]>> = {
  Passing: [{ title: null, keys: of('passing') }],
  Rushing: [
    { title: null, keys: of('rushing') },
    { title: 'Rushing and receiving together', keys: COMBINED },
    { title: 'Fumbles', keys: FUMBLES },
  ],
  Receiving: [{ title: null, keys: of('receiving') }],
  Defense: [
    { title: 'Team defense', keys: of('defense') },
    { title: 'Individual defenders', keys: of('idp') },
  ],
  Kicking: [
    { title: null, keys: of('kicking') },
    {
      title: 'Returns and special teams',
      keys: of('misc').filter((key) => !FUMBLES.includes(key) && !COMBINED.includes(key)),
    },
  ],
};

/** Settings that most leagues use, which are in sight from the start. @source docs/sources.md "Scoring settings" */
const COMMON: ReadonlySet<ScoringKey> = new Set<ScoringKey>([
  'passingAttempts',
  'passingCompletions',
  'passingIncompletions',
  'passingYards',
  'passingTouchdowns',
  'passingInterceptions',
  'passingQBSacks',
  'passingYards300',
  'passingYards400',
  'passingTouchdowns40',
  'passingTouchdowns50',
  'rushingAttempts',
  'rushingYards',
  'rushingTouchdowns',
  'rushingTouchdowns40',
  'rushingTouchdowns50',
  'rushingYards100',
  'rushingYards200',
  'fumblesLost',
  'receivingReceptions',
  'receivingYards',
  'receivingTouchdowns',
  'receivingTouchdowns40',
  'receivingTouchdowns50',
  'receivingYards100',
  'receivingYards200',
  'receivingTEReceptionsBonus',
  'dtSacks',
  'idpForcedFumble',
  'dtPointsAllowed0',
  'dtPointsAllowed6',
  'dtPointsAllowed13',
  'dtPointsAllowed20',
  'dtPointsAllowed27',
  'dtPointsAllowed34',
  'dtPointsAllowed35Plus',
  'dtInterceptions',
  'dtTouchdowns',
  'idpTouchdowns',
  'specialKickerFieldGoals0To19',
  'specialKickerFieldGoals20To29',
  'specialKickerFieldGoals30To39',
  'specialKickerFieldGoals40To49',
  'specialKickerFieldGoals50Plus',
  'specialKickerFieldGoals60Plus',
  'specialKickerExtraPoint',
]);

/** Where a tab has more settings than this, the rarer ones wait behind a button. */
const AT_ONCE = 14;

/** What a tab shows at first, and how many settings wait behind 'More'. */
export interface ShownSections {
  readonly sections: readonly SettingSection[];
  readonly hidden: number;
}

/**
 * The sections of a tab.
 *
 * @param isScored whether the league scores a setting: then it is in sight however rare it is
 * @param isWhole everything is asked for
 */
export function shownSections(
  tab: ScoringTab,
  isScored: (key: ScoringKey) => boolean,
  isWhole: boolean,
): ShownSections {
  const all = TAB_SECTIONS[tab];
  const count = (sections: readonly SettingSection[]) => sections.reduce((sum, { keys }) => sum + keys.length, 0);
  if (isWhole || count(all) <= AT_ONCE) return { sections: all, hidden: 0 };
  const sections = all
    .map((section) => ({ ...section, keys: section.keys.filter((key) => COMMON.has(key) || isScored(key)) }))
    .filter(({ keys }) => keys.length > 0);
  return { sections, hidden: count(all) - count(sections) };
}
