import { LEAST_LEAGUES, LEAST_STATEMENTS } from '@pylon/contract/accuracy/advice-record-limits';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { useUser } from '../../api/use-user.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { AdviceRecords } from './AdviceRecords.tsx';
import { Part } from './Part.tsx';

/** What our tools told of leagues, and what came of it: over all leagues, and over those of the person's own list. */
export function AdviceParts() {
  const { records } = useSuspenseQuery(answer('listAdviceRecords', {})).data;
  const user = useUser();
  return (
    <>
      <Part title="What our tools told">
        <p className="max-w-3xl">
          In the hours before the first game of each week we write down what Start or Sit, START % and the match-ups
          tell of every synced league, and after the week before which bids are recommended. We judge it when all games
          are over: players by the box score in the league’s own scoring, match-ups by the platform’s result, bids by
          what others bid. Nothing is written afterwards. A player who took no part, a result that the platform did not
          tell, and bids of a week without claims are not counted. Leagues kept by hand are not among them.
        </p>
        <p className="max-w-3xl">
          After a trade of players between two teams we write down the Trade win % of both sides, before the first game
          that it can count in. It is judged when the league’s season is over: whether line-ups set by each week’s
          published projections scored more with the trade than without it, on the rosters of that day. Trades with
          picks or bidding money are not among them, nor are those that we read more than two days later; a trade that
          changed no line-up is not counted.
        </p>
        {records.length === 0 ? (
          <EmptyState
            message="No record yet"
            hint={`A week counts once ${LEAST_LEAGUES} leagues of ${LEAST_LEAGUES} people or more were judged in it, so that nobody’s league can be read from it, and a tool is shown from ${LEAST_STATEMENTS} chances on.`}
          />
        ) : (
          <AdviceRecords of="all leagues together" records={records} />
        )}
      </Part>
      {user && <OwnPart />}
    </>
  );
}

/** The same of the leagues of one's own list. */
function OwnPart() {
  const { data, error, refetch } = useQuery(answer('listMyAdviceRecords', {}));
  return (
    <Part title="What they told of your leagues">
      {error ? (
        <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={3} label="Loading the record of your leagues" />
      ) : data.records.length === 0 ? (
        <EmptyState
          message="Nothing judged in your leagues yet"
          hint="The first record comes after the first whole week in which a league of yours is synced here."
        />
      ) : (
        <AdviceRecords of="the leagues of your list" records={data.records} />
      )}
    </Part>
  );
}
