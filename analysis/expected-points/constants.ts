// What chances are worth, and how near that comes, as the text of the product's data files. `node
// analysis/expected-points/constants.ts` writes them; a test keeps them true to the files they came from.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playsOf } from './plays.ts';
import { foldsOf, recordsOf } from './records.ts';
import { worthsOf } from './worths.ts';

/** The only season whose plays lie here. */
export const LEARNED = 2025;

/** Value of each shipped data file: worths from all weeks, records from each half of the weeks judged by the other. */
export function shippedConstants() {
  const plays = playsOf(LEARNED);
  return { worths: worthsOf(plays), records: recordsOf(foldsOf(plays)) };
}

if (import.meta.main) {
  const { worths, records } = shippedConstants();
  const head = '// Written by `node analysis/expected-points/constants.ts` from the files named in its README.\n';
  const write = (file: string, text: string) =>
    writeFileSync(join(import.meta.dirname, '../../packages/engine/src', file), head + text);
  write(
    'player-value/chance-worth.data.ts',
    `import type { ChanceWorths } from './chance-worth.shape.ts';

/** What throws and carries of ${LEARNED} became, by where they were. */
export const CHANCE_WORTHS: ChanceWorths = ${JSON.stringify(worths)};
`,
  );
  write(
    'methods/expected-record.data.ts',
    `import type { ExpectedRecord } from './expected-record.shape.ts';

/** How near points expected of chances came to real ones in ${LEARNED}, each half of the weeks judged by the other. */
export const EXPECTED_RECORDS: readonly ExpectedRecord[] = ${JSON.stringify(records)};
`,
  );
}
