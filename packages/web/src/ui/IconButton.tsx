import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does: its name for those who do not see the icon, its hint for those who do. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'small' | 'normal';
}

/** An action shown by an icon alone; always named. */
export function IconButton({ label, icon, size = 'normal', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-raised hover:text-ink disabled:opacity-40 disabled:hover:bg-transparent',
        size === 'small' ? 'size-8' : 'size-10 max-md:size-11',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
