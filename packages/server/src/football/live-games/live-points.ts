// Points of players while their games are played, as the box scores so far make them in a league's scoring.
import { points, roundPoints } from '@pylon/engine/scoring/points';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { TeamGame } from '../team-games.ts';
import type { LiveWeek } from './live-week.ts';

/** Somebody in a week, as far as their points go. */
interface Counted {
  readonly entityId: EntityId | null;
  readonly nflTeam: string | null;
  readonly position: Position | null;
  /** What the league's platform counted; null where it does not say. */
  readonly points: number | null;
}

/**
 * Players with the points of games that are on. A platform that counted them after the end of their game has the last
 * word; until then, and where it does not count at all, the box score has.
 *
 * @param readAt when the platform was last read
 */
export const withLivePoints = <P extends Counted>(
  players: readonly P[],
  {
    live,
    settings,
    readAt,
  }: { readonly live: LiveWeek; readonly settings: ScoringSettings; readonly readAt: Date | null },
): readonly (P & { readonly isByBoxScore?: boolean })[] =>
  players.map((player) => {
    const { entityId, nflTeam, position } = player;
    const told = live.toldOf(nflTeam);
    if (entityId === null || told === null) return player;
    const isCounted = told.endedAt !== null && readAt !== null && readAt > told.endedAt && player.points !== null;
    const line = isCounted ? null : live.lineOf(entityId, nflTeam);
    return line ? { ...player, points: roundPoints(points(line, position, settings)), isByBoxScore: true } : player;
  });

/** When the newest of what is told of running games was told; null while none runs. */
export const liveAsOf = (players: readonly { readonly game: TeamGame | null }[]): string | null =>
  players.reduce<string | null>((newest, { game }) => {
    const asOf = game?.live?.asOf ?? null;
    return asOf !== null && (newest === null || asOf > newest) ? asOf : newest;
  }, null);
