import type { DraftPlayer, NamedRank as NamedRanking } from '@pylon/contract/drafting/draft-players';
import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { isLocked, type Locked } from '@pylon/contract/plans/tiers';
import type { ReactNode } from 'react';
import { ExpertAvatar } from '../../../../widgets/experts/ExpertAvatar.tsx';
import { Lock } from '../../../../widgets/paywall/Lock.tsx';
import { decimal, NONE } from '../../../../widgets/player/display.ts';
import { tierOf } from '../list/figures.ts';

export interface ChampionFiguresProps {
  readonly draft: AnyDraft;
  readonly player: DraftPlayer;
  /** What is left of their tier now; undefined for somebody who has none. */
  readonly tier: { readonly undraftedCount: number; readonly totalCount: number } | undefined;
}

/**
 * The two large figures of a player's card: 'Rank' and 'Season Proj.'. Part of the feature `draftChampion`, as
 * {@link ChampionRows}.
 */
export const ChampionCards = ({ player }: Pick<ChampionFiguresProps, 'player'>) => (
  <>
    <CardFigure name="Rank" value={openOrLock(player.rank, (rank) => `#${rank}`)} />
    <CardFigure name="Season Proj." value={openOrLock(player.seasonalScoredProjections, decimal)} />
  </>
);

/**
 * Rows of a player's card that belong to the feature `draftChampion`: best and worst ranking and what is left of their
 * tier. They stand here apart from the others, so that a plan can lock them in one place.
 * @source docs/sources.md "Plans"
 */
export function ChampionRows({ draft, player, tier }: ChampionFiguresProps) {
  const { bestRanking, worstRanking, draftTierBreak } = player;
  return (
    <>
      <CardRow name="Best Ranking">
        {openOrLock(bestRanking, (ranking) => (
          <NamedRank draft={draft} ranking={ranking} />
        ))}
      </CardRow>
      <CardRow name="Worst Ranking">
        {openOrLock(worstRanking, (ranking) => (
          <NamedRank draft={draft} ranking={ranking} />
        ))}
      </CardRow>
      <CardRow name="Tier Break">
        {openOrLock(draftTierBreak, () =>
          tier ? `${tier.undraftedCount}/${tier.totalCount} left in tier ${tierOf(player)}` : NONE,
        )}
      </CardRow>
    </>
  );
}

/** What is drawn of a figure, or the lock with the plan that opens it. */
const openOrLock = <T,>(value: T, draw: (value: Exclude<T, Locked>) => ReactNode): ReactNode =>
  // A lock was ruled out
  isLocked(value) ? <Lock tier={value.tier} className="max-md:min-h-11" /> : draw(value as Exclude<T, Locked>);

function NamedRank({ draft, ranking }: { readonly draft: AnyDraft; readonly ranking: NamedRanking | null }) {
  if (ranking === null) return NONE;
  const { name } = draft.configuration.experts.find(({ id }) => id === ranking.expertId) ?? { name: ranking.expertId };
  return (
    <span className="inline-flex items-center gap-2">
      #{ranking.rank} · {name} <ExpertAvatar name={name} />
    </span>
  );
}

/** A large figure of a player's card under its name. */
export const CardFigure = ({ name, value }: { readonly name: string; readonly value: ReactNode }) => (
  <div className="border-ink border-t-2 pt-1">
    <dt className="label">{name}</dt>
    <dd className="scoreboard font-bold text-2xl">{value}</dd>
  </div>
);

/** A line of a player's card. */
export const CardRow = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex items-center justify-between gap-4 border-hairline border-b py-1.5">
    <dt className="text-muted">{name}</dt>
    <dd className="figures font-semibold">{children}</dd>
  </div>
);
