import type { RefObject } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

export interface RoomSearchProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** Where the rows of the players found are. */
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly onText: (text: string) => void;
  readonly className: string;
}

/** Narrows a room's players by name. Enter and the down arrow go on to the first one found. */
export function RoomSearch({ input, text, body, onText, className }: RoomSearchProps) {
  return (
    <input
      ref={input}
      type="search"
      aria-label="Search players"
      placeholder="Search"
      autoComplete="off"
      maxLength={60}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onText('');
        if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
        event.preventDefault(); // the key would press the button that takes the focus
        body.current?.querySelector<HTMLElement>('[data-player-row]')?.focus();
      }}
      className={classNames(
        'h-9 min-w-0 rounded-md border border-edge bg-surface px-3 text-base text-ink placeholder:text-muted max-md:h-11 max-md:w-full max-md:text-lg',
        className,
      )}
    />
  );
}
