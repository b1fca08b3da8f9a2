import { expect, test } from 'vitest';
import { CONFERENCES, collegesConference } from './colleges.ts';

test.each([
  ['Alabama', 2016, 'SEC'],
  ['Ohio St.', 2016, 'Big Ten'],
  ['Ohio State', 2016, 'Big Ten'],
  ['Ohio', 2016, 'MAC'],
  ['Miami (FL)', 2016, 'ACC'],
  ['Miami (OH)', 2016, 'MAC'],
  ['Mississippi', 2020, 'SEC'],
  ['Boise State', 2025, 'Mountain West'],
  ['Notre Dame', 2020, 'Independent'],
  ['North Dakota State', 2020, 'Other'],
] as const)('%s played before the draft of %s in the %s', (college, draftClass, conference) => {
  expect(collegesConference(college, draftClass)).toBe(conference);
});

test('a move counts from the draft after its first season on', () => {
  expect([2024, 2025].map((year) => collegesConference('Texas', year))).toEqual(['Big 12', 'SEC']);
  expect([2012, 2013].map((year) => collegesConference('Texas A&M', year))).toEqual(['Big 12', 'SEC']);
  expect([2011, 2012, 2025].map((year) => collegesConference('Colorado', year))).toEqual([
    'Big 12',
    'Pac-12',
    'Big 12',
  ]);
});

test('every conference is of the list, and no name is no college', () => {
  expect(CONFERENCES).toContain(collegesConference('USC', 2030));
  expect(collegesConference('  ', 2025)).toBeNull();
});
