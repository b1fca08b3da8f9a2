// Rosters as the wire has them.
import { DANGER_GRADES, DANGER_PERCENTS } from '@pylon/contract/my-roster/danger-grades';
import type { RosterRow } from '@pylon/contract/my-roster/roster-row';
import { gated, type Tier } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import { isStarting, ROSTER_PLACES, type RosterPlace } from '@pylon/engine/vocabulary/slots';
import { expectedOf } from '../football/schedule-ahead.ts';
import type { TeamGame } from '../football/team-games.ts';
import { scoresBefore } from '../football/utilization.ts';
import { toNamedEntity } from '../wire/entity.ts';
import type { KnownLeague } from './known-league.ts';
import { isLocked } from './line-ups.ts';
import type { WeekChances } from './week-chances.ts';
import type { WeekPlayer, WeekRules } from './week-players.ts';

/** Somebody who was expected to make more than this and made nothing is marked. */
const ARROW_POINTS = 5;

/** What rows of a roster are told with. */
interface Beside {
  readonly of: KnownLeague;
  readonly week: number;
  readonly tier: Tier;
  readonly now: Date;
  /** The place of everybody in the best line-up. */
  readonly best: ReadonlyMap<string, RosterPlace>;
  readonly chances: ReadonlyMap<string, WeekChances>;
}

/** A team's rows in the order in which rosters list places, best first within a place. */
export function rosterRows(players: readonly WeekPlayer[], beside: Beside): RosterRow[] {
  return players
    .toSorted(
      (one, other) =>
        ROSTER_PLACES.indexOf(one.place) - ROSTER_PLACES.indexOf(other.place) || other.usable - one.usable,
    )
    .map((player, index) => toRow(player, index, beside));
}

function toRow(player: WeekPlayer, index: number, { of, week, tier, now, best, chances }: Beside): RosterRow {
  const { leagueRosterId, entityId, position, outside, place, points, game, isBye, isOut, expected } = player;
  const bestPlace = best.get(leagueRosterId) ?? place;
  const chance = chances.get(leagueRosterId);
  const percent = (share: number | null | undefined) => (share == null ? null : cents(share * 100));
  return {
    leagueRosterId,
    index,
    week,
    position: place,
    ...toNamedEntity(of.edition, entityId, of.season, outside.name),
    ownPosition: position ?? (outside.positionCode || null),
    game: game && toWireGame(game),
    isBye,
    isOut,
    hasBegun: isLocked(player, now),
    fantasyPoints: points,
    projFPValueRange: gated(
      tier,
      'startSitProjections',
      expected && {
        min: cents(expected.points.floor),
        avg: cents(expected.points.expected),
        max: cents(expected.points.ceiling),
      },
    ),
    startPercentage: percent(chance?.start),
    safeProbability: percent(chance?.safe),
    dudProbability: percent(chance?.dud),
    boomProbability: percent(chance?.boom),
    dangerGrade: dangerGrade(player, chance),
    utilizationScore: gated(
      tier,
      'gameLogTable',
      (entityId !== null && scoresBefore(of.edition, of.season, week).get(entityId)) || null,
    ),
    performance: performanceOf(player),
    shouldStart: !isStarting(place) && isStarting(bestPlace),
    shouldSit: isStarting(place) && !isStarting(bestPlace),
    opponentRank: game && position ? opponentRank(of, game.opponent, position) : null,
  };
}

/** A game as rows carry it. */
export function toWireGame({ told, isHome, state, score, live }: TeamGame): NonNullable<RosterRow['game']> {
  const sides = <T extends { readonly own: number; readonly opponent: number }>({ own, opponent }: T) =>
    isHome ? { home: own, away: opponent } : { home: opponent, away: own };
  return {
    ...told,
    progress: {
      state,
      score: score && sides(score),
      live: live && { ...sides(live), clock: live.clock, asOf: live.asOf },
    },
  };
}

/** How points went against what was expected: of a game that has not been counted there is nothing to say. */
export function performanceOf({ points, expected, game }: WeekPlayer): RosterRow['performance'] {
  if (points === null || !expected || game?.state !== 'final') return 'none';
  const projected = expected.points.expected;
  if (points > 2 * projected) return 'hot';
  if (points > 0 && 2 * points < projected) return 'cold';
  return points === 0 && projected > ARROW_POINTS ? 'arrow' : 'none';
}

/** The opponent's place among all teams by what it gives up to a position, 1 the most; null where none ever played. */
export function opponentRank(
  { edition, season, scoring }: WeekRules,
  opponent: string,
  position: NonNullable<WeekPlayer['position']>,
) {
  return expectedOf(edition, season, scoring, [position])?.placeOf(opponent) ?? null;
}

function dangerGrade({ isBye, isOut }: WeekPlayer, chance: WeekChances | undefined): RosterRow['dangerGrade'] {
  if (isBye || isOut) return 'F';
  if (!chance) return null;
  const at = DANGER_PERCENTS.findIndex((danger) => 100 * chance.dud < danger);
  return DANGER_GRADES[at === -1 ? DANGER_PERCENTS.length : at] ?? null;
}
