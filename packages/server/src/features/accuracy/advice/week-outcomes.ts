// What came of statements: box scores in the league's scoring, and results as the platform tells them.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { OutsideMatchup } from '@pylon/connectors/outside-league';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { AdviceSubject, Unjudged } from '../../../db/tables/advice.ts';
import type { WeekOfSeason } from '../../../football/games/week-games.ts';
import { pointsOf, weeksOfGames } from '../../../football/season-points.ts';

/** 1 it happened, 0 it did not, ½ both scored alike; or why it is not counted. */
export type Outcome =
  | { readonly outcome: number; readonly unjudged: null }
  | { readonly outcome: null; readonly unjudged: Unjudged };

const judged = (own: number, other: number): Outcome => ({
  outcome: (1 + Math.sign(hundredths(own) - hundredths(other))) / 2,
  unjudged: null,
});
/** Sums of decimals stray by less than a screen shows. */
const hundredths = (points: number): number => Math.round(points * 100);

const unjudged = (why: Unjudged): Outcome => ({ outcome: null, unjudged: why });

/**
 * Points of a week of everybody who took part in it, by entity: a line in the box score, or a snap on offence, which
 * alone scores nothing.
 */
export function weekPoints(
  edition: Edition,
  { season, week }: WeekOfSeason,
  scoring: ScoringSettings,
): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  const { column, length } = edition.tables.snapCounts;
  for (let row = 0; row < length; row++) {
    if (column.season[row] === season && column.week[row] === week && (column.offenseSnaps[row] ?? 0) > 0)
      points.set(column.playerId[row] ?? '', 0);
  }
  const games = weeksOfGames(edition, season)
    .map((make) => make())
    .find((each) => each.week === week);
  if (!games) return points;
  const scored = pointsOf(games, scoring);
  for (const [cell, entityId] of games.entityIds.entries()) points.set(entityId, scored[cell] ?? 0);
  return points;
}

/** What a league's week came to. */
export interface WeekResults {
  readonly points: ReadonlyMap<string, number>;
  /** None where the platform has not told of the week's end. */
  readonly matchups: readonly OutsideMatchup[];
}

export function outcomeOf(subject: AdviceSubject, { points, matchups }: WeekResults): Outcome {
  if ('starterId' in subject) {
    const [own, other] = [points.get(subject.starterId), points.get(subject.benchId)];
    return own === undefined || other === undefined ? unjudged('did-not-play') : judged(own, other);
  }
  const sides = matchups
    .map(({ teams }) => teams.flatMap((side) => side ?? []))
    .find((each) => each.some(({ teamId }) => teamId === subject.teamId));
  const own = sides?.find(({ teamId }) => teamId === subject.teamId);
  const other = sides?.find(({ teamId }) => teamId === subject.opponentId);
  // A week in which neither scored was not played, or not counted.
  if (!own || !other || (own.points === 0 && other.points === 0)) return unjudged('not-told');
  return judged(own.points, other.points);
}
