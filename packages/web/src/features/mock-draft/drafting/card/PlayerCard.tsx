import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';
import { Crest } from '../../../../widgets/player/Crest.tsx';
import { decimal, NONE } from '../../../../widgets/player/display.ts';
import { type Entity, entityOf } from '../../../../widgets/player/entity.ts';
import { PlayerLink } from '../../../../widgets/player/PlayerLink.tsx';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { TeamLogo } from '../../../../widgets/player/TeamLogo.tsx';
import { paintOn } from '../../../../widgets/player/team-colours.ts';
import { useTeams } from '../../../../widgets/player/use-teams.ts';
import { LazySponsorPlace } from '../../../../widgets/sponsors/lazy-sponsor-place.ts';
import {
  CardFigure,
  CardRow,
  ChampionCards,
  type ChampionFiguresProps,
  ChampionLock,
  ChampionRows,
} from './ChampionFigures.tsx';
import { MarkFields } from './MarkFields.tsx';

export interface PlayerCardProps extends ChampionFiguresProps {
  /** The large figure of this kind of draft, beside those that all kinds show. */
  readonly figure: { readonly name: string; readonly value: ReactNode };
  /** Lines of this kind of draft, below those that all kinds show. */
  readonly rows?: ReactNode;
  /** What can be done with the player now, or how the player went. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A player of a room: what the experts, the market and last season say of them, and what a kind of draft adds. */
export function PlayerCard({ draft, player, tier, figure, rows, children, onClose }: PlayerCardProps) {
  const entity = entityOf(player);
  if (!entity) return null;
  return (
    <LazyDialog title={entity.name} isTitleHidden isOpen onClose={onClose} width="narrow">
      <CardHead entity={entity} jersey={player.athlete?.jersey ?? null} />
      <div className="flex flex-col gap-4 px-5 py-4">
        <dl className="grid grid-cols-3 gap-3">
          <ChampionCards player={player} />
          <CardFigure {...figure} />
        </dl>
        <dl className="text-base">
          <CardRow name="Position">
            <PositionTag position={entity.position} rank={player.positionRank} />
          </CardRow>
          <CardRow name="BYE Week">{player.byeWeek ?? NONE}</CardRow>
          <ChampionRows draft={draft} player={player} tier={tier} />
          <CardRow name="ADP">{decimal(player.adp, 1)}</CardRow>
          <CardRow name={`${draft.season.year - 1} FPTS`}>{decimal(player.lastSeasonalFPTS, 1)}</CardRow>
          {rows}
        </dl>
        <ChampionLock player={player} />
        {children}
        <MarkFields key={entity.id} playerId={entity.id} />
        <PlayerLink playerId={entity.id} className="font-semibold text-base text-muted hover:text-ink">
          Full player card
        </PlayerLink>
        {draft.configuration.sponsor ? (
          <p className="border-hairline border-t pt-3 text-muted text-sm">Presented by {draft.configuration.sponsor}</p>
        ) : (
          <LazySponsorPlace slot="player-card" />
        )}
      </div>
    </LazyDialog>
  );
}

/** Who it is, on the colour of their team. */
function CardHead({ entity, jersey }: { readonly entity: Entity; readonly jersey: DraftJersey }) {
  const paint = paintOn(useTeams().get(entity.teamAlias ?? '')?.secondaryColor);
  return (
    <header className="flex items-center gap-4 px-5 py-5 pr-16" style={{ background: paint.ground, color: paint.text }}>
      <Crest entity={entity} size="card" />
      <div className="min-w-0 grow">
        <p className="scoreboard font-bold text-2xl leading-8">{entity.name}</p>
        <p className="font-semibold text-base">
          {entity.positionLabel}
          {jersey !== null && ` · #${jersey}`} · {entity.teamAlias ?? 'FA'}
        </p>
      </div>
      <TeamLogo entity={entity} />
    </header>
  );
}

type DraftJersey = NonNullable<DraftPlayer['athlete']>['jersey'];

/** Puts a player of a card on the queue, or takes them off. */
export const CardQueueButton = ({
  isQueued,
  onQueue,
}: {
  readonly isQueued: boolean;
  readonly onQueue: () => void;
}) => <Button onClick={onQueue}>{isQueued ? 'Remove From Queue' : 'Add To Queue'}</Button>;
