import { HOUSE_EXPERTS } from '@pylon/almanac/house/consensus/experts';
import { type CallCases, thisSeason } from './call-cases.ts';

const PAID_EXPERTS = HOUSE_EXPERTS.filter(({ tier }) => tier > 0).map(({ slug }) => slug);

export const cheatSheetCases: CallCases = {
  goodInputs: { getCheatSheets: thisSeason },
  tooLow: [
    ...PAID_EXPERTS.map((expert) => ['getCheatSheets', 1, { expertIds: `market,${expert}` }] as const),
    ['getCheatSheets', 1, { scoringSystemId: '2' }],
  ],
  badInputs: [
    ['getCheatSheets', { scoringSystemId: 'x' }, 'scoring-system-not-found'],
    ['getCheatSheets', { seasonId: '1999' }, 'season-not-found'],
    ['getCheatSheets', { isOverall: 'perhaps' }, 'invalid-parameters'],
    ['getCheatSheets', { rosterPosition: 'LS' }, 'invalid-parameters'],
  ],
  // tiers where free experts tell them
  freeParts: { getCheatSheets: ({ path }) => /\.tier$/.test(path) },
  hides: { getCheatSheets: { from: [0] } },
};
