import { almanacTable } from './almanac-table.ts';
import { call } from './call.ts';
import { job } from './job.ts';
import { page } from './page.ts';
import { platform } from './platform.ts';
import { researchTable } from './research-table.ts';
import type { Kind } from './skeleton.ts';
import { table } from './table.ts';

/** What `npm run new` can begin, by the word that one types. Each has its recipe in CONTRIBUTING.md. */
export const KINDS: Readonly<Record<string, Kind>> = {
  call,
  page,
  table,
  'research-table': researchTable,
  'almanac-table': almanacTable,
  platform,
  job,
};
