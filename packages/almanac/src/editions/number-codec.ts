import type { Numbers } from '../tables/table.ts';

/**
 * Number columns as bytes, in the smallest form that gives every value back.
 *
 * Most columns of a stat table hold small whole numbers, amounts with two decimals, or nothing at all. A column is
 * therefore written as one constant, as whole numbers of 1, 2 or 4 bytes after multiplying by a power of ten, or,
 * when neither fits, as floats. Dividing a whole number below 2^53 by a power of ten gives the double nearest to the
 * decimal fraction, which is also what parsing its digits gives: nothing is lost. -0 may come back as 0.
 * Bytes are little-endian, as on every machine that Node runs on.
 */
const WHOLE_ARRAYS = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  i16: Int16Array,
  u32: Uint32Array,
  i32: Int32Array,
} as const;
export type WholeCode = keyof typeof WHOLE_ARRAYS;

/** Range of each whole code; the code's highest value is kept free for 'missing'. */
const WHOLE_RANGE: Readonly<Record<WholeCode, readonly [lowest: number, highest: number]>> = {
  u8: [0, 254],
  i8: [-128, 126],
  u16: [0, 65_534],
  i16: [-32_768, 32_766],
  u32: [0, 4_294_967_294],
  i32: [-2_147_483_648, 2_147_483_646],
};
const SMALLEST_FIRST: readonly WholeCode[] = ['u8', 'i8', 'u16', 'i16', 'u32', 'i32'];
const MOST_DECIMALS = 6;

/** How a column of numbers is written. */
export type NumberForm =
  | { readonly code: 'constant'; readonly value: number | null }
  | { readonly code: 'whole'; readonly type: WholeCode; readonly scale: number }
  | { readonly code: 'float'; readonly bits: 32 | 64 };

/** Bytes of a whole array that stand for 'missing'. */
const missingValue = (code: WholeCode): number => WHOLE_RANGE[code][1] + 1;

/** The smallest form that loses nothing of `values`; NaN is missing. */
export function numberForm(values: Numbers): NumberForm {
  const constant = values[0] ?? Number.NaN;
  if (values.every((value) => value === constant || (Number.isNaN(value) && Number.isNaN(constant)))) {
    return { code: 'constant', value: Number.isNaN(constant) ? null : constant + 0 };
  }
  return (
    wholeForm(values) ?? { code: 'float', bits: values.every((v) => Number.isNaN(v) || Math.fround(v) === v) ? 32 : 64 }
  );
}

function wholeForm(values: Numbers): NumberForm | null {
  let decimals = 0;
  let scale = 1;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    while (Math.round(value * scale) / scale !== value) {
      decimals++;
      if (decimals > MOST_DECIMALS) return null;
      scale *= 10;
    }
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  const low = Math.round(lowest * scale);
  const high = Math.round(highest * scale);
  const type = SMALLEST_FIRST.find((name) => low >= WHOLE_RANGE[name][0] && high <= WHOLE_RANGE[name][1]);
  return type === undefined ? null : { code: 'whole', type, scale };
}

/** Writes a column in a form that {@link numberForm} chose for it; a constant takes no bytes. */
export function writeNumbers(values: Numbers, form: NumberForm): Uint8Array {
  if (form.code === 'constant') return new Uint8Array(0);
  if (form.code === 'float') return bytesOf(form.bits === 64 ? Float64Array.from(values) : Float32Array.from(values));
  const missing = missingValue(form.type);
  const whole = new WHOLE_ARRAYS[form.type](values.length);
  for (let row = 0; row < values.length; row++) {
    const value = values[row] ?? Number.NaN;
    whole[row] = Number.isNaN(value) ? missing : Math.round(value * form.scale);
  }
  return bytesOf(whole);
}

/**
 * Whether four bytes hold every value exactly: of counts, which are whole numbers of at most two bytes, and of floats
 * and constants that were found to fit.
 */
const fitsFourBytes = (form: NumberForm): boolean =>
  form.code === 'constant'
    ? form.value === null || Math.fround(form.value) === form.value
    : form.code === 'float'
      ? form.bits === 32
      : form.scale === 1 && WHOLE_ARRAYS[form.type].BYTES_PER_ELEMENT <= 2;

/**
 * Reads a column back, in half the memory where that loses nothing.
 *
 * @param bytes what {@link writeNumbers} gave; its `byteOffset` is a multiple of 8
 * @param length rows
 */
export function readNumbers(bytes: Uint8Array<ArrayBuffer>, form: NumberForm, length: number): Numbers {
  const values = fitsFourBytes(form) ? new Float32Array(length) : new Float64Array(length);
  if (form.code === 'constant') {
    const constant = form.value ?? Number.NaN;
    return constant === 0 ? values : values.fill(constant);
  }
  const Stored = form.code === 'whole' ? WHOLE_ARRAYS[form.type] : form.bits === 64 ? Float64Array : Float32Array;
  values.set(new Stored(bytes.buffer, bytes.byteOffset, length));
  if (form.code === 'float') return values;
  const { scale } = form;
  const missing = missingValue(form.type);
  // In place, so that the loop meets few kinds of array, whatever was stored.
  for (let row = 0; row < length; row++) {
    const amount = values[row];
    values[row] = amount === missing || amount === undefined ? Number.NaN : amount / scale;
  }
  return values;
}

const bytesOf = (array: Float64Array | Float32Array | InstanceType<(typeof WHOLE_ARRAYS)[WholeCode]>): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
