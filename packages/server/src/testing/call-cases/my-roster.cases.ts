import type { CallCases } from './call-cases.ts';

export const myRosterCases: CallCases = {
  goodInputs: { getMyRoster: ({ userLeagueId }) => ({ userLeagueId }) },
};
