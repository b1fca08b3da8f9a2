// Free of schemas, so that the browser pays nothing for it.

/** Players of one comparison. @source docs/sources.md "Start or sit" */
export const MOST_IN_START_SIT = 8;

/**
 * How sure a verdict is, by the points between the last one who starts and the first one who sits: below
 * {@link COIN_FLIP_POINTS} a coin flip, below {@link LEAN_POINTS} a lean, else clear.
 */
export const SURENESSES = ['coin-flip', 'lean', 'clear'] as const;
export type Sureness = (typeof SURENESSES)[number];

/** Expected points below which two players are as good as each other. @source docs/sources.md "Start or sit" */
export const COIN_FLIP_POINTS = 2;
/** Expected points below which one player is somewhat better. @source docs/sources.md "Start or sit" */
export const LEAN_POINTS = 5;

/** What speaks for or against a player in a week: short names, which the screen puts into words. */
export const REASONS = [
  'bye',
  'out',
  'questionable',
  'unprojected',
  'match-up',
  'team-points',
  'opponent-points',
] as const;
export type Reason = (typeof REASONS)[number];

/** Who has a player in a league. */
export const HOLDERS = ['Starter', 'Bench', 'Free Agent'] as const;
export type Holder = (typeof HOLDERS)[number];
