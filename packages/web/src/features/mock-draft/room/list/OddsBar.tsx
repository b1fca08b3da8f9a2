import { lasts } from '../../draft-words.ts';

/** A chance in whole percents over a bar of its length. */
export function OddsBar({ chance }: { readonly chance: number | null }) {
  return (
    <span className="figures inline-flex w-12 flex-col items-end gap-0.5">
      <span>{lasts(chance)}</span>
      <span aria-hidden className="h-0.5 w-full bg-hairline">
        <span className="block h-full bg-ink" style={{ width: `${Math.round((chance ?? 0) * 100)}%` }} />
      </span>
    </span>
  );
}
