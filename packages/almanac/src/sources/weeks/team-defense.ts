// A team defence's game, added up from its athletes' box scores and its opponent's, for games that Sleeper does not
// cover.
import type { StatKey, StatLine } from '@pylon/engine/scoring/stat-keys';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import type { PlayerWeek } from '../nflverse/player-weeks.ts';

/** One team's box scores of a game. */
export interface TeamGame {
  readonly teamId: TeamId;
  readonly opponentId: TeamId;
  readonly players: readonly PlayerWeek[];
}

/** Groups box scores by `season week team`. */
export function teamGames(weeks: readonly PlayerWeek[]): ReadonlyMap<string, TeamGame> {
  const games = new Map<string, { teamId: TeamId; opponentId: TeamId; players: PlayerWeek[] }>();
  for (const player of weeks) {
    const key = `${player.season} ${player.week} ${player.teamId}`;
    const game = games.get(key) ?? { teamId: player.teamId, opponentId: player.opponentId, players: [] };
    game.players.push(player);
    games.set(key, game);
  }
  return games;
}

const TOUCHDOWN_POINTS = 6;
const SAFETY_POINTS = 2;

/**
 * Adds a defence's line up.
 *
 * Points allowed leave out what the opponent's defence scored (returned interceptions and fumbles, safeties): this
 * offence gave those away. Yards allowed are the opponent's passing and rushing yards less those lost to sacks.
 *
 * @param opponentScore the opponent's final score; null leaves the points allowed out
 */
export function derivedDefense(own: TeamGame, opponent: TeamGame, opponentScore: number | null): StatLine {
  const sum = (game: TeamGame, key: StatKey) => game.players.reduce((total, { line }) => total + (line[key] ?? 0), 0);
  const parts = (game: TeamGame, part: 'sackYardsLost' | 'blockedKicks') =>
    game.players.reduce((total, player) => total + player.parts[part], 0);
  const givenAway = TOUCHDOWN_POINTS * sum(opponent, 'idpTouchdowns') + SAFETY_POINTS * sum(opponent, 'idpSafeties');
  return {
    defenseSacks: sum(own, 'idpSacks'),
    defenseInterceptions: sum(own, 'idpInterceptions'),
    defenseFumbleRecoveries: sum(own, 'idpFumbleRecoveries'),
    defenseForcedFumbles: sum(own, 'idpForcedFumbles'),
    defenseSafeties: sum(own, 'idpSafeties'),
    defenseTouchdowns: sum(own, 'idpTouchdowns'),
    defenseSpecialTeamsTouchdowns: sum(own, 'returnTouchdowns'),
    defenseBlockedKicks: parts(opponent, 'blockedKicks'),
    defenseTacklesForLoss: sum(own, 'idpTacklesForLoss'),
    defensePassesDefended: sum(own, 'idpPassesDefended'),
    defenseYardsAllowed:
      sum(opponent, 'passingYards') + sum(opponent, 'rushingYards') - parts(opponent, 'sackYardsLost'),
    ...(opponentScore === null ? {} : { defensePointsAllowed: Math.max(0, opponentScore - givenAway) }),
  };
}
