// What suggestions are worth against other ways of picking. Written by `node analysis/suggestions/compare.ts 2`: measured,
// never edited.
import type { PolicyFigures } from './figures.shape.ts';

/** Best first by projection. @source analysis/suggestions */
export const SUGGESTION_FIGURES: readonly PolicyFigures[] = [
  {
    name: 'Our suggestions',
    drafts: 216,
    finish: 1.25,
    ahead: 71.9,
    realFinish: 6.04,
    realAhead: 21.81,
    realError: 16.7,
  },
  {
    name: 'Need, and what is lost by waiting',
    drafts: 216,
    finish: 3.8,
    ahead: 33.82,
    realFinish: 6.69,
    realAhead: -10.36,
    realError: 16.55,
  },
  {
    name: 'Value over the waiver wire, by need',
    drafts: 216,
    finish: 5.24,
    ahead: 15.95,
    realFinish: 6.5,
    realAhead: 0.52,
    realError: 12.84,
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
    name: 'The next player of the board',
    drafts: 216,
    finish: 6.18,
    ahead: 3.63,
    realFinish: 6.07,
    realAhead: 21,
    realError: 9.11,
  },
  {
    name: 'Value over replacement, without need',
    drafts: 216,
    finish: 8.77,
    ahead: -59.2,
    realFinish: 7.49,
    realAhead: -45.04,
    realError: 26.61,
  },
];
