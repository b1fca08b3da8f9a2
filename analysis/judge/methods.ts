// Every method with a report in a folder beside this one: how it is judged on a season, or why it cannot be.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ExpertRecord } from '../../packages/engine/src/methods/expert-record.shape.ts';
import type { JudgedFigure } from '../../packages/engine/src/methods/judged-figures.shape.ts';
import { RECURRING_SHARE } from '../../packages/engine/src/schedule/recurring-share.ts';
import { type Asked, boxScoreFiles, firstOf } from '../arguments.ts';
import { toFigure } from './figures.ts';

export interface JudgedMethod {
  /** Folder of the report. */
  readonly report: string;
  readonly title: string;
  /** The newest season that chose anything of it; null where nothing is fitted. */
  readonly fittedThrough: number | null;
  /** What the method needs of a folder: of each list one file. */
  readonly files: (season: number) => readonly (readonly string[])[];
  /** The method's figures, or why the files tell of none after all. */
  readonly judge: (asked: Asked) => Promise<readonly JudgedFigure[] | string>;
}

const SCHEDULE = ['nflverse/games.csv'];
const CROSSWALK = ['dynastyprocess/db_playerids.csv.gz'];
const sleeper = (season: number) =>
  ['projections', 'stats'].map((kind) => [`sleeper/${kind}/nfl/regular/${season}/17.json.gz`]);
const NFL_TARGET = 0.97;
/** By how much our order should be ahead of the experts'. */
const CONSENSUS_LEAD = 0.02;
const UTILIZATION_TARGETS: Readonly<Record<string, number>> = { RB: 0.41, 'WR and TE': 0.39 };

