import type { CallName } from '@pylon/contract/calls';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answer } from '../../../../api/answers.ts';
import type { Answer, Input } from '../../../../api/call.ts';
import { failureWords } from '../../../../api/failure.ts';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../../../ui/table/SkeletonRows.tsx';

export interface AskedProps<N extends CallName> {
  readonly name: N;
  readonly input: Input<N>;
  /** What is on its way, for those who do not see the skeleton. */
  readonly label: string;
  /** Rows of the skeleton. */
  readonly rows: number;
  readonly children: (data: Answer<N>) => ReactNode;
}

/** A part of a page that asks for its own answer: a skeleton until it comes, and the way on when it does not. */
export function Asked<const N extends CallName>({ name, input, label, rows, children }: AskedProps<N>) {
  const { data, error, refetch } = useQuery(answer(name, input));
  if (data !== undefined) return children(data);
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={rows} label={label} />;
}
