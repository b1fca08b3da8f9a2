import { unlocked } from '@pylon/contract/plans/tiers';
import { ordinal } from '@pylon/engine/vocabulary/ordinal';
import { domainOf, fractionOf } from '../../../ui/charts/scale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { decimal } from '../../../widgets/player/display.ts';
import { type Grade, placeOf } from './report.ts';

export interface RoomStripProps {
  readonly mine: Grade;
  /** Of everybody, mine among them. */
  readonly grades: readonly Grade[];
  /** 'You', or who the report is about. */
  readonly name: string;
}

/** Where a name over its mark would leave the strip. */
const EDGE = 0.14;

/**
 * The projected points of the room's line-ups on one line: a mark for each, mine named, the mean as a post. Below the
 * plan their order.
 */
export function RoomStrip({ mine, grades, name }: RoomStripProps) {
  // Without points the teams stand in their order, a step apart.
  const scaleOf = (grade: Grade) => unlocked(grade.projectionPoints) ?? -grades.indexOf(grade);
  const points = grades.map(scaleOf);
  const mean = unlocked(mine.meanProjectionValue);
  const mineAt = scaleOf(mine);
  const ends = domainOf(points);
  // A little air, so that the first and the last mark are whole.
  const air = Math.max(1, (ends.max - ends.min) * 0.03);
  const domain = { min: ends.min - air, max: ends.max + air };
  const at = (value: number) => `${fractionOf(value, domain) * 100}%`;
  const place = placeOf(mine, grades);
  const own = fractionOf(mineAt, domain);
  const side = own < EDGE ? '' : own > 1 - EDGE ? '-translate-x-full' : '-translate-x-1/2';
  return (
    <div
      role="img"
      aria-label={
        mean === null
          ? `The ${grades.length} teams in the order of their grades; ${name}: ${ordinal(place)} of ${grades.length}`
          : `Projected points of the ${grades.length} line-ups, from ${decimal(ends.min)} to ${decimal(ends.max)}, ${decimal(mean)} on average; ${name}: ${decimal(mineAt)}, ${ordinal(place)} of ${grades.length}`
      }
    >
      <div className="relative h-16">
        <span
          className={classNames('scoreboard absolute top-0 whitespace-nowrap font-bold text-accent text-lg', side)}
          style={{ left: at(mineAt) }}
        >
          {name} {mean === null ? ordinal(place) : decimal(mineAt)}
        </span>
        <span className="absolute inset-x-0 top-11 border-edge border-t" />
        {mean !== null && (
          <span className="-translate-x-1/2 absolute top-7 h-8 w-0.5 bg-ink" style={{ left: at(mean) }} />
        )}
        {grades
          .filter((grade) => grade !== mine)
          .map((grade) => (
            <span
              key={grade.mockDraftParticipantId}
              className="-translate-x-1/2 absolute top-[2.375rem] size-3 rounded-full border-2 border-page bg-muted"
              style={{ left: at(scaleOf(grade)) }}
            />
          ))}
        <span
          className="-translate-x-1/2 absolute top-8 h-6 w-2.5 rounded-[2px] border border-page bg-accent-fill"
          style={{ left: at(mineAt) }}
        />
      </div>
      <p className="figures flex justify-between gap-2 text-muted text-sm">
        <span>{mean === null ? ordinal(grades.length) : decimal(ends.min)}</span>
        <span className="text-center">
          {mean === null
            ? `${grades.length} teams by projected points`
            : `points of the simulated season; the post is the mean of ${grades.length} teams`}
        </span>
        <span>{mean === null ? ordinal(1) : decimal(ends.max)}</span>
      </p>
    </div>
  );
}
