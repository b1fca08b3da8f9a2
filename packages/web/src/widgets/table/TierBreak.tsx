/** The line between two tiers, like a yard line with its number. */
export function TierBreak({ tier, note }: { readonly tier: number; readonly note?: string }) {
  return (
    <div className="flex h-7 items-center gap-3 bg-page px-2">
      <span className="scoreboard font-bold text-base text-ink tracking-wide">TIER {tier}</span>
      <span aria-hidden className="h-px grow bg-edge" />
      {note && <span className="text-muted text-xs">{note}</span>}
    </div>
  );
}
