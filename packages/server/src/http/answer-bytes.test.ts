import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { answerBytes } from './answer-bytes.ts';

const Row = z.object({
  name: z.string(),
  amounts: z.record(z.string(), z.number()),
  note: z.string().optional(),
  rank: z.number().nullable(),
});
const answer = z.object({ total: z.number(), rows: z.array(Row), best: Row.nullable(), hint: z.string().optional() });
const anyRow = fc.record(
  {
    rank: fc.option(fc.integer()),
    secret: fc.string(), // the contract does not name it
    amounts: fc.dictionary(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    name: fc.string(),
    note: fc.option(fc.string(), { nil: undefined }),
  },
  { requiredKeys: ['rank', 'amounts', 'name'] },
);
const answerText = (...given: Parameters<typeof answerBytes>) => Buffer.concat(answerBytes(...given)).toString();
const whole = (data: unknown) => JSON.stringify({ data: answer.parse(data), error: null });

describe('the bytes of an answer', () => {
  test('is to the letter that of the whole answer, also when its rows stood in answers before', () => {
    fc.assert(
      fc.property(fc.array(anyRow), fc.option(fc.string(), { nil: undefined }), (rows, hint) => {
        const all = { hint, rows, total: rows.length, best: rows[0] ?? null };
        expect(answerText({ answer }, all)).toBe(whole(all));
        const page = { ...all, rows: rows.toReversed().slice(1) };
        expect(answerText({ answer }, page)).toBe(whole(page));
      }),
    );
  });

  test('is refused when a row is not what the contract says, however often it is asked for', () => {
    const data = { total: 1, rows: [{ name: 'A', amounts: { points: 'many' }, rank: 1 }], best: null };
    for (const _ of [1, 2]) expect(() => answerText({ answer }, data)).toThrow(z.ZodError);
  });

  test('keeps what is asked of the whole', () => {
    const counted = answer.refine(({ rows, total }) => rows.length === total);
    expect(() => answerText({ answer: counted }, { total: 2, rows: [], best: null })).toThrow(z.ZodError);
    const few = z.object({ rows: z.array(Row).max(1) });
    const row = { name: 'A', amounts: {}, rank: 1 };
    expect(() => answerText({ answer: few }, { rows: [row, row] })).toThrow(z.ZodError);
  });

  test('of a row that two contracts name differently is that of each', () => {
    const row = { name: 'A', amounts: {}, rank: 1 };
    const names = z.object({ rows: z.array(z.object({ name: z.string() })) });
    expect(answerText({ answer: names }, { rows: [row] })).toBe('{"data":{"rows":[{"name":"A"}]},"error":null}');
    expect(answerText({ answer: z.object({ rows: z.array(Row) }) }, { rows: [row] })).toContain('"rank":1');
  });
});
