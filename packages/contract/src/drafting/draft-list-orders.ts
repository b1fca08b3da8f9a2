/**
 * Orders of the list of drafts. Newest or oldest first; by grade, A+ first, where a draft without one comes last in
 * either direction; by number of teams; by the scoring's name. Equal drafts stand newest first.
 */
export const DRAFT_LIST_ORDERS = [
  '-createdAt',
  'createdAt',
  'grade',
  '-grade',
  'numberOfTeams',
  '-numberOfTeams',
  'scoringSystem',
  '-scoringSystem',
] as const;
export type DraftListOrder = (typeof DRAFT_LIST_ORDERS)[number];
