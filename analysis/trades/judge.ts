// Whether the side that a trade is said to help then scores more: trades that were made in recorded leagues, chance
// trades between the same rosters, and the trades that the search recommends. With `--left-out` whoever nobody projects
// in the week although their team plays is expected to miss games, as the house has it.

import { seededRandom, shuffled } from '../../packages/engine/src/random/random.ts';
import { normalCdf } from '../../packages/engine/src/statistics/normal.ts';
import { bestTrades, type Trade } from '../../packages/engine/src/trades/best-trades.ts';
import { rosterOutlook, type SideEffect, tradeEffect } from '../../packages/engine/src/trades/trade-effect.ts';
import { type TradeLeague, type TradeLeagueFacts, tradeLeague } from '../../packages/engine/src/trades/trade-league.ts';
import { gainSpread, tradeWinPercent } from '../../packages/engine/src/trades/trade-odds.ts';
import { correlation, mean } from '../statistics.ts';
import { LEAGUES, type LeagueWeek, leagueWeek, readLeague, readSeason } from './real-leagues.ts';

/** One side of a trade: what was said before, and what came of it. Weighted points. */
interface Judged {
  readonly group: string;
  /** What is drawn together for errors: a league's season, whose trades share their luck, or one made trade. */
  readonly cluster: string;
  readonly chance: number;
  readonly gain: number;
  readonly spread: number;
  /** What the players who came were expected to score above those who left, whether they start or not. */
  readonly more: number;
  /** With line-ups that the weeks' own projections set, and with the best in hindsight. */
  readonly managed: number;
  readonly hindsight: number;
}

/** Weighted points of line-ups set by one set of figures and scored by another. */
export function scoredBy(setBy: TradeLeague, scored: TradeLeagueFacts, playerIds: readonly string[]): number {
  const players = (facts: TradeLeagueFacts) =>
    new Map(facts.teams.flatMap((team) => team.players.map((player) => [player.id, player] as const)));
  const [known, results] = [players(setBy), players(scored)];
  const outlook = rosterOutlook(
    setBy,
    playerIds.flatMap((id) => known.get(id) ?? []),
  );
  return outlook.starters.reduce(
    (sum, starters, week) =>
      sum +
      (scored.weeks[week]?.weight ?? 0) *
        starters.reduce((all, { playerId, position }) => {
          const points = playerId === null ? scored.wire[position] : results.get(playerId)?.points;
          return all + (points?.[week] ?? 0);
        }, 0),
    0,
  );
}

function judgeTrade({ expected, projected, scored }: LeagueWeek, trade: Trade, group: string, cluster: string) {
  const league = tradeLeague(expected);
  const effect = tradeEffect(league, trade);
  if (!effect.ok) return [];
  const [setBy, hindsight] = [tradeLeague(projected), tradeLeague(scored)];
  const gained = (by: TradeLeague, { before, after }: SideEffect) =>
    scoredBy(by, scored, after.playerIds) - scoredBy(by, scored, before.playerIds);
  const worth = new Map(expected.teams.flatMap(({ players }) => players.map((one) => [one.id, one.points] as const)));
  const worthOf = (ids: readonly string[]) =>
    ids.reduce(
      (sum, id) => sum + expected.weeks.reduce((all, { weight }, at) => all + weight * (worth.get(id)?.[at] ?? 0), 0),
      0,
    );
  const more = worthOf(trade.gets) - worthOf(trade.gives);
  return [effect.value.team, effect.value.opponent].map(
    (side): Judged => ({
      more: side === effect.value.team ? more : -more,
      group,
      cluster,
      chance: tradeWinPercent(league, side) / 100,
      gain: side.gain,
      spread: gainSpread(league, side),
      managed: gained(setBy, side),
      hindsight: gained(hindsight, side),
    }),
  );
}

