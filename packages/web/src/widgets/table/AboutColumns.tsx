import { REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import type { ResearchTable } from '@pylon/contract/tables/tables';

/** The dictionary of a table: what each column is, where it comes from, and which plan opens it. */
export const AboutColumns = ({ table }: { readonly table: ResearchTable }) => (
  <details className="text-base">
    <summary className="cursor-pointer font-semibold max-md:min-h-11">What the columns say</summary>
    <dl className="mt-2 grid gap-x-8 gap-y-2 md:grid-cols-2">
      {Object.entries(table.columns).map(([key, { title, hint, from, feature }]) => (
        <div key={key}>
          <dt className="font-semibold">{title}</dt>
          <dd className="text-muted">
            {hint && `${hint}. `}Source: {from}.{feature && ` Opens with Tier ${REQUIRED_TIER[feature]}.`}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);
