// Which shapes of rosters advanced: teams by their quarterbacks, backs, receivers and tight ends, and by each alone.
//   node analysis/best-ball/shapes.ts --season 2022 [--data <folder>] [--write]
// Writes engine/best-ball/shape-record.data.ts with --write.
import { writeFileSync } from 'node:fs';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { askedOf } from '../arguments.ts';
import { correlation, mean } from '../statistics.ts';
import { type RealPod, realPods } from './real-pods.ts';

const SHAPED = ['QB', 'RB', 'WR', 'TE'] as const;
/** Shapes of fewer teams say nothing. */
const FEWEST_TEAMS = 60;

const { season, data } = askedOf(
  process.argv.some((arg) => arg.startsWith('--season')) ? undefined : ['--season', '2022'],
);
const pods = realPods(season, data);

interface Shaped {
  readonly counts: readonly number[];
  readonly isAdvanced: boolean;
}
const teamsOf = (some: readonly RealPod[]): readonly Shaped[] =>
  some.flatMap(({ list, teams }) =>
    teams.map(({ roster, isAdvanced }) => ({
      isAdvanced,
      counts: SHAPED.map((position) => {
        const index = POSITIONS.indexOf(position);
        return roster.filter((player) => list[player]?.position === index).length;
      }),
    })),
  );
const teams = teamsOf(pods);

interface Counted {
  readonly teams: number;
  readonly advanced: number;
}
const count = (own: readonly Shaped[]): Counted => ({
  teams: own.length,
  advanced: own.filter(({ isAdvanced }) => isAdvanced).length,
});
const rate = ({ advanced, teams: of }: Counted): number => advanced / of;
const row = (name: string, counted: Counted): void => {
  const share = rate(counted);
  const error = Math.sqrt((share * (1 - share)) / counted.teams);
  const numbers = `${String(counted.teams).padStart(6)}  ${(100 * share).toFixed(1).padStart(5)} %  ${(100 * error).toFixed(1)}`;
  console.log(`${name.padEnd(12)} ${numbers}`);
};

console.log(`${season}: ${pods.length} drafts, ${teams.length} teams\n\nshape         teams  advanced  SE`);
const byShape = [...Map.groupBy(teams, ({ counts }) => counts.join('-'))]
  .map(([shape, own]) => ({ shape, ...count(own) }))
  .sort((a, b) => b.teams - a.teams);
const known = byShape.filter((each) => each.teams >= FEWEST_TEAMS);
for (const each of known) row(each.shape, each);
row('everybody', count(teams));

const byPosition = SHAPED.map((position, at) => {
  console.log('');
  const counts = [...Map.groupBy(teams, (team) => team.counts[at] ?? 0)]
    .map(([players, own]) => ({ players, ...count(own) }))
    .filter((each) => each.teams >= FEWEST_TEAMS)
    .sort((a, b) => a.players - b.players);
  for (const each of counts) row(`${each.players} ${position}`, each);
  return [position, counts] as const;
});

// Does a shape that advanced often do so again? The same season, so its players are the same, too.
const [early, late] = [pods.slice(0, pods.length / 2), pods.slice(pods.length / 2)].map((half) =>
  Map.groupBy(teamsOf(half), ({ counts }) => counts.join('-')),
);
const again = known.flatMap(({ shape }) => {
  const [one, other] = [early?.get(shape) ?? [], late?.get(shape) ?? []];
  return one.length >= FEWEST_TEAMS / 2 && other.length >= FEWEST_TEAMS / 2
    ? [[rate(count(one)), rate(count(other))] as const]
    : [];
});
console.log(
  `\n${again.length} shapes, earlier half against later half: correlation ${correlation(
    again.map(([one]) => one),
    again.map(([, other]) => other),
  ).toFixed(2)}`,
);
const base = rate(count(teams));
const lateTeams = teamsOf(pods.slice(pods.length / 2));
const brier = (oddsOf: (team: Shaped) => number): number =>
  mean(lateTeams.map((team) => (oddsOf(team) - Number(team.isAdvanced)) ** 2));
const PRIOR_TEAMS = 200;
const told = (team: Shaped): number => {
  const own = count(early?.get(team.counts.join('-')) ?? []);
  return (own.advanced + PRIOR_TEAMS * base) / (own.teams + PRIOR_TEAMS);
};
console.log(
  `later half by the earlier half's rate of the shape: Brier ${brier(told).toFixed(5)}, base rate ${brier(() => base).toFixed(5)}`,
);

if (process.argv.includes('--write')) {
  const text = `// How often rosters of a shape advanced in real best-ball drafts.
// Written by \`node analysis/best-ball/shapes.ts --season ${season} --write\`: measured, never edited.
import type { ShapeRecord } from './shape-record.ts';

/** @source analysis/best-ball: Best Ball Mania III, ${pods.length} drafts of twelve teams and eighteen rounds */
export const SHAPE_RECORD: ShapeRecord = ${JSON.stringify(
    {
      ...{ season, drafts: pods.length, ...count(teams) },
      shapes: known.map(({ shape, ...counted }) => ({ shape: shape.split('-').map(Number), ...counted })),
      positions: Object.fromEntries(byPosition),
    },
    null,
    2,
  )};
`;
  writeFileSync(new URL('../../packages/engine/src/best-ball/shape-record.data.ts', import.meta.url), text);
}
