import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { buildEdition } from '@pylon/almanac/editions/build';
import { decodeEdition } from '@pylon/almanac/editions/decode';
import type { Edition, EncodedEdition } from '@pylon/almanac/editions/edition';
import { encodeEdition } from '@pylon/almanac/editions/encode';
import { SAMPLE_DATE, sampleSeason } from '@pylon/almanac/sample/sample-season';
import { inject } from 'vitest';

/** The moment at which the tests' sample season stands still. */
export const SAMPLE_NOW = `${SAMPLE_DATE}T12:00:00Z`;

let read: Edition | null = null;

/** The sample season as an edition, one for all test files of a process: nobody changes it. */
export function sampleEdition(): Edition {
  read ??= readSample();
  return read;
}

/** Made by the first process that asks, read by the others. */
function readSample(): Edition {
  const file = join(inject('sharedFolder'), 'sample-edition');
  if (!existsSync(file)) {
    const edition = buildEdition(sampleSeason({ seed: 1 }), {
      asOf: SAMPLE_DATE,
      mode: 'sample',
      sources: [{ name: 'Pylon sample season', url: null, asOf: SAMPLE_DATE, rows: 1 }],
      builtAt: SAMPLE_NOW,
    });
    // Two processes may make it at once; the rename lets neither read a half.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, serialize(encodeEdition(edition)));
    renameSync(own, file);
  }
  const decoded = decodeEdition(deserialize(readFileSync(file)) as EncodedEdition); // written above
  if (!decoded.ok) throw new Error(`the sample edition cannot be read: ${decoded.reason}`);
  return decoded.edition;
}
