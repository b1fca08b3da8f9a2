// How near expected points come to real ones, beside plainer ways to tell them.
import type { ExpectedRecord } from '../../packages/engine/src/methods/expected-record.shape.ts';
import { correlation, mean } from '../statistics.ts';
import { fitted, type Line } from '../utilization/line.ts';
import { columnsOf, type Game, gamesOf, PASSED_POSITIONS, positionsOf } from './games.ts';
import type { Plays } from './plays.ts';
import { worthsOf } from './worths.ts';

/** Plays that choose, and others that judge. */
interface Fold {
  readonly learn: Plays;
  readonly judge: Plays;
}

/** Odd weeks choose for even ones and even for odd, so that every game is judged and none by itself. */
export const foldsOf = ({ throws, carries }: Plays): readonly Fold[] => {
  const of = (parity: number): Plays => ({
    throws: throws.filter(({ week }) => week % 2 === parity),
    carries: carries.filter(({ week }) => week % 2 === parity),
  });
  return [
    { learn: of(0), judge: of(1) },
    { learn: of(1), judge: of(0) },
  ];
};

const WAYS = ['expected', 'sums', 'chances', 'mean'] as const;
type Guesses = Readonly<Record<(typeof WAYS)[number], number>>;
type Judged = Game & { readonly guesses: Guesses };

const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0; // without a negative zero

/** The records of all positions over some folds. */
export function recordsOf(folds: readonly Fold[], data?: string): readonly ExpectedRecord[] {
  const positions = positionsOf(data);
  return PASSED_POSITIONS.map((position) => {
    const judged = folds.flatMap((fold) => {
      const worths = worthsOf(fold.learn);
      const ofPosition = (plays: Plays) =>
        gamesOf(plays, worths, positions).filter((game) => game.position === position);
      return withGuesses(ofPosition(fold.learn), ofPosition(fold.judge));
    });
    const [expected, sums, chances, usual] = WAYS.map((way) => errorOf(judged, way));
    if (!expected || !sums || !chances || !usual) throw new Error('four ways');
    return { position, count: judged.length, expected, sums, chances, mean: usual, ...foretold(judged) };
  });
}

function withGuesses(learned: readonly Game[], judged: readonly Game[]): readonly Judged[] {
  const scored = learned.map((game) => game.scored);
  const [sums, chances] = (['sums', 'chances'] as const).map((of) => {
    const line = fitted(columnsOf(learned, of), scored);
    return guessed(line, columnsOf(judged, of), judged.length);
  });
  const usual = mean(scored);
  return judged.map((game, row) => ({
    ...game,
    guesses: { expected: game.expected, sums: sums?.[row] ?? 0, chances: chances?.[row] ?? 0, mean: usual },
  }));
}

const guessed = ({ base, weights }: Line, columns: readonly (readonly number[])[], count: number) =>
  Array.from({ length: count }, (_, row) =>
    weights.reduce((sum, weight, at) => sum + weight * (columns[at]?.[row] ?? 0), base),
  );

function errorOf(games: readonly Judged[], way: (typeof WAYS)[number]) {
  const level = mean(games.map(({ scored }) => scored));
  const squares = (of: (game: Judged) => number) => mean(games.map((game) => (game.scored - of(game)) ** 2));
  return {
    error: rounded(mean(games.map(({ scored, guesses }) => Math.abs(scored - guesses[way])))),
    told: rounded(1 - squares(({ guesses }) => guesses[way]) / squares(() => level)),
  };
}

const SPAN = 4;
const LAST_WEEK = 18;
const LEAST_GAMES = 2;

/** How four weeks foretell the four after them, by what was expected and by what was scored. */
function foretold(games: readonly Judged[]) {
  const spans = [...Map.groupBy(games, ({ player }) => player).values()].flatMap((own) =>
    Array.from({ length: LAST_WEEK - 2 * SPAN + 1 }, (_, at) => {
      const within = (from: number) => own.filter(({ week }) => week >= from && week < from + SPAN);
      return [within(at + 1), within(at + 1 + SPAN)] as const;
    }).filter((both) => both.every((some) => some.length >= LEAST_GAMES)),
  );
  const next = spans.map(([, after]) => mean(after.map(({ scored }) => scored)));
  const by = (key: 'expected' | 'scored') =>
    rounded(
      correlation(
        spans.map(([before]) => mean(before.map((game) => game[key]))),
        next,
      ),
    );
  return { spans: spans.length, nextByExpected: by('expected'), nextByScored: by('scored') };
}
