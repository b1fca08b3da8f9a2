/**
 * The first of the items that share a key: what a platform tells twice is told once.
 *
 * @example firstOfEach(['ab', 'ac', 'b'], (text) => text.charAt(0)) // → ['ab', 'b']
 */
export const firstOfEach = <T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] =>
  [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].reverse();