/** Chance trades of one or two for one or two between teams next to each other on a shuffled list. */
function chanceTrades({ expected }: LeagueWeek, count: number, seed: string): readonly Trade[] {
  const random = seededRandom(seed);
  // Whom nobody would name is left out: those who are expected to score next to nothing.
  const teams = expected.teams.map(({ id, players }) => ({ id, players: players.filter(({ value }) => value >= 5) }));
  return Array.from({ length: count }, () => {
    const [one = 0, other = 1] = shuffled(teams.length, random);
    const some = (team: number) => {
      const players = teams[team]?.players ?? [];
      const picked = shuffled(players.length, random).slice(0, 1 + random.nextInt(2));
      return [...picked].flatMap((at) => players[at]?.id ?? []);
    };
    return { teamId: teams[one]?.id ?? '', opponentId: teams[other]?.id ?? '', gives: some(one), gets: some(other) };
  });
}

/** Chance that a side that won was given the higher odds than one that lost; ties count half. */
function auc(rows: readonly Judged[], won: (row: Judged) => boolean, by = (row: Judged) => row.chance): number {
  const values = (list: readonly Judged[]) => list.map(by);
  const [winners, losers] = [values(rows.filter(won)), values(rows.filter((row) => !won(row)))];
  let sum = 0;
  for (const a of winners) for (const b of losers) sum += a > b ? 1 : a === b ? 0.5 : 0;
  return sum / (winners.length * losers.length);
}

/** The mean logarithmic loss when so much of the gain counts, and so much of what comes in more whether it starts. */
const lossOf = (rows: readonly Judged[], won: (row: Judged) => boolean, shrink: number, ofMore: number): number =>
  mean(
    rows.map((row) => {
      const chance = normalCdf((shrink * row.gain + ofMore * row.more) / row.spread);
      return -Math.log(Math.max(1e-9, won(row) ? chance : 1 - chance));
    }),
  );

const STEPS = Array.from({ length: 60 }, (_, at) => (at + 1) * 0.025);
/** The shrink that fits best, by trying. */
const bestShrink = (rows: readonly Judged[], won: (row: Judged) => boolean): number =>
  STEPS.reduce((best, one) => (lossOf(rows, won, one, 0) < lossOf(rows, won, best, 0) ? one : best));

/** Standard error of a figure by drawing leagues and seasons again. */
function errorOf(rows: readonly Judged[], figure: (rows: readonly Judged[]) => number): number {
  const clusters = [...Map.groupBy(rows, ({ cluster }) => cluster).values()];
  const random = seededRandom('trades drawn again');
  const drawn = Array.from({ length: 200 }, () =>
    figure(clusters.flatMap(() => clusters[random.nextInt(clusters.length)] ?? [])),
  ).filter(Number.isFinite);
  const middle = mean(drawn);
  return Math.sqrt(mean(drawn.map((value) => (value - middle) ** 2)));
}

const MADE = 'made';
const BY_CHANCE = 'by chance';
const RECOMMENDED = 'recommended';
const WEEKS = [2, 4, 6, 8, 10, 12];
const CHANCE_TRADES = 40;
/** Of the trades by chance those with somebody in them who is left out. */
const LEFT_OUT = 'left out';

function judgeSeason(year: number, countsLeftOut: boolean): readonly Judged[] {
  const season = readSeason(year);
  return LEAGUES.flatMap((name) => {
    const league = readLeague(name, year, season);
    const made = league.trades.flatMap((trade, at) =>
      judgeTrade(
        leagueWeek(season, league, trade.week, { undone: trade, countsLeftOut }),
        trade,
        MADE,
        `${name} ${year} ${at}`,
      ),
    );
    const others = WEEKS.flatMap((week) => {
      const then = leagueWeek(season, league, week, { countsLeftOut });
      // Drawn of what is said without it, so that both judge the same trades.
      const plain = countsLeftOut ? leagueWeek(season, league, week) : then;
      const cluster = `${name} ${year}`;
      const ready = tradeLeague(then.expected);
      const recommended = ready.teams.flatMap(({ id }) => {
        const found = bestTrades(ready, id, { leastGain: 5, order: 'least-gain', most: 1 });
        return found.ok ? found.value.trades : [];
      });
      return [
        ...chanceTrades(plain, CHANCE_TRADES, `${cluster} ${week}`).flatMap((trade) => [
          ...judgeTrade(then, trade, BY_CHANCE, cluster),
          ...([...trade.gives, ...trade.gets].some((id) => then.leftOut.has(id))
            ? judgeTrade(then, trade, LEFT_OUT, cluster)
            : []),
        ]),
        ...recommended.flatMap((trade) => judgeTrade(then, trade, RECOMMENDED, cluster)),
      ];
    });
    return [...made, ...others];
  });
}

