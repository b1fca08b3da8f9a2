import { Columns3 } from 'lucide-react';
import { buttonClass } from '../Button.tsx';
import { Popover } from '../overlays/Popover.tsx';

export interface PickableColumn {
  readonly key: string;
  readonly title: string;
}

export interface ColumnPickerProps {
  readonly columns: readonly PickableColumn[];
  readonly shown: readonly string[];
  readonly onChange: (shown: readonly string[]) => void;
}

/** Which further columns a table shows. */
export function ColumnPicker({ columns, shown, onChange }: ColumnPickerProps) {
  return (
    <Popover
      align="end"
      className="w-64 p-2"
      triggerClassName={buttonClass('plain')}
      trigger={
        <>
          <Columns3 aria-hidden size={16} /> Columns
        </>
      }
    >
      <fieldset>
        <legend className="label px-2 py-1">Columns</legend>
        {columns.map(({ key, title }) => (
          <label key={key} className="flex h-9 items-center gap-2 rounded-md px-2 text-base hover:bg-raised">
            <input
              type="checkbox"
              className="size-4 accent-accent-fill"
              checked={shown.includes(key)}
              onChange={(event) =>
                onChange(
                  columns
                    .map((column) => column.key)
                    .filter((each) => (each === key ? event.target.checked : shown.includes(each))),
                )
              }
            />
            {title}
          </label>
        ))}
      </fieldset>
    </Popover>
  );
}
