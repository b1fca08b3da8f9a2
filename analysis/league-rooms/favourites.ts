// Whether drafters come back to the same players and NFL teams, and whether whoever reaches does so again: what a room
// of a league could learn of its seats beside positions. Each is held against the same drafts with the picks of a
// position and a third of the draft dealt out anew among those who made them: a taste for positions counts for nothing.
//
//     node analysis/league-rooms/favourites.ts [--data <folder>]
import { type Random, seededRandom, shuffled } from '@pylon/engine/random/random';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { askedOf } from '../arguments.ts';
import { OFF_BOARD, type RecordedDraft, recordedDrafts } from './past-drafts.ts';

const DEALS = 2_000;
const THIRDS = 3;

interface Choice {
  readonly mate: string;
  readonly player: string;
  readonly team: string;
  readonly position: Position;
  readonly third: number;
  /** How much sooner than the board of the year, as a share of the board's place; null for whom no board has. */
  readonly reach: number | null;
}
type Draft = readonly Choice[];

function choicesOf({ picks, players, nflTeams, table }: RecordedDraft): Draft {
  return picks.flatMap(({ mate, position, pickNumber, isKeeper }, index): Choice[] => {
    const number = players[index] as number; // as many as picks
    if (isKeeper) return [];
    const board = table.board[number] ?? OFF_BOARD;
    return [
      {
        ...{ mate, position, third: Math.floor((THIRDS * (pickNumber - 1)) / picks.length) },
        player: table.entityIds[number] ?? '',
        team: nflTeams[index] ?? '',
        reach: board >= OFF_BOARD ? null : Math.log(board / pickNumber),
      },
    ];
  });
}

/** The same choices, those of a position and third dealt out anew among their drafters. */
function dealt(draft: Draft, random: Random): Draft {
  const alike = Map.groupBy(draft, ({ position, third }) => `${position} ${third}`);
  return [...alike.values()].flatMap((choices) => {
    const order = shuffled(choices.length, random);
    return choices.map((choice, index) => ({ ...choice, mate: choices[order[index] ?? 0]?.mate ?? choice.mate }));
  });
}

const pairsOf = (drafts: readonly Draft[]): readonly (readonly [Draft, Draft])[] =>
  drafts.flatMap((one, index) => drafts.slice(index + 1).map((other) => [one, other] as const));

/** How often somebody chose in one draft what they chose in another. */
const again =
  (key: 'player' | 'team') =>
  (drafts: readonly Draft[]): number =>
    pairsOf(drafts).reduce(
      (sum, [one, other]) =>
        sum +
        one.reduce(
          (all, choice) => all + other.filter((each) => each.mate === choice.mate && each[key] === choice[key]).length,
          0,
        ),
      0,
    );

/** How alike those reach in two drafts who were in both: the mean product of how far each was from everybody. */
function reachAgain(drafts: readonly Draft[]): number {
  const lean = drafts.map((draft) => {
    const known = draft.flatMap(({ mate, reach }) => (reach === null ? [] : { mate, reach }));
    const mean = known.reduce((sum, { reach }) => sum + reach, 0) / known.length;
    return new Map(
      [...Map.groupBy(known, ({ mate }) => mate)].map(([mate, own]) => [
        mate,
        own.reduce((sum, { reach }) => sum + reach - mean, 0) / own.length,
      ]),
    );
  });
  const products = lean.flatMap((one, index) =>
    lean
      .slice(index + 1)
      .flatMap((other) => [...one].flatMap(([mate, value]) => (other.has(mate) ? value * (other.get(mate) ?? 0) : []))),
  );
  return products.reduce((sum, value) => sum + value, 0) / products.length;
}

const QUESTIONS: Readonly<Record<string, (drafts: readonly Draft[]) => number>> = {
  'the same player again': again('player'),
  'the same NFL team again': again('team'),
  'a reach where there was a reach': reachAgain,
};

const { data } = askedOf();
const drafts = recordedDrafts(data).map(choicesOf);
console.log(
  `${drafts.length} drafts, ${drafts.reduce((sum, draft) => sum + draft.length, 0)} picks that were nobody's keepers`,
);
for (const [question, measure] of Object.entries(QUESTIONS)) {
  const random = seededRandom(question);
  const seen = measure(drafts);
  const chance = Array.from({ length: DEALS }, () => measure(drafts.map((draft) => dealt(draft, random))));
  const mean = chance.reduce((sum, value) => sum + value, 0) / DEALS;
  const spread = Math.sqrt(chance.reduce((sum, value) => sum + (value - mean) ** 2, 0) / DEALS);
  const asMuch = chance.filter((value) => value >= seen).length / DEALS;
  console.log(
    `${question}: ${seen.toPrecision(3)}, by chance ${mean.toPrecision(3)} ± ${spread.toPrecision(2)}; as much or more in ${(100 * asMuch).toFixed(1)} % of deals`,
  );
}
