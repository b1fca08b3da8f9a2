// Whole leagues of Sleeper that public projects have recorded, read where they lie in `shared`.
import { existsSync } from 'node:fs';
import { readShared, sharedPath } from '@pylon/engine/testing/shared-data';
import type { ConformanceCase } from '../../../testing/conformance-case.ts';

const API = 'https://api.sleeper.app/v1';
const FOLDERS: Readonly<Record<string, readonly number[]>> = {
  keeper_10team_half_ppr: [2020, 2021, 2022, 2023, 2025],
  dynasty_12team_superflex_faab: [2022, 2023, 2025, 2026],
  dynasty_12team_idp_faab: [2022, 2023, 2025],
};
/** Leagues whose answers lie one by one; the first two with every week. */
const ONE_BY_ONE = ['jml-2020', 'dlp-2020', 'downset-2020', 'fflm-2021', 'jml-2019'] as const;

interface Recorded {
  readonly league_id: string;
  readonly season: string;
}
interface Owned {
  readonly owner_id: string | null;
}

/** A recorded league under a name that says which it is. */
export interface RecordedLeague {
  readonly name: string;
  /** Weeks that the recording tells of. */
  readonly weeks: readonly number[];
  readonly given: ConformanceCase;
}

/** Every league of the recordings. */
export const recordedLeagues = (): readonly RecordedLeague[] => [
  ...ONE_BY_ONE.map(oneByOne),
  ...Object.entries(FOLDERS).flatMap(([folder, seasons]) => seasons.map((season) => together(folder, season))),
];

// Files of a known shape.
const json = <T>(file: string): T => JSON.parse(readShared(file)) as T;

/** A league whose weeks lie together in one file. */
function together(folder: string, season: number): RecordedLeague {
  const path = `data/sleeper/leagues/${folder}/${season}`;
  const read = <T>(file: string): T | null =>
    existsSync(sharedPath(`${path}/${file}`)) ? json<T>(`${path}/${file}`) : null;
  const league = json<Recorded>(`${path}/league.json`);
  const weeks = json<Record<string, unknown>>(`${path}/matchups.json`);
  const told = json<Record<string, unknown> | { leg: number }[]>(`${path}/transactions.json`);
  const moves = Array.isArray(told) ? Object.groupBy(told, ({ leg }) => leg) : told;
  const brackets = read<{ winners: unknown }>('brackets.json')?.winners ?? read('winners_bracket.json');
  const drafts = read<{ draft_id: string }[]>('drafts.json');
  const draftId = drafts?.[0]?.draft_id ?? null;
  const own = `${API}/league/${league.league_id}`;
  return {
    name: `${folder} ${season}`,
    weeks: Object.keys(weeks).map(Number),
    given: caseOf(league, json<Owned[]>(`${path}/rosters.json`), draftId, {
      [`${own}/users`]: json(`${path}/users.json`),
      ...Object.fromEntries(Object.entries(weeks).map(([week, teams]) => [`${own}/matchups/${week}`, teams])),
      ...Object.fromEntries(Object.entries(moves).map(([week, list]) => [`${own}/transactions/${week}`, list])),
      ...(brackets !== null && { [`${own}/winners_bracket`]: brackets }),
      ...(draftId !== null && {
        [`${own}/drafts`]: drafts,
        [`${own}/traded_picks`]: read('traded_picks.json'),
        [`${API}/draft/${draftId}`]: drafts?.[0],
        [`${API}/draft/${draftId}/picks`]: read('draft_picks.json'),
      }),
    }),
  };
}

/** A league whose answers lie at their own addresses. */
function oneByOne(name: (typeof ONE_BY_ONE)[number]): RecordedLeague {
  const { files } = json<{ files: { file: string; request: string }[] }>('platforms/recorded/manifest.json');
  const own = files.filter(({ file }) => file.startsWith(`sleeper/${name}/`));
  const answers = Object.fromEntries(
    own.map(({ file, request }) => [request.replace('GET ', ''), json(`platforms/recorded/${file}`)]),
  );
  const league = json<Recorded>(`platforms/recorded/sleeper/${name}/league.json`);
  const rosters = answers[`${API}/league/${league.league_id}/rosters`] as Owned[] | undefined; // as it was recorded
  const weeks = Object.keys(answers).flatMap((address) => {
    const week = /matchups\/(\d+)$/.exec(address)?.[1];
    return week === undefined ? [] : [Number(week)];
  });
  return { name, weeks, given: caseOf(league, rosters ?? null, null, answers) };
}

/** A league with the list of leagues of whoever owns its first team. */
function caseOf(
  league: Recorded,
  rosters: readonly Owned[] | null,
  draftId: string | null,
  answers: Readonly<Record<string, unknown>>,
): ConformanceCase {
  const accountId = rosters?.find(({ owner_id }) => owner_id !== null)?.owner_id ?? '1';
  return {
    answers: {
      ...answers,
      [`${API}/league/${league.league_id}`]: league,
      ...(rosters && { [`${API}/league/${league.league_id}/rosters`]: rosters }),
      [`${API}/user/${accountId}/leagues/nfl/${league.season}`]: [league],
    },
    season: Number(league.season),
    account: { accountId, name: 'somebody', session: null, sessionEndsAt: null },
    platformLeagueId: league.league_id,
    draftLink: draftId === null ? null : `https://sleeper.com/draft/nfl/${draftId}`,
  };
}
