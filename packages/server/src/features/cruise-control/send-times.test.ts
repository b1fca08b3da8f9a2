import { expect, test } from 'vitest';
import { vetoUntil } from './send-times.ts';

/** A Sunday afternoon in New York. */
const KICKOFF = new Date('2025-11-02T18:00:00Z');
const LONG_BEFORE = new Date('2025-10-29T12:00:00Z');
const rules = { leadHours: 3, notBeforeHour: 0, timeZone: 'America/New_York' };

test('a change is sent as many hours before its kick-off as the person said', () => {
  expect(vetoUntil(rules, KICKOFF, LONG_BEFORE)).toEqual(new Date('2025-11-02T15:00:00Z'));
});

test('nothing is sent before the hour that the person named, where they are', () => {
  // ten in New York is seven in Los Angeles
  const late = { ...rules, notBeforeHour: 9, timeZone: 'America/Los_Angeles' };
  expect(vetoUntil(late, KICKOFF, LONG_BEFORE)).toEqual(new Date('2025-11-02T17:00:00Z'));
  expect(vetoUntil({ ...rules, notBeforeHour: 9 }, KICKOFF, LONG_BEFORE)).toEqual(new Date('2025-11-02T15:00:00Z'));
});

test('what kicks off before that hour is left alone', () => {
  expect(vetoUntil({ ...rules, notBeforeHour: 13 }, KICKOFF, LONG_BEFORE)).toBeNull();
});

test('late news can still be vetoed for a while, as long as there is time to set a line-up', () => {
  expect(vetoUntil(rules, KICKOFF, new Date('2025-11-02T17:00:00Z'))).toEqual(new Date('2025-11-02T17:15:00Z'));
  expect(vetoUntil(rules, KICKOFF, new Date('2025-11-02T17:40:00Z'))).toBeNull();
});
