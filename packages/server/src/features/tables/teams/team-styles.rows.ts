import type { Edition } from '@pylon/almanac/editions/edition';
import type { teamStyles } from '@pylon/contract/tables/teams/team-styles.table';
import type { RowsOf } from '../../../tables/rows.ts';

type Row = ReturnType<RowsOf<typeof teamStyles>>[number];
/** What the plays tell of a team's regular season. */
type Style = { readonly [K in Exclude<keyof Row, 'style'>]: Exclude<Row[K], () => unknown> };

/** Teams by their plays; where a season has no play-by-play, by their totals. */
export const rows: RowsOf<typeof teamStyles> = ({ edition, season }) => {
  const told = fromPlays(edition, season);
  if (told.length === 0) return fromTotals(edition, season).map((row) => ({ ...row, style: null }));
  const pace = thirdsOf(told.map(({ secondsPerPlay }) => secondsPerPlay));
  const passing = thirdsOf(told.map(({ passOverExpected }) => passOverExpected));
  return told.map((row) => {
    const words = [
      pace(row.secondsPerPlay, ['Fast', 'Usual pace', 'Slow']),
      passing(row.passOverExpected, ['run-first', 'balanced', 'pass-first']),
    ];
    return { ...row, style: words.includes(null) ? null : words.join(', ') };
  });
};

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const percent = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);

function fromPlays(edition: Edition, season: number): readonly Style[] {
  const { column, length } = edition.tables.teamWeeks;
  const regular = Array.from({ length }, (_, row) => row).filter(
    (row) => column.season[row] === season && column.seasonType[row] === 'REG',
  );
  return [...Map.groupBy(regular, (row) => column.teamId[row] ?? '')].map(([entityId, own]) => {
    const sum = (values: ArrayLike<number>) => own.reduce((total, row) => total + (values[row] ?? 0), 0);
    const [plays, dropbacks] = [sum(column.plays), sum(column.dropbacks)];
    return {
      entityId,
      games: own.length,
      playsPerGame: plays / own.length,
      secondsPerPlay: ratio(sum(column.pacedSeconds), sum(column.pacedPlays)),
      passRate: percent(dropbacks, plays),
      passOverExpected: percent(dropbacks - sum(column.expectedDropbacks), plays),
      redZonePassRate: percent(sum(column.dropbacksInside20), sum(column.playsInside20)),
      airYardsPerPass: ratio(sum(column.airYards), sum(column.passes)),
    };
  });
}

function fromTotals(edition: Edition, season: number): readonly Style[] {
  const { column, length } = edition.tables.teamSeasons;
  return Array.from({ length }, (_, row) => row)
    .filter((row) => column.season[row] === season && (column.games[row] ?? 0) > 0)
    .map((row) => {
      const games = column.games[row] ?? 1;
      const passes = (column.passingAttempts[row] ?? 0) + (column.passingSacks[row] ?? 0);
      const plays = passes + (column.rushingAttempts[row] ?? 0);
      return {
        entityId: column.teamId[row] ?? '',
        games,
        playsPerGame: plays / games,
        ...{ secondsPerPlay: null, passOverExpected: null, redZonePassRate: null, airYardsPerPass: null },
        passRate: percent(passes, plays),
      };
    });
}

/** Words for the lowest, middle and highest third of some values; null for none. */
function thirdsOf(values: readonly (number | null)[]) {
  const sorted = values.filter((value) => value !== null).sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor(sorted.length / 3)] ?? 0, sorted[Math.floor((2 * sorted.length) / 3)] ?? 0];
  return (value: number | null, [lowest, middle, highest]: readonly [string, string, string]): string | null => {
    if (value === null) return null;
    if (value < low) return lowest;
    return value < high ? middle : highest;
  };
}
