// Judges every method that a season's files can judge, and says of the others why not.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JudgedFigure } from '../../packages/engine/src/methods/judged-figures.shape.ts';
import type { Asked } from '../arguments.ts';
import { figureLines } from './figures.ts';
import { hasSeason, JUDGED_METHODS, type JudgedMethod, NOT_BY_SEASON, PARTS_NOT_BY_SEASON, whyNot } from './methods.ts';

/** What came of judging. */
export interface Verdict {
  readonly figures: readonly JudgedFigure[];
  /** Methods that could not be judged, and why. */
  readonly left: readonly (readonly [title: string, why: string])[];
  /** Methods whose files could not be read, and what was wrong. */
  readonly failed: readonly (readonly [title: string, fault: string])[];
}

/**
 * @param tell told of each method as it is begun, since some take minutes
 * @throws Error when the folder has nothing of the season
 */
export async function judge(
  asked: Asked,
  methods: readonly JudgedMethod[] = JUDGED_METHODS,
  tell: (line: string) => void = () => {},
): Promise<Verdict> {
  if (!hasSeason(asked)) throw new Error(`${asked.data} has no files of ${asked.season}`);
  const figures: JudgedFigure[] = [];
  const left: [string, string][] = [];
  const failed: [string, string][] = [];
  for (const method of methods) {
    const why = whyNot(method, asked) ?? (await figuresOf(method));
    if (typeof why === 'string') left.push([method.title, why]);
    else figures.push(...why);
  }
  return { figures, left: [...left, ...PARTS_NOT_BY_SEASON, ...Object.entries(NOT_BY_SEASON)], failed };

  async function figuresOf(method: JudgedMethod): Promise<readonly JudgedFigure[] | string> {
    tell(`${method.title} …`);
    try {
      const own = await method.judge(asked);
      return own.length === 0 ? 'its files hold no forecast with an outcome' : own;
    } catch (error) {
      failed.push([method.title, error instanceof Error ? error.message : String(error)]);
      return [];
    }
  }
}

/** Prints a verdict. */
export function printVerdict({ season, data }: Asked, { figures, left, failed }: Verdict): void {
  const targets = figures.filter(({ isReached }) => isReached !== null);
  const missed = targets.filter(({ isReached }) => isReached === false);
  console.log(`Season ${season}, files of ${data}; points are half PPR\n`);
  for (const line of figureLines(figures)) console.log(line);
  console.log(`\n${targets.length - missed.length} of ${targets.length} targets reached, ${missed.length} missed`);
  console.log('\nnot judged on this season:');
  for (const [title, why] of left) console.log(`  ${title}: ${why}`);
  if (failed.length > 0) console.log('\nfiles that could not be read:');
  for (const [title, fault] of failed) console.log(`  ${title}: ${fault}`);
}

const DATA_FILE = join(import.meta.dirname, '../../packages/engine/src/methods/judged-figures.data.ts');

/** The figures as the accuracy page shows them. */
export function writeFigures(season: number, figures: readonly JudgedFigure[]): void {
  writeFileSync(
    DATA_FILE,
    `// Written by \`npm run judge -- --season ${season} --write\`.
import type { JudgedFigure } from './judged-figures.shape.ts';

/** The season that they were judged on. */
export const JUDGED_SEASON = ${season};

/** How our methods did on it. */
export const JUDGED_FIGURES: readonly JudgedFigure[] = ${JSON.stringify(figures)};
`,
  );
}
