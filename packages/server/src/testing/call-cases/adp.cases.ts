import { type CallCases, thisSeason } from './call-cases.ts';

export const adpCases: CallCases = {
  goodInputs: {
    listAdps: ({ seasonId }) => ({ seasonId, limit: 1000 }),
    listAdpMovers: thisSeason,
  },
  tooLow: [['listAdpMovers', 1, { sortKey: 'consensus' }]],
  badInputs: [['listAdpMovers', { sortKey: 'nobody' }, 'invalid-parameters']],
  freeParts: {
    // the numbers of providers, which are no differences
    listAdps: ({ path, feature }) => feature === 'adpDiffs' && /\.adps\.(?!preSeasonGuillotine)\w+$/.test(path),
  },
  hides: {
    listAdps: { from: [0] },
    // unless a provider is named, each tier is told of another one's movers
    listAdpMovers: { from: [], more: { sortKey: 'cbs' } },
  },
};
