import type { ApiKey } from '@pylon/contract/accounts/api-keys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { HELP_ARTICLES } from '../../../widgets/help/help-articles.ts';
import { moment } from '../mails/moment.ts';
import { textLink } from '../mails/text-link.ts';
import { useProof } from '../passkeys/use-proof.tsx';

const NewKeyDialog = lazyPart(() => import('./NewKeyDialog.tsx'), 'NewKeyDialog');

/** The keys by which the person's own programs read, with what each has used of its day; each can be revoked. */
export function ApiKeyList() {
  const call = useCall();
  const answers = useQueryClient();
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
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label="Loading">
        <Skeleton className="h-14" />
      </div>
    );
  const make = async (name: string): Promise<string | null> => {
    const made = await withProof(() => call('createApiKey', { name }));
    await askAnew();
    return made?.key ?? null;
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-base text-muted">
        With an API key a spreadsheet, a script or an assistant reads what you can read here, with the plan you have. It
        changes nothing and never sees your account.{' '}
        <Link to={PATHS.article} params={{ slug: HELP_ARTICLES.ownPrograms }} className={textLink}>
          How it works
        </Link>
      </p>
      {data.apiKeys.length > 0 && (
        <ul aria-label="API keys" className="w-full border-hairline border-t">
          {data.apiKeys.map((key) => (
            <li key={key.id} className="flex min-h-14 items-center gap-4 border-hairline border-b py-2">
              <span className="min-w-0 grow">
                <span className="wrap-anywhere block font-semibold text-lg">{key.name}</span>
                <span className="block text-muted text-sm">
                  <code>{key.prefix}…</code> · made {moment(key.createdAt)} ·{' '}
                  {key.lastUsedAt === null ? 'not used yet' : `last used ${moment(key.lastUsedAt)}`}
                </span>
                <span className="block text-muted text-sm tabular-nums">
                  {Math.min(key.callsToday, data.callsPerDay).toLocaleString('en-US')} of{' '}
                  {data.callsPerDay.toLocaleString('en-US')} calls used today
                </span>
              </span>
              <Button
                size="small"
                className="max-md:h-11"
                aria-label={`Revoke: ${key.name}`}
                onClick={() => setLeaving(key)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
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
