import type { AuctionPlayer } from '@pylon/contract/drafting/auction-advice';
import { Crest } from '../../../../widgets/player/Crest.tsx';
import { decimal } from '../../../../widgets/player/display.ts';
import { type EntityRow, entityOf } from '../../../../widgets/player/entity.ts';
import { PlayerLink } from '../../../../widgets/player/PlayerLink.tsx';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { StatusTag } from '../../../../widgets/player/StatusTag.tsx';

/** The player who is up, large: crest, name, and what a bidder asks first. */
export function LotHeading({ row, player }: { readonly row: EntityRow; readonly player: AuctionPlayer | undefined }) {
  const entity = entityOf(row);
  if (!entity) return null;
  const facts = [
    entity.teamAlias ?? 'FA',
    player && `bye ${player.byeWeek ?? '–'}`,
    player && player.tier > 0 && `tier ${player.tier}`,
    player && `${decimal(player.seasonalScoredProjections)} pts`,
  ].filter(Boolean);
  return (
    <div className="flex min-w-0 items-center gap-4">
      <Crest entity={entity} size="xl" />
      <div className="min-w-0">
        <p className="flex min-w-0 items-baseline gap-2">
          <PlayerLink
            playerId={entity.id}
            className="scoreboard font-bold text-2xl underline-offset-4 hover:underline md:text-3xl"
          >
            {entity.name}
          </PlayerLink>
          <StatusTag status={entity.status} injuryStatus={entity.injuryStatus} />
        </p>
        <p className="figures text-base text-muted">
          <PositionTag position={entity.position} {...(player && { rank: player.positionRank })} /> {facts.join(' · ')}
        </p>
      </div>
    </div>
  );
}
