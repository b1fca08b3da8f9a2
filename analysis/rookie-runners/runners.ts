// Drafted runners and what they did in their first seasons.

import type { PastRunner } from '../../packages/engine/src/player-value/rookies/rookie-runners.shape.ts';
import { isFullback } from '../../packages/engine/src/player-value/rookies/rookie-runners.ts';
import { collegesConference } from '../../packages/engine/src/vocabulary/colleges.ts';
import { amount, readCsv } from '../projections/files.ts';

const IDS = 'dynastyprocess/db_playerids.csv.gz';
const HISTORY = 'history/player_stats_weekly_2010_2020.csv.gz';
const REGULAR_WEEKS = 17; // through 2020
const YEAR_MS = 365.2425 * 86_400_000;
const MAJOR = ['SEC', 'Big Ten', 'Big 12', 'ACC', 'Pac-12'];

/** A past runner with what was tried and not used. */
export interface Runner extends PastRunner {
  readonly gsis: string;
  readonly inches: number;
  readonly isMajor: boolean;
}

/** PPR points of a season and the place among runners, by gsis id. */
type Season = ReadonlyMap<string, { readonly points: number; readonly place: number }>;

/** Picks of a round: 32 and up to eleven that were awarded; a supplemental draft's count from 1 in every round. */
const LEAST_PICKS = 30;
const MOST_PICKS = 43;
const isInRound = (overall: number, round: number) =>
  overall > 0 && overall > LEAST_PICKS * (round - 1) && overall <= MOST_PICKS * round;

/** Drafted as receivers, and runners only later. */
const ONCE_RECEIVERS = ['Cordarrelle Patterson', 'Ty Montgomery'];

const drafted = () =>
  readCsv(IDS).filter(
    (row) =>
      row['position'] === 'RB' &&
      row['gsis_id'] !== 'NA' &&
      !ONCE_RECEIVERS.includes(row['name'] ?? '') &&
      isInRound(amount(row['draft_ovr']), amount(row['draft_round'])),
  );
const runnerIds = (): ReadonlySet<string> =>
  new Set(readCsv(IDS).flatMap((row) => (row['position'] === 'RB' ? [row['gsis_id'] ?? ''] : [])));

function placed(points: ReadonlyMap<string, number>): Season {
  const order = [...points].sort(([, one], [, other]) => other - one);
  return new Map(order.map(([id, total], place) => [id, { points: total, place: place + 1 }]));
}

/** The regular seasons of 2010 to 2020. */
export function pastSeasons(): ReadonlyMap<number, Season> {
  const runners = runnerIds();
  const bySeason = new Map<number, Map<string, number>>();
  for (const row of readCsv(HISTORY)) {
    const [season, id] = [amount(row['season']), row['player_id'] ?? ''];
    if (amount(row['week']) > REGULAR_WEEKS || !runners.has(id)) continue;
    const points = bySeason.get(season) ?? new Map<string, number>();
    bySeason.set(season, points);
    points.set(id, (points.get(id) ?? 0) + amount(row['fantasy_points_ppr']));
  }
  return new Map([...bySeason].map(([season, points]) => [season, placed(points)]));
}

/** A later season, from its totals. */
export const laterSeason = (season: number): Season =>
  placed(
    new Map(
      readCsv(`nflverse/stats_player_reg_${season}.csv`).map((row) => [
        row['player_id'] ?? '',
        amount(row['fantasy_points_ppr']),
      ]),
    ),
  );

/** Runners of some classes, by class and pick, with their points a season over some first ones. */
export function runnersOf(
  classes: readonly number[],
  seasons: ReadonlyMap<number, Season>,
  count: number,
): readonly Runner[] {
  return drafted()
    .flatMap((row): Runner | readonly [] => {
      const [draftClass, gsis] = [amount(row['draft_year']), row['gsis_id'] ?? ''];
      const [overall, pounds] = [amount(row['draft_ovr']), amount(row['weight'])];
      if (!classes.includes(draftClass) || isFullback({ overall, pounds, age: null })) return [];
      const played = Array.from({ length: count }, (_, index) => seasons.get(draftClass + index)?.get(gsis));
      const places = played.flatMap((season) => season?.place ?? []);
      const points = played.reduce((sum, season) => sum + (season?.points ?? 0), 0) / count;
      const birth = Date.parse(row['birthdate'] ?? '');
      return {
        ...{ name: row['name'] ?? '', draftClass, overall, pounds, gsis, inches: amount(row['height']) },
        age: rounded((Date.parse(`${draftClass}-04-30`) - birth) / YEAR_MS),
        points: rounded(points),
        finish: places.length === 0 ? null : Math.min(...places),
        isMajor: MAJOR.includes(collegesConference(row['college'] ?? '', draftClass) ?? ''),
      };
    })
    .sort((one, other) => one.draftClass - other.draftClass || one.overall - other.overall);
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
