// How good the odds of a week are on a season that chose none of their constants.
import { bestLineup } from '../../packages/engine/src/lineup/best-lineup.ts';
import { normalCdf } from '../../packages/engine/src/statistics/normal.ts';
import { boomChances, boomLine } from '../../packages/engine/src/week-odds/boom-chances.ts';
import { jointWeek } from '../../packages/engine/src/week-odds/joint-week.ts';
import { lowestChances } from '../../packages/engine/src/week-odds/lowest-chances.ts';
import { outscoreChance } from '../../packages/engine/src/week-odds/outscore-chances.ts';
import { pointsTable } from '../../packages/engine/src/week-odds/points-table.ts';
import { startShares } from '../../packages/engine/src/week-odds/start-shares.ts';
import type { WeekPlayer } from '../../packages/engine/src/week-odds/week-player.ts';
import { chanceOfLead, leadOf } from '../../packages/engine/src/week-odds/win-chance.ts';
import { askedOf } from '../arguments.ts';
import { mean } from '../statistics.ts';
import { brier, reliability, scoreLine, type Told } from './chance-scores.ts';
import {
  DEALINGS,
  type Dealing,
  leagueWeeks,
  matchupsOf,
  outcomeOf,
  setWeeks,
  slotsFor,
  spreadOfMargins,
} from './leagues.ts';
import { asWeekPlayer, byWeek, depths, type PlayedWeek, sleeperWeeks } from './weeks.ts';

/** The newest season that chose constants. */
const FITTED_THROUGH = 2023;
/** 40 of each way of dealing are about as many match-ups as the research notes judge by. */
const LEAGUES = 40;
/** Start percentages take draws for every team and week. */
const DRAWN_LEAGUES = 5;

const { season, data } = askedOf();
if (season <= FITTED_THROUGH) throw new Error(`the season ${season} chose the constants; take a later one`);
const rows = sleeperWeeks(season, data);
console.log(`Sleeper's projections of ${season}: ${rows.length} player weeks\n`);

const dealt = new Map<Dealing, ReturnType<typeof setWeeks>>();
/** The weeks of all leagues that were dealt in a way. */
function weeksOf(dealing: Dealing): ReturnType<typeof setWeeks> {
  const known = dealt.get(dealing) ?? setWeeks(rows, LEAGUES, dealing);
  dealt.set(dealing, known);
  return known;
}

function printBands(told: readonly Told[]): void {
  const line = reliability(told).map(
    ({ cases, told, happened }) => `${told.toFixed(3)}→${happened.toFixed(3)} (${cases})`,
  );
  console.log(`  told→happened (cases): ${line.join(', ')}`);
}

function winChances(): void {
  console.log('Win chances; targets: Brier at most .2180, ECE at most .015, slope .95 to 1.05');
  const all = DEALINGS.map((dealing) => ({ dealing, played: matchupsOf(weeksOf(dealing)) }));
  for (const { dealing, played } of [...all, { dealing: 'both', played: all.flatMap(({ played }) => played) }]) {
    const told = (scale?: number) =>
      played.map((one) => ({ chance: chanceOfLead(one.lead, scale), happened: outcomeOf(one) }));
    console.log(scoreLine(`dealt ${dealing}`, told()));
    console.log(scoreLine('  scale 1', told(1)));
    console.log(scoreLine('  scale .95, as the research notes', told(0.95)));
    const leads = Math.sqrt(mean(played.map(({ lead }) => lead.mean ** 2)));
    const said = Math.sqrt(mean(played.map(({ lead }) => lead.variance)));
    const found = [said, spreadOfMargins(played), leads].map((value) => value.toFixed(1));
    const right = mean(played.map((one) => (one.lead.mean > 0 ? outcomeOf(one) : 1 - outcomeOf(one))));
    console.log(
      `  spread told ${found[0]}, found ${found[1]}, of leads ${found[2]}; the favourite won ${right.toFixed(3)}`,
    );
    printBands(told());
  }
}

/** Who of twelve scores least, as a guillotine asks. */
function lowest(): void {
  console.log('\nThe lowest score of the week; the baseline gives each team the same');
  for (const dealing of DEALINGS) {
    const weeks = weeksOf(dealing);
    const told = weeks.flatMap((week): readonly Told[] => {
      const chances = lowestChances(week.map(({ starters }) => leadOf(starters, [])));
      const least = Math.min(...week.map(({ points }) => points));
      return week.map(({ points }, at) => ({ chance: chances[at] ?? 0, happened: points === least ? 1 : 0 }));
    });
    const alike = told.map(({ happened }) => ({ chance: 1 / (weeks[0]?.length ?? 1), happened }));
    console.log(scoreLine(`dealt ${dealing}`, told), ` always the same ${brier(alike).toFixed(4)}`);
    printBands(told);
  }
}

