import { useQuery } from '@tanstack/react-query';
import { ClientOnly, useNavigate, useSearch } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { AccountFirst } from '../../widgets/AccountFirst.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { LeagueFailure } from './by-hand/LeagueFailure.tsx';
import { LeagueForm } from './by-hand/LeagueForm.tsx';
import { RostersAnew } from './by-hand/RostersAnew.tsx';

/** A league that is written down instead of synced, or one of these whose rosters are pasted anew. */
export function HandLeaguePage() {
  const { league, from } = useSearch({ from: PATHS.handLeague });
  const user = useUser();
  const navigate = useNavigate();
  // What was kept is not lost by leaving.
  const leave = () => void navigate({ to: PATHS.myLeagues, ignoreBlocker: true });
  return (
    <main id="main" className="flex flex-col gap-6">
      <TableHead
        title={league === undefined ? 'A league by hand' : 'Paste rosters anew'}
        question="For leagues that no platform gives: you write down the rules, and paste who has whom."
      />
      {!user ? (
        <SignInFirst />
      ) : (
        <ClientOnly fallback={<SkeletonRows rows={6} label="Loading the form" />}>
          {league !== undefined ? (
            <RostersAnew key={league} id={league} onSaved={leave} />
          ) : from !== undefined ? (
            <FormFrom key={from} id={from} onMade={leave} />
          ) : (
            <LeagueForm known={null} onMade={leave} />
          )}
        </ClientOnly>
      )}
    </main>
  );
}

/** The form with what a platform gave of a league before. */
function FormFrom({ id, onMade }: { readonly id: string; readonly onMade: () => void }) {
  const { data, error, refetch } = useQuery(answer('getUserLeague', { userLeagueId: id }));
  if (error) return <LeagueFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} label="Loading the league" />;
  return <LeagueForm known={data.userLeague} onMade={onMade} />;
}

const SignInFirst = () => (
  <AccountFirst
    message="Your leagues belong to an account"
    hint="It keeps what you write down, so that it is there next week."
  />
);
