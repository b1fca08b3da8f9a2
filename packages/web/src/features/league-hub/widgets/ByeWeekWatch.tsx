import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { whenOpen } from '../../../widgets/paywall/LockedCell.tsx';
import { LockedNote } from '../../../widgets/paywall/LockedNote.tsx';
import { decimal } from '../../../widgets/player/display.ts';
import { noOpponent, placeLabel, thisAndNext } from '../hub-words.ts';
import { PlayerLine } from './PlayerLine.tsx';
import { SideChoice } from './SideChoice.tsx';
import { Answered, Plain, Widget } from './Widget.tsx';

/** Who rests this week and next, and what that costs. */
export const ByeWeekWatch = ({ league }: { readonly league: UserLeague }) => (
  <Widget name="bye_week_watch" title="Bye-week watch" question="Who rests, and how much does that cost?">
    <Rows league={league} />
  </Widget>
);

function Rows({ league }: { readonly league: UserLeague }) {
  const [isOpponent, setIsOpponent] = useState(false);
  const present = league.league?.settings.currentWeek ?? null;
  const weeks = thisAndNext(present);
  const [week, setWeek] = useState(present);
  const query = useQuery(
    answer('byeWeekWatch', {
      userLeagueId: league.id,
      isFromOpp: isOpponent ? 'true' : 'false',
      ...(week !== null && { week }),
    }),
  );
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <SideChoice league={league} isOpponent={isOpponent} onChange={setIsOpponent} />
        <fieldset className="flex gap-1.5">
          <legend className="sr-only">Which week</legend>
          {weeks.map((each) => (
            <Chip key={each} isChosen={each === week} onClick={() => setWeek(each)}>
              Week {each}
            </Chip>
          ))}
        </fieldset>
      </div>
      <Answered query={query} what="the byes">
        {({ byeWeekWatch: { leagueParticipantId, teamsOnBye, byeRosters, lostPoints } }) => {
          if (leagueParticipantId === null) return <Plain>{noOpponent(isOpponent)}</Plain>;
          if (teamsOnBye.length === 0) return <Plain>No NFL team rests that week.</Plain>;
          return (
            <>
              <p className="text-lg">
                {byeRosters.length === 0 ? (
                  'Nobody of this roster rests.'
                ) : (
                  <>
                    Costs{' '}
                    <span className="scoreboard font-bold text-xl">
                      {whenOpen(lostPoints, (points) => decimal(points, 1))}
                    </span>{' '}
                    expected points
                  </>
                )}
              </p>
              {byeRosters.length > 0 && (
                <ul aria-label="Resting players" className="border-hairline border-t">
                  {byeRosters.map((row) => (
                    <PlayerLine key={row.leagueRosterId} row={row} figure={placeLabel(row.position)} />
                  ))}
                </ul>
              )}
              <p className="text-muted text-sm">Teams on bye: {teamsOnBye.map(({ alias }) => alias).join(', ')}</p>
              {byeRosters.length > 0 && <LockedNote of={lostPoints} what="What the byes cost" />}
            </>
          );
        }}
      </Answered>
    </>
  );
}
