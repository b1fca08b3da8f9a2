import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { answer } from '../../api/answers.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import type { AskedRoster } from './asked-roster.ts';

/** Whom the byes of the week cost. Nothing where nobody rests. */
export function Byes({ asked }: { readonly asked: AskedRoster }) {
  const titleId = useId();
  const { data } = useQuery(answer('myRosterByes', asked));
  if (!data || data.bye.teamsOnBye.length === 0) return null;
  const { teamsOnBye, byeRosters } = data.bye;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <PartTitle id={titleId} title={`Byes of week ${data.week}`} />
      <p className="text-base">
        {byeRosters.length === 0
          ? 'Nobody of this roster rests.'
          : `On a bye: ${byeRosters.map(({ name }) => name).join(', ')}`}
      </p>
      <p className="text-muted text-sm">Teams on bye: {teamsOnBye.map(({ alias }) => alias).join(', ')}</p>
    </section>
  );
}
