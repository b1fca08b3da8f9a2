// The text of a value that a contract describes, checked while it is written. A schema that parses makes a copy of all
// that it is given, and the copy is then walked once more for its text: most of what an answer of new rows costs.
// Whatever the few forms below do not know is parsed and written as ever, and so is what does not fit them.
import * as z from 'zod';

/**
 * Writes a value.
 *
 * @returns its text; undefined for a field that may be absent and is; null for what the schema may not allow
 */
type Writer = (value: unknown) => string | undefined | null;

/**
 * The text of what a schema allows, the same to the letter as that of what it parses to; undefined of nothing.
 *
 * @throws ZodError when the value is not what the schema says
 */
export function checkedText(schema: z.ZodType, value: unknown): string | undefined {
  const text = writerOf(schema)(value);
  return text === null ? JSON.stringify(schema.parse(value)) : text;
}

const writers = new WeakMap<z.core.$ZodType, Writer>();

/** What writes the values of a schema. */
function writerOf(schema: z.core.$ZodType): Writer {
  const writer = writers.get(schema) ?? madeWriter(schema);
  writers.set(schema, writer);
  return writer;
}

const partWriters = new WeakMap<z.core.$ZodType, Writer>();

/**
 * What writes values that are part of another. What has a name in the contract is an athlete, a team, a game, a lock:
 * one object stands in many rows, and its text is kept.
 */
function partWriterOf(schema: z.core.$ZodType): Writer {
  const isNamed = z.globalRegistry.get(schema)?.id !== undefined;
  const writer = partWriters.get(schema) ?? (isNamed ? keeping(writerOf(schema)) : writerOf(schema));
  partWriters.set(schema, writer);
  return writer;
}

/** Texts of objects; each goes when its object goes. */
function keeping(write: Writer): Writer {
  const texts = new WeakMap<object, string>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return write(value);
    const before = texts.get(value);
    if (before !== undefined) return before;
    const text = write(value);
    // by way of its bytes: the text alone would keep all the pieces that it was put together from
    if (typeof text === 'string') texts.set(value, Buffer.from(text).toString());
    return text;
  };
}

function madeWriter(schema: z.core.$ZodType): Writer {
  if (schema._zod.def.checks?.length) return parsedWriter(schema);
  if (schema instanceof z.ZodNullable) return nullableWriter(partWriterOf(schema.def.innerType));
  if (schema instanceof z.ZodUnion && isPlainUnion(schema)) return unionWriter(schema.def.options.map(partWriterOf));
  if (schema instanceof z.ZodObject && isPlainObject(schema)) return objectWriter(schema);
  if (schema instanceof z.ZodRecord && isPlainRecord(schema)) return recordWriter(partWriterOf(schema.def.valueType));
  if (schema instanceof z.ZodArray) return listWriter(partWriterOf(schema.def.element));
  if (schema instanceof z.ZodNumber && isPlainScalar(schema)) return numberText;
  if (schema instanceof z.ZodString && isPlainScalar(schema)) return stringText;
  if (schema instanceof z.ZodBoolean && isPlainScalar(schema)) return booleanText;
  return parsedWriter(schema);
}

/** Whether an object's schema asks nothing but what each of its fields asks. */
export const isPlainObject = (schema: z.ZodObject): boolean => !schema.def.checks?.length && !schema.def.catchall;

/** Any of some forms, the first that fits. */
const isPlainUnion = ({ def }: z.ZodUnion): boolean => !('discriminator' in def) && def.inclusive !== false;

/** Any names, and nothing asked of them. */
const isPlainRecord = ({ def }: z.ZodRecord): boolean =>
  def.mode === undefined && def.keyType instanceof z.ZodString && isPlainScalar(def.keyType);

/** Nothing asked but the type. */
const isPlainScalar = ({ def }: z.ZodNumber | z.ZodString | z.ZodBoolean): boolean =>
  !def.checks?.length && !('check' in def) && !('coerce' in def && def.coerce);

const numberText: Writer = (value) => (Number.isFinite(value) ? String(value) : null);
const stringText: Writer = (value) => (typeof value === 'string' ? JSON.stringify(value) : null);
const booleanText: Writer = (value) => (typeof value === 'boolean' ? String(value) : null);

const nullableWriter =
  (write: Writer): Writer =>
  (value) =>
    value === null ? 'null' : write(value);

/** The first form that fits, as it is parsed. */
function unionWriter(options: readonly Writer[]): Writer {
  return (value) => {
    for (const write of options) {
      const text = write(value);
      if (text !== null) return text;
    }
    return null;
  };
}

function objectWriter(schema: z.ZodObject): Writer {
  const fields = Object.entries(schema.shape).map(([name, field]) => ({
    name,
    label: `${JSON.stringify(name)}:`,
    write: partWriterOf(field),
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null) return null;
    let text = '';
    for (const { name, label, write } of fields) {
      const written = write((value as Readonly<Record<string, unknown>>)[name]);
      if (written === null) return null;
      if (written !== undefined) text += text === '' ? label + written : `,${label}${written}`;
    }
    return `{${text}}`;
  };
}

function recordWriter(write: Writer): Writer {
  return (value) => {
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return null;
    let text = '';
    for (const [name, inner] of Object.entries(value)) {
      const written = write(inner);
      if (typeof written !== 'string' || name === '__proto__') return null;
      text += `${text === '' ? '' : ','}${nameText(name)}:${written}`;
    }
    return `{${text}}`;
  };
}

function listWriter(write: Writer): Writer {
  return (value) => {
    if (!Array.isArray(value)) return null;
    let text = '';
    for (const inner of value) {
      const written = write(inner);
      if (typeof written !== 'string') return null;
      text += text === '' ? written : `,${written}`;
    }
    return `[${text}]`;
  };
}

/** Names of amounts as text: a few hundred, and the same in every row. */
const nameTexts = new Map<string, string>();
const MOST_NAMES = 2_000;

function nameText(name: string): string {
  const known = nameTexts.get(name);
  if (known !== undefined) return known;
  const text = JSON.stringify(name);
  if (nameTexts.size < MOST_NAMES) nameTexts.set(name, text);
  return text;
}

function parsedWriter(schema: z.core.$ZodType): Writer {
  return (value) => {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? JSON.stringify(parsed.data) : null;
  };
}
