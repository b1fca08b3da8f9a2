import { LONGEST_WEBHOOK_URL, WEBHOOK_URL_MESSAGE, type WebhookEvent } from '@pylon/contract/accounts/webhook-rules';
import { useState } from 'react';
import type { Input } from '../../../api/call.ts';
import { InputField } from '../../../ui/fields/InputField.tsx';
import { Problem } from '../../../ui/fields/Problem.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { EventChoices } from './EventChoices.tsx';
import { ShownSecret } from './ShownSecret.tsx';

export interface NewWebhookDialogProps {
  /** Makes the webhook and gives its secret: null when the person cancelled. Rejects with what is wrong. */
  readonly onSubmit: (webhook: Input<'createWebhook'>) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for an address and what it is to be told, and shows the secret this once. Load it lazily. */
export function NewWebhookDialog({ onSubmit, onClose }: NewWebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['picks']);
  const [isNone, setIsNone] = useState(false);
  const { field, handleSubmit, ...form } = useAccountForm<{ url: string }>({
    checks: {
      url: {
        isRequired: true,
        maxLength: LONGEST_WEBHOOK_URL,
        pattern: /^\s*https:\/\/\S+\s*$/,
        message: WEBHOOK_URL_MESSAGE,
      },
    },
    onSubmit: async ({ url }) => {
      setIsNone(events.length === 0);
      if (events.length > 0) setSecret(await onSubmit({ url: url.trim(), events: [...events] }));
    },
  });
  return (
    <Dialog
      title={secret === null ? 'Add a webhook' : 'The secret of your webhook'}
      isOpen
      onClose={onClose}
      width="narrow"
    >
      <div className="px-4 py-5 md:px-6">
        {secret === null ? (
          <AccountForm {...form} isPart label="Add a webhook" onSubmit={handleSubmit} submitLabel="Add the webhook">
            <InputField
              {...field('url')}
              label="Address"
              type="url"
              inputMode="url"
              autoComplete="off"
              autoFocus
              placeholder="https://"
            />
            <EventChoices
              chosen={events}
              onChange={(chosen) => {
                setEvents(chosen);
                setIsNone(false);
              }}
            />
            {isNone && <Problem text="Choose what it is to be told." />}
          </AccountForm>
        ) : (
          <ShownSecret secret={secret} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}
