// Recognises an operator's file by its header and reads it.

import { type Read, refused } from '../reading/faults.ts';
import { unpacked } from '../reading/fetcher.ts';
import { parseRecords } from '../reading/records.ts';
import { auctionValues } from './auction-values.ts';
import { draftkingsAdp, underdogAdp } from './best-ball-adp.ts';
import { fantasyprosAdp } from './fantasypros-adp.ts';
import { fantasyprosProjections } from './fantasypros-projections.ts';
import { fourForFourAdp } from './four-for-four-adp.ts';
import type { Imported, ImportFile, ImportKind } from './import-file.ts';
import { providerAdp } from './provider-adp.ts';
import { rankingList } from './ranking-list.ts';
import { rankingSnapshot } from './ranking-snapshot.ts';
import { espnProjections, nflComProjections } from './weekly-projections.ts';

/**
 * Every kind of file that can be imported; the first that recognises a header reads the file, the most general comes
 * last.
 */
export const IMPORT_KINDS: readonly ImportKind[] = [
  fantasyprosAdp,
  fantasyprosProjections,
  underdogAdp,
  draftkingsAdp,
  fourForFourAdp,
  providerAdp,
  auctionValues,
  nflComProjections,
  espnProjections,
  rankingSnapshot,
  rankingList,
];

/** The first record's cells; enough of the file is looked at for any header. */
function headerOf(bytes: Buffer, name: string): readonly string[] {
  const end = bytes.indexOf(0x0a);
  const parsed = parseRecords(end < 0 ? bytes : bytes.subarray(0, end + 1), name);
  return parsed.ok ? (parsed.value[0] ?? []).map((cell) => cell.trim()) : [];
}

/**
 * Reads a file of any importable kind; packed files are unpacked.
 * @returns what it says, or faults: not-recognised, no-date, truncated, missing-column, wrong-type, unknown-team,
 *   duplicate-key
 */
export function readImport(file: ImportFile): Read<Imported> {
  const bytes = unpacked(file.bytes);
  if (bytes === null) return refused(file.name, 'truncated', 'the packed file is cut off or damaged');
  const plain = { ...file, bytes };
  const header = headerOf(bytes, file.name);
  const kind = IMPORT_KINDS.find((candidate) => candidate.recognises(header, plain));
  if (!kind)
    return refused(file.name, 'not-recognised', `no kind of import has the columns '${header.slice(0, 8).join(', ')}'`);
  return kind.read(plain);
}
