import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import type { Job } from '../league/athletes.ts';
import { CLUBS } from '../league/clubs.ts';
import type { PlayedSeason } from '../league/season.ts';
import type { BoxScore } from './box-score.ts';
import { addLine, emptyLine, STAT } from './stat-index.ts';

/** Rates of a played season, for projecting the next: the yield of a chance, and how often clubs throw and run. */
export interface LeagueRates {
  /** Everything that an athlete of a job did, added up over the season. */
  readonly totals: Readonly<Partial<Record<Job, number[]>>>;
  /** A team defence's average game. */
  readonly defense: number[];
  /** Games of a club: two for every game played. */
  readonly clubGames: number;
  /** Passes and runs without the quarterback's of each club, a game; drawn towards the league's average. */
  readonly clubVolumes: readonly { readonly passes: number; readonly runs: number }[];
  /** Part of the weeks that athletes of a job miss. */
  readonly absence: Readonly<Partial<Record<Job, number>>>;
}

/** Clubs keep half of their ways from one season to the next. */
const KEPT_WAYS = 0.45;

/** Reads the rates off a complete season. */
export function leagueRates(season: PlayedSeason): LeagueRates {
  const totals: Partial<Record<Job, number[]>> = {};
  const defense = emptyLine();
  const volumes = CLUBS.map(() => ({ passes: 0, runs: 0, games: 0 }));
  const read = (club: number, box: BoxScore) => {
    const volume = volumes[club];
    addLine(defense, box.defense);
    if (volume) volume.games += 1;
    for (const [number, line] of box.lines) {
      const job = season.squads.members[number]?.athlete.job;
      if (!job) continue;
      totals[job] ??= emptyLine();
      addLine(totals[job], line);
      if (!volume) continue;
      volume.passes += line[STAT.passingAttempts] ?? 0;
      if (job !== 'QB') volume.runs += line[STAT.rushingAttempts] ?? 0;
    }
  };
  for (const { fixture, home, away } of season.games) {
    read(fixture.home, home);
    read(fixture.away, away);
  }
  const clubGames = 2 * season.games.length;
  const average = (of: 'passes' | 'runs') => volumes.reduce((sum, volume) => sum + volume[of], 0) / clubGames;
  const [passes, runs] = [average('passes'), average('runs')];
  return {
    totals,
    defense: defense.map((amount) => amount / clubGames),
    clubGames,
    clubVolumes: volumes.map((volume) => ({
      passes: passes + KEPT_WAYS * (volume.passes / Math.max(1, volume.games) - passes),
      runs: runs + KEPT_WAYS * (volume.runs / Math.max(1, volume.games) - runs),
    })),
    absence: absences(season),
  };
}

function absences({ squads, infirmary }: PlayedSeason): Partial<Record<Job, number>> {
  const weeks: Partial<Record<Job, { all: number; missed: number }>> = {};
  for (const { number, athlete } of squads.members) {
    const count = weeks[athlete.job] ?? { all: 0, missed: 0 };
    weeks[athlete.job] = count;
    for (let week = 1; week <= 18; week++) {
      count.all += 1;
      if (infirmary.of(number, week)?.plays === false) count.missed += 1;
    }
  }
  return Object.fromEntries(Object.entries(weeks).map(([job, { all, missed }]) => [job, missed / all]));
}

/**
 * How much of one stat comes of each of another, for a job.
 * @example rateOf(rates, 'WR', 'receivingYards', 'receivingTargets') // → 7.4, about
 */
export function rateOf(rates: LeagueRates, job: Job, stat: StatKey, per: StatKey): number {
  const line = rates.totals[job];
  const chances = line?.[STAT[per]] ?? 0;
  return chances > 0 ? (line?.[STAT[stat]] ?? 0) / chances : 0;
}