function startPercentages(): void {
  console.log('\nStart percentages against line-ups in hindsight');
  const slots = slotsFor(rows);
  const told: Told[] = [];
  const byProjection: Told[] = [];
  for (const dealing of DEALINGS) {
    for (let league = 0; league < DRAWN_LEAGUES; league++) {
      for (const { roster, happened } of leagueWeeks(rows, league, dealing).flat()) {
        const shares = startShares(jointWeek(roster, { seed: `${league}` }), slots);
        const startersBy = (points: (player: WeekPlayer) => number) =>
          new Set(
            bestLineup(
              roster.map((player) => ({ id: player.id, points: points(player), positions: player.positions })),
              slots,
            ).places.flatMap(({ starter }) => starter?.id ?? []),
          );
        const [best, chosen] = [startersBy(({ id }) => happened.get(id) ?? 0), startersBy(({ points }) => points)];
        roster.forEach(({ id }, at) => {
          const chance = shares[at] ?? 0;
          // Who has no rival says nothing of the method.
          if (chance === 0 || chance === 1) return;
          told.push({ chance, happened: best.has(id) ? 1 : 0 });
          byProjection.push({ chance: chosen.has(id) ? 1 : 0, happened: best.has(id) ? 1 : 0 });
        });
      }
    }
  }
  console.log(scoreLine('START %', told));
  console.log(`  Brier of starting the higher projection ${brier(byProjection).toFixed(4)}`);
  printBands(told);
}

/** How many of a position are compared with each other, by what was projected. */
const COMPARED = { QB: 24, RB: 40, WR: 50, TE: 20 } as const;

function pairs(): void {
  console.log('\nWhich of two of a position scores more; the research notes: Brier .2153, the higher projection .658');
  const drawn: Told[] = [];
  const formula: Told[] = [];
  for (const week of byWeek(rows)) {
    const depth = depths(week);
    const own = Object.entries(COMPARED).flatMap(([position, count]) =>
      week
        .filter((row) => row.position === position)
        .toSorted((a, b) => b.projected - a.projected)
        .slice(0, count),
    );
    const players = own.map((row) => ({ ...asWeekPlayer(row), depth: depth.get(row) ?? 1 }));
    const tables = players.map(pointsTable);
    const joint = jointWeek(players, { seed: 'pairs' });
    own.forEach((one, first) => {
      own.slice(0, first).forEach((other, second) => {
        if (one.position !== other.position) return;
        // The higher projection stands first in the list.
        const happened = other.happened > one.happened ? 1 : other.happened === one.happened ? 0.5 : 0;
        drawn.push({ chance: outscoreChance(joint, second, first), happened });
        const [better, worse] = [tables[second], tables[first]];
        if (better === undefined || worse === undefined) return;
        const z = (better.mean - worse.mean) / Math.sqrt(better.variance + worse.variance);
        formula.push({ chance: normalCdf(z), happened });
      });
    });
  }
  console.log(scoreLine('drawn', drawn));
  console.log(scoreLine('by formula, as if points were normal', formula));
  const higher = mean(drawn.map(({ happened }) => happened));
  console.log(
    `  the higher projection scored more in ${higher.toFixed(3)}: Brier of saying so ${(1 - higher).toFixed(4)}`,
  );
  printBands(drawn);
}

/** The first player of a position whom nobody of twelve teams starts, by rank. */
const REPLACEMENT = { QB: 13, RB: 29, WR: 44, TE: 14, K: 13, DST: 13 } as const;

function booms(): void {
  console.log(
    '\nBooms (a week that five or six of the position have) and duds (below a replacement), of usual starters',
  );
  const [boom, dud]: [Told[], Told[]] = [[], []];
  for (const week of byWeek(rows)) {
    for (const [position, rank] of Object.entries(REPLACEMENT)) {
      const own = week.filter((row) => row.position === position).toSorted((a, b) => b.projected - a.projected);
      const line = { boom: boomLine(own.map(asWeekPlayer)), dud: own[rank - 1]?.projected ?? 0 };
      const lines = { QB: line, RB: line, WR: line, TE: line, K: line, DST: line };
      const starters: readonly PlayedWeek[] = own.slice(0, rank - 1);
      boomChances(starters.map(asWeekPlayer), lines).forEach((chances, at) => {
        const happened = starters[at]?.happened ?? 0;
        if (chances === null) return;
        boom.push({ chance: chances.boom, happened: happened >= line.boom ? 1 : 0 });
        dud.push({ chance: chances.dud, happened: happened < line.dud ? 1 : 0 });
      });
    }
  }
  for (const [name, told] of [
    ['boom', boom],
    ['dud', dud],
  ] as const) {
    const base = mean(told.map(({ happened }) => happened));
    console.log(scoreLine(name, told), ` always the same ${(base * (1 - base)).toFixed(4)}`);
    printBands(told);
  }
}

winChances();
lowest();
startPercentages();
pairs();
booms();
