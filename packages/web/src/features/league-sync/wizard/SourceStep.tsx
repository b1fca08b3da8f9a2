import { platformNamed } from '@pylon/contract/league-sync/connector-names';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { answer } from '../../../api/answers.ts';
import type { Answer } from '../../../api/call.ts';
import { failureWords } from '../../../api/failure.ts';
import { useUser } from '../../../api/use-user.ts';
import { PATHS } from '../../../paths.ts';
import { stringifyQuery } from '../../../search-params.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { textLink } from '../../../widgets/league/text-link.ts';
import { PlatformMark } from '../PlatformMark.tsx';
import { contextLine } from './context-line.ts';
import { followBySpace, WizardLink } from './WizardLink.tsx';
import { placeOf } from './wizard-steps.ts';
import { useWizardWay } from './wizard-way.ts';

type Connector = Answer<'listConnectors'>['connectors'][number];

/** Where most leagues are played. */
const TOP: ReadonlySet<OutsidePlatformId> = new Set(['guillotine', 'espn', 'yahoo', 'sleeper']);

/** Step 1: the platforms as cards, the partner first as the server lists them. */
export function SourceStep() {
  const { data, error, refetch } = useQuery(answer('listConnectors', {}));
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isInDialog = useWizardWay() !== null;
  return (
    <section aria-labelledby="source" className="flex flex-col gap-4">
      <div>
        <h2 id="source" className="text-xl">
          Select Your Fantasy Source
        </h2>
        <p className="mt-1 text-base text-muted">{contextLine(path)}</p>
      </div>
      {error ? (
        <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={5} label="Loading the platforms" />
      ) : (
        <ul aria-label="Platforms" className={classNames('grid gap-3', !isInDialog && 'sm:grid-cols-2 xl:grid-cols-3')}>
          {data.connectors.map((connector) => (
            <ConnectorCard key={connector.fantasyConnector} connector={connector} />
          ))}
        </ul>
      )}
      <p className="text-base text-muted">
        Not among them, or not to be reached?{' '}
        <Link to={PATHS.handLeague} className={textLink}>
          Make a league by hand
        </Link>
      </p>
    </section>
  );
}

const CARD = 'flex h-full min-h-16 items-center gap-3 rounded-md border px-3 py-2 text-left';

function ConnectorCard({ connector }: { readonly connector: Connector }) {
  const user = useUser();
  const { fantasyConnector, label, closedFor, experimental } = connector;
  const platform = platformNamed(fantasyConnector);
  if (!platform) return null;
  const content = (
    <>
      <PlatformMark platform={platform} />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold text-lg">{label}</span>
          {TOP.has(platform) && <Badge>Top</Badge>}
          {closedFor === null && experimental !== null && <Badge>Experimental</Badge>}
        </span>
        {(closedFor ?? experimental) !== null && (
          <span className="block text-muted text-sm">{closedFor ?? experimental}</span>
        )}
      </span>
    </>
  );
  if (closedFor !== null)
    return (
      <li className="flex flex-col gap-1">
        <button type="button" disabled className={classNames(CARD, 'w-full border-hairline')}>
          {content}
        </button>
        <Link to={PATHS.handLeague} aria-label={`By hand instead of ${label}`} className={textLink}>
          By hand instead
        </Link>
      </li>
    );
  const look = classNames(CARD, 'border-edge bg-surface hover:bg-raised');
  const place = placeOf(platform);
  return (
    <li>
      {user ? (
        <WizardLink place={place} className={classNames(look, 'w-full')}>
          {content}
        </WizardLink>
      ) : (
        <Link
          to={PATHS.login}
          search={{ from: `${PATHS.leagueSync}${stringifyQuery({ ...place })}` }}
          onKeyDown={followBySpace}
          className={look}
        >
          {content}
        </Link>
      )}
    </li>
  );
}

const Badge = ({ children }: { readonly children: ReactNode }) => (
  <span className="rounded-sm border border-edge px-1.5 font-semibold text-muted text-xs">{children}</span>
);
