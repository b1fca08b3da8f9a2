import type { DraftPlayer, NamedRank as NamedRanking } from '@pylon/contract/drafting/draft-players';
import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { isLocked } from '@pylon/contract/plans/tiers';
import type { ReactNode } from 'react';
import { ExpertAvatar } from '../../../../widgets/experts/ExpertAvatar.tsx';
import { LockedNote } from '../../../../widgets/paywall/LockedNote.tsx';
import { decimal, NONE } from '../../../../widgets/player/display.ts';
import { isByMarket } from '../list/figures.ts';

export interface ChampionFiguresProps {
  readonly draft: AnyDraft;
  readonly player: DraftPlayer;
  /** What is left of their tier now; undefined for a player who has none. */
  readonly tier: { readonly undraftedCount: number; readonly totalCount: number } | undefined;
}

/** The two large figures of a player's card: 'Rank' and 'Season Proj.', below the plan those by the market. */
export const ChampionCards = ({ player }: Pick<ChampionFiguresProps, 'player'>) => (
  <>
    <CardFigure name={isByMarket(player) ? 'Rank by ADP' : 'Rank'} value={`#${player.rank}`} />
    <CardFigure
      name={isByMarket(player) ? 'Proj. by ADP' : 'Season Proj.'}
      value={decimal(player.seasonalScoredProjections)}
    />
  </>
);

/**
 * Rows of a player's card over all experts: best and worst ranking and what is left of their tier. Below the plan one
 * line says what it would open.
 * @source docs/sources.md "Plans"
 */
export function ChampionRows({ draft, player, tier }: ChampionFiguresProps) {
  const { bestRanking, worstRanking } = player;
  return (
    <>
      {!isLocked(bestRanking) && !isLocked(worstRanking) && (
        <>
          <CardRow name="Best Ranking">
            <NamedRank draft={draft} ranking={bestRanking} />
          </CardRow>
          <CardRow name="Worst Ranking">
            <NamedRank draft={draft} ranking={worstRanking} />
          </CardRow>
        </>
      )}
      <CardRow name={isByMarket(player) ? 'Tier Break by ADP' : 'Tier Break'}>
        {tier ? `${tier.undraftedCount}/${tier.totalCount} left in tier ${player.tier}` : NONE}
      </CardRow>
    </>
  );
}

/** What the plan opens of a player's card, said once at its foot. */
export const ChampionLock = ({ player }: Pick<ChampionFiguresProps, 'player'>) => (
  <LockedNote of={player.bestRanking} what="Best and worst ranking, tier, rank and projection over all experts" />
);

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
