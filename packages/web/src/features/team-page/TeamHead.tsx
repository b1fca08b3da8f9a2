import type { TeamPage } from '@pylon/contract/team-page/team-page';
import { Crest } from '../../widgets/player/Crest.tsx';
import { kickoff } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';
import { paintOn } from '../../widgets/player/team-colours.ts';
import { recordText, recordWords } from './team-record.ts';

/** The team's name on its secondary colour, with how the season goes. */
export function TeamHead({ page }: { readonly page: TeamPage }) {
  const { team, record, byeWeek, nextGame, seasonId } = page;
  const entity = entityOf({ athlete: null, team });
  const { ground, text } = paintOn(team.secondaryColor);
  const hasPlayed = record.wins + record.losses + record.ties > 0;
  return (
    <header
      className="flex items-end gap-4 px-4 pt-5 pb-4 md:gap-6 md:px-6"
      style={{ background: ground, color: text, borderBottom: `4px solid ${paintOn(team.primaryColor).ground}` }}
    >
      {entity && <Crest entity={entity} size="card" />}
      <div className="min-w-0 grow">
        <h1 className="text-2xl leading-none md:text-3xl">{team.fullName}</h1>
        <p className="mt-1 font-semibold text-base">
          {team.divisionName} ·{' '}
          <PlayerLink playerId={team.id} className="thumb underline underline-offset-2">
            D/ST card
          </PlayerLink>
        </p>
        {hasPlayed && (
          <p className="text-base">
            <span className="figures font-semibold">
              <span aria-hidden>{recordText(record)}</span>
              <span className="sr-only">{recordWords(record)}</span>
            </span>{' '}
            in {seasonId} · {record.pointsFor} points for, {record.pointsAgainst} against
          </p>
        )}
        <p className="text-sm">
          {byeWeek !== null && `Bye week ${byeWeek}`}
          {byeWeek !== null && nextGame && <span className="max-md:hidden"> · </span>}
          {nextGame && (
            <span className="inline-block">
              next: week {nextGame.week}, {kickoff(nextGame)}
            </span>
          )}
        </p>
      </div>
    </header>
  );
}
