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

/** Years that an athlete of a job may stay, so that quarterbacks and kickers grow old and backs do not. */
export const PRIME_YEARS: Readonly<Record<Job, number>> = {
  QB: 9,
  RB: 4,
  WR: 6,
  TE: 6,
  K: 10,
  P: 9,
  LS: 9,
  OL: 7,
  DE: 6,
  DT: 6,
  LB: 5,
  CB: 5,
  S: 6,
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
