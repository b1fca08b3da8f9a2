import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredImport } from '@pylon/almanac/editions/store';
import { IMPORT_FORMATS, type Imported, type ImportOptions } from '@pylon/almanac/sources/imports/import-file';
import { namedTwice, seasonsNotIn, timeFaults } from '@pylon/almanac/sources/imports/import-slips';
import { readImport } from '@pylon/almanac/sources/imports/read-import';
import { type FaultReason, faultLine } from '@pylon/almanac/sources/reading/faults';
import { modeFor } from '../almanac/prepare.ts';
import { proposal } from '../almanac/proposal.ts';
import { syncAlmanac } from '../almanac/sync.ts';
import type { ReadingParts } from './almanac-sync.ts';
import { showProgress } from './progress.ts';
import { syncLines } from './sync-report.ts';
import { complain, styled } from './terminal.ts';

/** Options of the command line, as written. */
export interface ImportWords {
  readonly 'as-of'?: string | undefined;
  readonly season?: string | undefined;
  readonly week?: string | undefined;
  readonly format?: string | undefined;
  readonly publisher?: string | undefined;
}

/** Faults for which a file in a folder is skipped: it is no list, or a list whose day must be given. */
const PASSED_OVER: ReadonlySet<FaultReason> = new Set(['not-recognised', 'no-date']);

/** Takes files in: each is read alone first, so that a refused one is named before anything else is read. */
export async function importCommand(
  { config, ...parts }: ReadingParts,
  paths: readonly string[],
  words: ImportWords,
): Promise<number> {
  const options = importOptions(words);
  if (!options.ok) return complain(options.problem);
  const mode = await modeFor(config, parts);
  if (mode === 'sample') return complain('The sample season takes no files: set PYLON_MIRROR, or use live data.');
  if (paths.length === 0) return complain('Name the files or folders to import.');
  const listed = filesUnder(paths);
  if (!listed.ok) return complain(listed.problem);

  const importedAt = new Date().toISOString();
  const files: StoredImport[] = [];
  const taken: (readonly [name: string, imported: Imported])[] = [];
  let refused = 0;
  for (const { name, path, isFromFolder } of listed.files) {
    const content = readFileSync(path);
    const read = readImport({ name, bytes: content, options: options.options });
    const faults = read.ok ? timeFaults(name, read.value, importedAt.slice(0, 10)) : read.reason;
    if (read.ok && faults.length === 0) {
      console.log(`  ${name}  ${styled('dim', read.value.kind)}`);
      for (const words of twiceWords(namedTwice(read.value))) console.log(styled('yellow', `    ${words}`));
      const hash = createHash('sha256').update(content).digest('hex');
      files.push({ hash, name, options: options.options, importedAt, content });
      taken.push([name, read.value]);
    } else if (isFromFolder && faults.every(({ reason }) => PASSED_OVER.has(reason))) {
      console.log(`  ${name}  ${styled('yellow', `passed over: ${faults[0]?.detail}`)}`);
    } else {
      for (const fault of faults) console.error(styled('red', `  ${faultLine(fault)}`));
      refused++;
    }
  }
  if (refused > 0 || files.length === 0) return complain('Nothing was imported; the edition in force stays.');
  const onProgress = showProgress(`Reading (${mode}) ...`);
  const wanted = proposal(mode, config, { ...parts, onProgress });
  const outcome = await syncAlmanac({ ...wanted, newImports: files });
  for (const line of syncLines(outcome)) console.log(line);
  if (!outcome.ok) return 1;
  const { seasons } = outcome.edition.manifest;
  for (const [name, imported] of taken)
    for (const season of seasonsNotIn(imported, seasons))
      console.log(styled('yellow', notInWords(name, season, seasons)));
  return 0;
}

/** What is said of a list that has to wait. */
export const notInWords = (file: string, season: number, seasons: readonly number[]): string =>
  `${file}: season ${season} is not in this edition, which has ${seasons.join(' and ')}. ` +
  `Nothing of it is shown until an edition has it; if another season is meant, import it again with --season.`;

/** Players whose names are said. */
const MOST_TWICE = 20;

/** Whom a list has twice, a line each. */
function twiceWords(names: readonly string[]): readonly string[] {
  const others = names.length - MOST_TWICE;
  return [
    ...names.slice(0, MOST_TWICE).map((name) => `${name} is in it more than once: the first row counts`),
    ...(others > 0 ? [`so ${others === 1 ? 'is 1 other player' : `are ${others} other players`}`] : []),
  ];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The options as the readers take them. */
export function importOptions(
  words: ImportWords,
): { readonly ok: true; readonly options: ImportOptions } | { readonly ok: false; readonly problem: string } {
  const { 'as-of': asOf, season, week, publisher } = words;
  const format = IMPORT_FORMATS.find((candidate) => candidate === words.format);
  const no = (problem: string) => ({ ok: false, problem }) as const;
  if (asOf !== undefined && !DAY.test(asOf)) return no(`--as-of must be a day like 2026-08-20, not '${asOf}'`);
  if (season !== undefined && !/^\d{4}$/.test(season)) return no(`--season must be a year, not '${season}'`);
  if (week !== undefined && !/^\d{1,2}$/.test(week)) return no(`--week must be a number, not '${week}'`);
  if (words.format !== undefined && !format) return no(`--format must be one of ${IMPORT_FORMATS.join(', ')}`);
  return {
    ok: true,
    options: {
      ...(asOf !== undefined && { asOf }),
      ...(season !== undefined && { season: Number(season) }),
      ...(week !== undefined && { week: Number(week) }),
      ...(format && { format }),
      ...(publisher !== undefined && { publisher }),
    },
  };
}

const IMPORTABLE = /\.(csv|tsv|json)(\.gz)?$/i;

interface ListedFile {
  readonly name: string;
  readonly path: string;
  /** Found in a folder, where files of other kinds may lie too. */
  readonly isFromFolder: boolean;
}

/** Files of the given paths; of folders, all that can be imported, named with the folder they lie in. */
function filesUnder(
  paths: readonly string[],
): { readonly ok: true; readonly files: readonly ListedFile[] } | { readonly ok: false; readonly problem: string } {
  const files: ListedFile[] = [];
  for (const path of paths) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return { ok: false, problem: `${path}: there is no such file or folder` };
    if (stats.isFile()) files.push({ name: path.split(/[\\/]/).slice(-3).join('/'), path, isFromFolder: false });
    else {
      for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()) {
        const inside = join(path, name);
        if (IMPORTABLE.test(name) && statSync(inside).isFile()) files.push({ name, path: inside, isFromFolder: true });
      }
    }
  }
  return { ok: true, files };
}
