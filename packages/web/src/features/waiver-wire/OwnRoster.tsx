import { PLACE_LABELS } from '@pylon/engine/vocabulary/slots';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { answer } from '../../api/answers.ts';
import { failureOf } from '../../api/failure.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable } from '../../ui/table/StatTable.tsx';
import { decimal } from '../../widgets/player/display.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';

/** The caller's roster, and whom the byes of the week cost. */
export function OwnRoster({ userLeagueId }: { readonly userLeagueId: string }) {
  const titleId = useId();
  const { data, error, refetch } = useQuery(answer('listTradeRosters', { userLeagueId }));
  const byes = useQuery(answer('myRosterByes', { userLeagueId })).data;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <PartTitle id={titleId} title="Your roster" />
      {byes && byes.bye.teamsOnBye.length > 0 && (
        <p className="text-base">
          Week {byes.week}:{' '}
          {byes.bye.byeRosters.length === 0
            ? 'nobody of yours rests.'
            : `without ${byes.bye.byeRosters.map(({ name }) => name).join(', ')}.`}{' '}
          <span className="text-muted">Teams on bye: {byes.bye.teamsOnBye.map(({ alias }) => alias).join(', ')}</span>
        </p>
      )}
      {error ? (
        <ErrorState {...failureOf('Your roster could not be loaded', error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={8} label="Loading your roster" />
      ) : (
        <StatTable
          label="Your roster"
          caption="Your players with their places and points a game"
          columns={[
            {
              title: 'Player',
              isWords: true,
              className: 'py-1',
              cell: (row) => (row.athlete || row.team ? <PlayerCell row={row} /> : row.name),
            },
            {
              title: 'Place',
              isWords: true,
              className: 'max-md:pr-0 max-md:text-xs',
              cell: ({ position }) => PLACE_LABELS[position],
            },
            { title: 'PPG', hint: 'Points a game so far', cell: ({ ppg }) => decimal(ppg, 1) },
          ]}
          rows={data.tradeAnalyzers}
          keyOf={({ leagueRosterId }) => leagueRosterId}
        />
      )}
    </section>
  );
}
