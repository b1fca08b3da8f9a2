import { type CallCases, thisSeason } from './call-cases.ts';

export const accuracyCases: CallCases = {
  goodInputs: { listAccuracy: thisSeason },
  // sums of chances and of what came of them
  withoutFootball: ['listAdviceRecords', 'listMyAdviceRecords'],
  badInputs: [['listAccuracy', { period: 'Daily' }, 'invalid-parameters']],
};
