/** Which roster is shown, as the address says it. */
export interface RosterPlace {
  /** A league of the person's list; their first unless named. */
  readonly league?: string;
  /** A team of it; their own unless named. */
  readonly team?: string;
  readonly week?: number;
  readonly view?: RosterView;
}

const ROSTER_VIEWS = ['lineup', 'season', 'standings', 'playoffs', 'strength'] as const;
export type RosterView = (typeof ROSTER_VIEWS)[number];

const ID = /^[\da-f-]{36}$/;
const LAST_WEEK = 18;

/** @example parseRosterPlace({ week: '9', view: 'none' }) // → { week: 9 } */
export function parseRosterPlace(search: Readonly<Record<string, unknown>>): RosterPlace {
  const { league, team } = search;
  const week = Number(search['week']);
  const view = ROSTER_VIEWS.find((each) => each === search['view']);
  return {
    ...(typeof league === 'string' && ID.test(league) && { league }),
    ...(typeof team === 'string' && team !== '' && team.length <= 64 && { team }),
    ...(Number.isInteger(week) && week >= 1 && week <= LAST_WEEK && { week }),
    ...(view && view !== 'lineup' && { view }),
  };
}
