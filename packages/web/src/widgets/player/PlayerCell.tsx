import { useContext } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { BadgesHere } from './badges/badges.ts';
import { Crest } from './Crest.tsx';
import { type EntityRow, entityOf } from './entity.ts';
import { MarksHere } from './marks/marks-here.ts';
import { PlayerLink } from './PlayerLink.tsx';
import { PositionTag } from './PositionTag.tsx';
import { StatusTag } from './StatusTag.tsx';
import { TeamLetters } from './TeamLetters.tsx';

export interface PlayerCellProps {
  readonly row: EntityRow;
  readonly positionRank?: number | null;
  readonly byeWeek?: number | null;
}

/**
 * Who a row is about: crest, name, status, position, team, bye, whose they are in the person's league, and what the
 * person means to do about them. The name opens the player's card.
 */
export function PlayerCell({ row, positionRank = null, byeWeek = null }: PlayerCellProps) {
  const entity = entityOf(row);
  const drawBadge = useContext(BadgesHere);
  const drawMark = useContext(MarksHere);
  if (!entity) return <span className="text-muted">Empty</span>;
  return (
    <span className="relative flex min-w-0 items-center gap-2.5 max-md:gap-1.5">
      <Crest entity={entity} size="md" />
      {drawMark?.(entity.id)}
      <span
        className={classNames(
          'flex min-w-0 flex-col',
          // with a badge all of it does not fit one line
          drawBadge ? 'md:leading-4' : 'md:flex-row md:items-baseline md:gap-2',
        )}
      >
        <span className="flex min-w-0 items-baseline gap-1.5">
          <PlayerLink
            playerId={entity.id}
            className="thumb name flex min-w-0 font-semibold text-ink underline-offset-2 hover:underline max-md:text-lg max-md:leading-5 max-md:tracking-tight"
          >
            <Name>{entity.name}</Name>
          </PlayerLink>
          <StatusTag status={entity.status} injuryStatus={entity.injuryStatus} />
        </span>
        <span className="whitespace-nowrap text-muted text-sm">
          <PositionTag position={entity.position} rank={positionRank} /> <TeamLetters alias={entity.teamAlias} />
          {byeWeek !== null && <span className="max-md:hidden"> · bye {byeWeek}</span>} {drawBadge?.(entity.id)}
        </span>
      </span>
    </span>
  );
}

/** First and family name, for a place that cuts them apart. */
function Name({ children: name }: { readonly children: string }) {
  const end = name.indexOf(' ') + 1;
  return (
    <>
      {end > 0 && <span>{name.slice(0, end)}</span>}
      <span>{name.slice(end)}</span>
    </>
  );
}
