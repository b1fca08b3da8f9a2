// The rookie model and its record, as the text of the product's data files. `node
// analysis/rookie-runners/constants.ts` writes them; a test keeps them true to the files they came from.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classRecords, modelOf, rangeRecord, recordsOf } from './model.ts';
import { laterSeason, pastSeasons, runnersOf } from './runners.ts';

/** Classes of whom two seasons are known. */
const LEARNED = Array.from({ length: 10 }, (_, index) => 2010 + index);

/** Value of each shipped data file. */
export function shippedConstants() {
  const seasons = pastSeasons();
  const runners = runnersOf(LEARNED, seasons, 2);
  const model = modelOf(runners);
  const first = new Map([...seasons, ...[2023, 2025].map((season) => [season, laterSeason(season)] as const)]);
  const later = runnersOf([2020, 2023, 2025], first, 1);
  return { model, records: recordsOf(runners), range: rangeRecord(runners), classes: classRecords(model, later) };
}

if (import.meta.main) {
  const { model, records, range, classes } = shippedConstants();
  const head = '// Written by `node analysis/rookie-runners/constants.ts` from the files named in its README.\n';
  const write = (file: string, text: string) =>
    writeFileSync(join(import.meta.dirname, '../../packages/engine/src', file), head + text);
  write(
    'player-value/rookies/rookie-runners.data.ts',
    `import type { RookieRunners } from './rookie-runners.shape.ts';

/** The line through the first two seasons of runners drafted 2010 to 2019, and those runners. */
export const ROOKIE_RUNNERS: RookieRunners = ${JSON.stringify(model)};
`,
  );
  write(
    'methods/rookie-record.data.ts',
    `import type { RookieClassRecord, RookieRangeRecord, RookieRecord } from './rookie-record.shape.ts';

/** How ways of telling a rookie's points a season did on classes that they had not seen, ours first. */
export const ROOKIE_RECORDS: readonly RookieRecord[] = ${JSON.stringify(records)};

/** How the range and the share of starters did on them. */
export const ROOKIE_RANGE: RookieRangeRecord = ${JSON.stringify(range)};

/** Later classes, by their first season. */
export const ROOKIE_CLASSES: readonly RookieClassRecord[] = ${JSON.stringify(classes)};
`,
  );
  console.table(records);
  console.table(range);
  console.table(classes);
}
