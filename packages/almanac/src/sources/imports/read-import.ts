// Recognises an operator's file by its header and reads it.
import { isUtf8 } from 'node:buffer';
import { type Read, refused } from '../reading/faults.ts';
import { unpacked } from '../reading/fetcher.ts';
import { parseRecords } from '../reading/records.ts';
import { auctionValues } from './auction-values.ts';
import { draftkingsAdp, underdogAdp } from './best-ball-adp.ts';
import { fantasyprosAdp } from './fantasypros-adp.ts';
import { fantasyprosProjections } from './fantasypros-projections.ts';
import { fourForFourAdp } from './four-for-four-adp.ts';
import type { Imported, ImportFile, ImportKind } from './import-file.ts';
import { boundFaults } from './import-slips.ts';
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

/** Enough of the file for any header. */
function firstLine(bytes: Buffer): Buffer {
  const end = bytes.indexOf(0x0a);
  return end < 0 ? bytes : bytes.subarray(0, end + 1);
}

/** The first record's cells. */
function headerOf(line: Buffer, name: string): readonly string[] {
  const parsed = parseRecords(line, name);
  return parsed.ok ? (parsed.value[0] ?? []).map((cell) => cell.trim()) : [];
}

/** Why no kind has such a header. */
function strangeness(line: Buffer, header: readonly string[]): string {
  if (line.toString().trim() === '') return 'it is empty, or its first line is, which names the columns';
  const parted = header.length < 2 ? /[;\t]/.exec(line.toString())?.[0] : undefined;
  if (parted !== undefined)
    return `its columns are parted by ${parted === ';' ? 'semicolons' : 'tabs'}: save it with commas`;
  return `no kind of import has the columns '${header.slice(0, 8).join(', ')}'`;
}

const isEmpty = (read: Imported): boolean =>
  Object.values(read).every((part) => !Array.isArray(part) || part.length === 0);

/**
 * Reads a file of any importable kind; packed files are unpacked.
 * @returns what it says, or faults: not-recognised, no-date, truncated, missing-column, wrong-type, unknown-team,
 *   duplicate-key
 */
export function readImport(file: ImportFile): Read<Imported> {
  const bytes = unpacked(file.bytes);
  if (bytes === null) return refused(file.name, 'truncated', 'the packed file is cut off or damaged');
  // Names of another encoding would come in with holes and be nobody's.
  if (!isUtf8(bytes)) return refused(file.name, 'not-recognised', 'it is no UTF-8 text: save it as "CSV UTF-8"');
  const plain = { ...file, bytes };
  const line = firstLine(bytes);
  const header = headerOf(line, file.name);
  const kind = IMPORT_KINDS.find((candidate) => candidate.recognises(header, plain));
  if (!kind) return refused(file.name, 'not-recognised', strangeness(line, header));
  const read = kind.read(plain);
  if (!read.ok) return read;
  if (isEmpty(read.value)) return refused(file.name, 'not-recognised', 'it has a header and no rows');
  const faults = boundFaults(file.name, read.value);
  return faults.length > 0 ? { ok: false, reason: faults } : read;
}
