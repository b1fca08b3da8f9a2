import { PATHS } from '../../../paths.ts';

const LINES: Readonly<Record<string, string>> = {
  [PATHS.rankings]: 'Once synced, your custom rankings set can be found in the Rankings Set drop down.',
  [PATHS.projections]: 'Once synced, your custom projections can be found in the Scoring System drop down.',
  [PATHS.draftChampion]: 'Once synced, your league settings can be found in the Scoring System drop down.',
};

/**
 * Where a synced league is found, by the page that the wizard was opened over.
 *
 * @source docs/sources.md "League sync"
 */
export const contextLine = (path: string): string =>
  LINES[path] ?? 'Once synced, your league settings set can be found in the Rankings Set drop down.';
