import type { Random } from '@pylon/engine/random/random';
import type { PlayerId } from '@pylon/engine/vocabulary/entities';
import { dayNumber } from './calendar.ts';
import { between, normal } from './draws.ts';
import { drawCollege, type FullName } from './names.ts';

/** An athlete's job on the field: the position of the players table, in more detail for the defence. */
export const JOBS = ['QB', 'RB', 'WR', 'TE', 'K', 'P', 'LS', 'OL', 'DE', 'DT', 'LB', 'CB', 'S'] as const;
export type Job = (typeof JOBS)[number];

/** An invented athlete, with traits that no source would publish. */
export interface Athlete {
  readonly playerId: PlayerId;
  readonly name: FullName;
  readonly job: Job;
  /** Day of birth, see calendar. */
  readonly birthDay: number;
  readonly heightInches: number;
  readonly weightPounds: number;
  readonly college: string;
  readonly rookieYear: number;
  readonly jersey: number;
  /** How good they are, in standard deviations of their job; 0 is the average of all on rosters. */
  readonly talent: number;
  /** Their manner, in standard deviations: a quarterback's legs, a back's hands, a receiver's depth. */
  readonly style: number;
}

/** Heights and weights of a job with their standard deviations, and its shirt numbers. */
const BUILDS: Readonly<Record<Job, { inches: number; pounds: number; poundsSd: number; shirts: [number, number] }>> = {
  QB: { inches: 75, pounds: 220, poundsSd: 9, shirts: [1, 19] },
  RB: { inches: 70, pounds: 214, poundsSd: 10, shirts: [20, 49] },
  WR: { inches: 72, pounds: 199, poundsSd: 13, shirts: [1, 19] },
  TE: { inches: 77, pounds: 250, poundsSd: 8, shirts: [80, 89] },
  K: { inches: 72, pounds: 195, poundsSd: 13, shirts: [1, 9] },
  P: { inches: 74, pounds: 212, poundsSd: 13, shirts: [1, 9] },
  LS: { inches: 74, pounds: 242, poundsSd: 8, shirts: [40, 49] },
  OL: { inches: 77, pounds: 313, poundsSd: 12, shirts: [60, 79] },
  DE: { inches: 76, pounds: 268, poundsSd: 14, shirts: [90, 99] },
  DT: { inches: 75, pounds: 309, poundsSd: 14, shirts: [90, 99] },
  LB: { inches: 73, pounds: 236, poundsSd: 8, shirts: [40, 59] },
  CB: { inches: 71, pounds: 192, poundsSd: 8, shirts: [20, 39] },
  S: { inches: 72, pounds: 204, poundsSd: 8, shirts: [20, 39] },
};

/** What a job makes of a career. */
interface Career {
  /** How many of the job a club has; 53 in all. */
  readonly squadSize: number;
  /**
   * How many of them must stay fit: a real club would sign a replacement, which the sample season does not model.
   */
  readonly leastFit: number;
  /** Chance that a week's work ends in missed games; about what 2023 and 2025 show, see analysis/sample-season. */
  readonly hazard: number;
  /** Years that an athlete may stay, so that quarterbacks and kickers grow old and backs do not. */
  readonly primeYears: number;
  /** How early clubs call the job's players, in standard deviations of talent. */
  readonly draftAppeal: number;
}

export const CAREERS: Readonly<Record<Job, Career>> = {
  QB: { squadSize: 3, leastFit: 1, hazard: 0.08, primeYears: 9, draftAppeal: 0.5 },
  RB: { squadSize: 4, leastFit: 2, hazard: 0.042, primeYears: 4, draftAppeal: 0 },
  WR: { squadSize: 6, leastFit: 3, hazard: 0.037, primeYears: 6, draftAppeal: 0.2 },
  TE: { squadSize: 4, leastFit: 2, hazard: 0.03, primeYears: 6, draftAppeal: -0.1 },
  K: { squadSize: 1, leastFit: 1, hazard: 0.006, primeYears: 10, draftAppeal: -1.8 },
  P: { squadSize: 1, leastFit: 1, hazard: 0.004, primeYears: 9, draftAppeal: -2 },
  LS: { squadSize: 1, leastFit: 1, hazard: 0.004, primeYears: 9, draftAppeal: -2.5 },
  OL: { squadSize: 9, leastFit: 5, hazard: 0.024, primeYears: 7, draftAppeal: 0.2 },
  DE: { squadSize: 5, leastFit: 3, hazard: 0.028, primeYears: 6, draftAppeal: 0.3 },
  DT: { squadSize: 4, leastFit: 2, hazard: 0.026, primeYears: 6, draftAppeal: 0 },
  LB: { squadSize: 6, leastFit: 3, hazard: 0.03, primeYears: 5, draftAppeal: -0.1 },
  CB: { squadSize: 5, leastFit: 3, hazard: 0.034, primeYears: 5, draftAppeal: 0.2 },
  S: { squadSize: 4, leastFit: 2, hazard: 0.03, primeYears: 6, draftAppeal: -0.1 },
};

/** An athlete as they enter the league. */
export function newAthlete(
  number: number,
  name: FullName,
  entry: { readonly job: Job; readonly rookieYear: number; readonly talent: number; readonly random: Random },
): Athlete {
  const { job, rookieYear, talent, random } = entry;
  const build = BUILDS[job];
  return {
    // Shaped like a GSIS id, from a block of numbers that the league has not given out.
    playerId: `00-09${String(number).padStart(5, '0')}` as PlayerId,
    name,
    job,
    birthDay: dayNumber(rookieYear - between(random, 21, 23), 9, 1) - random.nextInt(365),
    heightInches: Math.round(normal(random, build.inches, 1.6)),
    weightPounds: Math.round(normal(random, build.pounds, build.poundsSd)),
    college: drawCollege(random),
    rookieYear,
    jersey: between(random, ...build.shirts),
    talent,
    style: normal(random),
  };
}
