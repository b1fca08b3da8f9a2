import { NOTICE_KINDS, NOTICE_NAMES, type NoticeKind } from '@pylon/contract/notices/notice-kinds';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { answer } from '../../api/answers.ts';
import type { Answer, Input } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { sayFailure } from '../../api/say-failure.ts';
import { useCall } from '../../api/use-call.ts';
import { HOURS } from '../../ui/hour-words.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';

const MEANINGS: Readonly<Record<NoticeKind, string>> = {
  outPlayers: 'As soon as somebody in a line-up of yours is ruled out: who, and whom to start instead.',
  needsAttention:
    'A day before they lock: byes, empty places, a better player on the bench, a claim worth making. Offered trades at once. Leagues with Cruise Control on are left to it.',
  weeklyRecap: 'When the games of a week are over: how each of your leagues went, and whom you meet next.',
  draftResults: 'When a draft of yours ends: your grade, and the way to the report card.',
};

/** Hours in which most people sleep. */
const FIRST_HOURS = { from: 22, to: 8 };

type Choices = Input<'updateNotices'>;

/** Which mails the person wants, and when none is to come. What is changed here counts at once. */
export function NoticeChoices() {
  const call = useCall();
  const queries = useQueryClient();
  const asked = answer('getNotices', {});
  const { data, error, refetch } = useQuery({ ...asked, refetchOnMount: 'always' });
  const saving = useMutation({
    mutationFn: (notices: Choices) => call('updateNotices', notices),
    // One after another: the last press is what counts.
    scope: { id: 'notices' },
    async onMutate(notices) {
      await queries.cancelQueries({ queryKey: asked.queryKey });
      const before = queries.getQueryData<Answer<'getNotices'>>(asked.queryKey);
      if (before) queries.setQueryData(asked.queryKey, { ...before, notices });
      return before;
    },
    onError(failure, _notices, before) {
      if (before) queries.setQueryData(asked.queryKey, before);
      sayFailure(failure);
    },
  });
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label="Loading">
        <Skeleton className="h-40" />
      </div>
    );
  const { notices, mailTo } = data;
  const { quietHours } = notices;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Hours of the day are those of whoever sets them.
  const save = (change: Partial<Choices>) => saving.mutate({ ...notices, timeZone, ...change });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-base text-muted">
        {mailTo === null
          ? 'None of these goes out before your address is confirmed.'
          : 'None of these goes out unless you ask for it, and each has a link that stops it.'}
      </p>
      <ul aria-label="Mails" className="border-hairline border-t">
        {NOTICE_KINDS.map((kind) => (
          <Choice
            key={kind}
            label={NOTICE_NAMES[kind]}
            meaning={MEANINGS[kind]}
            isOn={notices[kind]}
            onChange={(isOn) => save({ [kind]: isOn })}
          />
        ))}
        <Choice
          label="Quiet hours"
          meaning={`No mail of these comes in them; what is still true comes afterwards. Your time, ${timeZone.replaceAll('_', ' ')}.`}
          isOn={quietHours !== null}
          onChange={(isOn) => save({ quietHours: isOn ? FIRST_HOURS : null })}
        />
      </ul>
      {quietHours && (
        <div className="grid max-w-sm grid-cols-2 gap-3">
          <Select
            label="From"
            value={String(quietHours.from)}
            options={HOURS.filter(({ value }) => value !== String(quietHours.to))}
            onChange={(from) => save({ quietHours: { ...quietHours, from: Number(from) } })}
          />
          <Select
            label="To"
            value={String(quietHours.to)}
            options={HOURS.filter(({ value }) => value !== String(quietHours.from))}
            onChange={(to) => save({ quietHours: { ...quietHours, to: Number(to) } })}
          />
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly meaning: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Choice({ label, meaning, isOn, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <li className="border-hairline border-b">
      <label className="flex min-h-14 items-start gap-3 py-3">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-accent-fill"
        />
        <span className="min-w-0">
          <span className="block font-semibold text-lg">{label}</span>
          <span id={id} aria-hidden className="block text-base text-muted">
            {meaning}
          </span>
        </span>
      </label>
    </li>
  );
}
