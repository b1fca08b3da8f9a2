import { REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import type { ResearchTable } from '@pylon/contract/tables/tables';
import { useHasPlans } from '../paywall/use-tier.ts';

/** The dictionary of a table: what each column is, where it comes from, and which plan opens it if any is sold. */
export function AboutColumns({ table }: { readonly table: ResearchTable }) {
  const hasPlans = useHasPlans();
  return (
    <details className="text-base">
      <summary className="cursor-pointer font-semibold max-md:min-h-11">What the columns say</summary>
      <dl className="mt-2 grid gap-x-8 gap-y-2 md:grid-cols-2">
        {Object.entries(table.columns).map(([key, { title, hint, from, feature }]) => (
          <div key={key}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-muted">
              {hint && `${hint}. `}Source: {from}.{feature && hasPlans && ` Opens with Tier ${REQUIRED_TIER[feature]}.`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
