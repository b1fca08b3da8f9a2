/**
 * Round numbers as fine upright lines. They reach over the whole row, so that the rows of a table make a field of them.
 * @param at places from 0 (left) to 1 (right)
 */
export const YardLines = ({ at }: { readonly at: readonly number[] }) =>
  at.map((fraction) => (
    <span
      key={fraction}
      aria-hidden
      className="-inset-y-3 absolute w-px bg-hairline"
      style={{ left: `${fraction * 100}%` }}
    />
  ));
