import type { ApiKey } from '@pylon/contract/accounts/api-keys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { HELP_ARTICLES } from '../../../widgets/help/help-articles.ts';
import { useHasPlans } from '../../../widgets/paywall/use-tier.ts';
import { ProfileList } from '../../../widgets/profile/ProfileList.tsx';
import { Unanswered } from '../../../widgets/profile/Unanswered.tsx';
import { moment } from '../mails/moment.ts';
import { textLink } from '../mails/text-link.ts';
import { useProof } from '../passkeys/use-proof.tsx';

const NewKeyDialog = lazyPart(() => import('./NewKeyDialog.tsx'), 'NewKeyDialog');

/** The keys by which the person's own programs read, with what each has used of its day; each can be revoked. */
export function ApiKeyList() {
  const call = useCall();
  const answers = useQueryClient();
  const hasPlans = useHasPlans();
  const { withProof, dialog } = useProof();
  const [isMaking, setIsMaking] = useState(false);
  const [leaving, setLeaving] = useState<ApiKey | null>(null);
  const { data, error, refetch } = useQuery({ ...answer('listApiKeys', {}), refetchOnMount: 'always' });
  const askAnew = () => answers.invalidateQueries({ queryKey: ['listApiKeys'] });
  const revoking = useMutation({
    mutationFn: (id: string) => call('revokeApiKey', { id }),
    onSuccess: () => toasts.show('success', 'The key was revoked.'),
    onError: sayFailure,
    onSettled: async () => {
      setLeaving(null);
      await askAnew();
    },
  });
  if (!data) return <Unanswered error={error} refetch={refetch} />;
  const make = async (name: string): Promise<string | null> => {
    const made = await withProof(() => call('createApiKey', { name }));
    await askAnew();
    return made?.key ?? null;
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-base text-muted">
        With an API key a spreadsheet, a script or an assistant reads what you can read here
        {hasPlans && ', with the plan you have'}. It changes nothing and never sees your account.{' '}
        <Link to={PATHS.article} params={{ slug: HELP_ARTICLES.ownPrograms }} className={textLink}>
          How it works
        </Link>
      </p>
      <ProfileList
        label="API keys"
        things={data.apiKeys}
        row={(key) => ({
          title: key.name,
          facts: <KeyFacts {...key} callsPerDay={data.callsPerDay} />,
          acts: [{ name: 'Revoke', onPress: () => setLeaving(key) }],
        })}
      />
      <Button onClick={() => setIsMaking(true)}>Make an API key</Button>
      {isMaking && <NewKeyDialog onSubmit={make} onClose={() => setIsMaking(false)} />}
      <ConfirmDialog
        title="Revoke this key?"
        text={`Whatever uses “${leaving?.name ?? ''}” is refused from now on. It cannot be brought back.`}
        action="Revoke"
        isOpen={leaving !== null}
        isBusy={revoking.isPending}
        onConfirm={() => leaving && revoking.mutate(leaving.id)}
        onClose={() => setLeaving(null)}
      />
      {dialog}
    </div>
  );
}

const KeyFacts = ({
  prefix,
  createdAt,
  lastUsedAt,
  callsToday,
  callsPerDay,
}: ApiKey & { readonly callsPerDay: number }) => (
  <>
    <code>{prefix}…</code> · made {moment(createdAt)} ·{' '}
    {lastUsedAt === null ? 'not used yet' : `last used ${moment(lastUsedAt)}`}
    <br />
    {Math.min(callsToday, callsPerDay).toLocaleString('en-US')} of {callsPerDay.toLocaleString('en-US')} calls used
    today
  </>
);
