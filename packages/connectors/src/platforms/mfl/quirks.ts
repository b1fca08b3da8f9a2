/**
 * XML turned into JSON, as MyFantasyLeague turns it: values are text, text may stand in `$t`, and a list of one is the
 * one itself.
 */
import * as z from 'zod';
import { boundedText } from '../../outside-text.ts';

/** The text of a value, in whichever form; empty when there is none. */
export function textOf(value: unknown): string {
  const inner = typeof value === 'object' && value !== null && '$t' in value ? value.$t : value;
  return typeof inner === 'string' ? inner : typeof inner === 'number' ? String(inner) : '';
}

/** A line for a person. */
export const line = z
  .unknown()
  .optional()
  .transform((value) => boundedText(textOf(value)));
/** Text that is read further, such as a list of ids; not for a person. */
export const raw = z
  .unknown()
  .optional()
  .transform((value) => textOf(value).slice(0, 20_000));
/** A number as text; 0 where there is none. */
export const amount = z
  .unknown()
  .optional()
  .transform((value) => finite(Number.parseFloat(textOf(value))));
export const whole = amount.transform((value) => Math.trunc(value));
export const FranchiseId = raw.pipe(z.string().regex(/^[\w-]{1,12}$/));
export const PlayerId = raw.pipe(z.string().regex(/^\d{1,8}$/));

const MOST_AMOUNT = 1e12;
const finite = (value: number): number => (Math.abs(value) <= MOST_AMOUNT ? value : 0);

/** Items of a list: nothing, one, or several. */
export const list = <S extends z.ZodType>(item: S, most: number) =>
  z
    .unknown()
    .optional()
    .transform((value): unknown => {
      if (value === undefined || value === null || value === '') return [];
      return (Array.isArray(value) ? value : [value]).slice(0, most);
    })
    .pipe(z.array(item));

/** Something that holds a list, or nothing at all. */
export const holder = <S extends z.ZodRawShape>(shape: S) =>
  z.preprocess((value) => (value === '' || value === null ? {} : value), z.object(shape));

/** Ids and the like in one text: '14056,13132,'. */
export const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, 500);
