// How much of a simulated advantage real seasons keep: rooms on the boards of 2012 to 2020 with the real points of
// their players, each season's ranks worth what they were in the other seasons. The slope is ADVANCE_WEIGHT of
// engine/best-ball/advance-odds.ts.
//   node analysis/best-ball/fit.ts [rooms a season]
import { areaUnderCurve, BASE, brier, slope, type Told, toldOfEarlier } from './told-odds.ts';

const rooms = Number(process.argv[2] ?? 60);
const bySeason = toldOfEarlier(rooms);
const all = [...bySeason.values()].flat();
const row = (name: string, told: readonly Told[]): void =>
  console.log(
    `${name.padEnd(8)} ${String(told.length).padStart(6)} teams  slope ${slope(told).toFixed(2)}  AUC ${areaUnderCurve(told).toFixed(3)}  Brier ${brier(told).toFixed(5)}, one in six ${brier(told, () => BASE).toFixed(5)}`,
  );
for (const [season, told] of bySeason) row(String(season), told);
row('all', all);
for (const [season] of bySeason) {
  const others = [...bySeason].filter(([each]) => each !== season).flatMap(([, told]) => told);
  const weight = slope(others);
  const own = bySeason.get(season) ?? [];
  const weighted = brier(own, ({ odds }) => BASE + weight * (odds - BASE));
  console.log(`${season} by the slope of the other seasons (${weight.toFixed(2)}): Brier ${weighted.toFixed(5)}`);
}
