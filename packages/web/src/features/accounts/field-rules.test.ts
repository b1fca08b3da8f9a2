import { describe, expect, test } from 'vitest';
import { fieldProblem, RULES } from './field-rules.ts';

const EVERYTHING = { isRequired: true, minLength: 3, maxLength: 5, pattern: /^[a-z]+$/ };

describe('what is said of a field is the first thing that is wrong with it', () => {
  test.each([
    ['', 'This field is required.'],
    ['1', 'Must be at least 3 characters long.'],
    ['123456', 'Must be at most 5 characters long.'],
    ['1234', 'Invalid format.'],
    ['abcd', null],
  ])('%j: %s', (text, words) => {
    expect(fieldProblem(text, EVERYTHING)).toBe(words);
  });

  test('a message of its own replaces the last one only', () => {
    const rule = { ...EVERYTHING, message: 'Letters, please.' };
    expect(fieldProblem('1', rule)).toBe('Must be at least 3 characters long.');
    expect(fieldProblem('1234', rule)).toBe('Letters, please.');
  });

  test('an empty field that may be empty is not looked at', () => {
    expect(fieldProblem('', { minLength: 3, pattern: /x/ })).toBeNull();
  });
});

describe('account fields', () => {
  test.each(['a@b.co', 'first.last+tag@mail.example.com', 'A_%-9@x-y.org'])('%s is an e-mail address', (text) => {
    expect(fieldProblem(text, RULES.email)).toBeNull();
  });

  test.each(['a', 'a@b', 'a@b.c', '@b.co', 'a b@c.de', 'a@b.co ', 'ä@b.co'])('%j is none', (text) => {
    expect(fieldProblem(text, RULES.email)).toBe('Invalid email.');
  });

  test.each([
    ['', 'This field is required.'],
    ['12345', 'Invalid password.'],
    ['123456', null],
    ['x'.repeat(30), null],
    ['x'.repeat(31), 'Invalid password.'],
  ])('a password has 6 to 30 characters: %j', (text, words) => {
    expect(fieldProblem(text, RULES.password)).toBe(words);
  });

  test.each(["D'Andre", 'Jean-Luc', 'Zoë', '李'])('%s is a name', (text) => {
    expect(fieldProblem(text, RULES.firstName)).toBeNull();
    expect(fieldProblem(text, RULES.lastName)).toBeNull();
  });

  test('in the profile an empty field changes nothing', () => {
    for (const rule of [RULES.newEmail, RULES.newPassword, RULES.firstName, RULES.lastName])
      expect(fieldProblem('', rule)).toBeNull();
  });

  test('what is no name is called so', () => {
    expect(fieldProblem('<b>', RULES.firstName)).toBe('Invalid first name.');
    expect(fieldProblem('12', RULES.lastName)).toBe('Invalid last name.');
  });
});
