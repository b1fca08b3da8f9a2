import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { ApiFailure, failureOf, keepsWhatWasTold } from '../../../api/failure.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { noOpponent } from '../hub-words.ts';
import { type WidgetName, widgetFolds } from './widget-folds.ts';

interface WidgetProps {
  readonly name: WidgetName;
  readonly title: string;
  /** What it answers. */
  readonly question: string;
  /** Asks for what is shown: while the widget is folded nothing is drawn and nothing asked. */
  readonly children: ReactNode;
}

/** A part of a league's page, which can be folded away and stays so in this browser. */
export function Widget({ name, title, question, children }: WidgetProps) {
  const [titleId, partId] = [useId(), useId()];
  const { subscribe, read, write } = widgetFolds[name];
  const isFolded = useSyncExternalStore(subscribe, read);
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <h3 className="text-xl">
        <button
          id={titleId}
          type="button"
          aria-expanded={!isFolded}
          aria-controls={partId}
          onClick={() => write(!isFolded)}
          className="flex w-full items-center justify-between gap-2 border-edge border-b pb-1 text-left max-md:min-h-11"
        >
          {title}
          <ChevronDown
            aria-hidden
            size={18}
            className={isFolded ? 'shrink-0 text-muted' : 'shrink-0 rotate-180 text-muted'}
          />
        </button>
      </h3>
      <div id={partId} hidden={isFolded} className="flex flex-col gap-2 [&[hidden]]:hidden">
        {!isFolded && (
          <>
            <p className="text-muted text-sm">{question}</p>
            {children}
          </>
        )}
      </div>
    </section>
  );
}

interface AnsweredProps<T> {
  readonly query: UseQueryResult<T, Error>;
  /** @example 'the injured' */
  readonly what: string;
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}

/**
 * What a widget has been told; until then its skeleton, and after a failure what it was and another try. What it was
 * told before stays where the failure does not speak of it.
 */
export function Answered<T>({ query: { data, error, refetch }, what, rows = 4, children }: AnsweredProps<T>) {
  if (error instanceof ApiFailure && error.code === 'league-without-rosters')
    return <Plain>The rosters of this league are not known yet.</Plain>;
  if (error instanceof ApiFailure && error.code === 'team-not-in-league') return <Plain>{noOpponent(false)}</Plain>;
  const failure = error && (
    <ErrorState {...failureOf(`Could not load ${what}`, error)} onRetry={() => void refetch()} />
  );
  if (failure && !(data && keepsWhatWasTold(error))) return failure;
  if (!data) return <SkeletonRows rows={rows} label={`Loading ${what}`} />;
  return (
    <>
      {failure}
      {children(data)}
    </>
  );
}

/** A sentence in the place of rows. */
export const Plain = ({ children }: { readonly children: ReactNode }) => (
  <p className="py-2 text-base text-muted">{children}</p>
);
