import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.ts';
import { apiReference } from './api-reference.ts';
import { dataDictionary } from './data-dictionary.ts';
import { lockedFields } from './locked-fields.ts';
import { platformTable } from './platform-table.ts';
import { researchTables } from './research-tables.ts';
import { withSettings } from './settings-table.ts';
import { withShards } from './shard-commands.ts';

/** A file that is derived from code: its path and what it should hold. */
export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

/** Every derived file of the project, as it should be now. */
export const generatedFiles = (): readonly GeneratedFile[] => [
  { path: 'docs/api/calls.md', content: apiReference() },
  { path: 'docs/api/locks.md', content: lockedFields() },
  { path: 'docs/api/data-dictionary.md', content: dataDictionary() },
  { path: 'docs/platforms.md', content: platformTable() },
  { path: 'docs/tables.md', content: researchTables() },
  { path: 'docs/many-machines.md', content: withShards(presentContent('docs/many-machines.md')) },
  { path: 'README.md', content: withSettings(presentContent('README.md')) },
];

/** What a derived file holds now; empty when it is absent. */
export function presentContent(path: string): string {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return '';
  }
}
