import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from '@pylon/contract/accounts/webhook-rules';
import { useId } from 'react';

const MEANINGS: Readonly<Record<WebhookEvent, string>> = {
  picks: 'Each pick and sale of your mock drafts and of the drafts that you follow.',
  leagueSyncs: 'That one of your leagues was read and what it shows is new.',
};

export interface EventChoicesProps {
  readonly chosen: readonly WebhookEvent[];
  readonly onChange: (chosen: readonly WebhookEvent[]) => void;
}

/** What a webhook is told of. */
export function EventChoices({ chosen, onChange }: EventChoicesProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="label">What it is told</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <label key={event} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="checkbox"
            checked={chosen.includes(event)}
            aria-describedby={`${id}-${event}`}
            onChange={({ target }) =>
              onChange(WEBHOOK_EVENTS.filter((each) => (each === event ? target.checked : chosen.includes(each))))
            }
            className="mt-0.5 size-5 shrink-0 accent-accent-fill"
          />
          <span className="min-w-0">
            <span className="block font-semibold text-base">{WEBHOOK_EVENT_NAMES[event]}</span>
            <span id={`${id}-${event}`} aria-hidden className="block text-muted text-sm">
              {MEANINGS[event]}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
