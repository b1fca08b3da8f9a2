import { type CallCases, thisSeason } from './call-cases.ts';

export const accuracyCases: CallCases = {
  goodInputs: { listAccuracy: thisSeason },
  badInputs: [['listAccuracy', { period: 'Daily' }, 'invalid-parameters']],
};
