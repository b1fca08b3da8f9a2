// Sleeper publishes its own points beside each stat line. They are its house rules, read off the numbers themselves: a
// forced fumble is a point, 14 to 20 points allowed are worth nothing, two-point returns are not scored.
import { expect, it } from 'vitest';
import { describeShared } from '../testing/shared-data.ts';
import { sleeperLeague } from '../testing/sleeper-leagues.ts';
import { type SleeperGame, type SleeperStats, sleeperGames, sleeperLine } from '../testing/sleeper-lines.ts';
import { points } from './points.ts';
import { type ScoringSettings, STANDARD_SCORING } from './scoring-settings.ts';
import type { StatLine } from './stat-keys.ts';

const SLEEPER_STANDARD: ScoringSettings = {
  ...STANDARD_SCORING,
  dtTwoPointReturns: 0,
  dtForcedFumbles: 1,
  dtSpecialTeamsForcedFumbles: 1,
  dtSpecialTeamsFumbleRecoveries: 1,
  dtPointsAllowed20: 0,
  specialTeamsForcedFumbles: 1,
  specialTeamsFumbleRecoveries: 1,
  idpSacks: 1,
  idpInterceptions: 2,
  idpForcedFumble: 1,
  idpFumbleRecoveries: 2,
  idpTouchdowns: 6,
  idpSafeties: 2,
  idpBlockedKicks: 2,
};

const WITHOUT_DEFENDERS: ScoringSettings = {
  ...SLEEPER_STANDARD,
  idpSacks: 0,
  idpInterceptions: 0,
  idpForcedFumble: 0,
  idpFumbleRecoveries: 0,
  idpBlockedKicks: 0,
};

/** A forced fumble on special teams stands in two stats, and the house's points count it once. Leagues count both. */
function houseLine(stats: SleeperStats): StatLine {
  const line = sleeperLine(stats);
  return { ...line, idpForcedFumbles: Math.max(0, (stats['idp_ff'] ?? 0) - (stats['st_ff'] ?? 0)) };
}

/** Results that Sleeper's own rules do not explain, one by one: Sleeper's surplus, and its likely reason. */
const ODD_ONES: Readonly<Record<string, readonly [more: number, why: string]>> = {
  '2025-5-TEN': [8, 'a receiver’s recovery in the end zone, touchdown and all, stands with the defence'],
  '2025-5-2374': [-8, 'the same play: not with the receiver'],
  '2023-2-PHI': [-1, 'three forced fumbles and one on special teams, which the points seem to count as three in all'],
  '2025-18-1945': [-1, 'two extra points were blocked, and the stats have one miss'],
  '2023-7-BUF': [-1, 'does not follow from the stats recorded beside it'],
  '2025-16-JAX': [1, 'nor does this'],
  '2023-13-6118': [2, 'nor does this'],
};

/**
 * Whether the difference is a known oddity. In 2025 a defender's plays are not counted beside those of offence and
 * special teams.
 */
function isExplained({ season, week, playerId, position, stats }: SleeperGame, theirs: number, ours: number): boolean {
  const odd = ODD_ONES[`${season}-${week}-${playerId}`];
  if (odd !== undefined) return Math.abs(theirs - ours - odd[0]) < 0.006;
  const elsewhere = points(houseLine(stats), position, WITHOUT_DEFENDERS);
  return season === 2025 && Math.abs(theirs - elsewhere - receptionPoints(ours, stats, position)) < 0.006;
}

/** What receptions added to our points, so that one explanation serves all three formats. */
function receptionPoints(ours: number, stats: SleeperGame['stats'], position: SleeperGame['position']): number {
  return ours - points(houseLine(stats), position, SLEEPER_STANDARD);
}

describeShared('points of recorded Sleeper games', () => {
  const games = sleeperGames();
  const formats = [
    ['pts_std', 0, 14_517],
    ['pts_half_ppr', 0.5, 14_554],
    ['pts_ppr', 1, 14_558],
  ] as const;
  for (const [name, perReception, equalGames] of formats) {
    it(`are Sleeper's ${name} to the cent, save 25 that differ for reasons given here`, () => {
      const settings = { ...SLEEPER_STANDARD, receivingReceptions: perReception };
      const count = { equal: 0, explained: 0 };
      const unexplained: unknown[] = [];
      for (const game of games) {
        const theirs = game.stats[name];
        if (theirs === undefined) continue;
        const ours = points(houseLine(game.stats), game.position, settings);
        if (Math.abs(theirs - ours) < 0.006) count.equal += 1;
        else if (isExplained(game, theirs, ours)) count.explained += 1;
        else unexplained.push({ game, theirs, ours });
      }
      expect(unexplained).toEqual([]);
      expect(count).toEqual({ equal: equalGames, explained: 25 });
    });
  }
});

describeShared('points of recorded Sleeper leagues', () => {
  const games = new Map(sleeperGames().map((game) => [`${game.season} ${game.week} ${game.playerId}`, game]));
  // Half-PPR with a keeper's and a superflex league's differences, and individual defenders with bonuses for long
  // kicks.
  for (const [name, season, results] of [
    ['keeper_10team_half_ppr', 2023, 2946],
    ['keeper_10team_half_ppr', 2025, 2988],
    ['dynasty_12team_superflex_faab', 2023, 4349],
    ['dynasty_12team_superflex_faab', 2025, 4520],
    ['dynasty_12team_idp_faab', 2023, 6768],
    ['dynasty_12team_idp_faab', 2025, 6865],
  ] as const) {
    it(`${name} ${season}: each of ${results} results is the league's, to the cent`, () => {
      const league = sleeperLeague(name, season);
      expect(league.unknown).toEqual([]);
      const different = league.points.filter(({ week, playerId, points: theirs }) => {
        const game = games.get(`${season} ${week} ${playerId}`);
        const ours = game === undefined ? 0 : points(sleeperLine(game.stats), game.position, league.settings);
        return Math.abs(theirs - ours) >= 0.006;
      });
      expect(different).toEqual([]);
      expect(league.points).toHaveLength(results);
    });
  }
});
