import { buildEdition } from '@pylon/almanac/editions/build';
import type { Edition } from '@pylon/almanac/editions/edition';
import { SAMPLE_DATE, sampleSeason } from '@pylon/almanac/sample/sample-season';

let made: Edition | undefined;

/** The sample season as an edition, built once per test file. */
export function sampleEdition(): Edition {
  made ??= buildEdition(sampleSeason({ seed: 1 }), {
    asOf: SAMPLE_DATE,
    mode: 'sample',
    sources: [],
    builtAt: `${SAMPLE_DATE}T12:00:00Z`,
  });
  return made;
}

/** Noon of the sample's day. */
export const SAMPLE_NOON = `${SAMPLE_DATE}T12:00:00Z`;
