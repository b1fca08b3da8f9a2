import { BRAND } from '@pylon/contract/brand';
import type { SupportConversation } from '@pylon/contract/help/support';
import { classNames } from '../../ui/class-names.ts';

export interface SupportMessagesProps {
  readonly messages: SupportConversation['messages'];
  readonly isClosed: boolean;
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What was said so far; new lines are read aloud. */
export const SupportMessages = ({ messages, isClosed }: SupportMessagesProps) => (
  <div className="flex flex-col gap-4">
    {messages.length === 0 && (
      <p className="text-base text-muted">
        Tell us what happened and on which page. We read every message; the answer comes here
        {' and, when you leave an address, by mail'}.
      </p>
    )}
    <ol aria-live="polite" aria-label="Conversation with support" className="flex flex-col gap-4">
      {messages.map(({ id, from, text, sentAt }) => (
        <li
          key={id}
          className={classNames(
            'flex max-w-[90%] flex-col gap-1 border-l-2 pl-3',
            from === 'person' ? 'self-end border-accent-fill' : 'border-edge',
          )}
        >
          <span className="text-muted text-xs">
            {from === 'person' ? 'You' : `${BRAND.name} support`} ·{' '}
            <time dateTime={sentAt}>{moment.format(new Date(sentAt))}</time>
          </span>
          <p className="whitespace-pre-wrap break-words text-base">{text}</p>
        </li>
      ))}
    </ol>
    {isClosed && (
      <p className="text-base text-muted">This conversation was closed. Your next message opens a new one.</p>
    )}
  </div>
);
