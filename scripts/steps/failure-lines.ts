import { stripVTControlCharacters } from 'node:util';

/** Lines of an error that tell what went wrong; the rest is in the trace. */
const LINES = 12;

/** What failed, and the first lines of why, without colours. */
export const failureLines = (what: string, why: string): string =>
  [what, ...stripVTControlCharacters(why).split('\n').filter(Boolean).slice(0, LINES)].join('\n    ');
