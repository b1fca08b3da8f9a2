import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { SEARCH_DEBOUNCE_MS, useDebounced } from './use-debounced.ts';
import { useTypedBefore } from './use-typed-before.ts';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** Called half a second after the last key, at once on Enter and on clearing. */
  readonly onSearch: (text: string) => void;
  readonly isLabelHidden?: boolean;
  readonly className?: string;
}

/** A search that narrows what is on the screen. */
export function SearchField({ label, value, onSearch, isLabelHidden = false, className }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const told = useRef(value);
  const tell = (next: string) => {
    told.current = next;
    onSearch(next);
  };
  const later = useDebounced(tell, SEARCH_DEBOUNCE_MS);
  // A value that comes back from the address is older than the text typed since.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    later.cancel();
    setText(value);
  }, [value, later]);
  const type = (typed: string) => {
    setText(typed);
    later.run(typed.trim());
  };
  const field = useTypedBefore(value, type);
  const searchNow = (next: string) => {
    later.cancel();
    setText(next);
    tell(next);
  };
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'label'}>
        {label}
      </label>
      <div className="relative">
        <Search aria-hidden size={16} className="-translate-y-1/2 absolute top-1/2 left-3 text-muted" />
        <input
          id={id}
          ref={field}
          type="search"
          placeholder="Search"
          autoComplete="off"
          value={text}
          maxLength={60}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && searchNow(text.trim())}
          className="h-9 w-full min-w-0 rounded-md border border-edge bg-surface pr-9 pl-9 text-base text-ink placeholder:text-muted max-md:h-11 max-md:text-lg [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== '' && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => searchNow('')}
            className="-translate-y-1/2 absolute top-1/2 right-1 inline-flex size-7 items-center justify-center rounded-md text-muted hover:text-ink max-md:size-9"
          >
            <X aria-hidden size={16} />
          </button>
        )}
      </div>
    </div>
  );
}
