import { expect, test } from 'vitest';
import { PATHS } from '../../../paths.ts';
import { contextLine } from './context-line.ts';

test.each([
  [PATHS.rankings, 'your custom rankings set can be found in the Rankings Set drop down.'],
  [PATHS.projections, 'your custom projections can be found in the Scoring System drop down.'],
  [PATHS.draftChampion, 'your league settings can be found in the Scoring System drop down.'],
  [PATHS.leagueSync, 'your league settings set can be found in the Rankings Set drop down.'],
])('over %s the wizard says that %s', (path, words) => expect(contextLine(path)).toBe(`Once synced, ${words}`));
