import { BarPerWeek } from '../../ui/charts/BarPerWeek.tsx';
import { DotStrip } from '../../ui/charts/DotStrip.tsx';
import { ProgressRing } from '../../ui/charts/ProgressRing.tsx';
import { RangeBar } from '../../ui/charts/RangeBar.tsx';
import { Sparkline } from '../../ui/charts/Sparkline.tsx';
import { GradeBadge } from '../../widgets/draft/GradeBadge.tsx';
import { Sample } from './Sample.tsx';

const WEEKS = [14.2, 8.1, null, 22.6, 17.4, -0.8, 11, 19.3, 25.1, 6.4];
const RANGES = [
  { floor: 180, likely: 262, ceiling: 340 },
  { floor: 150, likely: 241, ceiling: 318 },
  { floor: 96, likely: 204, ceiling: 330 },
];
const DOMAIN = { min: 0, max: 360 };

/** Numbers that are drawn. */
export const DrawingSamples = () => (
  <>
    <Sample name="Floor, likely, ceiling">
      {RANGES.map((range) => (
        <RangeBar key={range.likely} {...range} domain={DOMAIN} label={`${range.floor} to ${range.ceiling} points`} />
      ))}
    </Sample>
    <Sample name="Spread of the experts, mine marked">
      <DotStrip
        label="Six ranks from 4 to 14"
        domain={{ min: 1, max: 20 }}
        post={7.5}
        dots={[4, 6, 7, 8, 9, 14].map((value) => ({ key: String(value), value, isMine: value === 9 }))}
      />
    </Sample>
    <Sample name="Points by week">
      <BarPerWeek
        label="Points by week"
        line={{ value: 13.7, label: '13.7 a game' }}
        bars={WEEKS.map((value, index) => ({
          key: String(index),
          label: String(index + 1),
          value,
          words: value === null ? `Week ${index + 1}: bye` : `Week ${index + 1}: ${value} points`,
          ...(value === null ? { note: 'BYE' } : {}),
        }))}
      />
    </Sample>
    <Sample name="Course, share, grade">
      <div className="flex flex-wrap items-center gap-6">
        <Sparkline isReversed values={[14, 12.5, 13, 9, 7.4]} label="From pick 14 to 7.4" />
        {[null, 18, 36, 47, 82].map((percent) => (
          <ProgressRing key={percent} percent={percent} label={percent === null ? 'Unknown' : `${percent} of 100`} />
        ))}
        {(['A+', 'B', 'C-', 'D', 'F', null] as const).map((grade) => (
          <GradeBadge key={grade} grade={grade} />
        ))}
      </div>
    </Sample>
  </>
);
