// Injuries by week. An injury strikes in a week, keeps its athlete out for some, and shows in the reports: out while it
// lasts, questionable in the week of the return. Knocks that cost no game are reported too.
import type { Random } from '@pylon/engine/random/random';
import { CAREERS } from './athletes.ts';
import { between, chance, pick } from './draws.ts';
import type { Member } from './league.ts';

const KNOCK = 0.055;
/** Injuries of this many weeks or more put an athlete on injured reserve. */
const RESERVE_WEEKS = 4;
/** How an athlete who plays hurt does, in standard deviations of their form. */
export const HURT_PENALTY = 0.25;

const BODY_PARTS = [
  'Hamstring',
  'Knee',
  'Ankle',
  'Shoulder',
  'Groin',
  'Concussion',
  'Calf',
  'Foot',
  'Back',
  'Quadricep',
];
const LONG_TERM_PARTS = ['Knee', 'Achilles', 'Ankle', 'Shoulder', 'Foot', 'Pectoral'];

/** One line of a weekly report. */
export interface Ailment {
  readonly part: string;
  readonly status: 'Questionable' | 'Doubtful' | 'Out' | null;
  readonly practice: 'full' | 'limited' | 'none';
  readonly plays: boolean;
  /** On injured reserve: not on the game-day squad and not in the report. */
  readonly onReserve: boolean;
}

/** The season's ailments: of a member (by number) and a week (1 to `weeks`), undefined when they are well. */
export interface Infirmary {
  of(member: number, week: number): Ailment | undefined;
}

/** Lets a season's injuries happen. */
export function sufferInjuries(members: readonly Member[], weeks: number, random: Random): Infirmary {
  const ailments = new Map<number, Ailment>();
  const key = (member: number, week: number) => member * 32 + week;
  const absent = new Map<string, number>();
  const group = (member: Member, week: number) => `${member.club} ${member.athlete.job} ${week}`;
  for (const member of members) {
    const { number, athlete } = member;
    const { squadSize, leastFit, hazard } = CAREERS[athlete.job];
    for (let week = 1; week <= weeks; week++) {
      const length = chance(random, hazard) ? drawWeeks(random) : 0;
      const span = Array.from({ length: Math.min(length, weeks + 1 - week) }, (_, index) =>
        group(member, week + index),
      );
      const most = squadSize - leastFit;
      if (length > 0 && span.every((name) => (absent.get(name) ?? 0) < most)) {
        for (const name of span) absent.set(name, (absent.get(name) ?? 0) + 1);
        const part = pick(random, length >= 6 ? LONG_TERM_PARTS : BODY_PARTS);
        for (let last = week + length; week < last && week <= weeks; week++) {
          ailments.set(key(number, week), absence(part, length, random));
        }
        if (week <= weeks) ailments.set(key(number, week), knock(part, random, 0.75));
      } else if (chance(random, KNOCK)) {
        ailments.set(key(number, week), knock(pick(random, BODY_PARTS), random, 0.4));
      }
    }
  }
  return { of: (member, week) => ailments.get(key(member, week)) };
}

function drawWeeks(random: Random): number {
  const u = random.next();
  if (u < 0.42) return 1;
  if (u < 0.62) return 2;
  if (u < 0.72) return 3;
  if (u < 0.9) return between(random, 4, 8);
  return 18;
}

function absence(part: string, length: number, random: Random): Ailment {
  const onReserve = length >= RESERVE_WEEKS;
  const u = onReserve ? 1 : random.next();
  const status = u < 0.14 ? 'Questionable' : u < 0.27 ? 'Doubtful' : 'Out';
  return { part, status, practice: 'none', plays: false, onReserve };
}

function knock(part: string, random: Random, questionable: number): Ailment {
  const doubted = chance(random, questionable);
  const practice = doubted ? (chance(random, 0.75) ? 'limited' : 'none') : chance(random, 0.6) ? 'full' : 'limited';
  return { part, status: doubted ? 'Questionable' : null, practice, plays: true, onReserve: false };
}
