import type { AnswerOf } from '@pylon/contract/endpoint';
import type { listExperts } from '@pylon/contract/reference/reference';
import { EXPERT_RECORDS } from '@pylon/engine/methods/expert-record.data';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { planName } from '../../widgets/paywall/plans.ts';
import { useHasPlans } from '../../widgets/paywall/use-tier.ts';
import { RecordTable } from './RecordTable.tsx';

type DescribedExpert = AnswerOf<typeof listExperts>['experts'][number];

/**
 * What each house expert does and how they did against what then happened. Open to everybody: only ranks belong to a
 * plan.
 */
export function ExpertMethodsPage() {
  const experts = useSuspenseQuery(answer('listExperts', {})).data.experts.filter(({ isHouse }) => isHouse);
  return (
    <main id="main" className="flex max-w-5xl flex-col gap-10">
      <header className="border-edge border-b pb-4">
        <h1 className="text-2xl md:text-3xl">How our experts rank</h1>
        <p className="max-w-3xl pt-2 text-lg">
          They are methods, not people: each is written down here, and where one makes a claim, it was tested on seasons
          that had no part in making it. Where the test found nothing, that is what stands here.
        </p>
      </header>
      {experts.map((expert) => (
        <Method key={expert.id} expert={expert} />
      ))}
      <p>
        <Link to={PATHS.rankings} className={buttonClass()}>
          See them side by side
        </Link>
      </p>
    </main>
  );
}

function Method({ expert: { id, name, description, about, paywallTier } }: { readonly expert: DescribedExpert }) {
  const hasPlans = useHasPlans();
  const records = EXPERT_RECORDS.filter(({ expert }) => expert === id);
  return (
    <section className="flex flex-col gap-4" aria-labelledby={`method-${id}`}>
      <div>
        <PartTitle id={`method-${id}`} title={name} />
        <p className="text-muted text-sm">
          {hasPlans && `${paywallTier === 0 ? 'Free for everybody' : planName(paywallTier)} · `}
          {description}
        </p>
      </div>
      {about.map((paragraph) => (
        <p key={paragraph} className="max-w-3xl">
          {paragraph}
        </p>
      ))}
      {id === 'scout' && <RecordTable expert="scout" records={EXPERT_RECORDS.filter(({ plain }) => plain !== null)} />}
      {records.length > 0 && <RecordTable expert={name} records={records} />}
    </section>
  );
}
