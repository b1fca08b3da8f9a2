import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Choice } from '../choice.ts';
import { classNames } from '../class-names.ts';

export interface SelectOption<V extends string> extends Choice<V> {
  /** Options of one group stand together under its name. */
  readonly group?: string;
  /** There is nothing behind the option: it is listed, and cannot be chosen. */
  readonly isEmpty?: boolean;
}

export interface SelectProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly SelectOption<V>[];
  readonly onChange: (value: V) => void;
  /** Keeps the label for screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
  /** One line under the field: what the choice means. */
  readonly help?: string;
  readonly className?: string;
}

/** One of several. The browser's own list: it is the best one on a phone, and works before any script has come. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, value, options, onChange, isLabelHidden = false, isDisabled = false, help, className } = props;
  const id = useId();
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'label'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          disabled={isDisabled}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={(event) => onChange(event.target.value as V)} // the options are of V
          className="h-9 w-full min-w-0 appearance-none truncate rounded-md border border-edge bg-surface pr-8 pl-3 text-base text-ink hover:bg-raised disabled:opacity-50 max-md:h-11 max-md:text-lg"
        >
          {groupsOf(options).map(({ group, members }) =>
            group === undefined ? (
              members.map(optionOf)
            ) : (
              <optgroup key={group} label={group}>
                {members.map(optionOf)}
              </optgroup>
            ),
          )}
        </select>
        <ChevronDown
          aria-hidden
          size={16}
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 text-muted"
        />
      </div>
      {help !== undefined && (
        <p id={`${id}-help`} className="text-muted text-xs">
          {help}
        </p>
      )}
    </div>
  );
}

const optionOf = ({ value, label, isEmpty = false }: SelectOption<string>) => (
  <option key={value} value={value} disabled={isEmpty}>
    {label}
  </option>
);

/** Options by group, groups in the order of their first options. */
function groupsOf(options: readonly SelectOption<string>[]) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => ({ group, members: options.filter((option) => option.group === group) }));
}
