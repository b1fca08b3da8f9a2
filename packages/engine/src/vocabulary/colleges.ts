/**
 * Which conference a college's football team played in. Membership changes; what counts for a draft class is the season
 * before it.
 * @source docs/sources.md "Conferences of colleges"
 */

/** Conferences whose players are drafted; every other college is 'Other'. */
export const CONFERENCES = [
  ...(['SEC', 'Big Ten', 'Big 12', 'ACC', 'Pac-12'] as const),
  ...(['American', 'Mountain West', 'Sun Belt', 'MAC', 'Conference USA', 'Independent', 'Other'] as const),
] as const;
export type Conference = (typeof CONFERENCES)[number];

/** Where colleges have been since before 2010, or since the year behind the sign. */
const MEMBERS: Readonly<Partial<Record<Conference, string>>> = {
  SEC:
    'Alabama, Arkansas, Auburn, Florida, Georgia, Kentucky, LSU, Ole Miss, Mississippi State, South Carolina, Tennessee,' +
    'Vanderbilt, Missouri@2012, Texas A&M@2012, Texas@2024, Oklahoma@2024',
  'Big Ten':
    'Illinois, Indiana, Iowa, Michigan, Michigan State, Minnesota, Northwestern, Ohio State, Penn State, Purdue, Wisconsin,' +
    'Nebraska@2011, Maryland@2014, Rutgers@2014, USC@2024, UCLA@2024, Oregon@2024, Washington@2024',
  'Big 12':
    'Baylor, Iowa State, Kansas, Kansas State, Oklahoma State, Texas Tech, Colorado, Missouri, Nebraska, Oklahoma, Texas,' +
    'Texas A&M, TCU@2012, West Virginia@2012, BYU@2023, Cincinnati@2023, Houston@2023, UCF@2023, Arizona@2024,' +
    'Arizona State@2024, Colorado@2024, Utah@2024',
  ACC:
    'Boston College, Clemson, Duke, Florida State, Georgia Tech, Miami, North Carolina, North Carolina State, Virginia,' +
    'Virginia Tech, Wake Forest, Maryland, Pittsburgh@2013, Syracuse@2013, Louisville@2014, California@2024,' +
    'Stanford@2024, SMU@2024',
  'Pac-12':
    'Arizona, Arizona State, California, Oregon, Oregon State, Stanford, UCLA, USC, Washington, Washington State,' +
    'Colorado@2011, Utah@2011',
  // Through 2012 the Big East, which most of them made up
  American:
    'Cincinnati, Connecticut, Louisville, Pittsburgh, Rutgers, South Florida, Syracuse, West Virginia, Houston@2013,' +
    'Memphis@2013, SMU@2013, Temple@2012, UCF@2013, East Carolina@2014, Tulane@2014, Tulsa@2014, Navy@2015, Charlotte@2023,' +
    'Florida Atlantic@2023, North Texas@2023, Rice@2023, UAB@2023, UTSA@2023, Army@2024',
  'Mountain West':
    'Air Force, Colorado State, New Mexico, San Diego State, UNLV, Wyoming, BYU, TCU, Utah, Boise State@2011,' +
    'Fresno State@2012, Hawaii@2012, Nevada@2012, San Jose State@2013, Utah State@2013',
  'Sun Belt':
    'Arkansas State, Florida Atlantic, Louisiana, Louisiana-Monroe, Middle Tennessee, North Texas, Troy, Western Kentucky,' +
    'Georgia State@2013, Texas State@2013, Appalachian State@2014, Georgia Southern@2014, Coastal Carolina@2017,' +
    'Old Dominion@2022, Marshall@2022, Southern Miss@2022, James Madison@2022',
  MAC:
    'Akron, Ball State, Bowling Green, Buffalo, Central Michigan, Eastern Michigan, Kent State, Miami (OH), Northern Illinois,' +
    'Ohio, Toledo, Western Michigan, Temple',
  'Conference USA':
    'East Carolina, Houston, Marshall, Memphis, Rice, SMU, Southern Miss, Tulane, Tulsa, UAB, UCF, UTEP, Louisiana Tech@2013,' +
    'Florida International@2013, Florida Atlantic@2013, Middle Tennessee@2013, North Texas@2013, UTSA@2013,' +
    'Western Kentucky@2014, Old Dominion@2014, Charlotte@2015, Liberty@2023, Jacksonville State@2023, New Mexico State@2023,' +
    'Sam Houston@2023, Kennesaw State@2024',
  Independent:
    'Notre Dame, Army, Navy, BYU@2011, Massachusetts@2016, Liberty@2018, Connecticut@2020, New Mexico State@2018',
};

/** Other spellings, as they are without dots and in small letters. */
const ALSO: Readonly<Record<string, string>> = {
  ...{ mississippi: 'Ole Miss', 'miami (fl)': 'Miami', 'southern california': 'USC', 'southern cal': 'USC' },
  ...{ 'louisiana state': 'LSU', 'brigham young': 'BYU', 'texas christian': 'TCU', 'central florida': 'UCF' },
  ...{ 'southern methodist': 'SMU', 'nc state': 'North Carolina State', 'louisiana-lafayette': 'Louisiana' },
  ...{
    'texas-el paso': 'UTEP',
    'alabama-birmingham': 'UAB',
    uconn: 'Connecticut',
    standford: 'Stanford',
    pitt: 'Pittsburgh',
  },
  ...{
    'boston col': 'Boston College',
    'n carolina st': 'North Carolina State',
    'nevada-las vegas': 'UNLV',
    cal: 'California',
  },
};

const keyOf = (college: string): string => {
  const plain = college.toLowerCase().replaceAll('.', '').trim();
  return (ALSO[plain] ?? plain.replace(/ st$/, ' state')).toLowerCase();
};

interface Membership {
  readonly conference: Conference;
  readonly since: number;
}

/** By college, the newest membership first. */
const BY_COLLEGE: ReadonlyMap<string, readonly Membership[]> = (() => {
  const found = new Map<string, Membership[]>();
  for (const [conference, members] of Object.entries(MEMBERS) as [Conference, string][]) {
    // its own keys
    for (const member of members.split(',')) {
      const [name = '', since] = member.trim().split('@');
      const of = found.get(keyOf(name)) ?? [];
      found.set(keyOf(name), of);
      of.push({ conference, since: Number(since ?? 0) });
    }
  }
  for (const of of found.values()) of.sort((one, other) => other.since - one.since);
  return found;
})();

/**
 * The conference of a college in the season before a draft; null for a college that has no name here.
 * @example collegesConference('Texas', 2024) // → 'Big 12': it moved in the autumn of 2024
 * @example collegesConference('Ohio St.', 2025) // → 'Big Ten'
 */
export function collegesConference(college: string, draftClass: number): Conference | null {
  if (keyOf(college) === '') return null;
  return BY_COLLEGE.get(keyOf(college))?.find(({ since }) => since < draftClass)?.conference ?? 'Other';
}
