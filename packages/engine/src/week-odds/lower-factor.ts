/** Parts of the way to no correlation at all, tried in turn. */
const STEPS = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;
/** The least share of a variable that the others may leave open. */
const LEAST_OPEN = 1e-6;

/**
 * Cholesky's factor of correlations: the lower triangle whose product with its mirror image they are.
 *
 * Correlations that were measured pair by pair may contradict each other. Those that do are weakened, all by the same
 * part and no more than needed, until they do not.
 *
 * @param correlations row by row, `count` rows, 1 on the diagonal
 * @returns row by row; each row has length 1, so that what it mixes keeps its spread
 */
export function lowerFactor(correlations: Float64Array, count: number): Float64Array {
  const factor = new Float64Array(count * count);
  for (const weakened of STEPS) if (fillFactor(factor, correlations, count, 1 - weakened)) return factor;
  factor.fill(0);
  for (let row = 0; row < count; row += 1) factor[row * count + row] = 1;
  return factor;
}

/** Whether the correlations, kept to a part, have a factor; it is left in `factor`. */
function fillFactor(factor: Float64Array, correlations: Float64Array, count: number, kept: number): boolean {
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const own = correlations[row * count + column] as number; // within the square
      let open = row === column ? own : own * kept;
      for (let at = 0; at < column; at += 1) {
        open -= (factor[row * count + at] as number) * (factor[column * count + at] as number);
      }
      if (row === column) {
        if (open < LEAST_OPEN) return false;
        factor[row * count + row] = Math.sqrt(open);
      } else factor[row * count + column] = open / (factor[column * count + column] as number);
    }
  }
  return true;
}
