/**
 * Text columns as bytes: every distinct text once, then one small number a row. Texts of a table repeat (teams,
 * providers, dates, ids of the same players), and a row's text comes back as the very string of the dictionary, so
 * that comparing two of them is quick.
 */
export interface TextForm {
  /** Bytes of one row's number. */
  readonly width: 1 | 2 | 4;
  /** Distinct texts in order of first use; row number 0 is 'missing', 1 the first text. */
  readonly texts: readonly string[];
}

/** Form and bytes of a text column; null is missing. */
export function writeTexts(values: readonly (string | null)[]): {
  readonly form: TextForm;
  readonly bytes: Uint8Array;
} {
  const numbers = new Map<string, number>();
  const rows = new Uint32Array(values.length);
  values.forEach((text, row) => {
    if (text === null) return;
    let number = numbers.get(text);
    if (number === undefined) {
      number = numbers.size + 1;
      numbers.set(text, number);
    }
    rows[row] = number;
  });
  const width = numbers.size < 256 ? 1 : numbers.size < 65_536 ? 2 : 4;
  const narrow = width === 1 ? Uint8Array.from(rows) : width === 2 ? Uint16Array.from(rows) : rows;
  return {
    form: { width, texts: [...numbers.keys()] },
    bytes: new Uint8Array(narrow.buffer, narrow.byteOffset, narrow.byteLength),
  };
}

/** Reads a text column back; `bytes` begins at a multiple of 8. */
export function readTexts(bytes: Uint8Array<ArrayBuffer>, form: TextForm, length: number): (string | null)[] {
  const Numbers = form.width === 1 ? Uint8Array : form.width === 2 ? Uint16Array : Uint32Array;
  const rows = new Numbers(bytes.buffer, bytes.byteOffset, length);
  const values: (string | null)[] = new Array(length);
  for (let row = 0; row < length; row++) {
    const number = rows[row] ?? 0;
    values[row] = number === 0 ? null : (form.texts[number - 1] ?? null);
  }
  return values;
}
