import { isLocked } from '@pylon/contract/plans/tiers';
import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { LockedCell } from '../../widgets/paywall/LockedCell.tsx';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { decimal, NONE } from '../../widgets/player/display.ts';

type Ranked = PlayerCard['bestRanking'];

/** An expert's mark: the initial on a small square. */
function RankedBy({ ranking }: { readonly ranking: Ranked }) {
  if (isLocked(ranking)) return <LockedCell lock={ranking} />;
  if (!ranking) return <>{NONE}</>;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden
        className="scoreboard inline-flex size-5 items-center justify-center rounded-sm bg-raised font-semibold text-sm"
      >
        {ranking.expert.name.slice(0, 1)}
      </span>
      <span>
        #{decimal(ranking.rank)} <span className="text-muted">{ranking.expert.name}</span>
      </span>
    </span>
  );
}

/** The rows of the expanded card. */
export function CardFacts({ card }: { readonly card: PlayerCard }) {
  const facts = [
    ['BYE Week', decimal(card.byeWeek)],
    ['Best Ranking', <RankedBy key="best" ranking={card.bestRanking} />],
    ['Worst Ranking', <RankedBy key="worst" ranking={card.worstRanking} />],
    [`${Number(card.seasonId) - 1} FPTS`, decimal(card.lastSeasonalFPTS, 1)],
  ] as const;
  return (
    <div>
      <dl className="figures border-hairline border-t text-base">
        {facts.map(([label, value]) => (
          <div key={label} className="flex h-10 items-center justify-between gap-4 border-hairline border-b">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <LockedNote
        of={card.bestRanking}
        what="Rank, tier and projection, and the best and the worst ranking over all experts"
        className="pt-2"
      />
    </div>
  );
}
