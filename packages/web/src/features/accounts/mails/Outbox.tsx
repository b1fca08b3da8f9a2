import { useQuery } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { day } from '../../../widgets/player/display.ts';
import { mailParts } from './mail-parts.ts';

/** The kept mails, newest first, with links that work on this site. */
export function Outbox() {
  const { data, error, isFetching, refetch } = useQuery({ ...answer('getOutbox', {}), refetchOnMount: 'always' });
  if (error?.code === 'not-found')
    return (
      <EmptyState
        message="There is no outbox here"
        hint="This server sends its mail, or you are not on the machine that it runs on."
      />
    );
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} />;
  const reload = (
    <Button isBusy={isFetching} onClick={() => void refetch()}>
      Reload
    </Button>
  );
  if (data.mails.length === 0)
    return (
      <EmptyState message="No mail yet" hint="Sign up, or ask for a new password: it comes here." action={reload} />
    );
  return (
    <div className="flex flex-col items-start gap-4">
      {reload}
      <ul aria-label="Mails" className="w-full border-hairline border-t">
        {data.mails.map(({ id, to, subject, text, createdAt }) => (
          <li key={id} className="border-hairline border-b py-4">
            <h2 className="text-xl">{subject}</h2>
            <p className="text-muted text-sm">
              To {to} · {day(createdAt)}
            </p>
            <p className="wrap-anywhere whitespace-pre-line pt-2 text-lg">
              {mailParts(text).map(({ at, words, href }) =>
                href === null ? (
                  words
                ) : (
                  <a key={at} href={href} className="text-accent underline underline-offset-4">
                    {words}
                  </a>
                ),
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
