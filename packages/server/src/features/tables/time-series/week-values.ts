// What is told of a player's game, stat by stat.
import type { Edition } from '@pylon/almanac/editions/edition';
import { hasStat, type SeriesKey } from '@pylon/contract/tables/time-series/series-stats';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { onceFor } from '../../../almanac/edition-memo.ts';
import type { ScoredGame } from '../../../football/season-points.ts';
import { shareOf, type UsageGame, usageGames } from '../../../football/usage-games.ts';
import { type UtilizedPlayer, utilizedGames, utilizedPlayers } from '../../../football/utilization.ts';
import { type PlayerGame, playerGames } from '../reads/player-games.ts';

/** By stat; null where the player has none. */
export type WeekValues = Readonly<Record<SeriesKey, number | null>>;

export const NO_VALUES: WeekValues = {
  ...{ points: null, snapShare: null, targets: null, targetShare: null, airYards: null, carries: null },
  ...{ touches: null, yards: null, touchdowns: null, redZone: null, utilization: null },
};

/** Whose game it was. A game without a box score is one of somebody who stood on the field and never had the ball. */
export interface OwnGame {
  readonly entityId: string;
  readonly position: Position | null;
  readonly week: number;
  readonly scored: ScoredGame | undefined;
}

/** A season's games by stat; null of somebody who was not on the field. */
export function weekValues(edition: Edition, season: number): (own: OwnGame) => WeekValues | null {
  const boxScoreOf = playerGames(edition, season);
  const usage = usageGames(edition, season);
  const utilized = utilizedById(edition, season);
  return ({ entityId, position, week, scored }) => {
    const box = scored && boxScoreOf(scored.row);
    const used = usage.get(entityId)?.find((game) => game.week === week);
    if (!scored && !used) return null;
    const values: WeekValues = {
      ...NO_VALUES,
      ...(scored && { points: scored.points }),
      ...(box && boxValues(box)),
      ...(used && usageValues(used)),
      snapShare: box?.snapPercent ?? (used && used.snapShare !== null ? 100 * used.snapShare : null),
      utilization: utilizationOf(utilized.get(entityId), week),
    };
    const entries = Object.entries(values) as [SeriesKey, number | null][]; // the stats named above
    return Object.fromEntries(
      entries.map(([key, value]) => [key, hasStat(key, position) ? value : null]),
    ) as WeekValues;
  };
}

const boxValues = (box: PlayerGame) => ({
  targets: box.receivingTargets,
  carries: box.rushingAttempts,
  touches: box.rushingAttempts + box.receivingReceptions,
  yards: box.passingYards + box.rushingYards + box.receivingYards,
  touchdowns: box.passingTouchdowns + box.touchdowns,
});

const usageValues = ({ own, team }: UsageGame) => ({
  targetShare: shareOf(own.targets, team.targets),
  airYards: own.airYards,
  redZone: own.carriesInside20 + own.targetsInside20,
});

const utilizedById = (edition: Edition, season: number): ReadonlyMap<string, UtilizedPlayer> =>
  onceFor(
    edition,
    `utilized by id ${season}`,
    () => new Map(utilizedPlayers(edition, season).map((player) => [player.playerId, player])),
  );

function utilizationOf(player: UtilizedPlayer | undefined, week: number): number | null {
  const games = player?.games.filter((game) => game.week === week) ?? [];
  return (player && utilizedGames(player.position, games)?.score) ?? null;
}
