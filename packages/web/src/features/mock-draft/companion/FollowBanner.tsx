import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ExternalLink, Radio } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { agoWords, followWords } from './follow-words.ts';

/** How often the room says that it is watched, and asks how following goes. */
const WATCH_INTERVAL_MS = 5_000;

export interface FollowBannerProps {
  readonly draft: Pick<AnyDraft, 'id' | 'closedAt'>;
  /** Loads the room anew. */
  readonly onLeft: () => Promise<void>;
}

/**
 * Says where the picks come from and how fresh they are, and shows the way out. While it stands there, the
 * server looks at the draft: also in the background, for people draft in another window.
 */
export function FollowBanner({ draft, onLeft }: FollowBannerProps) {
  const call = useCall();
  const [isAsking, setIsAsking] = useState(false);
  const { data, dataUpdatedAt, error } = useQuery({
    ...answer('watchOutsideDraft', { mockDraftId: draft.id }),
    refetchInterval: WATCH_INTERVAL_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
  const now = useNow();
  const isLeft = data?.follow === null; // in another window
  const leave = useEffectEvent(() => void onLeft());
  useEffect(() => {
    if (isLeft) leave();
  }, [isLeft]);
  const leaving = useMutation({
    mutationFn: () => call('leaveOutsideDraft', { mockDraftId: draft.id }).then(onLeft),
    onError: sayFailure,
    onSettled: () => setIsAsking(false),
  });
  const follow = data?.follow;
  const label = follow ? PLATFORM_LABELS[follow.platform] : null;
  const title = label === null ? 'Live' : `Live from ${label}`;
  const seconds = follow
    ? (Date.parse(follow.serverTime) - Date.parse(follow.seenAt) + Math.max(0, now - dataUpdatedAt)) / 1000
    : 0;
  const isBad = error !== null || (follow?.problem ?? null) !== null;
  const words = error
    ? failureWords(error).text
    : follow
      ? followWords(follow, agoWords(seconds))
      : 'Asking how the draft stands …';
  return (
    <section
      aria-label={title}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 border-hairline border-t px-4 py-1.5 text-base md:px-6',
        isBad && 'bg-raised',
      )}
    >
      <span className="scoreboard inline-flex items-center gap-1.5 whitespace-nowrap font-semibold text-lg">
        <Radio aria-hidden size={16} />
        {title}
      </span>
      <span className="min-w-0 grow max-md:basis-full max-md:order-last">
        {follow?.name && <span className="max-md:hidden">{follow.name} · </span>}
        <span className={isBad ? 'text-ink' : 'text-muted'}>{words}</span>
      </span>
      <span role="status" className="sr-only">
        {isBad ? 'Following the draft has a problem.' : ''}
      </span>
      {follow && (
        <a
          href={follow.url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex h-8 items-center gap-1 whitespace-nowrap text-sm underline underline-offset-2 max-md:hidden"
        >
          Open on {label}
          <ExternalLink aria-hidden size={14} />
        </a>
      )}
      {/* Of a draft whose last place is filled there is nothing to go on with. */}
      {draft.closedAt === null && (
        <>
          <Button size="small" className="max-md:ml-auto" onClick={() => setIsAsking(true)}>
            Continue as a mock
          </Button>
          <ConfirmDialog
            title="Continue as a mock"
            text={`From here on bots pick for the others, and you for your team. Picks made on ${label ?? 'the platform'} no longer come here.`}
            action="Continue as a mock"
            isBusy={leaving.isPending}
            isOpen={isAsking}
            onConfirm={() => leaving.mutate()}
            onClose={() => setIsAsking(false)}
          />
        </>
      )}
    </section>
  );
}

/** The time, a second at a time. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
