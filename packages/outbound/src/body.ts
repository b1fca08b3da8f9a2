/**
 * An answer's body, read piece by piece.
 *
 * @returns null when it is larger than the limit; it is then not read to its end
 */
export async function bodyWithin(response: Response, mostBytes: number): Promise<Buffer | null> {
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) {
    leave(response);
    return null;
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return wholeOf(pieces);
    size += value.byteLength;
    if (size > mostBytes) {
      void reader?.cancel().catch(() => {}); // nobody waits for the rest
      return null;
    }
    pieces.push(value);
  }
}

function wholeOf(pieces: readonly Uint8Array[]): Buffer {
  const [only] = pieces;
  // Files of a hundred megabytes come in one piece from a folder.
  if (only && pieces.length === 1) return Buffer.from(only.buffer, only.byteOffset, only.byteLength);
  return Buffer.concat(pieces);
}

/** Lets go of a body that nobody will read, so that its connection is free again. */
export function leave(response: Response): void {
  void response.body?.cancel().catch(() => {}); // it may have broken off by itself
}
