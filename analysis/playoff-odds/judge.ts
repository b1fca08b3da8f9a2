// How good playoff odds were before each week of recorded leagues, beside what the record so far says alone.
import { parseArgs } from 'node:util';
import { seededRandom } from '../../packages/engine/src/random/random.ts';
import { REST_MODEL } from '../../packages/engine/src/season-simulation/rest-model.data.ts';
import { sharedPath } from '../../packages/engine/src/testing/shared-data.ts';
import { DATA } from '../arguments.ts';
import { mean } from '../statistics.ts';
import { brier, logLoss, reliability, scoreLine } from '../week-odds/chance-scores.ts';
import { byForm, byProjections } from './expectations.ts';
import { recordedLeagues } from './recorded-leagues.ts';
import { byRecord, byShare, byTable, oddsTold, recordCurve, type ToldOdds } from './told-odds.ts';

const FITTED_BEFORE = 2023;
/** Weeks after which half of a team's lead in points counts: chosen by constants.ts. */
const FORM_WEEKS = 6;
const DRAWS = 2_000;

const { values } = parseArgs({
  options: {
    season: { type: 'string' },
    data: { type: 'string', default: DATA },
    recorded: { type: 'string', default: sharedPath('platforms/recorded') },
  },
});
const fitted = recordedLeagues(DATA, sharedPath('platforms/recorded')).filter(({ season }) => season < FITTED_BEFORE);
const curve = recordCurve(oddsTold(fitted, byForm(FORM_WEEKS), REST_MODEL));
console.log(
  `The record alone: log odds ${curve.base.toFixed(3)} + ${curve.slope.toFixed(3)} × wins above the line / √weeks left`,
);

const judged = recordedLeagues(values.data, values.recorded).filter(({ season }) =>
  values.season === undefined ? season >= FITTED_BEFORE : season === Number(values.season),
);
if (judged.length === 0) console.log('No league of these seasons was recorded to its end.');

/** Leagues' seasons drawn anew: the standard error of a mean whose cases share their luck within each. */
function errorOf(told: readonly ToldOdds[], loss: (told: readonly ToldOdds[]) => number): number {
  const clusters = [...Map.groupBy(told, ({ cluster }) => cluster).values()];
  const random = seededRandom('leagues drawn anew');
  const drawn = Array.from({ length: DRAWS }, () =>
    loss(clusters.flatMap(() => clusters[random.nextInt(clusters.length)] ?? [])),
  );
  const middle = mean(drawn);
  return Math.sqrt(mean(drawn.map((one) => (one - middle) ** 2)));
}

function judge(title: string, ours: readonly ToldOdds[]): void {
  if (ours.length === 0) return;
  const others = { record: byRecord(curve, ours), share: byShare(ours), table: byTable(ours) };
  console.log(`\n${title}: ${new Set(ours.map(({ cluster }) => cluster)).size} leagues`);
  console.log(scoreLine('simulated', ours));
  console.log(scoreLine('record so far', others.record));
  console.log(
    `${'share of places'.padEnd(58)}Brier ${brier(others.share).toFixed(4)}  log loss ${logLoss(others.share).toFixed(4)}`,
  );
  console.log(`${'the table as it stands'.padEnd(58)}Brier ${brier(others.table).toFixed(4)}`);
  const at = new Map(ours.map((one, index) => [one, index]));
  const against = (loss: typeof brier) => (told: readonly ToldOdds[]) =>
    loss(told) - loss(told.map((one) => others.record[at.get(one) ?? 0] ?? one));
  for (const [name, loss] of [
    ['Brier', brier],
    ['log loss', logLoss],
  ] as const) {
    const less = against(loss);
    console.log(`  ${name} less the record’s ${less(ours).toFixed(4)} (error ${errorOf(ours, less).toFixed(4)})`);
  }
  console.log('  weeks over   cases  Brier  record   share   table   log loss  record');
  for (const [from, to] of [
    [1, 3],
    [4, 6],
    [7, 9],
    [10, 11],
    [12, 13],
  ] as const) {
    const within = (told: readonly ToldOdds[]) => told.filter(({ played }) => played >= from && played <= to);
    const own = within(ours);
    if (own.length === 0) continue;
    const figures = [own, within(others.record), within(others.share), within(others.table)].map((told) =>
      brier(told).toFixed(4),
    );
    const losses = [own, within(others.record)].map((told) => logLoss(told).toFixed(4));
    console.log(
      `  ${`${from} to ${to}`.padEnd(11)} ${String(own.length).padStart(6)}  ${figures.join('  ')}  ${losses.join('    ')}`,
    );
  }
  console.log('  said and came, by tenths');
  for (const band of reliability(ours)) {
    console.log(`    ${band.told.toFixed(3)}  ${band.happened.toFixed(3)}  n ${band.cases}`);
  }
}

judge('By points so far', oddsTold(judged, byForm(FORM_WEEKS), REST_MODEL));
const seasons = [...new Set(judged.map(({ season }) => season))].filter((season) => season >= FITTED_BEFORE);
const projected = byProjections(values.data, seasons);
for (const season of seasons) {
  const told = oddsTold(
    judged.filter((league) => league.season === season),
    projected,
    REST_MODEL,
  );
  judge(`By projections and line-ups, as the product, ${season}`, told);
}
judge('By projections and line-ups, as the product, all', oddsTold(judged, projected, REST_MODEL));
