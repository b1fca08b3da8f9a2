// What tools tell of a league before the games of a week: the chance of each starter to outscore those who might
// start in their place, and of each match-up's first team to win. Made as the pages make it, so that what is kept is
// what was shown.
import { type AdviceKind, type GamesSoFar, recordChance } from '@pylon/engine/accuracy/advice-record';
import { isStarting, SLOT_POSITIONS, type Slot } from '@pylon/engine/vocabulary/slots';
import { jointWeek } from '@pylon/engine/week-odds/joint-week';
import { outscoreChance } from '@pylon/engine/week-odds/outscore-chances';
import type { AdviceSubject } from '../../../db/tables/advice.ts';
import type { LeagueWeek } from '../../../leagues/asked-team.ts';
import { winShare } from '../../../leagues/match-up-odds.ts';
import { oddsIdOf, startable, weekSeed } from '../../../leagues/odds-players.ts';
import type { Basis } from '../../../leagues/week-expectations.ts';
import type { WeekPlayer } from '../../../leagues/week-players.ts';
import type { WeekScores } from '../../../leagues/week-scores.ts';

/** A chance that was told, beside what its baseline says. */
export interface Statement {
  readonly kind: AdviceKind;
  readonly basis: Basis;
  readonly subject: AdviceSubject;
  /** 0 to 1. */
  readonly chance: number;
  readonly baseline: number;
}

/** Of those on the bench who may take a starter's place only the best are a question to anybody. */
const BENCH_PER_STARTER = 3;

/**
 * All statements of a league's week, a team at a time.
 *
 * @param scores of the weeks that are over
 */
export function* weekStatements(
  asked: LeagueWeek,
  scores: readonly WeekScores[],
): Generator<void, readonly Statement[]> {
  const { of, week, basis, playersOf } = asked;
  const statements: Statement[] = [];
  const players = new Map<string, readonly WeekPlayer[]>();
  for (const teamId of week.rosters.keys()) {
    const team = playersOf(teamId);
    players.set(teamId, team);
    statements.push(...startStatements(asked, teamId, team));
    yield;
  }
  const { scoringMode, isElimination } = of.league;
  if (scoringMode !== 'head-to-head' || isElimination) return statements;
  for (const { teams } of week.matchups) {
    const [one, other] = teams;
    const [own, others] = [players.get(one.teamId), players.get(other?.teamId ?? '')];
    if (!other || !own || !others || [own, others].some((team) => !team.some(isSet))) continue;
    statements.push({
      ...{ kind: 'win', basis, subject: { teamId: one.teamId, opponentId: other.teamId } },
      chance: winShare(own, others),
      baseline: recordChance(gamesOf(scores, one.teamId), gamesOf(scores, other.teamId)),
    });
    yield;
  }
  return statements;
}

/** Whether somebody has a game, takes part in it, and is projected. */
const plays = ({ entityId, game, isOut, expected }: WeekPlayer): boolean =>
  entityId !== null && game !== null && !isOut && expected !== null;
const isSet = (player: WeekPlayer): boolean => isStarting(player.place) && plays(player);

function startStatements({ of, asked, basis }: LeagueWeek, teamId: string, team: readonly WeekPlayer[]): Statement[] {
  const starters = team.filter(isSet);
  const bench = team
    .filter((player) => player.place === 'BN' && plays(player))
    .toSorted((one, other) => other.usable - one.usable);
  if (starters.length === 0 || bench.length === 0) return [];
  const able = startable(team);
  const week = jointWeek(able, { seed: weekSeed({ season: of.season, week: asked.week }) });
  const numbers = new Map(able.map(({ id }, number) => [id, number]));
  const numberOf = (player: WeekPlayer) => numbers.get(oddsIdOf(player)) ?? -1;
  return starters.flatMap((starter) =>
    bench
      .filter(({ expected }) => expected && SLOT_POSITIONS[starter.place as Slot].includes(expected.position)) // starts
      .slice(0, BENCH_PER_STARTER)
      .map((other) => ({
        ...{ kind: 'start', basis },
        subject: { teamId, starterId: oddsIdOf(starter), benchId: oddsIdOf(other) },
        chance: outscoreChance(week, numberOf(starter), numberOf(other)),
        baseline: (1 + Math.sign(starter.usable - other.usable)) / 2,
      })),
  );
}

/** What a team has won of the weeks that are over. */
function gamesOf(scores: readonly WeekScores[], teamId: string): GamesSoFar {
  const games = scores.flatMap(({ scores: ofWeek }) => {
    const own = ofWeek.find((score) => score.teamId === teamId);
    return own?.opponent ? [(1 + Math.sign(own.points - own.opponent.points)) / 2] : [];
  });
  return { wins: games.reduce((sum, won) => sum + won, 0), games: games.length };
}
