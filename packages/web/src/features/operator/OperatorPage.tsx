import { BRAND } from '@pylon/contract/brand';
import type { OperatorView } from '@pylon/contract/operator/operator-view';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId } from 'react';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { clock } from './ages.ts';
import { attention } from './attention.ts';
import { Data } from './Data.tsx';
import { Faults } from './Faults.tsx';
import { Jobs } from './Jobs.tsx';
import { Leagues } from './Leagues.tsx';
import { Mails } from './Mails.tsx';
import { Processes } from './Processes.tsx';

/** As often as each process tells of itself. */
const ASK_EVERY_MS = 15_000;

/** How the product runs: what needs its operator, then every part. Asked again while somebody looks at it. */
export function OperatorPage() {
  const { data, error, isFetching, refetch } = useQuery({
    ...answer('getOperatorView', {}),
    staleTime: 0,
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: true,
  });
  const router = useRouter();
  const isGone = error?.code === 'not-found';
  // Whoever is no operator any more finds what everybody finds: the route looks again.
  useEffect(() => {
    if (isGone) void router.invalidate();
  }, [isGone, router]);
  if (isGone) return <main id="main" />;
  return (
    <main id="main" className="flex flex-col gap-8">
      <TableHead
        title="Operator"
        question={`How ${BRAND.name} runs now, over all its processes.`}
        tools={
          data && (
            <p className="figures text-muted text-sm">
              As of {clock(data.at)}
              <span className="sr-only">, asked again every 15 seconds</span>
            </p>
          )
        }
      />
      {error && (
        <ErrorState
          title={failureWords(error).title}
          text={
            data
              ? `What is below is as of ${clock(data.at)}. It is asked for again by itself.`
              : failureWords(error).text
          }
          onRetry={() => void refetch()}
        />
      )}
      {data ? <Parts view={data} /> : (isFetching || !error) && <SkeletonRows rows={12} label="Loading how it runs" />}
    </main>
  );
}

const Parts = ({ view }: { readonly view: OperatorView }) => {
  const { at } = view;
  return (
    <>
      <Needs view={view} />
      <Part title="Load">
        <Processes processes={view.processes} at={at} />
      </Part>
      <Part title="Faults">
        <Faults errors={view.errors} at={at} />
      </Part>
      <Part title="Leagues">
        <Leagues syncs={view.syncs} />
      </Part>
      <Part title="Jobs">
        <Jobs jobs={view.jobs} failures={view.jobFailures} at={at} />
      </Part>
      <Part title="Mail">
        <Mails mail={view.mail} at={at} />
      </Part>
      <Part title="Data">
        <Data data={view.data} at={at} />
      </Part>
    </>
  );
};

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3 [&_table]:bg-surface">
      <PartTitle id={id} title={title} />
      {children}
    </section>
  );
}

/** What is to be looked at, each with what to do; or that nothing is. */
function Needs({ view }: { readonly view: OperatorView }) {
  const needs = attention(view);
  if (needs.length === 0)
    return <p className="border-good border-l-[3px] pl-3 font-semibold text-lg">All is well: nothing needs you.</p>;
  return (
    <section aria-label="What needs you" className="border-caution border-l-[3px] pl-3">
      <ul className="flex flex-col gap-2">
        {needs.map(({ key, text, toDo }) => (
          <li key={key} className="text-base">
            <span className="block font-semibold">{text}</span>
            <span className="text-muted">{toDo}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