/** The methods that are judged by a season. Modules are loaded when they are needed: some read files as they load. */
export const JUDGED_METHODS: readonly JudgedMethod[] = [
  {
    report: 'projections',
    title: 'Projections of a week',
    fittedThrough: null,
    files: (season) => [CROSSWALK, ...sleeper(season)],
    judge: async (asked) => {
      const { publishersOf, weeklyErrors } = await import('../projections/weekly.ts');
      const { nfl, sleeper: open, ...others } = publishersOf(asked);
      // Without NFL.com there is nothing to be better than
      const publishers = { ...(open && { sleeper: open }), ...(nfl && { nfl }), ...others };
      // Of a position that one publisher speaks of there is no mean
      const judged = weeklyErrors(asked, publishers).filter(({ errors }) => Object.keys(errors).length > 4);
      return (
        [
          ['mean', 'mean absolute error'],
          ['middle', 'mean absolute error of the middle'],
        ] as const
      ).flatMap(([of, measure]) =>
        judged.map(({ position, count, errors }) =>
          toFigure({
            ...{ method: 'Projections of a week', measure, name: position, cases: count },
            ...{ ours: errors[of] ?? Number.NaN, baseline: errors['nfl'] ?? null, baselineName: 'NFL.com' },
            target: errors['nfl'] === undefined ? null : { kind: 'most', value: NFL_TARGET * errors['nfl'] },
          }),
        ),
      );
    },
  },
  {
    report: 'projections',
    title: 'Floor and ceiling of a week',
    fittedThrough: 2023,
    files: (season) => [CROSSWALK, ...sleeper(season)],
    judge: async (asked) => (await import('./range-figures.ts')).rangeFigures(asked),
  },
  {
    report: 'projections',
    title: 'Projections of a season',
    fittedThrough: 2020,
    files: (season) => [SCHEDULE, boxScoreFiles(season)],
    judge: async (asked) => {
      const { projectionFiles, seasonErrors } = await import('../projections/backtest.ts');
      const { eveOf } = await import('../projections/known-on.ts');
      if (projectionFiles(asked, eveOf(asked)).length === 0) {
        return `files missing: fantasypros/${asked.season}/…_Projections_QB_… from before its first game`;
      }
      const common = { method: 'Projections of a season', baselineName: 'FantasyPros alone', target: null };
      return (await seasonErrors(asked)).flatMap(({ position, count, scores }) =>
        (['house, open', 'house, imports'] as const).flatMap((name) => {
          const of = { ...common, cases: count, name: `${position}, ${name}` };
          const [own, publisher] = [scores[name], scores.publisher];
          return [
            toFigure({ ...of, measure: 'mean absolute error', ours: own.error, baseline: publisher.error }),
            toFigure({ ...of, measure: 'rank correlation', ours: own.order, baseline: publisher.order }),
          ];
        }),
      );
    },
  },
  {
    report: 'projections',
    title: 'Consensus',
    fittedThrough: null,
    files: (season) => [SCHEDULE, boxScoreFiles(season), [`expert_rankings_${season}`]],
    judge: async (asked) => {
      const { houseList, listOrders } = await import('../projections/lists.ts');
      return (await listOrders(asked)).flatMap(({ position, count, orders }) =>
        ['half-ppr', 'ppr'].flatMap((format) => {
          const [own, experts] = [orders.get(houseList(format)), orders.get(`fantasypros-ecr ${format}`)];
          if (own === undefined || experts === undefined) return [];
          return [
            toFigure({
              ...{ method: 'Consensus', measure: 'rank correlation', name: `${position}, ${format}`, cases: count },
              ...{ ours: own, baseline: experts, baselineName: 'expert consensus of FantasyPros' },
              target: { kind: 'least', value: experts + CONSENSUS_LEAD },
            }),
          ];
        }),
      );
    },
  },
  {
    report: 'house-experts',
    title: 'Opportunity, weekly',
    fittedThrough: 2023,
    files: (season) => [CROSSWALK, ...sleeper(season)],
    judge: async (asked) => {
      const { judgedWeeks } = await import('../house-experts/opportunity-weeks.ts');
      return judgedWeeks(asked).flatMap((record) => recordFigures('Opportunity, weekly', record));
    },
  },
  {
    report: 'house-experts',
    title: 'Schedule, rest of season',
    fittedThrough: 2022,
    files: (season) => [boxScoreFiles(season)],
    judge: async (asked) => {
      const { judgedRest } = await import('../house-experts/schedule.ts');
      return judgedRest(asked).flatMap((record) => recordFigures('Schedule, rest of season', record));
    },
  },
  {
    report: 'utilization',
    title: 'Utilization score',
    fittedThrough: 2023,
    files: (season) => [boxScoreFiles(season), [`nflverse/snap_counts_${season}.csv.gz`], CROSSWALK],
    judge: async ({ season, data }) => {
      const { shippedConstants } = await import('../utilization/constants.ts');
      return shippedConstants(data, season).records.map(({ position, pool, count, score, points }) => {
        const target = UTILIZATION_TARGETS[position];
        return toFigure({
          ...{ method: 'Utilization score', measure: 'R² of the next four weeks', name: `${position}, ${pool}` },
          ...{ cases: count, ours: score, baseline: points, baselineName: 'points so far' },
          target: target === undefined ? null : { kind: 'least', value: target },
        });
      });
    },
  },
  {
    report: 'schedule',
    title: 'What defenses allow',
    fittedThrough: 2022,
    files: (season) => [boxScoreFiles(season)],
    judge: async (asked) => {
      const { judgedForetelling } = await import('../schedule/foretell.ts');
      const all = judgedForetelling(asked).filter(({ name }) => name === 'all');
      return all.flatMap(({ span, count, errors, best }) => {
        const common = { method: 'What defenses allow', name: SPANS[span], cases: count };
        return [
          toFigure({
            ...{ ...common, measure: 'mean absolute error', ours: errors.adjusted },
            ...{ baseline: errors.none, baselineName: 'without any opponent', target: null },
          }),
          toFigure({
            ...{ ...common, measure: 'calibration slope', ours: best.adjusted / RECURRING_SHARE },
            ...{ baseline: null, baselineName: 'without any opponent' },
            target: span === 'next' ? { kind: 'between', least: 0.8, most: 1.2 } : null,
          }),
        ];
      });
    },
  },
];

