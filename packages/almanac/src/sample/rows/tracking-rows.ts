// What tracking and charting would tell of the games: counts that the box scores bound, and measures that lie about the
// league's average, shifted by who somebody is. Only those with enough chances are told of, as the sources do.
import type { Random } from '@pylon/engine/random/random';
import type { TableRows } from '../../tables/all.ts';
import type { Chances } from '../../tables/opportunity.ts';
import type { BoxScore } from '../game/box-score.ts';
import { passerRating } from '../game/passer-rating.ts';
import { STAT } from '../game/stat-index.ts';
import { chance, normal } from '../league/draws.ts';
import type { Member } from '../league/league.ts';
import type { PlayedSeason } from '../league/season.ts';
import { clubId } from './reference-rows.ts';
import { eachSide } from './season-rows.ts';

const TRACKED = [
  ...(['nextGenPassing', 'nextGenRushing', 'nextGenReceiving'] as const),
  ...(['advancedPassing', 'advancedRushing', 'advancedReceiving'] as const),
];
type TrackingTable = (typeof TRACKED)[number];
type TrackingRows = { readonly [N in TrackingTable]: TableRows[N][number][] };

/** Fewest passes, carries and targets of a game that is told of. */
const LEAST = { passes: 15, carries: 10, targets: 5 } as const;
const DROP_SHARE = 0.052;
const BAD_THROW_SHARE = 0.165;
const BROKEN_TACKLE_SHARE = { carry: 0.11, catch: 0.12 } as const;
const CONTACT_SHARE = 0.42;

/** Rows of all six tables for the games of some seasons. */
export function trackingRows(seasons: readonly PlayedSeason[], random: Random): TrackingRows {
  const rows = Object.fromEntries(TRACKED.map((table) => [table, []])) as unknown as TrackingRows; // one list for each
  for (const season of seasons) {
    eachSide(season, (week, club, _opponent, box) => trackSide(rows, season, { week, club, box }, random));
  }
  return rows;
}

/** What is counted of an athlete's game, ready to be told. */
interface Tracked {
  readonly game: Pick<TableRows['nextGenPassing'][number], 'season' | 'seasonType' | 'week' | 'playerId' | 'teamId'>;
  readonly member: Member;
  readonly chances: Chances;
  readonly of: (stat: keyof typeof STAT) => number;
  readonly teamAirYards: number;
  readonly random: Random;
}

function trackSide(
  rows: TrackingRows,
  season: PlayedSeason,
  { week, club, box }: { readonly week: number; readonly club: number; readonly box: BoxScore },
  random: Random,
): void {
  const teamAirYards = [...box.chances.values()].reduce((sum, { airYards }) => sum + airYards, 0);
  for (const [number, chances] of box.chances) {
    const member = season.squads.members[number];
    if (!member) continue;
    const line = box.lines.get(number);
    const tracked: Tracked = {
      game: {
        season: season.squads.year,
        seasonType: 'REG',
        week,
        playerId: member.athlete.playerId,
        teamId: clubId(club),
      },
      member,
      chances,
      of: (stat) => line?.[STAT[stat]] ?? 0,
      teamAirYards,
      random,
    };
    if (chances.passAttempts > 0) rows.advancedPassing.push(chartedPasser(tracked));
    if (chances.carries > 0) rows.advancedRushing.push(chartedRunner(tracked));
    if (chances.targets > 0) rows.advancedReceiving.push(chartedReceiver(tracked));
    if (chances.passAttempts >= LEAST.passes) rows.nextGenPassing.push(trackedPasser(tracked));
    if (chances.carries >= LEAST.carries) rows.nextGenRushing.push(trackedRunner(tracked));
    if (chances.targets >= LEAST.targets) rows.nextGenReceiving.push(trackedReceiver(tracked));
  }
}

/** How many of so many happen, each with the same probability. */
export function some(random: Random, of: number, probability: number): number {
  let count = 0;
  for (let index = 0; index < of; index++) if (chance(random, probability)) count += 1;
  return count;
}
const hundredth = (value: number): number => Math.round(value * 100) / 100;
const percent = (share: number): number => Math.round(share * 10000) / 100;

function chartedPasser({ game, of, random }: Tracked): TrackingRows['advancedPassing'][number] {
  const attempts = of('passingAttempts');
  const sacks = of('passingSacks');
  const missed = attempts - of('passingCompletions') - of('passingInterceptions');
  const drops = Math.min(missed, some(random, attempts, DROP_SHARE));
  const hurries = some(random, attempts, 0.075);
  const hits = some(random, attempts, 0.08);
  const pressures = sacks + hurries + hits;
  return {
    ...game,
    drops,
    badThrows: Math.min(attempts - of('passingCompletions') - drops, some(random, attempts, BAD_THROW_SHARE)),
    sacks,
    blitzes: some(random, attempts + sacks, 0.27),
    hurries,
    hits,
    pressures,
    pressurePercent: percent(Math.min(1, pressures / Math.max(1, attempts + sacks))),
  };
}

