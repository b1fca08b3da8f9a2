import { FIRST_CLAIM_RULES } from '@pylon/contract/cruise-control/cruise-limits';
import { describe, expect, test } from 'vitest';
import { claimVetoUntil, nextRun, vetoUntil } from './send-times.ts';

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

describe('claims', () => {
  const claims = { ...FIRST_CLAIM_RULES, runsOn: 'wednesday', runsAtHour: 3, leadHours: 8 } as const;
  const asked = { claims, notBeforeHour: 0, timeZone: 'America/New_York' };
  const RUN = new Date('2025-10-29T07:00:00Z');
  const EARLY = new Date('2025-10-27T12:00:00Z');

  test.each([
    ['the next day of that name', '2025-10-27T12:00:00Z', 'America/New_York', '2025-10-29T07:00:00Z'],
    ['a week later once they were run', '2025-10-29T07:00:00Z', 'America/New_York', '2025-11-05T08:00:00Z'],
    [
      'by the clocks of then, where they are changed',
      '2026-03-05T12:00:00Z',
      'America/New_York',
      '2026-03-11T07:00:00Z',
    ],
    ['on the day of where the person is', '2025-10-27T12:00:00Z', 'Asia/Kolkata', '2025-10-28T21:30:00Z'],
  ])('are run on %s', (_, after, timeZone, run) => {
    expect(nextRun({ claims, timeZone }, new Date(after))).toEqual(new Date(run));
  });

  test('are run in the next hour where the clocks leave theirs out', () => {
    const sunday = { ...claims, runsOn: 'sunday', runsAtHour: 2 } as const;
    const run = nextRun({ claims: sunday, timeZone: 'America/New_York' }, new Date('2026-03-06T12:00:00Z'));
    expect(run).toEqual(new Date('2026-03-08T07:00:00Z'));
  });

  test('are sent their hours before they are run', () => {
    expect(claimVetoUntil(asked, RUN, EARLY)).toEqual(new Date('2025-10-28T23:00:00Z'));
  });

  test('that would be sent in the hours in which nothing is are sent in the evening before', () => {
    const late = { ...asked, claims: { ...claims, leadHours: 2 }, notBeforeHour: 8 };
    expect(claimVetoUntil(late, RUN, EARLY)).toEqual(new Date('2025-10-29T03:00:00Z'));
    expect(claimVetoUntil(late, RUN, new Date('2025-10-29T04:30:00Z'))).toBeNull();
  });

  test('are not sent when they are as good as run', () => {
    expect(claimVetoUntil(asked, RUN, new Date('2025-10-29T06:45:00Z'))).toBeNull();
  });
});
