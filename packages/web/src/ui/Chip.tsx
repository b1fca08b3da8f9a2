import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export interface ChipProps extends ComponentProps<'button'> {
  readonly isChosen: boolean;
}

/** A filter that is on or off. Several stand in a row. */
export function Chip({ isChosen, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classNames(
        'h-8 shrink-0 rounded-full border px-3 font-semibold text-sm transition-colors max-md:h-10 max-md:px-4',
        isChosen ? 'border-accent bg-accent-wash text-ink' : 'border-edge bg-surface text-muted hover:text-ink',
        className,
      )}
      {...rest}
    />
  );
}
