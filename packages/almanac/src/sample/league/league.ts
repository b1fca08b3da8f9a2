/**
 * Rosters from one season to the next: a league is founded with athletes of all ages, and every spring some
 * leave, some change clubs, and rookies fill the gaps.
 */
import type { Random } from '@pylon/engine/random/random';
import { type Athlete, CAREERS, JOBS, type Job, newAthlete } from './athletes.ts';
import { CLUBS } from './clubs.ts';
import { chance, normal, shuffled } from './draws.ts';
import { type FullName, nameGiver } from './names.ts';

const ASPECTS = ['passBlocking', 'runBlocking', 'passDefense', 'runDefense', 'passRush', 'passLean', 'pace'] as const;
/**
 * How a club plays this season, in standard deviations; 0 is the league's average. A `passLean` above 0 throws more
 * than others in the same situation, a `pace` above 0 takes less time between plays.
 */
export type ClubForm = Readonly<Record<(typeof ASPECTS)[number], number>>;
const clubForm = (of: (aspect: keyof ClubForm) => number) =>
  Object.fromEntries(ASPECTS.map((aspect) => [aspect, of(aspect)])) as ClubForm; // every aspect, by construction

/** An athlete's place in one season. */
export interface Member {
  /** Index among the season's members. */
  readonly number: number;
  readonly athlete: Athlete;
  /** Index of their club. */
  readonly club: number;
  /** How good they are this season. */
  readonly form: number;
  /** How good the world thought before the season that they would be. */
  readonly esteem: number;
}

/** A season's clubs and athletes. */
export interface SeasonSquads {
  readonly year: number;
  readonly members: readonly Member[];
  readonly clubForms: readonly ClubForm[];
}

/** Everybody who ever played, and who plays now. */
export interface League {
  readonly athletes: Athlete[];
  /** Club of each athlete, null without one. */
  readonly clubOf: Map<Athlete, number | null>;
  readonly draftOverall: Map<Athlete, number>;
  /** Club that drafted an athlete, or signed them as a rookie, by their id. */
  readonly draftedBy: Map<string, number>;
  readonly giveName: () => FullName;
}

/** Clubs with athletes of all ages, as they stand before a season. */
export function foundLeague(year: number, random: Random): League {
  const league: League = {
    athletes: [],
    clubOf: new Map(),
    draftOverall: new Map(),
    draftedBy: new Map(),
    giveName: nameGiver(random),
  };
  for (const job of JOBS) {
    for (let place = 0; place < CLUBS.length * CAREERS[job].squadSize; place++) {
      const seasons = Math.floor(-Math.log(1 - random.next() * 0.97) * CAREERS[job].primeYears * 0.55);
      // Athletes who lasted are better than those who just came.
      const talent = normal(random, Math.min(seasons, 4) * 0.12 - 0.2, 0.97);
      enter(league, place % CLUBS.length, { job, rookieYear: year - seasons, talent, random });
    }
  }
  for (let entered = year - 25; entered <= year; entered++) holdDraft(league, entered, random);
  return league;
}

/** A spring: athletes leave, change clubs and grow; rookies come. Changes the league. */
export function passSpring(league: League, year: number, random: Random): void {
  const grown = new Map<Athlete, Athlete>();
  const movers = new Map<Job, Athlete[]>();
  const vacancies: { club: number; job: Job }[] = [];
  for (const [index, athlete] of league.athletes.entries()) {
    const club = league.clubOf.get(athlete) ?? null;
    if (club === null) continue;
    const late = Math.max(0, year - athlete.rookieYear - CAREERS[athlete.job].primeYears);
    if (chance(random, Math.min(0.7, 0.1 + 0.07 * late - 0.06 * athlete.talent))) {
      league.clubOf.set(athlete, null);
      vacancies.push({ club, job: athlete.job });
      continue;
    }
    const drift = year - athlete.rookieYear <= 2 ? 0.12 : -0.1 * late;
    const older = { ...athlete, talent: athlete.talent + normal(random, drift, 0.3) };
    grown.set(athlete, older);
    league.athletes[index] = older;
    league.clubOf.delete(athlete);
    league.clubOf.set(older, club);
    const overall = league.draftOverall.get(athlete);
    if (overall !== undefined) league.draftOverall.set(older, overall);
    if (chance(random, 0.12)) movers.set(athlete.job, [...(movers.get(athlete.job) ?? []), older]);
  }
  for (const moving of movers.values()) {
    const clubs = shuffled(
      random,
      moving.map((athlete) => league.clubOf.get(athlete) ?? null),
    );
    for (const [index, athlete] of moving.entries()) league.clubOf.set(athlete, clubs[index] ?? null);
  }
  for (const { club, job } of vacancies) {
    enter(league, club, { job, rookieYear: year, talent: normal(random, -0.15, 1), random });
  }
  holdDraft(league, year, random);
}

/** Members and club forms of a season; forms keep half of what they were. */
export function gatherSquads(league: League, year: number, random: Random, before?: SeasonSquads): SeasonSquads {
  const members: Member[] = [];
  for (const athlete of league.athletes) {
    const club = league.clubOf.get(athlete) ?? null;
    if (club === null) continue;
    const form = athlete.talent + normal(random, 0, 0.45);
    const esteem = athlete.talent + normal(random, 0, athlete.rookieYear === year ? 0.55 : 0.3);
    members.push({ number: members.length, athlete, club, form, esteem });
  }
  const clubForms = centred(
    CLUBS.map((_, club) => {
      const last = before?.clubForms[club];
      return clubForm((aspect) => (last ? 0.5 * last[aspect] + normal(random, 0, 0.87) : normal(random)));
    }),
  );
  return { year, members, clubForms };
}

/** Forms are told against the season's average, so that no season is good for all defences at once. */
function centred(forms: readonly ClubForm[]): ClubForm[] {
  const mean = clubForm((aspect) => forms.reduce((sum, form) => sum + form[aspect], 0) / forms.length);
  return forms.map((form) => clubForm((aspect) => form[aspect] - mean[aspect]));
}

function enter(
  league: League,
  club: number,
  entry: { readonly job: Job; readonly rookieYear: number; readonly talent: number; readonly random: Random },
): void {
  const athlete = newAthlete(league.athletes.length + 1, league.giveName(), entry);
  league.athletes.push(athlete);
  league.clubOf.set(athlete, club);
  league.draftedBy.set(athlete.playerId, club);
}

const DRAFT_PICKS = 257;

/** Gives the rookies of a year their places in the draft, the most promising first, some of them none. */
function holdDraft(league: League, year: number, random: Random): void {
  const promise = (athlete: Athlete) => athlete.talent + CAREERS[athlete.job].draftAppeal + normal(random, 0, 0.7);
  const rookies = league.athletes
    .filter((athlete) => athlete.rookieYear === year)
    .map((athlete) => ({ athlete, promise: promise(athlete) }))
    .sort((a, b) => b.promise - a.promise);
  const drafted = rookies.slice(0, Math.min(DRAFT_PICKS, Math.ceil(rookies.length * 0.8)));
  const step = DRAFT_PICKS / Math.max(1, drafted.length);
  drafted.forEach(({ athlete }, place) => {
    league.draftOverall.set(athlete, 1 + Math.floor(place * step + random.next() * Math.max(0, step - 1)));
  });
}
