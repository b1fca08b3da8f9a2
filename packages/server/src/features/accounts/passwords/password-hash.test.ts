import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const KEY = 'a key of the tests';
const stored = hashPassword('fourth and one', KEY);

describe('a stored password', () => {
  test('is Argon2id with its parameters, and a salt of its own', () => {
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(hashPassword('fourth and one', KEY)).not.toBe(stored);
  });

  test('opens to the password and to no other, however long or empty', () => {
    expect(verifyPassword('fourth and one', KEY, stored)).toEqual({ isRight: true, renewed: null });
    for (const wrong of ['fourth and two', 'Fourth and one', 'fourth and one ', '', 'x'.repeat(200)]) {
      expect(verifyPassword(wrong, KEY, stored).isRight, wrong).toBe(false);
    }
  });

  test('is the same however a keyboard composes its letters', () => {
    expect(verifyPassword('cafe\u0301 noir', KEY, hashPassword('caf\u00e9 noir', KEY)).isRight).toBe(true);
  });

  test('of older parameters still opens, and is hashed anew then and only then', () => {
    const old = hashPassword('fourth and one', KEY, { memory: 8_192, passes: 1, parallelism: 1 });
    expect(verifyPassword('wrong', KEY, old)).toEqual({ isRight: false, renewed: null });
    const { isRight, renewed } = verifyPassword('fourth and one', KEY, old);
    expect([isRight, renewed]).toEqual([true, expect.stringContaining('m=19456,t=2,p=1')]);
    expect(verifyPassword('fourth and one', KEY, renewed)).toEqual({ isRight: true, renewed: null });
  });

  test('that is nobody’s opens to nothing', () => {
    expect(verifyPassword('', KEY, null)).toEqual({ isRight: false, renewed: null });
    expect(verifyPassword('fourth and one', KEY, null)).toEqual({ isRight: false, renewed: null });
  });

  test('is nothing to guess against without the key, which is not stored with it', () => {
    expect(verifyPassword('fourth and one', 'another key', stored).isRight).toBe(false);
    expect(verifyPassword('fourth and one', '', stored).isRight).toBe(false);
    expect(stored).not.toContain(KEY);
  });

  test('in another form is a bug that is not passed over', () => {
    expect(() => verifyPassword('x', KEY, 'plain text')).toThrow('not in the form');
  });
});
