/** Both ends of a drawing's numbers. */
export interface Domain {
  readonly min: number;
  readonly max: number;
}

/**
 * Where a number lies between two ends.
 * @returns 0 to 1, numbers outside held at the ends; 0.5 when the ends are one
 * @example fractionOf(15, { min: 10, max: 20 }) // → 0.5
 */
export function fractionOf(value: number, { min, max }: Domain): number {
  if (max <= min) return 0.5;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** The ends of all numbers given; 0 to 1 when there are none. */
export const domainOf = (values: readonly number[]): Domain =>
  values.length === 0 ? { min: 0, max: 1 } : { min: Math.min(...values), max: Math.max(...values) };

/**
 * The numbers in the middle of a scale of a given length, so that equal moves look equal wherever they lie.
 * @example centredDomain([4, 6], 10) // → { min: 0, max: 10 }
 */
export function centredDomain(values: readonly number[], span: number): Domain {
  const { min, max } = domainOf(values);
  const half = Math.max(span, max - min) / 2;
  const middle = (min + max) / 2;
  return { min: middle - half, max: middle + half };
}

/**
 * Round numbers to draw lines at, at most `most`, inside the ends.
 * @example gridLines({ min: 0, max: 37 }, 4) // → [0, 10, 20, 30]
 */
export function gridLines({ min, max }: Domain, most: number): readonly number[] {
  const span = max - min;
  if (span <= 0) return [min];
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? power * 10;
  const lines: number[] = [];
  for (let at = Math.ceil(min / step) * step; at <= max + step * 1e-9; at += step)
    lines.push(Math.round(at * 1e6) / 1e6 + 0);
  return lines;
}

/**
 * The number of such a line as it is written beside it.
 * @example lineLabel(-20_000) // → '−20,000'
 */
export const lineLabel = (line: number): string => line.toLocaleString('en-US').replace('-', '−');
