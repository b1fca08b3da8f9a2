import type { PushBrowser } from '@pylon/contract/notices/push';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { ApiFailure, failureWords } from '../../../api/failure.ts';
import { forgetPush, pushHere } from '../../../api/push-here.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { releaseWorker } from '../../../api/worker.ts';
import { Button } from '../../../ui/Button.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { ProfileList } from '../../../widgets/profile/ProfileList.tsx';
import { Unanswered } from '../../../widgets/profile/Unanswered.tsx';
import { factsHere, pushSupport } from './push-support.ts';
import { PROBLEM_WORDS, SUPPORT_WORDS } from './push-words.ts';
import { subscribeHere } from './subscribe-here.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What this browser says of itself, looked at again whenever its person comes back, as from its settings. */
function useHere() {
  const [here, setHere] = useState<{ readonly isSubscribed: boolean } | null>(null);
  const look = useCallback(async () => {
    const subscription = await pushHere().catch(() => null);
    setHere({ isSubscribed: subscription !== null && Notification.permission === 'granted' });
  }, []);
  useEffect(() => {
    const comeBack = () => void look();
    comeBack();
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', comeBack);
    };
  }, [look]);
  return { here, look };
}

/** Switches push on and off for this browser, and lists the person's browsers that get it. */
export function PushBrowsers({ hasChosen }: { readonly hasChosen: boolean }) {
  const call = useCall();
  const answers = useQueryClient();
  const { here, look } = useHere();
  const asked = answer('getPush', {});
  const { data, error, refetch } = useQuery({ ...asked, refetchOnMount: 'always' });
  const askAnew = () => answers.invalidateQueries({ queryKey: asked.queryKey });
  const adding = useMutation({
    async mutationFn(publicKey: string) {
      const address = await subscribeHere(publicKey);
      return address && (await call('addPush', address));
    },
    onSuccess: (state) => state && toasts.show('success', 'This browser gets push from now on.'),
    onSettled: () => Promise.all([look(), askAnew()]),
  });
  const testing = useMutation({
    mutationFn: (id: string) => call('testPush', { id }),
    onSuccess: ({ problem }) =>
      problem === null
        ? toasts.show('success', 'A test is on its way.')
        : toasts.show('error', `The test did not arrive. ${PROBLEM_WORDS[problem]}`),
    onError: sayFailure,
    onSettled: askAnew,
  });
  const removing = useMutation({
    async mutationFn({ id, isCurrent }: PushBrowser) {
      await call('removePush', { id });
      if (!isCurrent) return;
      await forgetPush();
      await releaseWorker();
    },
    onError: sayFailure,
    onSettled: () => Promise.all([look(), askAnew()]),
  });
  if (!data || !here) return <Unanswered error={error} refetch={refetch} />;
  const { browsers, publicKey } = data;
  const support = pushSupport(factsHere());
  const isOn = support === 'possible' && here.isSubscribed && browsers.some(({ isCurrent }) => isCurrent);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-base text-muted">
        {support !== 'possible'
          ? SUPPORT_WORDS[support]
          : !isOn
            ? 'Push shows on this device what you choose, also while the site is closed. It is off in this browser, which asks you before it is on.'
            : hasChosen
              ? 'Push is on in this browser, until you sign out here.'
              : 'Push is on in this browser, until you sign out here. Choose above what comes by it.'}
      </p>
      {support === 'possible' && !isOn && (
        <Button isBusy={adding.isPending} onClick={() => adding.mutate(publicKey)}>
          Switch on push here
        </Button>
      )}
      {adding.isError && (
        <p role="alert" className="text-bad text-base">
          {adding.error instanceof ApiFailure
            ? failureWords(adding.error).text
            : 'The browser or its push service did not take it. Nothing is on; try again in a while.'}
        </p>
      )}
      {adding.isSuccess && adding.data === null && support === 'possible' && (
        <p role="status" className="text-base">
          The browser was not allowed to show anything, so push stays off.
        </p>
      )}
      <ProfileList
        label="Browsers with push"
        things={browsers}
        row={(browser) => ({
          title: browser.device,
          isHere: browser.isCurrent,
          facts: sinceWords(browser),
          problem: browser.problem && PROBLEM_WORDS[browser.problem],
          acts: [
            {
              name: 'Send a test',
              isBusy: testing.isPending && testing.variables === browser.id,
              onPress: () => testing.mutate(browser.id),
            },
            {
              name: 'Switch off',
              isBusy: removing.isPending && removing.variables.id === browser.id,
              onPress: () => removing.mutate(browser),
            },
          ],
        })}
      />
    </div>
  );
}

const sinceWords = ({ service, createdAt, sentAt }: PushBrowser): string =>
  [
    `by ${service}`,
    `on since ${DAY.format(new Date(createdAt))}`,
    sentAt === null ? 'nothing sent yet' : `last sent ${MOMENT.format(new Date(sentAt))}`,
  ].join(' · ');
