// How well the utilization score foretells the points of a season that did not choose its weights.
// Run: node analysis/utilization/judge.ts [--season <year>] [--data <folder>]
import { parseArgs } from 'node:util';
import { shippedConstants } from './constants.ts';
import { DATA } from './games.ts';

const { values } = parseArgs({
  options: { season: { type: 'string', default: '2025' }, data: { type: 'string', default: DATA } },
});

console.log(`R² of points a game in the next four weeks, ${values.season}`);
console.table(shippedConstants(values.data, Number(values.season)).records);
