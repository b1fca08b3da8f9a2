import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberForm, readNumbers, writeNumbers } from './number-codec.ts';

const roundTrip = (values: readonly number[]) => {
  const column = Float64Array.from(values);
  const form = numberForm(column);
  const bytes = writeNumbers(column, form).slice() as Uint8Array<ArrayBuffer>; // a copy of its own is no shared memory
  const read = readNumbers(bytes, form, values.length);
  return { form, values: [...read], held: read.constructor };
};
/** -0 is allowed to come back as 0. */
const plain = (values: readonly number[]) => values.map((value) => value + 0);

const cell = fc.oneof(
  fc.constant(Number.NaN),
  fc.integer({ min: -40, max: 400 }),
  fc.integer(),
  fc.integer({ min: 0, max: 5_000_000 }).map((amount) => amount / 100),
  fc.integer({ min: -9_999_999, max: 9_999_999 }).map((amount) => amount / 1_000_000),
  fc.float({ noDefaultInfinity: true }),
  fc.double({ noDefaultInfinity: true }),
);

describe('number columns', () => {
  it('give back every value they were written from', () => {
    fc.assert(
      fc.property(fc.array(cell), (values) => {
        expect(plain(roundTrip(values).values)).toEqual(plain(values));
      }),
    );
  });

  it('take half the memory where they are counts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -32_000, max: 32_000 })), (counts) => {
        expect(roundTrip(counts).held).toBe(Float32Array);
      }),
    );
  });

  it('give back decimals of one kind in whole numbers, never as floats', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 2 }), (hundredths) => {
        const { form, values } = roundTrip(hundredths.map((amount) => amount / 100));
        expect(form.code).not.toBe('float');
        expect(values).toEqual(plain(hundredths.map((amount) => amount / 100)));
      }),
    );
  });
});
