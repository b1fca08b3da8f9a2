/**
 * The closest curve that never rises: neighbours that rise are replaced by their mean until none do (pooling adjacent
 * violators, least squares). Turns noisy averages by rank or pick into a curve that one may compare with.
 *
 * @param values finite
 * @returns as many values, each no larger than the one before; their sum is that of the input
 * @example fallingCurve([5, 1, 3]) // → [5, 2, 2]
 */
export function fallingCurve(values: ArrayLike<number>): Float64Array {
  const sums: number[] = [];
  const sizes: number[] = [];
  for (let i = 0; i < values.length; i++) {
    let sum = values[i] ?? 0;
    let size = 1;
    for (let last = sums.length - 1; last >= 0; last--) {
      const lastSum = sums[last] ?? 0;
      const lastSize = sizes[last] ?? 1;
      if (lastSum / lastSize >= sum / size) break;
      sum += lastSum;
      size += lastSize;
      sums.pop();
      sizes.pop();
    }
    sums.push(sum);
    sizes.push(size);
  }
  return Float64Array.from(
    sums.flatMap((sum, block) => new Array<number>(sizes[block] ?? 0).fill(sum / (sizes[block] ?? 1))),
  );
}
