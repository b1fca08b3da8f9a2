// Limited-memory BFGS with a backtracking line search: finds a minimum of a smooth function of a few hundred numbers.

/** Value of a function at a point; its gradient is written into `gradient`. */
export type Objective = (point: Float64Array, gradient: Float64Array) => number;

const dot = (x: Float64Array, y: Float64Array) => x.reduce((sum, value, i) => sum + value * (y[i] as number), 0);

/**
 * Minimises a function.
 *
 * @param memory steps remembered
 * @returns the point reached when a step gains less than `tolerance` of the value, or after `iterations`
 */
export function minimise(
  objective: Objective,
  start: Float64Array,
  { iterations = 300, memory = 12, tolerance = 1e-8, report = (_: number, __: number) => {} } = {},
): Float64Array {
  let point = Float64Array.from(start);
  let gradient = new Float64Array(point.length);
  let value = objective(point, gradient);
  const steps: Float64Array[] = [];
  const changes: Float64Array[] = [];
  for (let iteration = 0; iteration < iterations; iteration++) {
    const direction = descent(gradient, steps, changes);
    const slope = dot(direction, gradient);
    let length = iteration === 0 ? 1 / Math.sqrt(dot(gradient, gradient)) : 1;
    let next = point;
    let nextValue = Number.POSITIVE_INFINITY;
    const nextGradient = new Float64Array(point.length);
    for (let tries = 0; tries < 30; tries++, length /= 2) {
      next = point.map((x, i) => x + length * (direction[i] as number));
      nextValue = objective(next, nextGradient);
      if (nextValue <= value + 1e-4 * length * slope) break;
    }
    if (!(nextValue < value)) return point;
    const step = next.map((x, i) => x - (point[i] as number));
    const change = nextGradient.map((g, i) => g - (gradient[i] as number));
    // A step along which the function curves down would spoil the approximation.
    if (dot(step, change) > 1e-12) {
      steps.push(step);
      changes.push(change);
    }
    if (steps.length > memory) {
      steps.shift();
      changes.shift();
    }
    const gain = value - nextValue;
    point = next;
    gradient = nextGradient;
    value = nextValue;
    report(iteration, value);
    if (gain < tolerance * Math.abs(value)) return point;
  }
  return point;
}

/** The two-loop recursion: minus the approximate inverse Hessian times the gradient. */
function descent(
  gradient: Float64Array,
  steps: readonly Float64Array[],
  changes: readonly Float64Array[],
): Float64Array {
  const direction = gradient.map((g) => -g);
  const weights: number[] = [];
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i] as Float64Array;
    const change = changes[i] as Float64Array;
    const weight = dot(step, direction) / dot(step, change);
    weights[i] = weight;
    for (let j = 0; j < direction.length; j++) direction[j] = (direction[j] as number) - weight * (change[j] as number);
  }
  const lastStep = steps.at(-1);
  const lastChange = changes.at(-1);
  if (lastStep && lastChange) {
    const scale = dot(lastStep, lastChange) / dot(lastChange, lastChange);
    for (let j = 0; j < direction.length; j++) direction[j] = (direction[j] as number) * scale;
  }
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as Float64Array;
    const change = changes[i] as Float64Array;
    const weight = (weights[i] as number) - dot(change, direction) / dot(step, change);
    for (let j = 0; j < direction.length; j++) direction[j] = (direction[j] as number) + weight * (step[j] as number);
  }
  return direction;
}
