import { type CallCases, type GoodInput, nothing } from './call-cases.ts';

const search: GoodInput = () => ({ q: 'a' });

export const referenceCases: CallCases = {
  goodInputs: {
    currentSeason: nothing,
    listSeasons: nothing,
    getWeekNews: nothing,
    getSeasonReview: () => ({ seasonId: '2025', scoringSystemId: '1' }),
    listTeams: nothing,
    listExperts: nothing,
    searchPlayers: search,
    inlineSearchPlayers: search,
    listDraftClasses: nothing,
    listConferences: nothing,
    getDataSources: nothing,
  },
};
