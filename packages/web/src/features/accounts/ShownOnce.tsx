import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { toasts } from '../../ui/states/toast-store.ts';

export interface ShownOnceProps {
  /** What it is, as 'Key'. */
  readonly label: string;
  readonly value: string;
  /** What becomes of it, and how it is to be kept. */
  readonly meaning: string;
  /** How it is used. */
  readonly use: ReactNode;
  readonly onClose: () => void;
}

/** Something secret that is shown this once, to be copied. */
export function ShownOnce({ label, value, meaning, use, onClose }: ShownOnceProps) {
  const field = useId();
  const what = label.toLowerCase();
  const copy = async () => {
    if (await copyText(value)) return toasts.show('success', `The ${what} is copied.`);
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement) input.select();
    toasts.show('warning', `Your browser does not let the page copy. The ${what} is selected: copy it by hand.`);
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-base">{meaning}</p>
      <div className="flex flex-col gap-1">
        <label htmlFor={field} className="label">
          {label}
        </label>
        <input
          id={field}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className="h-9 w-full min-w-0 rounded-md border border-edge bg-page px-3 font-mono text-base max-md:h-11"
        />
      </div>
      <p className="wrap-anywhere text-base text-muted">{use}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Done</Button>
        <Button kind="primary" onClick={() => void copy()}>
          Copy the {what}
        </Button>
      </div>
    </div>
  );
}
