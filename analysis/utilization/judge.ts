// How well the utilization score foretells the points of a season that did not choose its weights.
//
//     node analysis/utilization/judge.ts [--season <year>] [--data <folder>]
import { askedOf } from '../arguments.ts';
import { shippedConstants } from './constants.ts';

const { season, data } = askedOf();
console.log(`R² of points a game in the next four weeks, ${season}`);
console.table(shippedConstants(data, season).records);
