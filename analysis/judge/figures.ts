// Figures as the judge tells them, and as the accuracy page shows them.
import type { FigureTarget, JudgedFigure } from '../../packages/engine/src/methods/judged-figures.shape.ts';

type Told = Omit<JudgedFigure, 'isReached'>;

function reached(ours: number, target: FigureTarget): boolean {
  if (target.kind === 'between') return ours >= target.least && ours <= target.most;
  return target.kind === 'least' ? ours >= target.value : ours <= target.value;
}

/** More digits would be noise, and another machine's last one. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/**
 * A figure with its verdict. The verdict is of the figure as it is told, so that nobody reads '0.41, at least 0.41:
 * missed'.
 */
export function toFigure(told: Told): JudgedFigure {
  const ours = rounded(told.ours);
  const target = told.target && roundedTarget(told.target);
  const baseline = told.baseline === null ? null : rounded(told.baseline);
  return { ...told, ours, baseline, target, isReached: target && reached(ours, target) };
}

const roundedTarget = (target: FigureTarget): FigureTarget =>
  target.kind === 'between' ? target : { ...target, value: rounded(target.value) };

/** A target in a few letters. @example targetText({ kind: 'most', value: 3.25 }) // → '≤ 3.25' */
export function targetText(target: FigureTarget | null): string {
  if (target === null) return '';
  if (target.kind === 'between') return `${target.least} to ${target.most}`;
  return `${target.kind === 'least' ? '≥' : '≤'} ${target.value}`;
}

const verdictText = ({ isReached }: JudgedFigure): string =>
  isReached === null ? '' : isReached ? 'beaten' : 'missed';

/** One line a figure, in columns. */
export function figureLines(figures: readonly JudgedFigure[]): readonly string[] {
  const head = ['method', 'measure', 'of', 'n', 'ours', 'baseline', '', 'target', ''];
  const rows = figures.map((figure) => [
    ...[figure.method, figure.measure, figure.name, String(figure.cases), String(figure.ours)],
    ...[figure.baseline === null ? '' : String(figure.baseline), figure.baselineName],
    ...[targetText(figure.target), verdictText(figure)],
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
