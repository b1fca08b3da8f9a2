import { type CallCases, thisSeason } from './call-cases.ts';

export const adpCases: CallCases = {
  goodInputs: {
    listAdps: ({ seasonId }) => ({ seasonId, limit: 1000 }),
    listAdpMovers: thisSeason,
  },
  tooLow: [
    ...['consensus', '-consensus', 'yahooDelta', 'preSeasonGuillotine'].map(
      (orderBy) => ['listAdps', 1, { orderBy }] as const,
    ),
    ['listAdpMovers', 1, { sortKey: 'consensus' }],
  ],
  badInputs: [
    ['listAdps', { orderBy: 'shoeSize' }, 'invalid-parameters'],
    ['listAdpMovers', { sortKey: 'nobody' }, 'invalid-parameters'],
  ],
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
