import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDelimited } from './delimited.ts';
import { defineSource, may, need } from './dictionary.ts';
import { unpacked } from './fetcher.ts';

const SOURCE = defineSource({
  kind: 'invented/notes',
  meaning: 'A note',
  key: ['id'],
  columns: { id: need.whole('Number'), text: may.text('Anything'), yards: may.number('Yards') },
});
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const fileOf = (notes: readonly { text: string; yards: number }[]) =>
  Buffer.from(`id,text,yards\n${notes.map(({ text, yards }, id) => `${id},${quoted(text)},${yards}\n`).join('')}`);
const note = fc.record({ text: fc.string(), yards: fc.integer({ min: -99, max: 9999 }) });
const notes = fc.array(note, { minLength: 1, maxLength: 8 });
const read = (bytes: Buffer) => readDelimited(bytes, SOURCE, { file: 'notes.csv' });

describe('a delimited file', () => {
  it('gives back whatever texts were quoted into it, blanks at the ends aside', () => {
    fc.assert(
      fc.property(notes, (list) => {
        const result = read(fileOf(list));
        const texts = list.map(({ text }) => (['', 'NA'].includes(text.trim()) ? null : text.trim()));
        expect(result.ok && result.value.map(({ text }) => text)).toEqual(texts);
      }),
    );
  });

  it('is refused when it is cut off anywhere but behind a line break', () => {
    fc.assert(
      fc.property(notes, fc.nat(), (list, seed) => {
        const bytes = fileOf(list);
        const cut = 1 + (seed % (bytes.length - 1));
        fc.pre(bytes[cut - 1] !== 0x0a);
        expect(read(bytes.subarray(0, cut)).ok).toBe(false);
      }),
    );
  });

  it('packed and cut off anywhere cannot be unpacked', () => {
    fc.assert(
      fc.property(notes, fc.nat(), (list, seed) => {
        const packed = gzipSync(fileOf(list));
        expect(unpacked(packed.subarray(0, 2 + (seed % (packed.length - 2))))).toBeNull();
        expect(unpacked(packed)).toEqual(fileOf(list));
      }),
    );
  });
});
