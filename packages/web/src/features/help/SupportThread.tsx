import { LONGEST_SUPPORT_MESSAGE } from '@pylon/contract/help/support-limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { answer } from '../../api/answers.ts';
import { ApiFailure, failureWords } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { useLiveEvents } from '../../api/use-live-events.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Problem } from '../../ui/fields/Problem.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { SupportMessages } from './SupportMessages.tsx';

const EVENTS = ['support:reply'] as const;
const question = answer('getSupportConversation', {});

/** The conversation with support, and the field for the next message. What is typed stays when sending fails. */
export function SupportThread({ page }: { readonly page: string }) {
  const call = useCall();
  const answers = useQueryClient();
  const { data, isError, error, refetch } = useQuery(question);
  const reload = () => void answers.invalidateQueries({ queryKey: question.queryKey });
  useLiveEvents({ events: EVENTS, onEvent: reload, onGap: reload });
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const id = useId();
  const end = useRef<HTMLDivElement>(null);
  const send = useMutation({
    mutationFn: () => call('sendSupportMessage', { text, page, ...(email.trim() && { email: email.trim() }) }),
    onSuccess: (sent) => {
      answers.setQueryData(question.queryKey, sent);
      setText('');
    },
  });
  const messages = data?.conversation?.messages ?? [];
  useEffect(() => {
    if (messages.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length]);

  if (isError) {
    return (
      <div className="p-5">
        <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <SkeletonRows rows={4} label="Loading the conversation" />;

  const fields = send.error instanceof ApiFailure ? send.error.fields : {};
  const problem = send.isError ? (fields['text'] ?? (fields['email'] ? null : failureWords(send.error).text)) : null;
  const knowsEmail = data.conversation?.email != null;
  const handleSubmit = () => {
    if (!send.isPending && text.trim() !== '') send.mutate();
  };
  return (
    <div className="flex min-h-full flex-col">
      <div className="grow px-5 py-4">
        <SupportMessages messages={messages} isClosed={data.conversation?.isOpen === false} />
        <div ref={end} />
      </div>
      <Form onSubmit={handleSubmit} className="sticky bottom-0 flex flex-col gap-3 bg-surface px-5 pb-4">
        {!knowsEmail && (
          <TextField
            label="Email for the answer (optional)"
            value={email}
            onChange={setEmail}
            problem={fields['email'] ?? null}
          />
        )}
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="label">
            Your message
          </label>
          <textarea
            id={id}
            rows={4}
            value={text}
            maxLength={LONGEST_SUPPORT_MESSAGE}
            onChange={(event) => setText(event.target.value)}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
            className="w-full resize-y rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink max-md:text-lg"
          />
          {problem !== null && <Problem id={`${id}-problem`} text={problem} />}
        </div>
        <Button type="submit" kind="primary" isBusy={send.isPending} disabled={text.trim() === ''}>
          Send message
        </Button>
      </Form>
    </div>
  );
}
