import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: 'bg-accent-fill text-on-fill hover:brightness-105 active:brightness-95',
  plain: 'border border-edge bg-surface text-ink hover:bg-raised',
  quiet: 'text-ink hover:bg-raised',
  danger: 'border border-bad bg-surface text-bad hover:bg-raised',
};

/** How a button looks, for links that act as one. */
export const buttonClass = (kind: ButtonKind = 'plain', size: 'small' | 'normal' | 'large' = 'normal'): string =>
  classNames(
    'inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-semibold transition-[background-color,filter]',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    size === 'small' && 'h-8 px-3 text-sm',
    size === 'normal' && 'h-9 px-4 text-base max-md:h-11 max-md:text-lg',
    size === 'large' && 'h-12 px-6 text-lg',
    KINDS[kind],
  );

export interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  readonly size?: 'small' | 'normal' | 'large';
  /** The action is under way: the button stays in place, says so, and takes no further click. */
  readonly isBusy?: boolean;
}

/** A click on a busy button, and Enter in a field of its form, sends nothing a second time. */
const refuse = (event: MouseEvent) => event.preventDefault();

/** An action with its name. One `primary` a screen. */
export function Button({ kind, size, isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={classNames(buttonClass(kind, size), className)}
      onClick={isBusy ? refuse : onClick}
      {...rest}
    >
      {isBusy && (
        <span
          aria-hidden
          className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent motion-reduce:animate-none"
        />
      )}
      {children}
    </button>
  );
}
