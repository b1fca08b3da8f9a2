// Opportunity for a week, over Sleeper's published lines: 2023 chooses the share of touchdowns, 2025 judges it.
import type { StatLine } from '../../packages/engine/src/scoring/stat-keys.ts';
import { type Asked, askedOf, DATA } from '../arguments.ts';
import { readJson } from '../projections/files.ts';
import { SKILL_POSITIONS, type SkillPosition } from '../projections/history.ts';
import { crosswalk } from '../projections/weekly-lines.ts';
import { mean } from '../statistics.ts';
import { chanceRates, touchdownsMissing } from './chance-rates.ts';
import { judgedShare } from './judge-share.ts';
import { type JudgedShare, printShares } from './record.ts';

const POOL = { QB: 24, RB: 48, WR: 60, TE: 24 } as const;
/** Games so far that the plain mean is taken of. */
const RECENT_GAMES = 6;
/** From the third week on, so that there is a mean so far to stand against. */
const WEEKS = Array.from({ length: 15 }, (_, index) => index + 3);

type SleeperLine = Readonly<Record<string, number>>;
type SleeperWeek = Readonly<Record<string, SleeperLine>>;

interface WeekForecast {
  readonly week: number;
  readonly position: SkillPosition;
  readonly projected: number;
  readonly line: StatLine;
  readonly happened: number;
  readonly trailing: number;
}

const statLine = (line: SleeperLine): StatLine => ({
  passingAttempts: line['pass_att'] ?? 0,
  passingTouchdowns: line['pass_td'] ?? 0,
  rushingAttempts: line['rush_att'] ?? 0,
  rushingTouchdowns: line['rush_td'] ?? 0,
  receivingTargets: line['rec_tgt'] ?? 0,
  receivingTouchdowns: line['rec_td'] ?? 0,
});
const pointsOf = (line: SleeperLine): number => line['pts_half_ppr'] ?? 0;

/** The forecasts of a season of those who played, the best of each week and position by projection. */
function weekForecasts(season: number, data = DATA): readonly WeekForecast[] {
  const ids = crosswalk(data);
  const read = (kind: string, week: number) =>
    readJson(`sleeper/${kind}/nfl/regular/${season}/${week}.json.gz`, data) as SleeperWeek; // Sleeper's answer, as recorded
  const stats = Array.from({ length: 18 }, (_, week) => (week === 0 ? {} : read('stats', week)));
  const hasPlayed = (line: SleeperLine | undefined): line is SleeperLine => (line?.['gp'] ?? 0) > 0;
  return WEEKS.flatMap((week) => {
    const all = Object.entries(read('projections', week)).flatMap(([id, line]): WeekForecast[] => {
      const position = SKILL_POSITIONS.find((name) => name === ids.positions.get(ids.bySleeper.get(id) ?? ''));
      const happened = stats[week]?.[id];
      const recent = stats
        .slice(Math.max(1, week - RECENT_GAMES), week)
        .map((lines) => lines[id])
        .filter(hasPlayed);
      if (!position || pointsOf(line) <= 0 || !hasPlayed(happened) || recent.length === 0) return [];
      const trailing = mean(recent.map(pointsOf));
      return [
        { week, position, projected: pointsOf(line), line: statLine(line), happened: pointsOf(happened), trailing },
      ];
    });
    return SKILL_POSITIONS.flatMap((position) =>
      all
        .filter((row) => row.position === position)
        .sort((a, b) => b.projected - a.projected)
        .slice(0, POOL[position]),
    );
  });
}

const rates = chanceRates();

/** 2023 chooses, 2025 judges unless another season is asked for. */
export function judgedWeeks({ season, data }: Asked = { season: 2025, data: DATA }): readonly JudgedShare[] {
  const [learn, judge] = [weekForecasts(2023), weekForecasts(season, data)];
  return SKILL_POSITIONS.map((position) => {
    const isOf = (row: WeekForecast) => row.position === position;
    return judgedShare({
      period: 'weekly',
      position,
      learn: learn.filter(isOf),
      judge: judge.filter(isOf),
      groupOf: ({ week }) => week,
      shared:
        (share) =>
        ({ projected, line }) =>
          projected + share * touchdownsMissing(line, rates[position]),
      plain: ({ trailing }) => trailing,
    });
  });
}

if (import.meta.main) printShares(judgedWeeks(askedOf()));
