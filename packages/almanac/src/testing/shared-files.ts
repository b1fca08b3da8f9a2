// The shared real files as the readers take them: bytes, unpacked.
import { readFileSync } from 'node:fs';
import { sharedPath } from '@pylon/engine/testing/shared-data';
import type { Fault, Read } from '../sources/reading/faults.ts';
import { faultLine } from '../sources/reading/faults.ts';
import { type Fetcher, mirrorFetcher, unpacked } from '../sources/reading/fetcher.ts';

/** Bytes of a file in `shared/data`, unpacked when it is packed. */
export function sharedBytes(path: string): Buffer {
  const bytes = unpacked(readFileSync(sharedPath(`data/${path}`)));
  if (bytes === null) throw new Error(`${path} is damaged`);
  return bytes;
}

/** The shared folder in place of the sources. */
export const sharedMirror = (): Fetcher => mirrorFetcher(sharedPath('data'));

/** What was read; throws with the faults' lines when the file was refused. */
export function readValue<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(linesOf(read.reason));
  return read.value;
}

/** Faults as lines. */
export const linesOf = (faults: readonly Fault[]): string => faults.map(faultLine).join('\n');

/** A shared file, read. */
export const readSharedFile = <T>(read: (bytes: Buffer, file: string) => Read<T>, path: string): T =>
  readValue(read(sharedBytes(path), path));
