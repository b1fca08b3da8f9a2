// The bytes of an answer, which is what the contract says or is not sent. Rows of tables are most of all that is sent,
// and most of them stand in many answers: a row is checked and written once for all that share it.
import * as z from 'zod';
import { checkedText, isPlainObject } from './checked-text.ts';

/** Bytes of rows by their schema; each goes when its row goes. */
const writtenRows = new WeakMap<z.ZodObject, WeakMap<object, Buffer>>();

/** The finished bytes of an answer, in parts; throws when it is not what the contract promises, which is a bug here. */
export function answerBytes({ answer }: { readonly answer: z.ZodType }, data: unknown): readonly Buffer[] {
  const parts: Buffer[] = [];
  const say = (text: string) => parts.push(Buffer.from(text));
  say('{"data":');
  if (isPlain(answer) && isObject(data)) writeObject(answer, data, parts);
  else say(JSON.stringify(answer.parse(data)));
  say(',"error":null}');
  return parts;
}

const isPlain = (schema: z.ZodType): schema is z.ZodObject => schema instanceof z.ZodObject && isPlainObject(schema);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A field at a time, in the order of the schema. */
function writeObject(schema: z.ZodObject, data: object, parts: Buffer[]): void {
  let separator = '{';
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = (data as Readonly<Record<string, unknown>>)[name];
    const rows = rowSchema(field);
    const isRows = rows !== null && Array.isArray(value);
    const text = isRows ? '' : JSON.stringify(field.parse(value));
    if (text === undefined) continue; // a field that may be absent
    parts.push(Buffer.from(`${separator}${JSON.stringify(name)}:${text}`));
    if (isRows) writeRows(rows, value, parts);
    separator = ',';
  }
  parts.push(Buffer.from(separator === '{' ? '{}' : '}'));
}

/** The schema of the rows of a list; null of any other field. */
const rowSchema = (field: z.core.$ZodType): z.ZodObject | null =>
  field instanceof z.ZodArray && !field.def.checks?.length && field.element instanceof z.ZodObject
    ? field.element
    : null;

const [OPENING, COMMA, CLOSING] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];

function writeRows(schema: z.ZodObject, rows: readonly unknown[], parts: Buffer[]): void {
  const written = writtenRows.get(schema) ?? new WeakMap<object, Buffer>();
  writtenRows.set(schema, written);
  parts.push(OPENING);
  rows.forEach((row, index) => {
    if (index > 0) parts.push(COMMA);
    const before = isObject(row) ? written.get(row) : undefined;
    const bytes = before ?? Buffer.from(checkedText(schema, row) ?? '{}');
    if (isObject(row) && !before) written.set(row, bytes);
    parts.push(bytes);
  });
  parts.push(CLOSING);
}
