import { useQuery } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { Sparkline } from '../../../ui/charts/Sparkline.tsx';
import { GradeBadge } from '../../../widgets/draft/GradeBadge.tsx';
import { gradeTrend, trendWords } from './grade-trend.ts';

/** Complete drafts that a trend looks back on. */
const LOOKS_BACK = 20;

/** How the person's grades go, draft after draft; nothing until there are two to compare. */
export function GradesOverTime() {
  const { data } = useQuery({
    ...answer('listMockDrafts', { limit: LOOKS_BACK, orderBy: '-createdAt', state: 'closed' }),
    refetchOnMount: 'always',
  });
  const { heights, grades, steps } = gradeTrend(data?.mockDrafts ?? []);
  const newest = grades.at(-1);
  if (newest === undefined || grades.length < 2) return null;
  return (
    <section aria-label="Your grades" className="flex items-center gap-4 border-ink border-t-2 pt-2">
      <div>
        <h2 className="label">Your last {grades.length} grades</h2>
        <p className="text-base">{steps === null ? `From ${grades[0]} to ${newest}` : `Lately ${trendWords(steps)}`}</p>
      </div>
      <Sparkline values={heights} label={`Oldest first: ${grades.join(', ')}`} width={140} height={32} />
      <GradeBadge grade={newest} />
    </section>
  );
}
