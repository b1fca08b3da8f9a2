import { SERIES_STATS, type SeriesKey } from '@pylon/contract/tables/time-series/series-stats';
import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import type { Answer } from '../../../api/call.ts';
import { WeekLines } from '../../../ui/charts/WeekLines.tsx';
import { NONE } from '../../../widgets/player/display.ts';
import { entityKey, entityOf } from '../../../widgets/player/entity.ts';
import { meanOf, openValues, tellStat, weeksDrawn } from './series-words.ts';

export interface SeriesChartProps {
  readonly series: Answer<'getTimeSeries'>;
  readonly stat: SeriesKey;
}

/** A stat of each player as a line by week, and the starters of each position as a quiet one; nothing of no number. */
export function SeriesChart({ series: { weeks, players, starters }, stat }: SeriesChartProps) {
  const { title } = SERIES_STATS[stat];
  const lines = players.map((row) => ({
    key: entityKey(row),
    label: entityOf(row)?.shortName ?? NONE,
    values: openValues(row.weeks, stat),
  }));
  const quiet = starters.map((of) => ({
    key: of.position,
    label: `${POSITION_LABELS[of.position]} starters`,
    values: openValues(of.weeks, stat),
    isQuiet: true,
  }));
  const told = [...lines, ...quiet].map(
    ({ label, values }) => `${label} ${tellStat(stat, meanOf(values), { isMean: true })} a game`,
  );
  // A line without any number is not drawn, and would need no name.
  const drawn = [...lines, ...quiet].filter(({ values }) => values.some((value) => value !== null));
  if (drawn.length === 0) return null;
  const shown = weeksDrawn(drawn.map(({ values }) => values));
  return (
    <WeekLines
      label={`${title} by week: ${told.join(', ')}. The table below has every week.`}
      weeks={weeks.slice(0, shown).map(String)}
      lines={drawn.map((line) => ({ ...line, values: line.values.slice(0, shown) }))}
      tell={(value) => tellStat(stat, value)}
    />
  );
}