const SPANS = {
  ...{ next: 'the next game', ahead: 'games ahead' },
  ...{ playoffs: 'weeks 15 to 17', yearLater: 'a year later' },
} as const;

/** A house expert beside Scout, which it starts from. */
function recordFigures(method: string, { name, count, own, baseline }: ExpertRecord): readonly JudgedFigure[] {
  const common = { method, name, cases: count, baselineName: 'Scout', target: null };
  return [
    toFigure({ ...common, measure: 'mean absolute error', ours: own.error, baseline: baseline.error }),
    toFigure({ ...common, measure: 'rank correlation', ours: own.order, baseline: baseline.order }),
  ];
}

/** Reports of what a season's files cannot judge, and why; with the command of the report where there is another. */
export const NOT_BY_SEASON: Readonly<Record<string, string>> = {
  'advice-policy': 'simulated drafts, not a season, are what it is held against',
  'expected-points':
    'learned from the only season whose plays lie here; judged by its own script: node analysis/expected-points/judge.ts',
  auction: 'held against prices of real auctions, of which a season’s folder has none',
  'best-ball': 'held against real drafts with their results, by its own script: node analysis/best-ball/judge.ts',
  'bonus-odds': 'its spread of games is fitted and judged inside one script',
  'carried-consensus': 'needs two lists that one publisher gave on the same day for two kinds of leagues',
  grades: 'held against real drafts with their results (Best Ball Mania III, 2022), which no season’s folder has',
  guillotine: 'judged by its own script, which takes a season: node analysis/guillotine/judge.ts',
  'league-rooms': 'held against real drafts of a recorded league, which no season’s folder has',
  histories: 'a measure of room on the disk, not a forecast',
  'kick-yards': 'a table of mean lengths of kicks, not a forecast',
  'pick-model': 'held against real draft boards (Best Ball Mania III, 2022), which no season’s folder has',
  'sample-season': 'an invented season, compared with real ones but foretelling none',
  'rookie-runners': 'needs two seasons of ten draft classes; its later classes are told by its constants’ script',
  'season-simulation': 'its spread of players’ seasons is fitted and judged inside one script',
  'playoff-odds': 'held against recorded leagues with their results: node analysis/playoff-odds/judge.ts',
  'week-odds': 'judged by its own script, which takes a season: node analysis/week-odds/judge.ts',
  waivers: 'held against the bids of recorded leagues, or of folders that are named: node analysis/waivers/judge.ts',
  trades: 'held against the trades of recorded leagues: node analysis/trades/judge.ts',
  suggestions: 'held against the seasons 2012 to 2020, for which there are ranks from before each',
};

/** Parts of judged reports that need what a season’s folder lacks. */
export const PARTS_NOT_BY_SEASON: readonly (readonly [what: string, why: string])[] = [
  ['Opportunity before a season, and for the rest of one', 'needs expert ranks from before each season, 2012 to 2020'],
  ['Rookie', 'needs expert ranks from before each season, 2012 to 2020'],
  ['Schedule, weekly', 'needs NFL.com’s projections with opponents in its file of several years, 2021 to 2023'],
  ['Floor and ceiling of a season', 'needs expert ranks from before each season, 2012 to 2020'],
];

/** Why a method cannot be judged on a season with a folder's files; null when it can. */
export function whyNot({ fittedThrough, files }: JudgedMethod, { season, data }: Asked): string | null {
  if (fittedThrough !== null && season <= fittedThrough) return `seasons through ${fittedThrough} chose it`;
  const missing = files(season).filter((names) => firstOf(names, data) === undefined);
  if (missing.length === 0) return null;
  return `files missing: ${missing.map((names) => names[0]).join(', ')}`;
}

/** Whether a folder is there at all for a season: something in it is named after the year. */
export const hasSeason = ({ season, data }: Asked): boolean =>
  firstOf([...boxScoreFiles(season), `sleeper/stats/nfl/regular/${season}`], data) !== undefined ||
  existsSync(join(data, `nflverse/roster_weekly_${season}.csv.gz`));
