import { EMAIL_PATTERN } from '@pylon/contract/accounts/account-rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure, type FailureCode, failureWords } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

const FAILED = 'Failed to subscribe.';
/** Failures whose own words say what to do; every other one is told by {@link FAILED}. */
const SAID: ReadonlySet<FailureCode> = new Set(['too-many-requests', 'offline']);

/** Signs an address up for letters. On success the form gives way to a word of thanks. */
export function NewsletterForm() {
  const call = useCall();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const subscribe = useMutation({
    mutationFn: () => call('subscribeToNewsletter', { email: email.trim(), newsletter: 'fantasy' }),
    onSuccess: ({ message }) => setProblem(message.startsWith('Successfully') ? null : FAILED),
    onError: (error) => {
      const failed = error instanceof ApiFailure ? error : null;
      const said = failed && SAID.has(failed.code) ? failureWords(failed).text : FAILED;
      setProblem(failed?.fields['email'] ?? said);
    },
  });
  const handleSubmit = () => {
    if (subscribe.isPending) return;
    if (EMAIL_PATTERN.test(email.trim())) subscribe.mutate();
    else setProblem(email.trim() === '' ? 'This field is required.' : 'Invalid email.');
  };
  if (subscribe.isSuccess && problem === null) {
    return (
      <p role="status" className="font-semibold text-lg">
        Thanks for signing up!
      </p>
    );
  }
  return (
    <Form onSubmit={handleSubmit} noValidate aria-label="Newsletter" className="flex items-start gap-2">
      <TextField
        label="Email"
        value={email}
        problem={problem}
        onChange={(text) => {
          setEmail(text);
          setProblem(null);
        }}
        className="w-64 min-w-0 max-md:w-auto max-md:grow"
      />
      <Button type="submit" isBusy={subscribe.isPending} className="mt-5">
        Sign Up
      </Button>
    </Form>
  );
}
