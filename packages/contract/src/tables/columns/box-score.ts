// The columns of a box score, which several tables have: by the stat key whose amount they show, or a name of their
// own for several keys together.
import type { Column } from '@pylon/engine/tables/table';
import type { PaidFeature } from '../../plans/tiers.ts';

const FROM = 'Box scores of nflverse';
const counted = { kind: 'whole', isHighFirst: true, shows: 'picked', from: FROM } as const;
const shown = { ...counted, shows: 'desktop' } as const;
/** Who runs and catches. */
const FLEX = ['RB', 'WR', 'TE'] as const;
const kicked = { ...counted, nullable: true, shownFor: ['K'] } as const;
const defended = { ...counted, nullable: true, shownFor: ['DST'] } as const;

const COLUMNS = {
  passingCompletions: { ...counted, title: 'Cmp', inFile: 'Completions', hint: 'Passes completed' },
  passingAttempts: { ...counted, title: 'Att', inFile: 'Passing attempts', hint: 'Passes thrown' },
  passingYards: { ...shown, title: 'Pass yds', inFile: 'Passing yards', hint: 'Passing yards', shownFor: ['QB'] },
  passingTouchdowns: { ...counted, title: 'Pass TD', hint: 'Passing touchdowns', shownFor: ['QB'] },
  passingInterceptions: {
    ...counted,
    title: 'INT',
    inFile: 'Thrown INT',
    hint: 'Passes intercepted',
    shownFor: ['QB'],
  },
  passingSacks: { ...counted, title: 'Sacked', hint: 'Times sacked' },
  rushingAttempts: { ...counted, title: 'Car', inFile: 'Carries', hint: 'Carries', shownFor: ['RB'] },
  rushingYards: { ...shown, title: 'Rush yds', inFile: 'Rushing yards', hint: 'Rushing yards', shownFor: ['QB', 'RB'] },
  rushingTouchdowns: { ...counted, title: 'Rush TD', hint: 'Rushing touchdowns', shownFor: ['QB'] },
  receivingTargets: {
    ...counted,
    title: 'Tgt',
    inFile: 'Targets',
    hint: 'Passes thrown to the player',
    shownFor: FLEX,
  },
  receivingReceptions: { ...shown, title: 'Rec', inFile: 'Receptions', hint: 'Passes caught', shownFor: FLEX },
  receivingYards: { ...shown, title: 'Rec yds', inFile: 'Receiving yards', hint: 'Receiving yards', shownFor: FLEX },
  receivingTouchdowns: { ...counted, title: 'Rec TD', hint: 'Receiving touchdowns' },
  touchdowns: {
    ...shown,
    title: 'TD',
    inFile: 'Touchdowns',
    hint: 'Rushing, receiving and return touchdowns',
    shownFor: FLEX,
  },
  fumblesLost: { ...counted, title: 'Fum', inFile: 'Fumbles lost', hint: 'Fumbles lost' },
  fieldGoals: { ...kicked, title: 'FG', inFile: 'Field goals', hint: 'Field goals made' },
  fieldGoals50: { ...kicked, title: 'FG 50+', hint: 'Of them from 50 yards or more' },
  fieldGoalsMissed: { ...kicked, title: 'FG missed', hint: 'Field goals missed or blocked' },
  extraPoints: { ...kicked, title: 'XP', inFile: 'Extra points', hint: 'Extra points made' },
  defenseSacks: { ...defended, title: 'Sack', inFile: 'Sacks', hint: 'Sacks of a defense' },
  defenseInterceptions: { ...defended, title: 'Def INT', hint: 'Interceptions of a defense' },
  defenseFumbleRecoveries: { ...defended, title: 'FR', inFile: 'Fumbles recovered', hint: 'Fumbles recovered' },
  defenseTouchdowns: { ...defended, title: 'Def TD', hint: 'Touchdowns of a defense and its special teams' },
  defensePointsAllowed: {
    ...{ kind: 'whole', shows: 'picked', from: FROM, nullable: true, shownFor: ['DST'] },
    ...{ title: 'PA', inFile: 'Points allowed', hint: 'Points allowed by a defense' },
  },
} as const satisfies Readonly<Record<string, Column>>;

export type BoxScoreKey = keyof typeof COLUMNS;
export const BOX_SCORE_KEYS = Object.keys(COLUMNS) as readonly BoxScoreKey[]; // the keys of a literal are its columns

/** What stands in them: kickers and defenses have columns of their own, in which the others have nothing. */
export type BoxScore = {
  readonly [K in BoxScoreKey]: number | ((typeof COLUMNS)[K] extends { readonly nullable: true } ? null : never);
};

/** The columns, opened by a feature. */
export const boxScore = <const F extends PaidFeature>(feature: F) =>
  Object.fromEntries(Object.entries(COLUMNS).map(([key, column]) => [key, { ...column, feature }])) as {
    readonly [K in BoxScoreKey]: (typeof COLUMNS)[K] & { readonly feature: F }; // each as it is, with the feature
  };
