/** What of a person's best-ball drafts is shown, as the address says it. */
export interface BestBallPlace {
  /** The present season unless named. */
  readonly season?: string;
  readonly view?: BestBallView;
  /** A team, pick by pick, in place of the list of teams. */
  readonly team?: string;
}

export const BEST_BALL_VIEWS = [
  { value: 'teams', label: 'My teams' },
  { value: 'next', label: 'Next picks' },
  { value: 'exposure', label: 'Exposure' },
  { value: 'stacks', label: 'Stacks' },
  { value: 'odds', label: 'Odds' },
  { value: 'adp', label: 'ADP' },
  { value: 'history', label: 'Draft history' },
  { value: 'contests', label: 'Contests' },
] as const;
type BestBallView = (typeof BEST_BALL_VIEWS)[number]['value'];

const ID = /^[\da-f-]{36}$/;

/** @example parseBestBallPlace({ view: 'stacks', season: 26 }) // → { view: 'stacks' } */
export function parseBestBallPlace(search: Readonly<Record<string, unknown>>): BestBallPlace {
  const { team } = search;
  const season = String(search['season'] ?? '');
  const view = BEST_BALL_VIEWS.find(({ value }) => value === search['view'])?.value;
  return {
    ...(/^\d{4}$/.test(season) && { season }),
    ...(view && view !== 'teams' && { view }),
    ...(typeof team === 'string' && ID.test(team) && { team }),
  };
}
