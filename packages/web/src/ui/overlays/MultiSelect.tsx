import { Check, ChevronDown, LockKeyhole } from 'lucide-react';
import { Fragment, useState } from 'react';
import { classNames } from '../class-names.ts';
import { toggleChoice } from '../fields/toggle-choice.ts';
import { useDebounced } from '../fields/use-debounced.ts';
import { closePopoverAround, Popover } from './Popover.tsx';
import type { SelectOption } from './Select.tsx';

/**
 * Milliseconds after the last change at which an open list applies its choice and closes.
 * @source docs/sources.md "Timing"
 */
const APPLY_AFTER_MS = 2_500;

interface MultiSelectOption<V extends string> extends SelectOption<V> {
  /** What would open a locked option: it is listed with its lock, and cannot be chosen. */
  readonly lock?: string | undefined;
}

export interface MultiSelectProps<V extends string> {
  readonly label: string;
  readonly options: readonly MultiSelectOption<V>[];
  /** Empty is all. */
  readonly chosen: readonly V[];
  readonly onChange: (chosen: readonly V[]) => void;
  /** A locked option was reached for. */
  readonly onLocked?: (option: MultiSelectOption<V>) => void;
  /** One line under the field: what the choice means. */
  readonly help?: string;
  readonly className?: string;
}

/** Some of several, or all. Applies itself when it is closed, and closes itself after a while. */
export function MultiSelect<V extends string>(props: MultiSelectProps<V>) {
  const { label, options, chosen, onChange, onLocked, help, className } = props;
  const open = options.filter(({ lock, isEmpty }) => lock === undefined && !isEmpty);
  const empty = options.filter(({ isEmpty }) => isEmpty);
  // The choice is kept here while it is being made: the owner may be drawn again meanwhile.
  const [changed, setChanged] = useState<readonly V[] | null>(null);
  const draft = changed ?? chosen;
  const close = useDebounced(closePopoverAround, APPLY_AFTER_MS); // closing applies
  const toggle = (option: V | 'all', row: Element) => {
    setChanged(
      toggleChoice(
        draft,
        option,
        open.map((each) => each.value),
      ),
    );
    close.run(row);
  };
  const applyNow = () => {
    close.cancel();
    setChanged(null);
    if (draft.join() !== chosen.join()) onChange(draft);
  };
  const only = chosen.length === 1 ? options.find((option) => option.value === chosen[0])?.label : undefined;
  const summary = only ?? (chosen.length === 0 ? 'All' : `${chosen.length} of ${open.length}`);
  const rows: readonly SelectOption<V | 'all'>[] = [{ value: 'all', label: 'All' }, ...open];
  const locked = options.filter(({ lock }) => lock !== undefined);
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <span className="label" aria-hidden>
        {label}
      </span>
      <Popover
        label={`${label}: ${summary}`}
        onClose={applyNow}
        triggerClassName="flex h-9 w-full items-center justify-between gap-2 rounded-md border border-edge bg-surface px-3 text-base text-ink hover:bg-raised max-md:h-11 max-md:text-lg"
        className="w-60 py-1"
        trigger={
          <>
            <span className="truncate">{summary}</span>
            <ChevronDown aria-hidden size={16} className="shrink-0 text-muted" />
          </>
        }
      >
        {rows.map(({ value, label: text, group }, index) => {
          const isOn = value === 'all' ? draft.length === 0 : draft.includes(value);
          return (
            <Fragment key={value}>
              {group !== undefined && group !== rows[index - 1]?.group && (
                <p aria-hidden className="label px-3 pt-2 pb-1">
                  {group}
                </p>
              )}
              {/* biome-ignore lint/a11y/useSemanticElements: a native box cannot be drawn across its whole row */}
              <button
                type="button"
                role="checkbox"
                aria-checked={isOn}
                onClick={(event) => toggle(value, event.currentTarget)}
                className="flex h-9 w-full items-center gap-2 px-3 text-left text-base hover:bg-raised max-md:h-11 max-md:text-lg"
              >
                <span
                  aria-hidden
                  className={classNames(
                    'inline-flex size-4 shrink-0 items-center justify-center rounded-sm border',
                    isOn ? 'border-accent-fill bg-accent-fill text-on-fill' : 'border-edge',
                  )}
                >
                  {isOn && <Check size={12} strokeWidth={3} />}
                </span>
                <span className="truncate">{text}</span>
              </button>
            </Fragment>
          );
        })}
        {empty.map((option) => (
          <p
            key={option.value}
            className="flex h-9 items-center justify-between gap-2 px-3 text-base text-muted max-md:h-11 max-md:text-lg"
          >
            <span className="truncate">{option.label}</span> <span className="shrink-0 text-sm">no numbers</span>
          </p>
        ))}
        {locked.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-haspopup="dialog"
            onClick={(event) => {
              closePopoverAround(event.currentTarget);
              onLocked?.(option);
            }}
            className="flex h-9 w-full items-center gap-2 px-3 text-left text-base text-muted hover:bg-raised max-md:h-11 max-md:text-lg"
          >
            <LockKeyhole aria-hidden size={16} className="shrink-0" />
            <span className="grow truncate">{option.label}</span> <span className="text-sm">{option.lock}</span>{' '}
            <span className="sr-only">locked</span>
          </button>
        ))}
      </Popover>
      {help !== undefined && <p className="text-muted text-xs">{help}</p>}
    </div>
  );
}
