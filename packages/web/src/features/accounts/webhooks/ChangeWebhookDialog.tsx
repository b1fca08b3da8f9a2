import type { WebhookEvent } from '@pylon/contract/accounts/webhook-rules';
import type { Webhook } from '@pylon/contract/accounts/webhooks';
import { useState } from 'react';
import type { Input } from '../../../api/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { EventChoices } from './EventChoices.tsx';
import { ShownSecret } from './ShownSecret.tsx';

export interface ChangeWebhookDialogProps {
  readonly webhook: Webhook;
  readonly isBusy: boolean;
  readonly onSave: (webhook: Input<'updateWebhook'>) => void;
  /** Gives another secret: null when the person cancelled, or it failed and was said. */
  readonly onReplaceSecret: () => Promise<string | null>;
  readonly onClose: () => void;
}

/** What a webhook is told, whether it is, and another secret. Load it lazily. */
export function ChangeWebhookDialog(props: ChangeWebhookDialogProps) {
  const { webhook, isBusy, onSave, onReplaceSecret, onClose } = props;
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook.events);
  const [isOn, setIsOn] = useState(webhook.isOn);
  const [secret, setSecret] = useState<string | null>(null);
  const [isReplacing, setIsReplacing] = useState(false);
  const replace = async () => {
    setIsReplacing(true);
    setSecret(await onReplaceSecret());
    setIsReplacing(false);
  };
  // Back from the secret to what was chosen, which is not saved yet.
  const leaveSecret = () => setSecret(null);
  return (
    <Dialog
      title={secret === null ? 'Change the webhook' : 'The secret of your webhook'}
      isOpen
      onClose={secret === null ? onClose : leaveSecret}
      width="narrow"
    >
      <div className="px-4 py-5 md:px-6">
        {secret === null ? (
          <div className="flex flex-col gap-4">
            <p className="wrap-anywhere text-base text-muted">{webhook.url}</p>
            <EventChoices chosen={events} onChange={setEvents} />
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={isOn}
                onChange={({ target }) => setIsOn(target.checked)}
                className="size-5 shrink-0 accent-accent-fill"
              />
              <span className="font-semibold text-base">Send to it</span>
            </label>
            <div className="flex flex-wrap justify-end gap-3">
              <Button isBusy={isReplacing} onClick={() => void replace()}>
                Replace the secret
              </Button>
              <Button
                kind="primary"
                isBusy={isBusy}
                disabled={events.length === 0}
                onClick={() => onSave({ id: webhook.id, events: [...events], isOn })}
              >
                Save
              </Button>
            </div>
          </div>
        ) : (
          <ShownSecret secret={secret} onClose={leaveSecret} />
        )}
      </div>
    </Dialog>
  );
}
