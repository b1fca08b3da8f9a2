import type { Edition } from '@pylon/almanac/editions/edition';
import { HOUSE_PROJECTIONS } from '@pylon/almanac/house/accuracy/accuracy-rows';
import { houseExpert } from '@pylon/almanac/house/consensus/experts';
import { latestDay } from '@pylon/almanac/house/days';
import type { accuracy as definition, ForecastKind } from '@pylon/almanac/tables/accuracy';
import { type RowOf, rowAt } from '@pylon/almanac/tables/table';
import type { AccuracyRow, listAccuracy } from '@pylon/contract/accuracy/accuracy';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { scoresTogether } from '@pylon/engine/accuracy/forecast-score';
import { compareText } from '@pylon/engine/tables/sort-rows';
import { onceFor } from '../../almanac/edition-memo.ts';
import { found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import { publisherName } from '../../wire/expert.ts';
import { toPeriod } from '../../wire/period.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import { seasonById } from '../../wire/season.ts';

type LedgerRow = RowOf<typeof definition>;

/** The ledger of a season: computed when the edition was made, added up here over weeks and positions. */
export function accuracy({
  edition,
  query,
  now,
}: EditionInput<typeof listAccuracy>): Outcome<AnswerOf<typeof listAccuracy>> {
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const period = toPeriod(query.period);
  const ledger = ledgerOf(edition).filter((row) => row.season === inSeason.value.year && row.period === period);
  const asked = ledger.filter(
    ({ week, position }) =>
      (query.week <= 0 || period === 'seasonal' || week === query.week) &&
      (query.position === undefined || position === query.position),
  );
  const rows = [...Map.groupBy(asked, ({ kind, source }) => `${kind} ${source}`).values()].map(toWireRow);
  const weeks = [...new Set(ledger.map(({ week }) => week))].filter((week) => week > 0).sort((a, b) => a - b);
  return found({ rows: rows.sort(byOrder), weeks, provenance: provenanceOf(edition) });
}

const ledgerOf = (edition: Edition): readonly LedgerRow[] =>
  onceFor(edition, 'accuracy', () => {
    const { accuracy } = edition.tables;
    return Array.from({ length: accuracy.length }, (_, row) => rowAt(accuracy, row));
  });

/** The best order first; whoever has none stands last. */
const byOrder = (one: AccuracyRow, other: AccuracyRow): number =>
  (other.order ?? -2) - (one.order ?? -2) || compareText(one.name, other.name);

/** Rows of one source as one. */
function toWireRow(rows: readonly LedgerRow[]): AccuracyRow {
  const { source = '', kind = '' } = rows[0] ?? {};
  const score = scoresTogether(rows);
  return {
    source,
    kind: kind as ForecastKind, // written by the ledger
    name: nameOf(source, kind),
    weeks: new Set(rows.map(({ week }) => week).filter((week) => week > 0)).size,
    ...score,
    error: rounded(score.error, 100),
    bias: rounded(score.bias, 100),
    order: rounded(score.order, 1000),
    plainError: rounded(score.plainError, 100),
    plainOrder: rounded(score.plainOrder, 1000),
    asOf: latestDay(rows.map(({ asOf }) => asOf)),
  };
}

const rounded = (value: number | null, parts: number): number | null =>
  value === null ? null : Math.round(value * parts) / parts + 0;

function nameOf(source: string, kind: string): string {
  if (kind !== 'house') return publisherName(source);
  return source === HOUSE_PROJECTIONS ? 'Our projections' : (houseExpert(source)?.name ?? publisherName(source));
}
