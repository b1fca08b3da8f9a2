import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sentBody } from './encoded-body.ts';

test.each([900, 20_000, 600_000])('a body of %d bytes arrives whole, whoever compresses it', async (length) => {
  const parts = ['[', '1,'.repeat(length / 2), '1]'].map((part) => Buffer.from(part));
  const { sent, encoding, bytes } = await sentBody(parts, 'zstd');
  const arrived = encoding === 'zstd' ? zstdDecompressSync(sent) : sent;
  expect(arrived.toString()).toBe(Buffer.concat(parts).toString());
  expect(bytes).toBe(sent.length);
});
