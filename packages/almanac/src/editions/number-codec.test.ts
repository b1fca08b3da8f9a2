import { describe, expect, it } from 'vitest';
import { numberForm } from './number-codec.ts';

describe('the form of a number column', () => {
  const missing = Number.NaN;
  it.each([
    ['nothing but zeros takes no bytes', [0, 0, 0], { code: 'constant', value: 0 }],
    ['nothing at all takes no bytes', [missing, missing], { code: 'constant', value: null }],
    ['no rows take no bytes', [], { code: 'constant', value: null }],
    ['small amounts take one byte', [0, 3, 254], { code: 'whole', type: 'u8', scale: 1 }],
    ['255 is kept free for missing', [0, 255, missing], { code: 'whole', type: 'u16', scale: 1 }],
    ['losses of yards take one signed byte', [-7, 99, missing], { code: 'whole', type: 'i8', scale: 1 }],
    ['seasons take two bytes', [2025, 2026], { code: 'whole', type: 'u16', scale: 1 }],
    ['two decimals are counted in hundredths', [1.87, 0.37, 25.32], { code: 'whole', type: 'u16', scale: 100 }],
    ['thirds stay floats', [1 / 3, 1], { code: 'float', bits: 64 }],
    ['what four bytes hold exactly takes four', [2 ** -20, 1], { code: 'float', bits: 32 }],
  ])('%s', (_, values, form) => {
    expect(numberForm(Float64Array.from(values))).toEqual(form);
  });
});
