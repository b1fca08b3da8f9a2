import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/fields/InputField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AccountPanel } from '../AccountPanel.tsx';
import { RULES } from '../field-rules.ts';
import { useAccountForm } from '../use-account-form.ts';
import { textLink } from './text-link.ts';

/** What was pressed is gone: whoever goes by keys or by ear goes on at what came in its place. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The first step: asks for a mail with a link. What comes next is the same for addresses that have no account. */
export function AskForLink() {
  const call = useCall();
  const [said, setSaid] = useState<string | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  const { field, handleSubmit, ...form } = useAccountForm<{ email: string }>({
    checks: { email: RULES.email },
    onSubmit: async ({ email }) => setSaid((await call('solicitPasswordReset', { email })).message),
  });
  const foot = (
    <Link to={PATHS.login} className={textLink}>
      Back to sign in
    </Link>
  );
  if (said !== null)
    return (
      <AccountPanel title="Look into your mail" foot={foot}>
        <p ref={takeFocus} tabIndex={-1} role="status" className="text-lg outline-none">
          {said}
        </p>
        <Button
          className="mt-6"
          onClick={() => {
            setSaid(null);
            setIsAgain(true);
          }}
        >
          Use another address
        </Button>
      </AccountPanel>
    );
  return (
    <AccountPanel title="Reset your password" lead="We mail you a link that sets a new one." foot={foot}>
      <AccountForm {...form} label="Reset your password" onSubmit={handleSubmit} submitLabel="Send the link">
        <InputField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          autoFocus={isAgain}
        />
      </AccountForm>
    </AccountPanel>
  );
}
