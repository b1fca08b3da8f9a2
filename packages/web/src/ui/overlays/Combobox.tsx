import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '../fields/use-debounced.ts';
import { place } from './place.ts';

interface ComboboxCommon<T> {
  readonly label: string;
  readonly placeholder?: string;
  readonly keyOf: (item: T) => string;
  readonly renderItem: (item: T) => ReactNode;
  readonly onPick: (item: T) => void;
  /** What stands over an item, and over those behind it that have the same. */
  readonly headingOf?: (item: T) => string | null;
  readonly minLength?: number;
  readonly emptyText?: string;
  readonly isAutoFocused?: boolean;
  /** What was typed before the field was there. */
  readonly typedBefore?: string;
  /** Whether the field is as high as those beside it. */
  readonly isCompact?: boolean;
  /** Whether the list lies over what is below instead of moving it down. */
  readonly isFloating?: boolean;
  readonly field?: Ref<HTMLInputElement>;
}

/** Matches found elsewhere come later; options at hand are found at every key, and Enter takes the first match. */
type ComboboxSource<T> =
  | {
      /** What was found for the last text told to `onSearch`; null before the first search. */
      readonly found: readonly T[] | null;
      readonly isSearching?: boolean;
      readonly onSearch: (text: string) => void;
    }
  | { readonly find: (text: string) => readonly T[] };

export type ComboboxProps<T> = ComboboxCommon<T> & ComboboxSource<T>;

/**
 * Type, walk the matches with the arrow keys, pick with Enter. The list stays under the field, in the flow of the page.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, placeholder, keyOf, renderItem, onPick, headingOf, field, isFloating = false } = props;
  const { minLength = 1, emptyText = 'Nobody of that name', isAutoFocused = false, isCompact = false } = props;
  const { typedBefore = '' } = props;
  const isAtHand = 'find' in props;
  const isSearching = !isAtHand && props.isSearching === true;
  const id = useId();
  const [text, setText] = useState(typedBefore);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const later = useDebounced((wanted: string) => !isAtHand && props.onSearch(wanted), SEARCH_DEBOUNCE_MS);
  const hasText = text.trim().length >= minLength;
  const found = isAtHand ? (hasText ? props.find(text.trim()) : null) : props.found;
  const isOpen = hasText && found !== null;
  const items = isOpen ? found : [];
  const chosen = items.findIndex((item) => keyOf(item) === activeKey);
  const active = chosen === -1 && isAtHand && items.length > 0 ? 0 : chosen;

  const searchTyped = useEffectEvent(() => {
    if (!isAtHand && typedBefore.trim().length >= minLength) props.onSearch(typedBefore.trim());
  });
  useEffect(() => searchTyped(), []);

  const list = useRef<HTMLDivElement>(null);
  const rows = items.length;
  useLayoutEffect(() => {
    if (rows === 0 || !list.current) return;
    if (isFloating) putBeside(list.current);
    else list.current.scrollIntoView({ block: 'nearest' });
  }, [rows, isFloating]);

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
    if (event.key === 'Escape' && isFloating && text !== '') {
      event.stopPropagation();
      setText('');
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const wanted = items[active === -1 ? 0 : active];
      if (wanted !== undefined) pick(wanted);
    }
  };

  return (
    <div className={classNames('flex flex-col', isFloating ? 'relative' : 'gap-1')}>
      <label htmlFor={id} className={isFloating ? 'sr-only' : 'label'}>
        {label}
      </label>
      <input
        id={id}
        ref={field}
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
          setActiveKey(null);
          if (!isAtHand && event.target.value.trim().length >= minLength) later.run(event.target.value.trim());
        }}
        className={classNames(
          'h-11 w-full rounded-md border border-edge bg-surface px-3 text-ink text-lg placeholder:text-muted',
          isCompact && 'md:h-9 md:text-base',
        )}
      />
      <p
        role="status"
        className={classNames(
          'text-muted text-sm',
          isFloating ? 'absolute top-full z-30 w-full bg-surface' : 'min-h-5',
          isFloating && isOpen && items.length === 0 && 'border border-edge px-3 py-2',
        )}
      >
        {isSearching ? 'Searching…' : isOpen && items.length === 0 ? emptyText : ''}
        {isOpen && items.length > 0 && !isSearching && <span className="sr-only">{items.length} found</span>}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={classNames(
          items.length === 0 && 'hidden',
          !isFloating && 'clears-bars',
          isFloating &&
            'absolute inset-x-0 z-30 max-h-[50dvh] overflow-y-auto rounded-md border border-edge bg-surface shadow-xl',
        )}
      >
        {items.map((item, index) => {
          const heading = headingOf?.(item) ?? null;
          const before = items[index - 1];
          const isNew = heading !== null && (before === undefined || headingOf?.(before) !== heading);
          return (
            <Fragment key={keyOf(item)}>
              {isNew && (
                <div role="presentation" className="label border-hairline border-t px-2 pt-3 pb-1">
                  {heading}
                </div>
              )}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus */}
              <div
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // The field keeps the focus, so that the next one can be typed at once.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(item)}
                className={classNames(
                  'flex min-h-12 cursor-pointer items-center border-hairline border-t px-2 hover:bg-raised',
                  index === active && 'pylon-left bg-raised',
                )}
              >
                {renderItem(item)}
              </div>
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

/** Hangs a list under the box that its field stands in, or above it: wherever there is room to see it. */
function putBeside(list: HTMLElement): void {
  const box = list.parentElement?.getBoundingClientRect();
  if (!box) return;
  list.style.maxHeight = ''; // as high as it likes, to be measured
  const seen = seenPart(list);
  const anchor = new DOMRect(box.left, box.top - seen.top, box.width, box.height);
  const view = { width: window.innerWidth, height: seen.bottom - seen.top };
  const { top, maxHeight } = place(anchor, list.getBoundingClientRect(), view, 'start');
  const isAbove = top < anchor.top;
  list.style.top = isAbove ? 'auto' : '100%';
  list.style.bottom = isAbove ? '100%' : 'auto';
  list.style.maxHeight = `min(50dvh, ${maxHeight}px)`;
}

/** The part of the window in which an element is seen: a dialog cuts off what reaches out of it, and so does a list. */
function seenPart(element: HTMLElement): { readonly top: number; readonly bottom: number } {
  let [top, bottom] = [0, window.innerHeight];
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'visible') continue;
    const cut = box.getBoundingClientRect();
    [top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)];
  }
  return { top, bottom };
}
