import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { Popover } from './Popover.tsx';
import type { SelectOption } from './Select.tsx';
import { toggleChoice } from './toggle-choice.ts';
import { useDebounced } from './use-debounced.ts';

/** Milliseconds after the last change at which an open list applies its choice. @source research features §9 "Timing" */
const APPLY_AFTER_MS = 2_500;

export interface MultiSelectProps<V extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<V>[];
  /** Empty is all. */
  readonly chosen: readonly V[];
  readonly onChange: (chosen: readonly V[]) => void;
  /** One line under the field: what the choice means. */
  readonly help?: string;
  readonly className?: string;
}

/** Some of several, or all. Applies itself when it is closed, or after a while. */
export function MultiSelect<V extends string>(props: MultiSelectProps<V>) {
  const { label, options, chosen, onChange, help, className } = props;
  const [draft, setDraft] = useState(chosen);
  useEffect(() => setDraft(chosen), [chosen]);
  const later = useDebounced(onChange, APPLY_AFTER_MS);
  const toggle = (option: V | 'all') => {
    const next = toggleChoice(
      draft,
      option,
      options.map((each) => each.value),
    );
    setDraft(next);
    later.run(next);
  };
  const applyNow = () => {
    later.cancel();
    if (draft.join() !== chosen.join()) onChange(draft);
  };
  const only = chosen.length === 1 ? options.find((option) => option.value === chosen[0])?.label : undefined;
  const summary = only ?? (chosen.length === 0 ? 'All' : `${chosen.length} of ${options.length}`);
  const rows: readonly SelectOption<V | 'all'>[] = [{ value: 'all', label: 'All' }, ...options];
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
        {rows.map(({ value, label: text }) => {
          const isOn = value === 'all' ? draft.length === 0 : draft.includes(value);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a native box cannot be drawn across its whole row
            <button
              key={value}
              type="button"
              role="checkbox"
              aria-checked={isOn}
              onClick={() => toggle(value)}
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
          );
        })}
      </Popover>
      {help !== undefined && <p className="text-muted text-xs">{help}</p>}
    </div>
  );
}
