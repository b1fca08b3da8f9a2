import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { SEARCH_DEBOUNCE_MS, useDebounced } from './use-debounced.ts';

export interface ComboboxProps<T> {
  readonly label: string;
  readonly placeholder?: string;
  /** What was found for the last text told to `onSearch`; null before the first search. */
  readonly found: readonly T[] | null;
  readonly isSearching?: boolean;
  readonly keyOf: (item: T) => string;
  readonly renderItem: (item: T) => ReactNode;
  readonly onSearch: (text: string) => void;
  readonly onPick: (item: T) => void;
  readonly minLength?: number;
  readonly emptyText?: string;
  readonly isAutoFocused?: boolean;
  /** As high as the fields beside it. */
  readonly isCompact?: boolean;
}

/** Type, walk the found with the arrow keys, pick with Enter. The list stays under the field, in the flow of the page. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, placeholder, found, isSearching = false, keyOf, renderItem, onSearch, onPick } = props;
  const { minLength = 1, emptyText = 'Nobody of that name', isAutoFocused = false, isCompact = false } = props;
  const id = useId();
  const [text, setText] = useState('');
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const later = useDebounced(onSearch, SEARCH_DEBOUNCE_MS);
  const isOpen = text.trim().length >= minLength && found !== null;
  const items = isOpen ? found : [];
  const active = items.findIndex((item) => keyOf(item) === activeKey);

  const pick = (item: T) => {
    later.cancel();
    setText('');
    setActiveKey(null);
    onPick(item);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && items.length > 0) {
      event.preventDefault();
      const next = items[(Math.max(active, step > 0 ? -1 : 0) + step + items.length) % items.length];
      if (next !== undefined) setActiveKey(keyOf(next));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = items[active === -1 ? 0 : active];
      if (chosen !== undefined) pick(chosen);
    }
  };

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
        aria-autocomplete="list"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: only inside a dialog that was opened in order to type
        autoFocus={isAutoFocused}
        placeholder={placeholder}
        value={text}
        maxLength={60}
        onKeyDown={handleKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value.trim().length >= minLength) later.run(event.target.value.trim());
        }}
        className={classNames(
          'h-11 w-full rounded-md border border-edge bg-surface px-3 text-ink text-lg placeholder:text-muted',
          isCompact && 'md:h-9 md:text-base',
        )}
      />
      <p role="status" className="min-h-5 text-muted text-sm">
        {isSearching ? 'Searching…' : isOpen && items.length === 0 ? emptyText : ''}
        {isOpen && items.length > 0 && !isSearching && <span className="sr-only">{items.length} found</span>}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={label} className={classNames(items.length === 0 && 'hidden')}>
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
          <div
            key={keyOf(item)}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => pick(item)}
            className={classNames(
              'flex min-h-12 cursor-pointer items-center border-hairline border-t px-2 hover:bg-raised',
              index === active && 'pylon-left bg-raised',
            )}
          >
            {renderItem(item)}
          </div>
        ))}
      </div>
    </div>
  );
}
