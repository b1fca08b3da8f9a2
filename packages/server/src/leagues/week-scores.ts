// What the teams of a league scored, week by week, as far as its weeks are over.

import type { OutsideMatchup, OutsideScore } from '@pylon/connectors/outside-league';
import { isStarting } from '@pylon/engine/vocabulary/slots';
import type { WeekPicture } from '../db/tables/leagues.ts';
import { isPutOut, type KnownLeague, type LeagueParts, presentWeek } from './known-league.ts';
import { storedMatchups, storedWeeks } from './stored-league.queries.ts';

/** A team's week. */
export interface TeamScore {
  readonly teamId: string;
  readonly points: number;
  /** Nobody for a team that rested, and in leagues without match-ups; several in a double-header. */
  readonly opponents: readonly OutsideScore[];
}

export interface WeekScores {
  readonly week: number;
  readonly scores: readonly TeamScore[];
}

/**
 * The weeks that are over, the first first, each of the teams that were in. In leagues without match-ups a team's score
 * is what its starters made.
 */
export async function weekScores({ db }: Pick<LeagueParts, 'db'>, of: KnownLeague): Promise<readonly WeekScores[]> {
  const { league, leagueId } = of;
  const present = presentWeek(league);
  const isOver = ({ week }: { readonly week: number }) =>
    league.status === 'completed' || (present !== null && week < present);
  const met = (await storedMatchups(db, leagueId)).filter(isOver);
  const weeks = met.some(({ matchups }) => matchups.length > 0)
    ? met.map(({ week, matchups }) => ({ week, scores: scoresOf(matchups) }))
    : (await storedWeeks(db, leagueId)).filter(isOver).map(({ week, picture }) => ({ week, scores: madeBy(picture) }));
  return weeks
    .map(({ week, scores }) => ({ week, scores: scores.filter(({ teamId }) => !isPutOut(of, teamId, week)) }))
    .filter(({ scores }) => scores.some(({ points }) => points !== 0));
}

/** Each team once, however many it met. */
function scoresOf(matchups: readonly OutsideMatchup[]): readonly TeamScore[] {
  const scores = new Map<string, TeamScore>();
  for (const { teams } of matchups)
    for (const side of teams)
      if (side) {
        const met = teams.filter((other): other is OutsideScore => other !== null && other !== side);
        scores.set(side.teamId, { ...side, opponents: [...(scores.get(side.teamId)?.opponents ?? []), ...met] });
      }
  return [...scores.values()];
}

const madeBy = ({ rosters }: WeekPicture): readonly TeamScore[] =>
  rosters.map(({ teamId, players }) => ({
    teamId,
    points: players.reduce((sum, { slot, points }) => (isStarting(slot) ? sum + (points ?? 0) : sum), 0),
    opponents: [],
  }));

/** Place of points among all of a week, from 1; equals share the better one. */
export const placeOf = (points: number, all: readonly { readonly points: number }[]): number =>
  1 + all.filter((other) => other.points > points).length;
