import type { ConformanceCase, PlatformCases } from '../../../testing/conformance-case.ts';
import { RECORDINGS, type RecordedDraft, type RecordingName, recordedDraft } from '../../../testing/recorded-drafts.ts';
import { INVENTED_DRAFT, INVENTED_PICKS, INVENTED_TRADES, INVENTED_USERS } from '../invented/draft.ts';

const API = 'https://api.sleeper.app/v1';

/** What Sleeper answers about a draft. */
export function draftCase({ draft, picks, users, rosters, tradedPicks }: RecordedDraft): ConformanceCase {
  const { draft_id: id, league_id: league } = draft;
  return {
    answers: {
      [`${API}/draft/${id}`]: draft,
      [`${API}/draft/${id}/picks`]: picks,
      [`${API}/draft/${id}/traded_picks`]: tradedPicks,
      [`${API}/league/${league}/users`]: users,
      [`${API}/league/${league}/rosters`]: rosters,
    },
    season: Number(draft['season']),
    account: null,
    platformLeagueId: null,
    draftLink: `https://sleeper.com/draft/nfl/${id}`,
  };
}

const invented = {
  draft: INVENTED_DRAFT,
  picks: INVENTED_PICKS,
  users: INVENTED_USERS,
  rosters: [],
  tradedPicks: INVENTED_TRADES,
};

export const sleeperCases: PlatformCases = {
  invented: draftCase(invented),
  // Object.keys forgets that the names are those of the record.
  recorded: () => (Object.keys(RECORDINGS) as RecordingName[]).map((name) => draftCase(recordedDraft(name))),
};
