import { FIRST_CLAIM_RULES } from '@pylon/contract/cruise-control/cruise-limits';
import type { CallCases } from './call-cases.ts';

const ofLeague = ({ userLeagueId }: { readonly userLeagueId: string }) => ({ userLeagueId });
const RULES = {
  ...{ keptRosterIds: [], onlyIdle: false, leastGain: 0, leadHours: 3, notBeforeHour: 0 },
  timeZone: 'America/New_York',
  claims: { ...FIRST_CLAIM_RULES, isOn: true },
};

export const cruiseControlCases: CallCases = {
  goodInputs: {
    getCruiseControl: ofLeague,
    updateCruiseControl: ({ userLeagueId }) => ({ userLeagueId, isOn: true, rules: RULES }),
    cruiseControlDryRun: ofLeague,
  },
  withoutFootball: ['vetoCruiseChange', 'undoCruiseChange'],
  // made from what is open, and no order or total of it from what is not
  hides: {
    getCruiseControl: { from: [] },
    updateCruiseControl: { from: [] },
    cruiseControlDryRun: { from: [] },
  },
  badInputs: [
    ['getCruiseControl', { userLeagueId: 'mine' }, 'invalid-parameters'],
    ['updateCruiseControl', { rules: { ...RULES, leadHours: 0 } }, 'invalid-parameters'],
    [
      'updateCruiseControl',
      { rules: { ...RULES, claims: { ...FIRST_CLAIM_RULES, mostPercent: 101 } } },
      'invalid-parameters',
    ],
    ['vetoCruiseChange', { userLeagueId: crypto.randomUUID(), changeId: 'first' }, 'invalid-parameters'],
  ],
};
