// Do graded drafts do as their grades say? Grades of real best-ball drafts of 2022 against what then happened, and the
// odds of simulated seasons beside them.
//   node analysis/grades/evaluate.ts

import { letterGrade } from '@pylon/engine/drafting/letter-grades';
import { standardised } from '@pylon/engine/drafting/team-grades';
import { teamPoints } from '@pylon/engine/drafting/team-points';
import { gradeBaseline } from '@pylon/engine/mock-draft/report/grade-baseline';
import { createDraft, DEFAULT_DRAFT_SETTINGS } from '@pylon/engine/mock-draft/rules/create-draft';
import { seasonFormat } from '@pylon/engine/season-simulation/season-format';
import { seasonLeague } from '@pylon/engine/season-simulation/season-league';
import { seasonOutlook } from '@pylon/engine/season-simulation/season-outlook';
import { LETTER_GRADES, type LetterGrade } from '@pylon/engine/vocabulary/drafts';
import { correlation, covariance, mean, rankCorrelation } from '../statistics.ts';
import { ADVANCING, advanced, LEAGUE, loadPods, type Pod } from './pods.ts';

const SEASONS = 400;

/**
 * Cut points as the product finds them: from simulated drafts of the league on the board of one day, one round short:
 * nine bench places are the most.
 */
function cutsOf({ pool }: Pod) {
  const created = createDraft(
    {
      settings: {
        ...DEFAULT_DRAFT_SETTINGS,
        league: { ...LEAGUE, slots: { ...LEAGUE.slots, BN: 9 } },
        leagueType: 'bestBall',
        seed: 'grades',
      },
      keepers: [],
      participants: Array.from({ length: LEAGUE.teams }, (_, seat) => ({
        id: `${seat}`,
        name: `${seat}`,
        strategy: 'balanced',
      })),
      userSeat: 0,
      draftAtMs: 0,
    },
    pool.table,
  );
  if (!created.ok) throw new Error(created.reason);
  return gradeBaseline(created.value, pool).participantCuts;
}

const pods = loadPods();
const middle = pods[Math.floor(pods.length / 2)];
if (middle === undefined) throw new Error('no drafts');
const cuts = cutsOf(middle);
const format = seasonFormat(LEAGUE.teams, 'bestBall');

interface Team {
  readonly letter: LetterGrade;
  readonly simulated: number;
  readonly advanced: boolean;
}
const correlations: number[] = [];
const rankCorrelations: number[] = [];
const simulatedCorrelations: number[] = [];
const teams: Team[] = [];
for (const pod of pods) {
  const { table, waiver } = pod.pool;
  const values = teamPoints(pod.pool, 'bestBall')(pod.rosters);
  const { zs } = standardised(values);
  const rosters = pod.rosters.map((roster) =>
    roster.map((player) => ({
      position: table.position[player] ?? 0,
      points: table.points[player] ?? 0,
      byeWeek: table.byeWeek[player] ?? 0,
    })),
  );
  const league = seasonLeague({ slots: LEAGUE.slots, rosters, waiver }, format);
  const outlook = seasonOutlook(league, { seasons: SEASONS, seed: pod.draft.id, oddsWeight: 1 });
  correlations.push(correlation(zs, pod.points));
  rankCorrelations.push(rankCorrelation(zs, pod.points));
  simulatedCorrelations.push(
    correlation(
      outlook.teams.map(({ pointsFor }) => pointsFor.mean),
      pod.points,
    ),
  );
  const did = advanced(pod);
  outlook.teams.forEach(({ playoffs }, team) => {
    teams.push({ letter: letterGrade(zs[team] ?? 0, cuts), simulated: playoffs.odds, advanced: did[team] ?? false });
  });
}

const error = (values: readonly number[]): number =>
  Math.sqrt(covariance(values, values) / Math.max(1, values.length - 1));
const told = (name: string, values: readonly number[]): void =>
  console.log(`${name.padEnd(58)} ${mean(values).toFixed(3)} (SE ${error(values).toFixed(3)})`);
console.log(`${pods.length} drafts, ${teams.length} teams`);
told('correlation of grade with real points within a draft', correlations);
told('rank correlation', rankCorrelations);
told('correlation of simulated points with real points', simulatedCorrelations);

console.log('\nletters      teams   advanced   SE');
const rate = (own: readonly Team[]): number => own.filter((team) => team.advanced).length / Math.max(1, own.length);
function row(name: string, letters: readonly LetterGrade[]): number {
  const own = teams.filter(({ letter }) => letters.includes(letter));
  const share = rate(own);
  const se = Math.sqrt((share * (1 - share)) / Math.max(1, own.length));
  console.log(
    `${name.padEnd(10)} ${String(own.length).padStart(7)}   ${(100 * share).toFixed(1).padStart(6)} %  ${(100 * se).toFixed(1)}`,
  );
  return share;
}
for (const letter of LETTER_GRADES) row(letter, [letter]);
console.log('');
const range = (first: string): readonly LetterGrade[] => LETTER_GRADES.filter((letter) => letter.startsWith(first));
const best = row('A range', range('A'));
row('B range', range('B'));
row('C range', range('C'));
row('D range', range('D'));
const worst = row('F', ['F']);
const low = row('D- and F', ['D-', 'F']);
console.log(`A range over F: ${(best / worst).toFixed(2)}, over D- and F: ${(best / low).toFixed(2)}`);

const base = ADVANCING / LEAGUE.teams;
const y = teams.map((team) => (team.advanced ? 1 : 0));
const x = teams.map((team) => team.simulated);
const slope = covariance(x, y) / covariance(x, x);
const brier = (weight: number): number =>
  mean(teams.map((team) => (base + weight * (team.simulated - base) - (team.advanced ? 1 : 0)) ** 2));
console.log(
  `\nodds to advance, ${SEASONS} simulated seasons a draft; spread ${Math.sqrt(covariance(x, x)).toFixed(3)}`,
);
console.log(
  `Brier: base rate ${brier(0).toFixed(5)}, as simulated ${brier(1).toFixed(5)}, weight .44 ${brier(0.44).toFixed(5)}`,
);
console.log(
  `slope of what happened on what was simulated ${slope.toFixed(2)} (in sample), Brier with it ${brier(slope).toFixed(5)}`,
);
const half = Math.floor(teams.length / 2);
const early = covariance(x.slice(0, half), y.slice(0, half)) / covariance(x.slice(0, half), x.slice(0, half));
const late = covariance(x.slice(half), y.slice(half)) / covariance(x.slice(half), x.slice(half));
const laterBrier = (weight: number): number =>
  mean(teams.slice(half).map((team) => (base + weight * (team.simulated - base) - (team.advanced ? 1 : 0)) ** 2));
console.log(`slope in the earlier half ${early.toFixed(2)}, in the later ${late.toFixed(2)}`);
console.log(
  `Brier in the later half: base rate ${laterBrier(0).toFixed(5)}, weight of the earlier half ${laterBrier(early).toFixed(5)}`,
);
