import { platformNamed } from '@pylon/contract/league-sync/connector-names';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiFailure, failureWords } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { returnedWith } from './returned-with.ts';
import { WizardFoot } from './wizard/WizardFoot.tsx';
import { WizardHeader } from './wizard/WizardHeader.tsx';
import { placeOf } from './wizard/wizard-steps.ts';

/** Where a platform sends the browser back to: what it brought along becomes an account, whose leagues come next. */
export function SignInReturnPage() {
  const search = useLocation({ select: (location): object => location.search });
  const user = useUser();
  const navigate = useNavigate();
  const [parameters] = useState(() => returnedWith(search));
  const { finish, error } = useFinish();
  const isMeant = user !== null && parameters['state'] !== undefined;
  useEffect(() => {
    if (!isMeant) return;
    finish(parameters);
    // What came back is good once, and stands in no address afterwards.
    void navigate({ to: PATHS.leagueSyncReturn, search: {}, replace: true });
  }, [isMeant, parameters, finish, navigate]);
  const problem = error ? wordsOf(error) : isMeant ? null : user ? NOTHING_BEGUN : SIGNED_OUT;
  return (
    <main id="main" className="flex flex-col gap-6">
      <WizardHeader step="selection" onBack={() => void navigate({ to: PATHS.leagueSync })} />
      {problem === null ? (
        <Button kind="primary" isBusy className="self-start">
          Connecting your account
        </Button>
      ) : (
        <div role="alert">
          <EmptyState message={problem} action={user ? <BeginAgain /> : <SignInFirst />} />
        </div>
      )}
      <WizardFoot platform={null} />
    </main>
  );
}

const NOTHING_BEGUN = 'No sign-in is under way.';
const SIGNED_OUT = 'Sign in here with the account that you began with, and begin to connect again.';

const wordsOf = (thrown: Error): string =>
  thrown instanceof ApiFailure && thrown.code === 'unexpected'
    ? "Penalty on the play! Unfortunately, we weren't able to connect your account"
    : failureWords(thrown).text;

/** Ends the sign-in, and goes on to the leagues of the account. */
function useFinish() {
  const call = useCall();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate: finish, error } = useMutation({
    mutationFn: (parameters: Readonly<Record<string, string>>) =>
      call('finishConnecting', { parameters: { ...parameters } }),
    onSuccess: async ({ fantasyAccount: { id, fantasyConnector } }) => {
      for (const name of ['listFantasyAccounts', 'listUserLeagues'])
        void queries.invalidateQueries({ queryKey: [name] });
      const platform = platformNamed(fantasyConnector);
      await navigate({ to: PATHS.leagueSync, search: platform ? placeOf(platform, id) : {}, replace: true });
    },
  });
  return { finish, error };
}

const BeginAgain = () => (
  <div className="flex flex-wrap justify-center gap-3">
    <Link to={PATHS.leagueSync} className={buttonClass('primary')}>
      Choose a platform
    </Link>
    <Link to={PATHS.myLeagues} className={buttonClass()}>
      My Leagues
    </Link>
  </div>
);

const SignInFirst = () => (
  <Link to={PATHS.login} search={{ from: PATHS.leagueSync }} className={buttonClass('primary')}>
    Sign in
  </Link>
);
