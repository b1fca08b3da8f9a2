import { seatWordsOf } from '../../../../widgets/draft/draft-title.ts';
import type { DraftWishes } from '../wishes/draft-wishes.ts';
import { type LeagueDraft, type LeagueTeams, seatsOfTeams } from './league-keepers.ts';

export interface LeagueSeatsProps {
  readonly wishes: DraftWishes;
  /** What the league makes of the wishes. */
  readonly draft: LeagueDraft;
  readonly league: LeagueTeams;
}

/** Which team of a league picks where, and what of the draft changes with its keepers. */
export function LeagueSeats({ wishes, draft, league }: LeagueSeatsProps) {
  const seats = seatsOfTeams(draft.draftPosition, league);
  const seat = seatWordsOf(draft.draftType);
  const placed = league.teams
    .map(({ id, teamName }) => ({ id, teamName, place: seats.get(id) ?? 0 }))
    .filter(({ place }) => place <= draft.numberOfTeams)
    .sort((one, other) => one.place - other.place);
  const isOwnKnown = league.teams.some(({ id }) => id === league.ownTeamId);
  const words = [
    draft.draftType !== wishes.draftType && 'The league drafts by auction: so will this draft.',
    draft.numberOfTeams !== wishes.numberOfTeams && `The draft gets ${draft.numberOfTeams} teams.`,
    !isOwnKnown
      ? 'The league does not say which team is yours: all stand in its order.'
      : draft.draftPosition === wishes.draftPosition
        ? `Your team is at your draft position, the others in the league’s order.`
        : `All stand in the league’s order, and your draft position becomes ${draft.draftPosition}.`,
  ].filter(Boolean);
  return (
    <>
      <p className="text-base">{words.join(' ')}</p>
      <ol aria-label="Teams of the league" className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
        {placed.map(({ id, teamName, place }) => (
          <li key={id} className="min-w-0 break-words">
            <span className="figures">
              {seat} {place}
            </span>{' '}
            {id === league.ownTeamId ? <strong className="text-ink">{teamName} (you)</strong> : teamName}
          </li>
        ))}
      </ol>
    </>
  );
}
