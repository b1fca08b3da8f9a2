import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { checkedText } from './checked-text.ts';

const Person = z.object({ name: z.string(), age: z.number().nullable() }).meta({ id: 'CheckedTextPerson' });
const Lock = z.strictObject({ locked: z.literal(true), tier: z.literal([1, 2]) });
const schemas: Readonly<Record<string, z.ZodType>> = {
  text: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  'text with a bound': z.string().max(2),
  'number with a bound': z.number().int().min(3),
  choice: z.enum(['a', 'b']),
  amounts: z.record(z.string(), z.number()),
  'amounts by choice': z.partialRecord(z.enum(['a', 'b']), z.number()),
  list: z.array(z.number().nullable()),
  'list with a bound': z.array(z.number()).min(1),
  locked: z.union([z.number().nullable(), Lock]),
  'one of the kinds': z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), a: z.number() }),
    z.object({ kind: z.literal('b'), b: z.string() }),
  ]),
  turned: z.string().transform((text) => text.length),
  filled: z.number().default(7),
  named: Person,
  'with a rule': z.object({ a: z.number() }).refine(({ a }) => a > 0),
  row: z.object({
    name: z.string().optional(),
    a: z.union([z.number(), Lock]),
    b: z.record(z.string(), z.union([z.number(), Lock])).nullable(),
    locked: z.boolean().nullish(),
    person: Person.nullable(),
    people: z.array(Person),
  }),
};

/** Values that look like what the schemas mean, and others that nearly do. */
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    ...[fc.string(), fc.double(), fc.integer({ max: 5 }), fc.boolean(), fc.constantFrom(null, undefined, 'a', 'b', -0)],
    fc.record({ locked: fc.constantFrom(true, false), tier: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ name: fc.string(), age: fc.option(fc.integer()), secret: fc.string() }, { requiredKeys: ['name'] }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'kind', 'name', '"', '__proto__', '1'), tie('value'), { maxKeys: 4 }),
    fc.record({ a: tie('value'), b: tie('value'), person: tie('value'), people: tie('value'), name: tie('value') }),
  ),
}));

const textOrRefusal = (text: () => string | undefined) => {
  try {
    return { text: text() };
  } catch (error) {
    if (error instanceof z.ZodError) return 'refused';
    throw error;
  }
};

describe('the checked text of a value', () => {
  test.each(Object.entries(schemas))('%s: is that of what the schema parses it to, or a refusal', (_, schema) => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const parsed = textOrRefusal(() => JSON.stringify(schema.parse(value)));
        // twice: the second time some of it is kept
        for (const _time of [1, 2]) expect(textOrRefusal(() => checkedText(schema, value))).toEqual(parsed);
      }),
    );
  });

  test('keeps nothing of an object that the schema refuses', () => {
    const person: { name: unknown; age: null } = { name: 1, age: null };
    expect(() => checkedText(z.array(Person), [person])).toThrow(z.ZodError);
    person.name = 'A';
    expect(checkedText(z.array(Person), [person])).toBe('[{"name":"A","age":null}]');
  });
});
