export interface SmallBarProps {
  /** 0 to 1 of what there is room for. */
  readonly share: number;
  readonly text: string;
  readonly isBad?: boolean;
}

/** A figure over a small bar, so that the largest of a column is seen before it is read. */
export const SmallBar = ({ share, text, isBad = false }: SmallBarProps) => (
  <span className="inline-flex min-w-20 flex-col items-end gap-0.5">
    <span className={isBad ? 'font-semibold text-bad' : undefined}>{text}</span>
    <span aria-hidden className="block h-1 w-full rounded-full bg-raised">
      <span
        className={`block h-full rounded-full ${isBad ? 'bg-bad' : 'bg-muted'}`}
        style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }}
      />
    </span>
  </span>
);
