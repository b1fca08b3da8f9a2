// Valid rows with one line each, for tests: a test names only the columns that matter to it.
import { emptyRows, TABLES, type TableName, type TableRows } from '../tables/all.ts';
import type { TableDefinition } from '../tables/table.ts';

type RowIn<N extends TableName> = TableRows[N][number];

const EMPTY_BY_TYPE = {
  text: '',
  number: 0,
  whole: 0,
  flag: 0,
  date: '2025-09-01',
  instant: '2025-09-07T17:00:00Z',
} as const;

/** A row of a table: missing where that is allowed, else empty, but for what is given. */
export function buildRow<N extends TableName>(table: N, given: Partial<RowIn<N>>): RowIn<N> {
  const { columns }: TableDefinition = TABLES[table];
  const empty = Object.entries(columns).map(([name, spec]) => [name, spec.nullable ? null : EMPTY_BY_TYPE[spec.type]]);
  return { ...Object.fromEntries(empty), ...given } as RowIn<N>; // every column of the definition
}

/** Rows of the tables that are given, each row with what matters; the other tables are empty. */
export function buildRows(given: { readonly [N in TableName]?: readonly Partial<RowIn<N>>[] }): TableRows {
  const filled = (Object.keys(given) as TableName[]).map((name) => [
    name,
    (given[name] ?? []).map((row) => buildRow(name, row as Partial<RowIn<typeof name>>)), // rows of the same table
  ]);
  return { ...emptyRows(), ...Object.fromEntries(filled) };
}

/** Codes of invented teams: 'AA' … 'HD'. */
export const INVENTED_TEAMS: readonly string[] = [...'ABCDEFGH'].flatMap((a) => [...'ABCD'].map((b) => a + b));

/** Teams, and a schedule of `weeks` in which each week all but two teams play, each team resting once in 16 weeks. */
export function buildLeague(season: number, weeks = 16): Pick<TableRows, 'teams' | 'games'> {
  const teams = INVENTED_TEAMS.map((teamId) => buildRow('teams', { teamId, name: teamId }));
  const first = Date.UTC(season, 8, 7, 17);
  const games = Array.from({ length: weeks }, (_, index) => index + 1).flatMap((week) => {
    const playing = INVENTED_TEAMS.filter((_, team) => Math.floor(team / 2) !== week - 1);
    return playing.flatMap((homeTeamId, place) => {
      const awayTeamId = playing[place + 1];
      if (place % 2 !== 0 || awayTeamId === undefined) return [];
      const kickoff = new Date(first + (week - 1) * 7 * 86_400_000).toISOString().replace('.000', '');
      const gameId = `${season}_${week}_${awayTeamId}_${homeTeamId}`;
      return [buildRow('games', { gameId, season, seasonType: 'REG', week, kickoff, homeTeamId, awayTeamId })];
    });
  });
  return { teams, games };
}
