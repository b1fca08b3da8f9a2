// The text of an answer, which is what the contract says or is not sent. Rows of tables are most of all text, and most
// of them stand in many answers: a row is checked and written once for all that share it.
import * as z from 'zod';

/** Texts of rows by their schema; each goes when its row goes. */
const writtenRows = new WeakMap<z.ZodObject, WeakMap<object, string>>();

/** The finished text of an answer; throws when it is not what the contract promises, which is a bug here. */
export function answerText({ answer }: { readonly answer: z.ZodType }, data: unknown): string {
  const text = isPlain(answer) && isObject(data) ? objectText(answer, data) : JSON.stringify(answer.parse(data));
  return `{"data":${text},"error":null}`;
}

/** Whether an object's schema asks nothing but what each of its fields asks. */
const isPlain = (schema: z.ZodType): schema is z.ZodObject =>
  schema instanceof z.ZodObject && !schema.def.checks?.length && !schema.def.catchall;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A field at a time, in the order of the schema. */
function objectText(schema: z.ZodObject, data: object): string {
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = (data as Readonly<Record<string, unknown>>)[name];
    const rows = rowSchema(field);
    const text = rows && Array.isArray(value) ? rowsText(rows, value) : JSON.stringify(field.parse(value));
    // A field that may be absent has no text.
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${fields.join()}}`;
}

/** The schema of the rows of a list; null of any other field. */
const rowSchema = (field: z.core.$ZodType): z.ZodObject | null =>
  field instanceof z.ZodArray && !field.def.checks?.length && field.element instanceof z.ZodObject
    ? field.element
    : null;

function rowsText(schema: z.ZodObject, rows: readonly unknown[]): string {
  const written = writtenRows.get(schema) ?? new WeakMap<object, string>();
  writtenRows.set(schema, written);
  const texts = rows.map((row) => {
    const before = isObject(row) ? written.get(row) : undefined;
    if (before !== undefined) return before;
    const text = JSON.stringify(schema.parse(row));
    if (isObject(row)) written.set(row, text);
    return text;
  });
  return `[${texts.join()}]`;
}
