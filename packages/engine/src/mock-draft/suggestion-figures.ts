// What suggestions are worth against other ways of picking. Written by `node analysis/suggestions/compare.ts 2`: measured,
// never edited.
import type { PolicyFigures } from './model-figures.ts';

/** Best first by projection. @source analysis/suggestions */
export const SUGGESTION_FIGURES: readonly PolicyFigures[] = [
  {
    name: 'Our suggestions',
    drafts: 216,
    finish: 1.09,
    ahead: 83.81,
    realFinish: 5.74,
    realAhead: 26.18,
    realError: 11.95,
  },
  {
    name: 'Need, and what is lost by waiting',
    drafts: 216,
    finish: 1.33,
    ahead: 70.47,
    realFinish: 6.41,
    realAhead: 5.51,
    realError: 17.52,
  },
  {
    name: 'Value over the waiver wire, by need',
    drafts: 216,
    finish: 2.19,
    ahead: 53.52,
    realFinish: 5.85,
    realAhead: 28.5,
    realError: 20.94,
  },
  {
    name: 'The next player of the board',
    drafts: 216,
    finish: 5.8,
    ahead: 7.24,
    realFinish: 6.18,
    realAhead: 17.77,
    realError: 7.09,
  },
  {
    name: 'One more bot',
    drafts: 216,
    finish: 6.32,
    ahead: 3.87,
    realFinish: 6.55,
    realAhead: -8.64,
    realError: 11.71,
  },
  {
    name: 'Value over replacement, without need',
    drafts: 216,
    finish: 8.89,
    ahead: -37.9,
    realFinish: 7.16,
    realAhead: -26.34,
    realError: 16.31,
  },
];
