import type { CallCases } from './call-cases.ts';

export const teamPageCases: CallCases = {
  goodInputs: { getTeamPage: ({ seasonId }) => ({ slug: 'kansas-city-chiefs', seasonId }) },
  tooLow: [['getTeamPage', 1, { scoringSystemId: '3' }]],
  badInputs: [
    ['getTeamPage', { slug: 'oakland-raiders' }, 'team-not-found'],
    ['getTeamPage', { seasonId: '1999' }, 'season-not-found'],
    ['getTeamPage', { scoringSystemId: 'x' }, 'scoring-system-not-found'],
  ],
  hides: { getTeamPage: { from: [0, 1] } },
};
