import type { EditionMode } from '@pylon/almanac/editions/edition';
import type { ImportFile } from '@pylon/almanac/editions/store';
import { SAMPLE_DATE, sampleSeason } from '@pylon/almanac/sample/sample-season';
import { dayOf } from '../clock.ts';
import type { ProgressStep } from '../commands/progress.ts';
import type { Config } from '../config.ts';
import type { RowsOutcome } from './sync.ts';

export type ReadProgress = (step: ProgressStep) => void;

/** One way to get the rows of an edition. */
export interface RowsReader {
  /** Day up to which things are known. */
  readonly asOf: string;
  read(imports: readonly ImportFile[]): Promise<RowsOutcome>;
}

/** The season of the sample is always the same one. */
const SAMPLE_SEED = 1;

/** The reader of a data mode. */
export function readRows(
  mode: EditionMode,
  config: Pick<Config, 'mirror' | 'frozenAt'>,
  onProgress: ReadProgress,
): RowsReader {
  if (mode === 'sample') return { asOf: SAMPLE_DATE, read: async () => sampleRows(onProgress) };
  return { asOf: dayOf(config.frozenAt ?? new Date()), read: async () => ({ ok: false, faults: [] }) };
}

function sampleRows(onProgress: ReadProgress): RowsOutcome {
  const rows = sampleSeason({ seed: SAMPLE_SEED });
  for (const [name, entries] of Object.entries(rows)) onProgress({ name: `sample ${name}`, rows: entries.length });
  const sources = [{ name: 'Pylon sample season', url: null, asOf: SAMPLE_DATE, rows: rows.statWeeks.length }];
  return { ok: true, rows, sources, notes: [] };
}
