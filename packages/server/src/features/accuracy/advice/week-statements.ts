// What tools tell of a league before the games of a week: the chance of each starter to outscore those who might
// start in their place, of each player to be in the team's best line-up, and of each match-up's first team to win. Made
// as the pages make it, so that what is kept is what was shown.
import { type AdviceKind, type GamesSoFar, recordChance } from '@pylon/engine/accuracy/advice-record';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import { isReserve, isStarting, SLOT_POSITIONS, type Slot } from '@pylon/engine/vocabulary/slots';
import { type JointWeek, jointWeek } from '@pylon/engine/week-odds/joint-week';
import { outscoreChance } from '@pylon/engine/week-odds/outscore-chances';
import { startShares } from '@pylon/engine/week-odds/start-shares';
import type { AdviceSubject } from '../../../db/tables/advice.ts';
import type { LeagueWeek } from '../../../leagues/asked-team.ts';
import { bestPlaces } from '../../../leagues/line-ups.ts';
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
  now: Date,
): Generator<void, readonly Statement[]> {
  const { of, week, basis, playersOf } = asked;
  const statements: Statement[] = [];
  const players = new Map<string, readonly WeekPlayer[]>();
  for (const teamId of week.rosters.keys()) {
    const team = playersOf(teamId);
    players.set(teamId, team);
    statements.push(...playerStatements(asked, teamId, { team, now }));
    yield;
  }
  const { scoringMode, isElimination } = of.league;
  if (scoringMode !== 'head-to-head' || isElimination) return statements;
  for (const { teams } of week.matchups) {
    const [one, other] = teams;
    const [own, others] = [players.get(one.teamId), players.get(other?.teamId ?? '')];
    if (!other || !own || !others || [own, others].some((team) => !team.some(isSet))) continue;
    const chance = winShare(own, others);
    if (chance === null) continue;
    statements.push({
      ...{ kind: 'win', basis, subject: { teamId: one.teamId, opponentId: other.teamId } },
      chance,
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

/** What is told of a team's players: of all out of the same draws of the week. */
function playerStatements({ of, asked, basis }: LeagueWeek, teamId: string, { team, now }: TeamNow): Statement[] {
  const able = startable(team);
  const week = jointWeek(able, { seed: weekSeed({ season: of.season, week: asked.week }) });
  const numbers = new Map(able.map(({ id }, number) => [id, number]));
  const drawn = { week, slots: of.league.shape.slots, numberOf: (of: WeekPlayer) => numbers.get(oddsIdOf(of)) ?? -1 };
  return [
    ...startStatements(team, drawn).map((each) => ({ ...each, subject: { teamId, ...each.subject } })),
    ...lineupStatements(team, drawn, now).map((each) => ({ ...each, subject: { teamId, ...each.subject } })),
  ].map((each) => ({ ...each, basis }));
}

/** A team's players, and the moment. */
interface TeamNow {
  readonly team: readonly WeekPlayer[];
  readonly now: Date;
}

/** Draws of a team's week. */
interface Drawn {
  readonly week: JointWeek;
  readonly slots: SlotCounts;
  readonly numberOf: (player: WeekPlayer) => number;
}

/** Each starter against those of the bench who could take the place. */
function startStatements(team: readonly WeekPlayer[], { week, numberOf }: Drawn) {
  const bench = team
    .filter((player) => player.place === 'BN' && plays(player))
    .toSorted((one, other) => other.usable - one.usable);
  return team.filter(isSet).flatMap((starter) =>
    bench
      .filter(({ expected }) => expected && SLOT_POSITIONS[starter.place as Slot].includes(expected.position)) // starts
      .slice(0, BENCH_PER_STARTER)
      .map((other) => ({
        kind: 'start' as const,
        subject: { starterId: oddsIdOf(starter), benchId: oddsIdOf(other) },
        chance: outscoreChance(week, numberOf(starter), numberOf(other)),
        baseline: (1 + Math.sign(starter.usable - other.usable)) / 2,
      })),
  );
}

/** START % of everybody who has a rival for a place: whoever is alone in theirs starts by the rules. */
function lineupStatements(team: readonly WeekPlayer[], { week, slots, numberOf }: Drawn, now: Date) {
  const able = team.filter((player) => !isReserve(player.place) && plays(player));
  const [shares, best] = [startShares(week, slots), bestPlaces(team, slots, now)];
  const counts = Map.groupBy(able, ({ expected }) => expected?.position);
  return able.flatMap((player) => {
    const position = player.expected?.position;
    if (!position || (counts.get(position)?.length ?? 0) <= slots[position]) return [];
    return {
      kind: 'lineup' as const,
      subject: { playerId: oddsIdOf(player), position },
      chance: shares[numberOf(player)] ?? 0,
      baseline: isStarting(best.get(player.leagueRosterId) ?? 'BN') ? 1 : 0,
    };
  });
}

/** What a team has won of the weeks that are over. */
function gamesOf(scores: readonly WeekScores[], teamId: string): GamesSoFar {
  const games = scores.flatMap(({ scores: ofWeek }) => {
    const own = ofWeek.find((score) => score.teamId === teamId);
    return own ? own.opponents.map((other) => (1 + Math.sign(own.points - other.points)) / 2) : [];
  });
  return { wins: games.reduce((sum, won) => sum + won, 0), games: games.length };
}
