import { classNames } from '../../../../ui/class-names.ts';

/** Letters of a name that fit on one line of a cell, and of the wider one of whoever is at hand. */
const ONE_LINE = { narrow: 11, wide: 14 };

/** Who stands in a cell of the order above a room: a long name in two smaller lines. */
export function StripName({ name, isWide }: { readonly name: string; readonly isWide: boolean }) {
  const isLong = name.length > ONE_LINE[isWide ? 'wide' : 'narrow'];
  return (
    <span
      className={classNames(
        'scoreboard font-semibold',
        isLong ? 'line-clamp-2 wrap-anywhere leading-4' : 'truncate leading-5',
        isLong ? (isWide ? 'text-base' : 'text-sm') : isWide ? 'text-xl' : 'text-base',
      )}
    >
      {name}
    </span>
  );
}
