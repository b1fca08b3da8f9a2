// What the page of start or sit asks for, by its address.
import { MOST_IN_START_SIT } from '@pylon/contract/start-sit/start-sit-limits';
import type { Input } from '../../api/call.ts';
import { listOf, parseTableSearch, type TableSearch } from '../../widgets/table/table-search.ts';

/** The state of the page; what is at its default is absent. */
export interface StartSitSearch extends Pick<TableSearch, 'players' | 'scoring' | 'week'> {
  /** One of the person's leagues; absent in general. */
  readonly league?: string;
  /** Places to fill, from 2. */
  readonly starters?: number;
}

/** A change of it: the default of a value is `undefined`. */
export type StartSitChange = { readonly [K in keyof StartSitSearch]?: StartSitSearch[K] | undefined };

const LEAGUE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Weeks of a regular season. */
const LAST_WEEK = 18;

/** Reads the address of the page. */
export function parseStartSit(raw: Readonly<Record<string, unknown>>): StartSitSearch {
  const { players, scoring, week } = parseTableSearch(raw);
  // Links that were kept have its former name.
  const [league, starters] = [String(raw['league'] ?? raw['userLeague'] ?? ''), Number(raw['starters'])];
  return {
    ...(players ? { players } : {}),
    ...(scoring ? { scoring } : {}),
    ...(week && week <= LAST_WEEK ? { week } : {}),
    ...(LEAGUE.test(league) ? { league } : {}),
    ...(Number.isInteger(starters) && starters > 1 && starters <= MOST_IN_START_SIT ? { starters } : {}),
  };
}

/** The players of an address, each once, as many as can be compared. */
export const comparedIn = ({ players }: StartSitSearch): readonly string[] =>
  [...new Set(listOf(players).filter(({ length }) => length >= 2 && length <= 40))].slice(0, MOST_IN_START_SIT);

/** What to ask for; null when nobody is chosen. A league has a scoring of its own. */
export function startSitInput(search: StartSitSearch): Input<'compareStartSit'> | null {
  const { league, scoring, week, starters } = search;
  const PlayerIDs = [...comparedIn(search)];
  if (PlayerIDs.length === 0) return null;
  return {
    PlayerIDs,
    ...(league ? { userLeagueId: league } : scoring ? { scoringSystemId: scoring } : {}),
    ...(week ? { week } : {}),
    ...(starters ? { startersNeeded: starters } : {}),
  };
}