function chartedRunner({ game, member, of, random }: Tracked): TrackingRows['advancedRushing'][number] {
  const carries = of('rushingAttempts');
  const yards = of('rushingYards');
  const after = Math.max(0, Math.round(Math.max(yards, carries) * Math.max(0.1, normal(random, CONTACT_SHARE, 0.1))));
  return {
    ...game,
    carries,
    yardsBeforeContact: yards - after,
    yardsAfterContact: after,
    brokenTackles: some(random, carries, BROKEN_TACKLE_SHARE.carry * Math.exp(0.2 * member.form)),
  };
}

function chartedReceiver({ game, member, of, random }: Tracked): TrackingRows['advancedReceiving'][number] {
  const targets = of('receivingTargets');
  const receptions = of('receivingReceptions');
  const missed = targets - receptions;
  const interceptions = some(random, missed, 0.06);
  return {
    ...game,
    brokenTackles: some(random, receptions, BROKEN_TACKLE_SHARE.catch),
    drops: some(random, missed - interceptions, 0.16 * Math.exp(-0.15 * member.form)),
    interceptionsWhenTargeted: interceptions,
    ratingWhenTargeted: passerRating({
      attempts: targets,
      completions: receptions,
      yards: of('receivingYards'),
      touchdowns: of('receivingTouchdowns'),
      interceptions,
    }),
  };
}

function trackedPasser({ game, member, chances, of, random }: Tracked): TrackingRows['nextGenPassing'][number] {
  const attempts = of('passingAttempts');
  const completion = percent(of('passingCompletions') / attempts);
  const intended = chances.passAirYards / attempts;
  // Long throws are caught less often.
  const expected = hundredth(Math.min(80, Math.max(45, 74.5 - 1.15 * intended + normal(random, 0, 1.5))));
  return {
    ...game,
    attempts,
    secondsToThrow: hundredth(normal(random, 2.78 + 0.05 * member.athlete.style, 0.17)),
    completedAirYards: hundredth(intended * normal(random, 0.76, 0.06)),
    intendedAirYards: hundredth(intended),
    airYardsToSticks: hundredth(intended - normal(random, 8.6, 0.8)),
    aggressivenessPercent: hundredth(Math.max(0, normal(random, 15.5, 4.5))),
    completionPercent: completion,
    expectedCompletionPercent: expected,
    completionPercentOverExpected: hundredth(completion - expected),
    passerRating: passerRating({
      attempts,
      completions: of('passingCompletions'),
      yards: of('passingYards'),
      touchdowns: of('passingTouchdowns'),
      interceptions: of('passingInterceptions'),
    }),
  };
}

function trackedRunner({ game, member, of, random }: Tracked): TrackingRows['nextGenRushing'][number] {
  const attempts = of('rushingAttempts');
  const yards = of('rushingYards');
  const over = attempts * (0.6 * (yards / attempts - 4.2) + normal(random, 0.05 * member.form, 0.3));
  return {
    ...game,
    attempts,
    efficiency: hundredth(Math.max(2, normal(random, 4.9 - 0.25 * (yards / attempts), 0.5))),
    stackedBoxPercent: hundredth(Math.min(100, Math.max(0, normal(random, 24, 11)))),
    secondsToLine: hundredth(normal(random, 2.78, 0.12)),
    expectedYards: hundredth(yards - over),
    yardsOverExpected: hundredth(over),
    yardsOverExpectedPerAttempt: hundredth(over / attempts),
  };
}

function trackedReceiver({
  game,
  member,
  chances,
  of,
  teamAirYards,
  random,
}: Tracked): TrackingRows['nextGenReceiving'][number] {
  const targets = of('receivingTargets');
  const receptions = of('receivingReceptions');
  const intended = chances.airYards / targets;
  const after = receptions > 0 ? Math.max(0, normal(random, 9.2 - 0.5 * intended, 1.2)) : null;
  const expected = after === null ? null : Math.max(0, after - normal(random, 0.15 * member.form, 0.8));
  return {
    ...game,
    targets,
    cushionYards: hundredth(Math.max(1, normal(random, 6, 0.9))),
    separationYards: hundredth(Math.max(0.5, normal(random, 3.6 - 0.07 * intended, 0.5))),
    intendedAirYards: hundredth(intended),
    airYardsSharePercent: teamAirYards > 0 ? percent(Math.max(0, chances.airYards / teamAirYards)) : null,
    catchPercent: percent(receptions / targets),
    yardsAfterCatch: after === null ? null : hundredth(after),
    expectedYardsAfterCatch: expected === null ? null : hundredth(expected),
    yardsAfterCatchOverExpected: after === null || expected === null ? null : hundredth(after - expected),
  };
}
