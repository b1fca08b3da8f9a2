import { NOTICE_KINDS, NOTICE_NAMES, type NoticeKind } from '@pylon/contract/notices/notice-kinds';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { sayFailure } from '../../api/say-failure.ts';
import { useCall } from '../../api/use-call.ts';
import { HOURS } from '../../ui/hour-words.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { Unanswered } from '../../widgets/profile/Unanswered.tsx';
import { PushBrowsers } from './push/PushBrowsers.tsx';

const MEANINGS: Readonly<Record<NoticeKind, string>> = {
  outPlayers: 'As soon as somebody in a line-up of yours is ruled out: who, and whom to start instead.',
  needsAttention:
    'A day before they lock: byes, empty places, a better player on the bench, a starter who is questionable, a claim worth making. Offered trades at once. Leagues with Cruise Control on are left to it.',
  weeklyRecap: 'When the games of a week are over: how each of your leagues went, and whom you meet next.',
  draftResults: 'When a draft of yours ends: your grade, and the way to the report card.',
};

const SAVING = ['updateNotices'];

/** Hours in which most people sleep. */
const FIRST_HOURS = { from: 22, to: 8 };

type Choices = Answer<'getNotices'>['notices'];
/** What is changed: another window may have changed the rest since. */
type Change = Partial<Omit<Choices, 'push'>> & { readonly push?: Partial<Choices['push']> };

const changed = (notices: Choices, { push, ...change }: Change): Choices => ({
  ...notices,
  ...change,
  push: { ...notices.push, ...push },
});

/** What the person wants by mail and by push, and when none of it is to come. What is changed here counts at once. */
export function NoticeChoices() {
  const call = useCall();
  const queries = useQueryClient();
  const asked = answer('getNotices', {});
  const { data, error, refetch } = useQuery({ ...asked, refetchOnMount: 'always' });
  const { data: pushed } = useQuery(answer('getPush', {}));
  const saving = useMutation({
    mutationFn: (change: Change) => call('updateNotices', change),
    mutationKey: SAVING,
    // One after another: the last press is what counts.
    scope: { id: 'notices' },
    async onMutate(change) {
      await queries.cancelQueries({ queryKey: asked.queryKey });
      const before = queries.getQueryData<Answer<'getNotices'>>(asked.queryKey);
      if (before) queries.setQueryData(asked.queryKey, { ...before, notices: changed(before.notices, change) });
      return before;
    },
    onSuccess(saved) {
      // What was pressed meanwhile is not in it.
      if (queries.isMutating({ mutationKey: SAVING }) === 1) queries.setQueryData(asked.queryKey, saved);
    },
    onError(failure, _change, before) {
      if (before) queries.setQueryData(asked.queryKey, before);
      sayFailure(failure);
    },
  });
  if (!data) return <Unanswered error={error} refetch={refetch} shape="h-40" />;
  const { notices, mailTo } = data;
  const { quietHours, push } = notices;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Hours of the day are those of whoever sets them.
  const save = (change: Change) => saving.mutate({ timeZone, ...change });
  const hasChosen = NOTICE_KINDS.some((kind) => push[kind]);
  const hasBrowser = (pushed?.browsers.length ?? 0) > 0;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-base text-muted">
        {mailTo === null
          ? 'No mail of these goes out before your address is confirmed.'
          : 'None of these goes out unless you ask for it, and each mail has a link that stops it.'}
      </p>
      <ul aria-label="Notices" className="border-hairline border-t">
        {NOTICE_KINDS.map((kind) => (
          <Choice
            key={kind}
            label={NOTICE_NAMES[kind]}
            meaning={MEANINGS[kind]}
            ways={[
              { name: 'Mail', isOn: notices[kind], set: (isOn) => save({ [kind]: isOn }) },
              // Where nothing can come by push there is no choice to make.
              ...(hasBrowser || hasChosen
                ? [
                    {
                      name: 'Push',
                      isOn: push[kind],
                      set: (isOn: boolean) => save({ push: { [kind]: isOn } }),
                    },
                  ]
                : []),
            ]}
          />
        ))}
        <Choice
          label="Quiet hours"
          meaning={`Nothing of these comes in them; what is still true comes afterwards. Your time, ${timeZone.replaceAll('_', ' ')}.`}
          ways={[
            {
              name: 'Keep them',
              isOn: quietHours !== null,
              set: (isOn) => save({ quietHours: isOn ? FIRST_HOURS : null }),
            },
          ]}
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
      <section aria-labelledby="push" className="flex flex-col gap-2 pt-2">
        <h3 id="push" className="label">
          Push
        </h3>
        <PushBrowsers hasChosen={hasChosen} />
      </section>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly meaning: string;
  /** The ways in which it can be had, each on or off. */
  readonly ways: readonly { readonly name: string; readonly isOn: boolean; readonly set: (isOn: boolean) => void }[];
}

/** One thing to be told of, with a box for each way. */
function Choice({ label, meaning, ways }: ChoiceProps) {
  const id = useId();
  return (
    <li className="flex flex-col gap-x-6 border-hairline border-b py-3 sm:flex-row sm:items-start">
      <span className="min-w-0 grow">
        <span id={id} className="block font-semibold text-lg">
          {label}
        </span>
        <span id={`${id}-meaning`} className="block text-base text-muted">
          {meaning}
        </span>
      </span>
      <span className="flex shrink-0 gap-6">
        {ways.map(({ name, isOn, set }, at) => (
          <label key={name} className="flex min-h-11 items-center gap-2 sm:min-h-7">
            <input
              type="checkbox"
              checked={isOn}
              aria-labelledby={`${id} ${id}-${at}`}
              aria-describedby={`${id}-meaning`}
              onChange={(event) => set(event.target.checked)}
              className="size-5 shrink-0 accent-accent-fill"
            />
            <span id={`${id}-${at}`}>{name}</span>
          </label>
        ))}
      </span>
    </li>
  );
}
