// The players of a league in a week: whom they meet, whether they play, and what is expected of them.

import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { inSlices } from '../almanac/in-slices.ts';
import type { LiveWeek } from '../football/live-games/live-week.ts';
import type { TeamGame } from '../football/team-games.ts';
import { isScheduled, teamGames } from '../football/team-games.ts';
import type { KnownLeague, RosterMember } from './known-league.ts';
import { isOutNow } from './out-now.ts';
import { type Basis, type Expected, expectationSteps, weekExpectations } from './week-expectations.ts';

/** How somebody stands in a week. */
export interface EntityWeek {
  readonly nflTeam: string | null;
  /** null on a bye, and for whoever has no team. */
  readonly game: TeamGame | null;
  readonly isBye: boolean;
  /** Whether they are known not to play: out, on a reserve list or suspended. */
  readonly isOut: boolean;
  /** null where nobody projects them; of whoever does not play it is what a game of theirs would be. */
  readonly expected: Expected | null;
  /** Points to be counted on: 0 for whoever does not play. */
  readonly usable: number;
}

/** Somebody on a roster, as they stand in a week. */
export interface WeekPlayer extends RosterMember, EntityWeek {
  /** Whether the points are those of a box score, which the platform has not counted yet. */
  readonly isByBoxScore?: boolean;
}

/** Whether somebody has no game in a week: of whom we do not know nobody can say so. */
export const rests = ({ isBye, game, entityId }: Pick<WeekPlayer, 'isBye' | 'game' | 'entityId'>): boolean =>
  isBye || (game === null && entityId !== null);

/** Which week, by whose expectations. */
export interface AskedWeek {
  readonly week: number;
  readonly basis: Basis;
  /** The week that is played: what is known of injuries is of now, and says nothing of other weeks. */
  readonly presentWeek: number | null;
  /** Its games as they stand now; absent or null while none is told of. */
  readonly live?: LiveWeek | null;
}

/** What anybody's week is told by. */
export type WeekRules = Pick<KnownLeague, 'edition' | 'season' | 'scoring'>;

/**
 * How anybody stands in a week; of somebody unknown nothing is told. In a season that nothing is known of nobody rests,
 * and what is known of injuries is not of it.
 */
export function entityWeeks(
  { edition, season, scoring }: WeekRules,
  { week, basis, presentWeek, live = null }: AskedWeek,
): (entityId: EntityId | null) => EntityWeek {
  const expectations = weekExpectations(edition, { season, week }, scoring, basis);
  const isKnown = isScheduled(edition, season);
  return (entityId) => {
    const nflTeam = entityId === null ? null : edition.indexes.teamOf(entityId, season);
    const scheduled = teamGames(edition, nflTeam, season).find((each) => each.week === week) ?? null;
    const game = live ? live.gameNow(nflTeam, scheduled) : scheduled;
    const isOut = isKnown && week === presentWeek && entityId !== null && isOutNow(edition, entityId);
    const expected = (entityId !== null && expectations.get(entityId)) || null;
    const plays = game !== null && !isOut;
    return {
      nflTeam,
      game,
      isBye: isKnown && nflTeam !== null && game === null,
      isOut,
      expected,
      usable: plays ? (expected?.points.expected ?? 0) : 0,
    };
  };
}

/** Members of rosters as they stand in a week. */
export function weekPlayers(of: WeekRules, members: readonly RosterMember[], asked: AskedWeek): readonly WeekPlayer[] {
  const weekOf = entityWeeks(of, asked);
  return members.map((member): WeekPlayer => ({ ...member, ...weekOf(member.entityId) }));
}

/** The same, where what is expected of the week may have to be made first: others have their turn in between. */
export async function weekPlayersInSlices(
  of: WeekRules,
  members: readonly RosterMember[],
  asked: AskedWeek,
): Promise<readonly WeekPlayer[]> {
  const { edition, season, scoring } = of;
  await inSlices(expectationSteps(edition, { season, week: asked.week }, scoring, asked.basis));
  return weekPlayers(of, members, asked);
}
