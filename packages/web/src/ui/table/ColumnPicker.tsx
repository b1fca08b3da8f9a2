import { Columns3 } from 'lucide-react';
import { Button, buttonClass } from '../Button.tsx';
import { Popover } from '../overlays/Popover.tsx';

interface PickableColumn {
  readonly key: string;
  readonly title: string;
  readonly isShown: boolean;
}

export interface ColumnPickerProps {
  readonly columns: readonly PickableColumn[];
  readonly onShow: (choice: { readonly key: string; readonly isShown: boolean }) => void;
  /** Back to the columns that the table has unasked; null where it has them. */
  readonly onReset: (() => void) | null;
}

/** Which columns a table shows. */
export function ColumnPicker({ columns, onShow, onReset }: ColumnPickerProps) {
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
        {columns.map(({ key, title, isShown }) => (
          <label key={key} className="flex h-9 items-center gap-2 rounded-md px-2 text-base hover:bg-raised">
            <input
              type="checkbox"
              className="size-4 accent-accent-fill"
              checked={isShown}
              onChange={(event) => onShow({ key, isShown: event.target.checked })}
            />
            {title}
          </label>
        ))}
      </fieldset>
      {/* keeps the focus of whoever presses it */}
      <Button aria-disabled={!onReset} onClick={onReset ?? undefined} className="mt-1 w-full">
        Standard columns
      </Button>
    </Popover>
  );
}
