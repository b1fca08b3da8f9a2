/** The parts of research that a table can stand in, in the order of menus, by the words that people look for. */
export const SECTIONS = {
  rankings: 'Rankings and projections',
  draft: 'Draft prices',
  market: 'Trades and waivers',
  guillotine: 'Guillotine leagues',
  usage: 'Usage',
  results: 'Results',
  teams: 'Teams and matchups',
} as const;
export type Section = keyof typeof SECTIONS;
