// Drafts by the advice, format by format, free and paid: whether the rosters are sensible, and where they come in.
//   node analysis/advice-policy/measure.ts [drafts per format and plan] [format]
import { brokenSense, nominationFaults } from '../../packages/engine/src/testing/roster-sense.ts';
import { DRAFT_STRATEGIES } from '@pylon/engine/vocabulary/drafts';
import { mean } from '../statistics.ts';
import { type Played, play } from './play.ts';
import { FORMATS, type Format, loadEdition, type Rooms, roomsOf } from './rooms.ts';

const PLANS = ['free', 'paid'] as const;

/** The n-th draft of a format and plan: all seats and strategies in turn. */
const nth = (format: Format, rooms: Rooms, plan: keyof Rooms, n: number): Played =>
  play({
    format,
    rooms,
    plan,
    strategy: DRAFT_STRATEGIES[n % DRAFT_STRATEGIES.length] ?? 'balanced',
    seat: Math.floor(n / DRAFT_STRATEGIES.length + n) % format.league.teams,
    seed: `advice ${n}`,
  });

function measure(format: Format, rooms: Rooms, plan: keyof Rooms, drafts: number): void {
  const faults = new Map<string, number>();
  const places: number[] = [];
  const byStrategy = new Map<string, number[]>();
  let broken = 0;
  const start = process.cpuUsage();
  for (let n = 0; n < drafts; n++) {
    const { taken, nominated, values } = nth(format, rooms, plan, n);
    const found = [
      ...new Set([
        ...brokenSense({ ...format, slots: format.league.slots }, taken),
        ...nominationFaults({ ...format, slots: format.league.slots }, nominated),
      ]),
    ];
    if (found.length > 0) broken += 1;
    for (const fault of found) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    const seat = Math.floor(n / DRAFT_STRATEGIES.length + n) % format.league.teams;
    const place = 1 + values.filter((value) => value > (values[seat] ?? 0)).length;
    places.push(place);
    const strategy = DRAFT_STRATEGIES[n % DRAFT_STRATEGIES.length] ?? 'balanced';
    byStrategy.set(strategy, [...(byStrategy.get(strategy) ?? []), place]);
  }
  const { user } = process.cpuUsage(start);
  console.log(
    `${format.name} | ${plan} | ${drafts} | ${broken} | ${mean(places).toFixed(2)} | ${(user / 1000 / drafts).toFixed(0)} ms`,
  );
  console.log(`   ${[...byStrategy].map(([name, own]) => `${name} ${mean(own).toFixed(1)}`).join(', ')}`);
  for (const [fault, times] of [...faults].sort((a, b) => b[1] - a[1]).slice(0, 8)) console.log(`   ${times} × ${fault}`);
}

const drafts = Number(process.argv[2] ?? 1000);
const edition = await loadEdition();
for (const format of FORMATS.filter(({ name }) => process.argv[3] === undefined || name === process.argv[3])) {
  const rooms = roomsOf(edition, format);
  for (const plan of PLANS) measure(format, rooms, plan, drafts);
}
