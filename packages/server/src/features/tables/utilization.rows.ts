import type { Chances } from '@pylon/almanac/tables/opportunity';
import type { utilization } from '@pylon/contract/tables/utilization.table';
import { shareOf } from '../../football/usage-games.ts';
import {
  lastUtilizedWeek,
  type UtilizedGames,
  type UtilizedPlayer,
  utilizedGames,
  utilizedPlayers,
} from '../../football/utilization.ts';
import type { RowsOf } from '../../tables/rows.ts';

/** The score is of so many weeks, and its change over as many. */
const WEEKS = 4;

/** Everybody who played in the four weeks up to the one asked for, or to the season's last. */
export const rows: RowsOf<typeof utilization> = ({ edition, season, week }) => {
  const players = utilizedPlayers(edition, season);
  const last = week === -1 ? lastUtilizedWeek(players) : week;
  const scored = players.flatMap((player) => {
    const four = within(player, last - WEEKS + 1, last);
    return four ? [{ player, four }] : [];
  });
  const ranks = ranksOf(scored);
  return scored.map(({ player, four }) => {
    const before = within(player, last - 2 * WEEKS + 1, last - WEEKS);
    const regular = player.games.filter((game) => game.isRegularSeason && game.week <= last);
    const { own, team } = four;
    return {
      entityId: player.playerId,
      games: four.games,
      teams: four.teams.join(', '),
      score: four.score,
      rank: ranks.get(player.playerId) ?? 0,
      change: before && four.score - before.score,
      week: within(player, last, last)?.score ?? null,
      season: utilizedGames(player.position, regular)?.score ?? null,
      snapShare: four.snapShare === null ? null : 100 * four.snapShare,
      targetShare: shareOf(own.targets, team.targets),
      carryShare: shareOf(own.carries, team.carries),
      airYardsShare: shareOf(own.airYards, team.passAirYards),
      points: four.points,
      shareInside20: shareOf(inside20(own), inside20(team)),
      shareInside10: shareOf(inside10(own), inside10(team)),
      endZoneShare: shareOf(own.targetsEndZone, team.targetsEndZone),
    };
  });
};

const within = ({ position, games }: UtilizedPlayer, from: number, to: number): UtilizedGames | null =>
  utilizedGames(
    position,
    games.filter(({ week }) => week >= from && week <= to),
  );

const inside20 = ({ carriesInside20, targetsInside20 }: Readonly<Chances>): number => carriesInside20 + targetsInside20;
const inside10 = ({ carriesInside10, targetsInside10 }: Readonly<Chances>): number => carriesInside10 + targetsInside10;

/** Places within the position by the score, from 1. */
function ranksOf(
  scored: readonly { readonly player: UtilizedPlayer; readonly four: UtilizedGames }[],
): ReadonlyMap<string, number> {
  const byPosition = Map.groupBy(scored, ({ player }) => player.position).values();
  return new Map(
    [...byPosition].flatMap((of) =>
      of
        .toSorted((one, other) => other.four.score - one.four.score)
        .map(({ player }, place) => [player.playerId, place + 1] as const),
    ),
  );
}
