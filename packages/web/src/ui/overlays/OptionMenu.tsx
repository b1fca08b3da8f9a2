import { Check, ChevronDown, Lock } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { closePopoverAround, Popover } from './Popover.tsx';
import type { SelectOption } from './Select.tsx';

export interface MenuOption extends SelectOption<string> {
  /** Drawn before the label. */
  readonly mark?: ReactNode;
  /** Which plan opens the option, in words; absent when it is open. */
  readonly lock?: string;
  /** A second thing to do with the option, beside choosing it. */
  readonly action?: { readonly label: string; readonly icon: ReactNode; readonly run: () => void };
}

export interface OptionMenuProps {
  readonly label: string;
  /** Value of the option in force. */
  readonly value: string;
  /** Options of one group stand together under its name; those without one stand at the end, below a line. */
  readonly options: readonly MenuOption[];
  readonly onChange: (value: string) => void;
  /** A locked option was chosen; nothing has changed. */
  readonly onLocked?: (option: MenuOption) => void;
  /** One line under the field: what the choice means. */
  readonly help?: string;
  readonly className?: string;
}

/**
 * One of several, where options are more than words: marks, locks, a pencil. Choosing is a menu: arrow keys, Home, End
 * and first letters move, Enter chooses, Escape goes back. Where words are enough, take {@link Select}.
 */
export function OptionMenu({ label, value, options, onChange, onLocked, help, className }: OptionMenuProps) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <span className="label" aria-hidden>
        {label}
      </span>
      <Popover
        label={`${label}: ${chosen?.label ?? 'none'}`}
        popupRole="menu"
        {...(help === undefined ? {} : { descriptionId: `${id}-help` })}
        triggerClassName="flex h-9 w-full min-w-0 items-center gap-2 rounded-md border border-edge bg-surface px-3 text-left text-base text-ink hover:bg-raised max-md:h-11 max-md:text-lg"
        className="w-86 pt-1"
        trigger={
          <>
            {chosen?.mark}
            <span className="min-w-0 grow truncate">{chosen?.label ?? 'Choose'}</span>
            <ChevronDown aria-hidden size={16} className="-mr-0.5 shrink-0 text-muted" />
          </>
        }
      >
        <Menu label={label} value={value} options={options} onChange={onChange} {...(onLocked ? { onLocked } : {})} />
      </Popover>
      {help !== undefined && (
        <p id={`${id}-help`} className="text-muted text-xs">
          {help}
        </p>
      )}
    </div>
  );
}

function Menu({ label, value, options, onChange, onLocked }: Omit<OptionMenuProps, 'help' | 'className'>) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = menu.current?.querySelector<HTMLElement>('[aria-checked=true]') ?? itemsIn(menu.current)[0];
    chosen?.focus();
  }, []);
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div ref={menu} role="menu" aria-label={label} tabIndex={-1} onKeyDown={handleKeyDown}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a menu
        <div
          key={group ?? ''}
          role="group"
          aria-label={group}
          className={group === undefined ? 'sticky bottom-0 border-hairline border-t bg-surface py-1' : undefined}
        >
          {group !== undefined && (
            <p aria-hidden className="label px-3 pt-2 pb-1">
              {group}
            </p>
          )}
          {options
            .filter((option) => option.group === group)
            .map((option) => (
              <Row
                key={option.value}
                option={option}
                isChosen={option.value === value}
                onChoose={() => (option.lock === undefined ? onChange(option.value) : onLocked?.(option))}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

const ROW =
  'flex h-9 items-center gap-2 text-base hover:bg-raised focus-visible:bg-raised focus-visible:outline-offset-[-2px] max-md:h-11 max-md:text-lg';

interface RowProps {
  readonly option: MenuOption;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Row({ option: { label, mark, lock, action }, isChosen, onChoose }: RowProps) {
  return (
    <div role="none" className="flex">
      <button
        type="button"
        role="menuitemradio"
        aria-checked={isChosen}
        aria-label={lock === undefined ? undefined : `${label}, ${lock}`}
        tabIndex={-1}
        onClick={(event) => {
          closePopoverAround(event.currentTarget);
          onChoose();
        }}
        className={classNames(ROW, 'min-w-0 grow pr-3 pl-3 text-left', isChosen && 'pylon-left font-semibold')}
      >
        {mark}
        <span className={classNames('min-w-0 grow truncate', lock !== undefined && 'text-muted')}>{label}</span>
        {isChosen && <Check aria-hidden size={16} className="shrink-0 text-accent" />}
        {lock !== undefined && (
          <span className="inline-flex shrink-0 items-center gap-1 text-muted text-xs">
            <Lock aria-hidden size={12} />
            {lock}
          </span>
        )}
      </button>
      {action && (
        <button
          type="button"
          role="menuitem"
          aria-label={action.label}
          title={action.label}
          tabIndex={-1}
          onClick={(event) => {
            closePopoverAround(event.currentTarget);
            action.run();
          }}
          className={classNames(ROW, 'w-10 shrink-0 justify-center text-muted hover:text-ink max-md:w-11')}
        >
          {action.icon}
        </button>
      )}
    </div>
  );
}

const itemsIn = (menu: Element | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
];

function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsIn(event.currentTarget);
  const at = items.findIndex((item) => item.matches(':focus'));
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: items.length - 1,
  };
  const to = moves[event.key] ?? (/^[\w.]$/.test(event.key) ? nextBy(event.key, items, at) : undefined);
  if (to === undefined) return;
  event.preventDefault();
  items[(to + items.length) % items.length]?.focus();
}

/** The next item that begins with a letter, going round. */
function nextBy(letter: string, items: readonly HTMLElement[], at: number): number | undefined {
  const begins = (item: HTMLElement) => item.textContent?.toLowerCase().startsWith(letter.toLowerCase()) === true;
  const after = items.findIndex((item, index) => index > at && begins(item));
  if (after !== -1) return after;
  const first = items.findIndex(begins);
  return first === -1 ? undefined : first;
}
