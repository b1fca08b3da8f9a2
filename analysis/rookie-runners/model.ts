// The line through past runners, what was tried beside it, and how both did on classes that they had not seen.
import type {
  RookieClassRecord,
  RookieRangeRecord,
  RookieRecord,
} from '../../packages/engine/src/methods/rookie-record.shape.ts';
import type { PastRunner, RookieRunners } from '../../packages/engine/src/player-value/rookies/rookie-runners.shape.ts';
import { isStarter, rookieOutlook } from '../../packages/engine/src/player-value/rookies/rookie-runners.ts';
import { correlation, mean } from '../statistics.ts';
import { fitted, type Line } from '../utilization/line.ts';
import type { Runner } from './runners.ts';

/** Picks that the first one is worth no more than: without it a logarithm makes too much of the first few. */
const SHIFT = 20;

const slot = ({ overall }: PastRunner): number => Math.log(overall + SHIFT);
const MORE = {
  weight: ({ pounds }: Runner) => pounds,
  age: ({ age }: Runner) => age,
  build: ({ pounds, inches }: Runner) => (703 * pounds) / inches ** 2,
  college: ({ isMajor }: Runner) => (isMajor ? 1 : 0),
};
type Column = (runner: Runner) => number;

/** Ways to tell points a season, by name: the columns that a line goes through. */
const WAYS: readonly (readonly [name: string, columns: readonly Column[]])[] = [
  ['Draft slot', [slot]],
  ['Draft pick as a number', [({ overall }) => overall]],
  ['Slot and weight', [slot, MORE.weight]],
  ['Slot and age', [slot, MORE.age]],
  ['Slot and build', [slot, MORE.build]],
  ['Slot and kind of college', [slot, MORE.college]],
  ['Slot and all of them', [slot, ...Object.values(MORE)]],
  ['The mean', []],
];

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const withoutClass = (runners: readonly Runner[], draftClass: number) =>
  runners.filter((runner) => runner.draftClass !== draftClass);

function lineOf(runners: readonly Runner[], columns: readonly Column[]): Line {
  return fitted(
    columns.map((column) => runners.map(column)),
    runners.map(({ points }) => points),
  );
}

/** The model from some runners. */
export function modelOf(runners: readonly Runner[]): RookieRunners {
  const { base, weights } = lineOf(runners, [slot]);
  const past = runners.map(
    ({ name, draftClass, overall, age, pounds, points, finish }): PastRunner => ({
      ...{ name, draftClass, overall, age, pounds, points, finish },
    }),
  );
  return { base: rounded(base), slope: rounded(-(weights[0] ?? 0)), shift: SHIFT, past };
}

/** How every way did, each class told by a line through the others. */
export const recordsOf = (runners: readonly Runner[]): readonly RookieRecord[] =>
  WAYS.map(([name, columns]) => {
    const told = runners.map((runner) => {
      const { base, weights } = lineOf(withoutClass(runners, runner.draftClass), columns);
      return Math.max(
        0,
        columns.reduce((sum, column, at) => sum + (weights[at] ?? 0) * column(runner), base),
      );
    });
    const points = runners.map((runner) => runner.points);
    const level = mean(points);
    const squares = (guess: (at: number) => number) => mean(points.map((value, at) => (value - guess(at)) ** 2));
    return {
      ...{ name, count: runners.length },
      correlation: columns.length === 0 ? 0 : rounded(correlation(told, points)),
      told: rounded(1 - squares((at) => told[at] ?? 0) / squares(() => level)),
      error: rounded(mean(points.map((value, at) => Math.abs(value - (told[at] ?? 0))))),
    };
  });

/** How the range and the share of starters did, each class told by the others. */
export function rangeRecord(runners: readonly Runner[]): RookieRangeRecord {
  const told = runners.map((runner) => {
    const others = withoutClass(runners, runner.draftClass);
    const outlook = rookieOutlook(runner.overall, modelOf(others));
    return { runner, outlook, usual: others.filter(isStarter).length / others.length };
  });
  const share = (is: (one: (typeof told)[number]) => boolean) => rounded(told.filter(is).length / told.length);
  const brier = (guess: (one: (typeof told)[number]) => number) =>
    rounded(mean(told.map((one) => ((isStarter(one.runner) ? 1 : 0) - guess(one)) ** 2)));
  return {
    within: share(({ runner, outlook }) => runner.points >= outlook.floor && runner.points <= outlook.ceiling),
    below: share(({ runner, outlook }) => runner.points < outlook.floor),
    brier: brier(({ outlook }) => outlook.starterShare),
    brierOfOne: brier(({ usual }) => usual),
  };
}

/** How the first season of later classes went by what the model expected. */
export const classRecords = (model: RookieRunners, runners: readonly Runner[]): readonly RookieClassRecord[] =>
  [...Map.groupBy(runners, ({ draftClass }) => draftClass)].map(([draftClass, own]) => ({
    ...{ draftClass, count: own.length },
    correlation: rounded(
      correlation(
        own.map(({ overall }) => rookieOutlook(overall, model).points),
        own.map(({ points }) => points),
      ),
    ),
  }));
