// Drafts by the advice, format by format, free and paid: whether the rosters are sensible, and where they come in.
//   node analysis/advice-policy/measure.ts [drafts per format and plan, default 1000] [one format only]
// All formats together also write the table of the page /methods/odds.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdviceFigures } from '@pylon/engine/methods/figures.shape';
import { DRAFT_STRATEGIES } from '@pylon/engine/vocabulary/drafts';
import { brokenSense, nominationFaults } from '../../packages/engine/src/testing/roster-sense.ts';
import { mean } from '../statistics.ts';
import { play } from './play.ts';
import { FORMATS, type Format, loadEdition, type Rooms, roomsOf } from './rooms.ts';

const PLANS = ['paid', 'free'] as const;
const TARGET = '../../packages/engine/src/methods/advice-figures.data.ts';

/** One draft that was measured. */
interface Measured {
  readonly strategy: string;
  /** Of all teams, from 1, by projected roster value. */
  readonly place: number;
  /** The same value in standard deviations above the room's mean: what a grade is made from. */
  readonly z: number;
  readonly faults: readonly string[];
}

/** The n-th draft of a format and plan: all strategies and seats in turn. */
function measured(format: Format, rooms: Rooms, plan: keyof Rooms, n: number): Measured {
  const strategy = DRAFT_STRATEGIES[n % DRAFT_STRATEGIES.length] ?? 'balanced';
  const seat = (n + Math.floor(n / DRAFT_STRATEGIES.length)) % format.league.teams;
  const { taken, nominated, values } = play({ format, rooms, plan, strategy, seat, seed: `judged ${n}` });
  const league = { ...format, slots: format.league.slots };
  const own = values[seat] ?? 0;
  return {
    strategy,
    place: 1 + values.filter((value) => value > own).length,
    z: (own - mean(values)) / deviation(values),
    faults: [...new Set([...brokenSense(league, taken), ...nominationFaults(league, nominated)])],
  };
}

const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const round = (value: number): number => Math.round(value * 100) / 100;

function figuresOf(format: Format, rooms: Rooms, plan: keyof Rooms, drafts: number): AdviceFigures {
  const all = Array.from({ length: drafts }, (_, n) => measured(format, rooms, plan, n));
  const broken = all.filter(({ faults }) => faults.length > 0);
  const figures = {
    name: format.name,
    plan,
    drafts,
    broken: broken.length,
    finish: round(mean(all.map(({ place }) => place))),
    finishSpread: round(deviation(all.map(({ place }) => place))),
    z: round(mean(all.map(({ z }) => z))),
    zSpread: round(deviation(all.map(({ z }) => z))),
  };
  console.log(Object.values(figures).join(' | '));
  const byStrategy = DRAFT_STRATEGIES.map((strategy) => {
    const own = all.filter((each) => each.strategy === strategy);
    return `${strategy} ${mean(own.map(({ place }) => place)).toFixed(1)}`;
  });
  console.log(`   ${byStrategy.join(', ')}`);
  for (const fault of new Set(broken.flatMap(({ faults }) => faults)))
    console.log(`   ${broken.filter(({ faults }) => faults.includes(fault)).length} × ${fault}`);
  return figures;
}

const source = (
  figures: readonly AdviceFigures[],
  drafts: number,
): string => `// What comes of following the advice to the letter. Written by \`node analysis/advice-policy/measure.ts ${drafts}\`:
// measured, never edited.
import type { AdviceFigures } from './figures.shape.ts';

/** @source analysis/advice-policy */
export const ADVICE_FIGURES: readonly AdviceFigures[] = ${JSON.stringify(figures)};
`;

const drafts = Number(process.argv[2] ?? 1000);
const only = process.argv[3];
const edition = await loadEdition();
console.log('format | plan | drafts | rosters without sense | finish | its spread | z | its spread');
const figures = FORMATS.filter(({ name }) => only === undefined || name === only).flatMap((format) => {
  const rooms = roomsOf(edition, format);
  return PLANS.map((plan) => figuresOf(format, rooms, plan, drafts));
});
if (only === undefined) writeFileSync(join(import.meta.dirname, TARGET), source(figures, drafts));