if (import.meta.main) {
  const countsLeftOut = process.argv.includes('--left-out');
  const rows = [2023, 2025].flatMap((year) => judgeSeason(year, countsLeftOut).map((row) => ({ ...row, year })));
  console.log('season trades      sides said  gained AUC (error)     Brier (error)    r    shrink');
  for (const outcome of ['managed', 'hindsight'] as const) {
    console.log(`line-ups: ${outcome}`);
    for (const group of [MADE, BY_CHANCE, LEFT_OUT, RECOMMENDED]) {
      for (const years of [[2023], [2025], [2023, 2025]]) {
        // What changes no line-up, as expected or in fact, is won by nobody.
        const own = rows.filter(
          (row) => row.group === group && years.includes(row.year) && row.spread > 0 && row[outcome] !== 0,
        );
        const won = (row: Judged) => row[outcome] > 0;
        const brier = (list: readonly Judged[]) => mean(list.map((row) => (row.chance - Number(won(row))) ** 2));
        const ranked = (list: readonly Judged[]) => auc(list, won);
        console.log(
          years.join('+').padEnd(9),
          group.padEnd(12),
          String(own.length).padStart(5),
          mean(own.map(({ chance }) => chance)).toFixed(3),
          mean(own.map((row) => Number(won(row)))).toFixed(3),
          `${ranked(own).toFixed(3)} (${errorOf(own, ranked).toFixed(3)})`,
          `${brier(own).toFixed(3)} (${errorOf(own, brier).toFixed(3)})`,
          correlation(
            own.map(({ gain }) => gain),
            own.map((row) => row[outcome]),
          ).toFixed(2),
          bestShrink(own, won).toFixed(3),
          `by sums ${auc(own, won, ({ more }) => more).toFixed(3)}`,
          `error of gain ${errorOf(own, (list) => mean(list.map((row) => row[outcome]))).toFixed(1)}`,
          `gain said ${mean(own.map(({ gain }) => gain)).toFixed(1)} came ${mean(own.map((row) => row[outcome])).toFixed(1)}`,
        );
      }
    }
  }
  console.log(
    '\nby chance, managed: does it help to know what comes in more, whether it starts? 2023 chooses, 2025 judges',
  );
  const seasonOf = (year: number) =>
    rows.filter((row) => row.group === BY_CHANCE && row.spread > 0 && row.managed !== 0 && row.year === year);
  const won = ({ managed }: Judged) => managed > 0;
  for (const ofMore of [0, 0.05, 0.1, 0.2, 0.3]) {
    const losses = [0.4, 0.5, 0.6, 0.7].map((shrink) =>
      [2023, 2025].map((year) => lossOf(seasonOf(year), won, shrink, ofMore).toFixed(4)).join(' '),
    );
    console.log(`of more ${ofMore}, shrink .4 .5 .6 .7:`, losses.join('  '));
  }
  const told = rows.filter(({ group, spread, managed }) => group === BY_CHANCE && spread > 0 && managed !== 0);
  console.log('\nby chance, managed, in ten equal groups: told, happened');
  const byChance = told.toSorted((a, b) => a.chance - b.chance);
  for (let group = 0; group < 10; group++) {
    const own = byChance.slice((group * told.length) / 10, ((group + 1) * told.length) / 10);
    console.log(
      mean(own.map(({ chance }) => chance)).toFixed(2),
      mean(own.map(({ managed }) => Number(managed > 0))).toFixed(2),
    );
  }
}
