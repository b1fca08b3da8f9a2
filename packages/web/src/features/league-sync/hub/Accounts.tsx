import { platformNamed } from '@pylon/contract/league-sync/connector-names';
import type { FantasyAccount } from '@pylon/contract/league-sync/connectors';
import { type OutsidePlatformId, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { PartTitle } from '../../../ui/PartTitle.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { day, moment } from '../../../widgets/player/display.ts';
import { ConnectAgain } from '../ConnectAgain.tsx';
import { PlatformMark } from '../PlatformMark.tsx';
import { placeOf } from '../wizard/wizard-steps.ts';

/** The accounts that a person has connected, and how each stands; nothing while there is none. */
export function Accounts() {
  const { data, error, refetch } = useQuery({ ...answer('listFantasyAccounts', {}), refetchOnMount: 'always' });
  const [leaving, setLeaving] = useState<FantasyAccount | null>(null);
  const call = useCall();
  const queries = useQueryClient();
  const disconnecting = useMutation({
    mutationFn: (userFantasyAccountId: string) => call('disconnectAccount', { userFantasyAccountId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['listFantasyAccounts'] }).then(() => setLeaving(null)),
    onError: sayFailure,
  });
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <>
      {data.fantasyAccounts.length > 0 && (
        <section aria-labelledby="accounts" className="flex flex-col gap-2">
          <PartTitle id="accounts" title="Connected accounts" />
          <ul className="border-hairline border-t">
            {data.fantasyAccounts.map((account) => (
              <AccountRow key={account.id} account={account} onLeave={() => setLeaving(account)} />
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        title="Disconnect account"
        text={`‘${leaving?.name}’ is forgotten with its sign-in. Its leagues stay as they were last read.`}
        action="Disconnect"
        isBusy={disconnecting.isPending}
        isOpen={leaving !== null}
        onConfirm={() => leaving && disconnecting.mutate(leaving.id)}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}

function AccountRow({ account, onLeave }: { readonly account: FantasyAccount; readonly onLeave: () => void }) {
  const platform = platformNamed(account.fantasyConnector);
  if (!platform) return null;
  const { id, name, problem, needsSignIn } = account;
  return (
    <li className="flex flex-wrap items-center gap-3 border-hairline border-b py-2">
      <PlatformMark platform={platform} />
      <div className="min-w-0 grow basis-48">
        <p className="break-words font-semibold text-lg">{name}</p>
        <p className="text-muted text-sm">{standingOf(platform, account)}</p>
        {problem !== null && <p className="text-bad text-base">{problem}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {needsSignIn ? (
          <ConnectAgain platform={platform} accountId={id} label={`Connect ${name} again`} />
        ) : (
          // The address of a team's page names its one league, which is synced already.
          platform !== 'espn' && (
            <Link
              to={PATHS.leagueSync}
              search={placeOf(platform, id)}
              aria-label={`Leagues of ${name}`}
              className={buttonClass()}
            >
              Leagues
            </Link>
          )
        )}
        <Button aria-label={`Disconnect ${name}`} onClick={onLeave}>
          Disconnect
        </Button>
      </div>
    </li>
  );
}

function standingOf(platform: OutsidePlatformId, { readAt, signInEndsAt }: FantasyAccount): string {
  return [
    PLATFORM_LABELS[platform],
    readAt === null ? 'nothing read yet' : `last read ${moment(readAt)}`,
    signInEndsAt !== null && `sign-in until ${day(signInEndsAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
