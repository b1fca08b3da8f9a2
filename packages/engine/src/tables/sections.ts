/** What a manager is doing when a table is looked at, in the order of menus. */
export const SECTIONS = {
  draft: 'Draft',
  week: 'This week',
  usage: 'Usage',
  results: 'Results',
  teams: 'Teams',
  leagues: 'Leagues',
  record: 'Record',
} as const;
export type Section = keyof typeof SECTIONS;
