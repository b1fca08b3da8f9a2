// Rookie: what experts' ranks leave unsaid of players in their first season. Classes of 2012 to 2016 choose, those of
// 2017 to 2020 judge.
import type { ExpertRecord } from '../../packages/engine/src/methods/expert-record.shape.ts';
import { amount, readCsv } from '../projections/files.ts';
import { halfPprPoints, rankedSeasons, SKILL_POSITIONS, type SkillPosition } from '../projections/history.ts';
import { GAMES_NOW, GAMES_THEN, rankLine } from '../projections/smooth.ts';
import { mean, rankCorrelation } from '../statistics.ts';
import { LEARNED_THROUGH } from './chance-rates.ts';
import { printRecords } from './record.ts';

/** The pick at which draft capital says nothing either way, and the one that stands for not being picked. */
const NEUTRAL_PICK = 50;
const UNDRAFTED_PICK = 260;
const EXPONENTS = [0, 0.05, 0.1, 0.15, 0.2, 0.3] as const;

interface Rookie {
  readonly season: number;
  readonly position: SkillPosition;
  readonly pick: number;
  readonly age: number;
  /** Points that their pre-season rank has meant in the other seasons. */
  readonly implied: number;
  readonly happened: number;
}

function rookies(): readonly Rookie[] {
  const people = new Map(readCsv('dynastyprocess/db_playerids.csv.gz').map((row) => [row['gsis_id'] ?? '', row]));
  const ranked = rankedSeasons();
  return ranked.flatMap((row): Rookie[] => {
    const person = people.get(row.gsis);
    if (!person || amount(person['draft_year']) !== row.season) return [];
    const others = ranked.filter((other) => other.position === row.position && other.season !== row.season);
    return [
      {
        season: row.season,
        position: row.position,
        pick: amount(person['draft_ovr']) || UNDRAFTED_PICK,
        age: row.season - Number((person['birthdate'] ?? '').slice(0, 4)),
        implied: (halfPprPoints(rankLine(others, row.rank).line) * GAMES_THEN) / GAMES_NOW,
        happened: halfPprPoints(row.totals.line),
      },
    ];
  });
}

type Guess = (rookie: Rookie) => number;
const total = (rows: readonly Rookie[], of: Guess) => rows.reduce((sum, row) => sum + of(row), 0);
const errorOf = (rows: readonly Rookie[], guess: Guess) => mean(rows.map((row) => Math.abs(guess(row) - row.happened)));
const orderOf = (rows: readonly Rookie[], guess: Guess) =>
  mean(
    [...Map.groupBy(rows, ({ season }) => season).values()].map((one) =>
      rankCorrelation(
        one.map(guess),
        one.map(({ happened }) => happened),
      ),
    ),
  );
const byCapital =
  (exponent: number): Guess =>
  ({ implied, pick }) =>
    implied * (NEUTRAL_PICK / pick) ** exponent;

/** What a rookie's points are multiplied by: a level by position, and the pick by a power. */
export function rookieConstants() {
  const learn = rookies().filter(({ season }) => season <= LEARNED_THROUGH);
  const levelled = (exponent: number) => {
    const levels = Object.fromEntries(
      SKILL_POSITIONS.map((position) => {
        const own = learn.filter((row) => row.position === position);
        return [
          position,
          Number((total(own, ({ happened }) => happened) / total(own, byCapital(exponent))).toFixed(2)),
        ];
      }),
    ) as Record<SkillPosition, number>; // every position, by construction
    return { exponent, neutralPick: NEUTRAL_PICK, undraftedPick: UNDRAFTED_PICK, levels };
  };
  const error = (constants: ReturnType<typeof levelled>) => errorOf(learn, guessOf(constants));
  return EXPONENTS.map(levelled).reduce((best, one) => (error(one) < error(best) ? one : best));
}

const guessOf =
  ({
    exponent,
    levels,
  }: {
    readonly exponent: number;
    readonly levels: Readonly<Record<SkillPosition, number>>;
  }): Guess =>
  (row) =>
    levels[row.position] * byCapital(exponent)(row);

/** What the constants did for the classes after those that chose them, against the rank alone. */
export function judgedRookies(): readonly ExpertRecord[] {
  const constants = rookieConstants();
  const judge = rookies().filter(({ season }) => season > LEARNED_THROUGH);
  return [...SKILL_POSITIONS, null].map((position): ExpertRecord => {
    const rows = judge.filter((row) => position === null || row.position === position);
    const score = (guess: Guess) => ({ error: errorOf(rows, guess), order: orderOf(rows, guess) });
    return {
      expert: 'rookie',
      period: 'seasonal',
      name: position ?? 'All',
      isUsed: true,
      count: rows.length,
      baseline: score(({ implied }) => implied),
      own: score(guessOf(constants)),
      plain: null,
    };
  });
}

if (import.meta.main) {
  console.log('constants', JSON.stringify(rookieConstants()));
  printRecords(judgedRookies());
  const judge = rookies().filter(({ season }) => season > LEARNED_THROUGH);
  console.log('order by the pick alone', orderOf(judge, ({ pick }) => -pick).toFixed(3));
  for (const perYear of [0.03, 0.06]) {
    const young: Guess = ({ implied, age }) => implied * Math.exp(-perYear * age);
    console.log(`order with ${perYear} off for a year of age`, orderOf(judge, young).toFixed(3));
  }
}
