import type { Season } from '@pylon/contract/wire';
import type { Input } from '../../../api/call.ts';
import { DEFAULT_SCORING, parseTableSearch, playersIn, type TableSearch } from '../../../widgets/table/table-search.ts';

type ComparisonSearch = Pick<TableSearch, 'players' | 'scoring' | 'season'>;

/** Reads the address of the comparison. */
export function parseComparison(raw: Readonly<Record<string, unknown>>): ComparisonSearch {
  const { players, scoring, season } = parseTableSearch(raw);
  return { ...(players ? { players } : {}), ...(scoring ? { scoring } : {}), ...(season ? { season } : {}) };
}

/** What to ask for; null when nobody is chosen. */
export function comparisonInput(search: ComparisonSearch, season: Season): Input<'comparePlayers'> | null {
  const playerIDs = [...playersIn(search)];
  return playerIDs.length === 0
    ? null
    : { playerIDs, seasonId: search.season ?? season.id, scoringSystemId: search.scoring ?? DEFAULT_SCORING };
}

/**
 * The comparison that a player is added to: the one of this page, if it has room, else a new one.
 * @example comparedWith('SF', { players: 'KC' }).players // → 'KC,SF'
 */
export function comparedWith(
  playerId: string,
  page: { readonly [K in keyof ComparisonSearch]?: ComparisonSearch[K] | undefined },
): ComparisonSearch {
  const players = playersIn({ players: [page.players, playerId].filter(Boolean).join() });
  return parseComparison({
    scoring: page.scoring,
    season: page.season,
    players: players.includes(playerId) ? players.join() : playerId,
  });
}
