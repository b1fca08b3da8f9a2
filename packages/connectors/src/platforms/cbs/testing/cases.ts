import { readShared } from '@pylon/engine/testing/shared-data';
import type { ConformanceCase, PlatformCases } from '../../../testing/conformance-case.ts';
import { addressOf } from '../api.ts';
import * as invented from '../invented/league.ts';

function caseOf(league: string, answers: { readonly [route: string]: unknown }, rosters: unknown): ConformanceCase {
  const account = { accountId: league, name: league, session: 'an invented token', sessionEndsAt: null };
  const of = { platformLeagueId: league, account };
  return {
    answers: {
      ...Object.fromEntries(Object.entries(answers).map(([route, answer]) => [addressOf(of, route, {}), answer])),
      ...Object.fromEntries(
        [1, 2].map((period) => [addressOf(of, 'league/rosters', { team_id: 'all', period }), rosters]),
      ),
    },
    form: null,
    season: 2026,
    account,
    platformLeagueId: league,
    draftLink: null,
  };
}

const inventedCase = caseOf(
  'invented-league',
  {
    'league/details': invented.DETAILS,
    'league/rules': invented.RULES,
    'league/scoring/rules': invented.SCORING,
    'league/standings/overall': invented.STANDINGS,
    'league/transaction-list/add-drops': invented.ADD_DROPS,
  },
  invented.ROSTERS,
);

/** A recorded answer, some of them within what the recorder said of it. */
function read(file: string): unknown {
  const told = JSON.parse(readShared(`platforms/recorded/cbs/redacted-league-2026/${file}.json`)) as {
    readonly url?: string;
    readonly body: unknown;
  }; // files of a known shape
  return told.url === undefined ? told : told.body;
}

/** The excerpt has three players and not the number of their team: one of the league's stands in. */
function excerptOfRosters(): unknown {
  const told = read('rosters-excerpt') as { body: { rosters: { teams: readonly object[] } } }; // a file of a known shape
  const teams = told.body.rosters.teams.map((team) => ({ id: '17', ...team }));
  return { ...told, body: { rosters: { teams } } };
}

/** The recorded league of twelve teams. */
export const recordedCase = (): ConformanceCase =>
  caseOf(
    'redacted-league',
    {
      'league/details': read('details'),
      'league/rules': read('rules'),
      'league/scoring/rules': read('scoring-rules'),
      'league/standings/overall': read('standings-overall'),
      'league/transaction-list/add-drops': read('transaction-list-add-drops'),
    },
    excerptOfRosters(),
  );

export const cbsCases: PlatformCases = {
  invented: inventedCase,
  recorded: () => [recordedCase()],
  voices: { expired: () => new Response('<html><body>User not signed in</body></html>') },
};
