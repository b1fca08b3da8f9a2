// How near points expected of chances come to real ones. Of the season that chose the worths, each half of the weeks
// is judged by the other; any other season is judged by the whole of that one.
//
//     node analysis/expected-points/judge.ts [--season <year>] [--data <folder>]
import { askedOf } from '../arguments.ts';
import { LEARNED } from './constants.ts';
import { playsOf } from './plays.ts';
import { foldsOf, recordsOf } from './records.ts';

const { season, data } = askedOf();
const plays = playsOf(season, data);
const folds = season === LEARNED ? foldsOf(plays) : [{ learn: playsOf(LEARNED), judge: plays }];
console.log(`Points a game of chances in ${season}, half PPR: mean absolute error and R²`);
console.table(
  recordsOf(folds, data).map(({ expected, sums, chances, mean, ...more }) => ({
    ...more,
    ...{ error: expected.error, bySums: sums.error, byChances: chances.error, byMean: mean.error },
    ...{ told: expected.told, toldBySums: sums.told, toldByChances: chances.told },
  })),
);
