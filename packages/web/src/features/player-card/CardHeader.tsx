import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { hasGameAhead, statusMark } from '@pylon/engine/vocabulary/player-status';
import { Crest } from '../../widgets/player/Crest.tsx';
import { height, kickoff } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { TeamLink } from '../../widgets/player/TeamLink.tsx';
import { TeamLogo } from '../../widgets/player/TeamLogo.tsx';
import { paintOn } from '../../widgets/player/team-colours.ts';
import { LeagueBadge } from './LeagueBadge.tsx';

export interface CardHeaderProps {
  readonly card: PlayerCard;
  /** The heading's level: 1 on a page of its own, 2 in a dialog. */
  readonly level: 1 | 2;
}

/** The player's name on the team's secondary colour. */
export function CardHeader({ card, level }: CardHeaderProps) {
  const entity = entityOf(card);
  if (!entity) return null;
  const { ground, text } = paintOn(card.teamDetails?.secondaryColor);
  const mark = statusMark(entity.status, entity.injuryStatus);
  const Heading = level === 1 ? 'h1' : 'h2';
  const jersey = card.athlete?.jersey;
  const nextGame = hasGameAhead(entity) ? card.nextGame : null;
  const body = [
    card.age ? `${card.age} years` : null,
    card.heightInches ? height(card.heightInches) : null,
    card.weightPounds ? `${card.weightPounds} lb` : null,
    card.college,
    card.rookieYear ? `since ${card.rookieYear}` : null,
  ].filter(Boolean);
  return (
    <header
      className="flex items-end gap-4 px-4 pt-5 pb-4 md:gap-6 md:px-6"
      style={{
        background: ground,
        color: text,
        borderBottom: `4px solid ${paintOn(card.teamDetails?.primaryColor).ground}`,
      }}
    >
      <Crest entity={entity} size="card" />
      <div className="min-w-0 grow pr-10">
        <Heading className="text-2xl leading-none md:text-3xl">{entity.name}</Heading>
        <p className="mt-1 font-semibold text-base">
          {entity.positionLabel}
          {jersey !== null && jersey !== undefined && ` · #${jersey}`} ·{' '}
          {card.teamDetails ? (
            <TeamLink alias={card.teamDetails.alias} className="thumb underline underline-offset-2">
              {card.teamDetails.fullName}
            </TeamLink>
          ) : (
            'Free agent'
          )}
        </p>
        <p className="text-sm">
          {card.byeWeek !== null && `Bye week ${card.byeWeek}`}
          {card.byeWeek !== null && nextGame && <span className="max-md:hidden"> · </span>}
          {nextGame && (
            <span className="inline-block">
              next: week {nextGame.week}, {kickoff(nextGame)}
            </span>
          )}
        </p>
        {body.length > 0 && <p className="text-sm">{body.join(' · ')}</p>}
        <LeagueBadge playerId={entity.id} />
        {mark && (
          <p className="mt-1.5 inline-block rounded-sm bg-surface px-2 py-0.5 font-semibold text-ink text-sm">
            {mark.words}
          </p>
        )}
      </div>
      <div className="mr-10 max-md:hidden">
        <TeamLogo entity={entity} />
      </div>
    </header>
  );
}
