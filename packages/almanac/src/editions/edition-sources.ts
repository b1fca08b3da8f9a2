import type { SyncReport } from '../sources/sync.ts';
import type { EditionSource } from './edition.ts';

/**
 * The sources of an edition, as its manifest names them: the files that a sync read, by the host and the name under which
 * they are published wherever they were read from, and the operator's files by their own names.
 *
 * @returns in the order of addresses and names, so that the order of reading makes no other edition; files that were
 *   absent stand in the sync's report only
 * @example a file read from 'https://api.sleeper.app/v1/state/nfl' is named 'api.sleeper.app: nfl'
 */
export function editionSources({ files, imports }: Pick<SyncReport, 'files' | 'imports'>): readonly EditionSource[] {
  const published = files
    .filter(({ status }) => status === 'read')
    .map(({ url, records }) => ({ name: nameOf(url), url, asOf: null, rows: records }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  const imported = imports.map(({ file }) => ({ name: file, url: null, asOf: null, rows: null }));
  return [...published, ...imported.sort((a, b) => (a.name < b.name ? -1 : 1))];
}

function nameOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  return `${hostname}: ${pathname.split('/').at(-1)}`;
}
