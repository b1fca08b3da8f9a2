import { classNames } from '../class-names.ts';

/** The shape of what comes, while it comes. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'block animate-[breathe_1.6s_ease-in-out_infinite] rounded-sm bg-raised motion-reduce:animate-none',
        className,
      )}
    />
  );
}
