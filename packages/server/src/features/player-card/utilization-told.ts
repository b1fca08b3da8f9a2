// The utilization of one player, as the table of the score tells it of everybody.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { Locked } from '@pylon/contract/plans/tiers';
import type { GameLogRow, PlayerCard } from '@pylon/contract/player-card/player-card';
import { cents, knownCents } from '@pylon/engine/tables/cents';
import { shareOf } from '../../football/usage-games.ts';
import { lastUtilization, lastUtilizedWeek, scoresOfWeek, utilizedPlayers } from '../../football/utilization.ts';

export type WeekScores = Exclude<GameLogRow['utilization'], Locked>;

/** The player's row of the table after the last week that was played; null where the table has none. */
export function usageOf(edition: Edition, entityId: string, season: number): Exclude<PlayerCard['usage'], Locked> {
  const standing = lastUtilization(edition, season).get(entityId);
  if (!standing) return null;
  const { four, rank, change, week, season: ofSeason } = standing;
  const { own, team, snapShare } = four;
  return {
    ...{ rank, score: cents(four.score), change: knownCents(change) },
    ...{ week: knownCents(week), season: knownCents(ofSeason) },
    snapShare: knownCents(snapShare === null ? null : 100 * snapShare),
    targetShare: knownCents(shareOf(own.targets, team.targets)),
    carryShare: knownCents(shareOf(own.carries, team.carries)),
  };
}

/** The player's scores of any week, as the table tells them for it; of weeks that are still to come there are none. */
export function weekScores(edition: Edition, entityId: string, season: number): (week: number) => WeekScores {
  const all = utilizedPlayers(edition, season);
  const player = all.find(({ playerId }) => playerId === entityId);
  const last = Math.max(lastUtilizedWeek(all), player?.games.at(-1)?.week ?? 0);
  return (week) => {
    if (!player || week > last) return { week: null, four: null };
    const scores = scoresOfWeek(player, week);
    return { week: knownCents(scores.week), four: knownCents(scores.four) };
  };
}
