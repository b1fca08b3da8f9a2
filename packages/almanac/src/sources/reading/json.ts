// Published JSON, looked into with care: nothing is believed before it is checked.
import { type Read, refused } from './faults.ts';

export type JsonObject = { readonly [field: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a JSON file; one that ends too early is told apart from one that is wrong. */
export function readJson(bytes: Buffer, file: string): Read<unknown> {
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'not JSON';
    const cut = /end of JSON|Unterminated/i.test(detail);
    return refused(file, cut ? 'truncated' : 'malformed', detail);
  }
}

/** A text or a number as a text; null for anything else and for the empty text. */
export function textIn(object: JsonObject, field: string): string | null {
  const value = object[field];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** A finite number, also when written as a text; null for anything else. */
export function numberIn(object: JsonObject, field: string): number | null {
  const value = object[field];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
