import {
  NOTICE_NAMES,
  type NoticeKind,
  STOPPABLE_MAILS,
  type StoppableMail,
} from '@pylon/contract/notices/notice-kinds';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { failureWords } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { PATHS } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';

/** Where the link at the foot of a mail leads. Nothing happens before a button: mail scanners open links too. */
export function StopMailsPage() {
  const call = useCall();
  const { token } = useSearch({ from: '/stop-mails' });
  const stopping = useMutation({ mutationFn: (all: boolean) => call('stopNotices', { token, all }) });
  // What a link stops is said in it for the reader; whether it is whole, the server sees.
  const kind = STOPPABLE_MAILS.find((each) => token.startsWith(`${each}.`));
  return (
    <main id="main" className="flex max-w-xl flex-col items-start gap-4 py-6">
      <h1>Mails to you</h1>
      {stopping.isSuccess ? (
        <>
          <p role="status" className="text-lg">
            {stopping.data.message} {stopping.variables ? ALL_STOPPED : WORDS[stopping.data.kind].stopped}
          </p>
          <Link to={PATHS.profile} className={buttonClass()}>
            See what you get
          </Link>
        </>
      ) : kind === undefined ? (
        <ErrorState
          title="This link is cut short"
          text="Copy all of it from the foot of the mail. You still get the mails."
        />
      ) : (
        <>
          <p className="text-lg">{WORDS[kind].question} Nothing else of your account changes.</p>
          {stopping.isError && <ErrorState {...failureWords(stopping.error)} />}
          <div className="flex flex-wrap gap-3">
            <Button
              kind="primary"
              isBusy={stopping.isPending && !stopping.variables}
              onClick={() => stopping.mutate(false)}
            >
              {kind === 'cruiseControl' ? 'Switch Cruise Control off' : 'Stop these mails'}
            </Button>
            <Button isBusy={stopping.isPending && stopping.variables} onClick={() => stopping.mutate(true)}>
              Stop all mails about my leagues and drafts
            </Button>
          </div>
        </>
      )}
    </main>
  );
}

const ALL_STOPPED = 'None of these mails goes out to you any more, and Cruise Control is off in all your leagues.';

const ofNotice = (kind: NoticeKind) => ({
  question: `Stop the mails “${NOTICE_NAMES[kind]}”?`,
  stopped: `“${NOTICE_NAMES[kind]}” does not go out to you any more.`,
});

const WORDS: Readonly<Record<StoppableMail, ReturnType<typeof ofNotice>>> = {
  outPlayers: ofNotice('outPlayers'),
  needsAttention: ofNotice('needsAttention'),
  weeklyRecap: ofNotice('weeklyRecap'),
  draftResults: ofNotice('draftResults'),
  cruiseControl: {
    question:
      'Switch Cruise Control off for the league that the mail is about? It then prepares and mails nothing there; your rules are kept.',
    stopped: 'Cruise Control is off for the league that the mail was about. Your rules are kept.',
  },
};
