import type { DraftPlayer, MockDraft } from '@pylon/contract/mock-draft';
import type { ReactNode } from 'react';
import { decimal, NONE } from '../../../widgets/display.ts';
import { ExpertAvatar } from '../../../widgets/ExpertAvatar.tsx';
import { positionOf } from './engine-draft.ts';
import type { RoomView } from './room-view.ts';

export interface ChampionFiguresProps {
  readonly draft: MockDraft;
  readonly view: RoomView;
  readonly player: DraftPlayer;
}

/** The two large figures of a player's card: 'Rank' and 'Season Proj.'. Part of the feature `draftChampion`, as {@link ChampionRows}. */
export const ChampionCards = ({ player }: Pick<ChampionFiguresProps, 'player'>) => (
  <>
    <CardFigure name="Rank" value={`#${player.rank}`} />
    <CardFigure name="Season Proj." value={decimal(player.seasonalScoredProjections)} />
  </>
);

/**
 * Rows of a player's card that belong to the feature `draftChampion`: best and worst ranking and what is left of his tier. They
 * stand here apart from the others, so that a plan can lock them in one place.
 * @source league features §2.5 "Player expanded card", §6 "draftChampion"
 */
export function ChampionRows({ draft, view, player }: ChampionFiguresProps) {
  const tier = view.breaks.find((each) => each.position === positionOf(player) && each.tier === player.tier);
  return (
    <>
      <CardRow name="Best Ranking">
        <NamedRank draft={draft} ranking={player.bestRanking} />
      </CardRow>
      <CardRow name="Worst Ranking">
        <NamedRank draft={draft} ranking={player.worstRanking} />
      </CardRow>
      <CardRow name="Tier Break">
        {tier ? `${tier.undraftedCount}/${tier.totalCount} left in tier ${tier.tier}` : NONE}
      </CardRow>
    </>
  );
}

function NamedRank({ draft, ranking }: { readonly draft: MockDraft; readonly ranking: DraftPlayer['bestRanking'] }) {
  if (ranking === null) return NONE;
  const { name } = draft.configuration.experts.find(({ id }) => id === ranking.expertId) ?? { name: ranking.expertId };
  return (
    <span className="inline-flex items-center gap-2">
      #{ranking.rank} · {name} <ExpertAvatar name={name} />
    </span>
  );
}

/** A large figure of a player's card under its name. */
export const CardFigure = ({ name, value }: { readonly name: string; readonly value: string }) => (
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
