/** What can go wrong on a platform while its league is looked at. */
export const CONDITIONS = [
  'unknown',
  'wrong-password',
  'private',
  'expired',
  'gone',
  'throttled',
  'slow',
  'truncated',
  'malformed',
  'outage',
] as const;
export type Condition = (typeof CONDITIONS)[number];
