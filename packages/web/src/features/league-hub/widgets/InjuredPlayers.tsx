import type { AnswerOf } from '@pylon/contract/endpoint';
import type { injuredPlayers } from '@pylon/contract/league-hub/roster-watch';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { isLocked } from '@pylon/contract/plans/tiers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { LockedNote } from '../../../widgets/paywall/LockedNote.tsx';
import { decimal } from '../../../widgets/player/display.ts';
import { noOpponent, placeLabel } from '../hub-words.ts';
import { PlayerLine } from './PlayerLine.tsx';
import { SideChoice } from './SideChoice.tsx';
import { Answered, Plain, Widget } from './Widget.tsx';

type Hurt = AnswerOf<typeof injuredPlayers>['injuredPlayer'][number];

/** Who is hurt, and who would stand in. */
export const InjuredPlayers = ({ league }: { readonly league: UserLeague }) => (
  <Widget name="injured_players" title="Injured players" question="Who is out or in doubt, and who stands in?">
    <Rows league={league} />
  </Widget>
);

function Rows({ league }: { readonly league: UserLeague }) {
  const [isOpponent, setIsOpponent] = useState(false);
  const query = useQuery(
    answer('injuredPlayers', { userLeagueId: league.id, isFromOpp: isOpponent ? 'true' : 'false' }),
  );
  return (
    <>
      <SideChoice league={league} isOpponent={isOpponent} onChange={setIsOpponent} />
      <Answered query={query} what="the injured">
        {({ leagueParticipantId, injuredPlayer: rows }) =>
          leagueParticipantId === null ? (
            <Plain>{noOpponent(isOpponent)}</Plain>
          ) : rows.length === 0 ? (
            <Plain>
              {league.league?.status === 'COMPLETED'
                ? 'The season of this league is over.'
                : 'Nobody is reported hurt.'}
            </Plain>
          ) : (
            <>
              <ul aria-label="Injured players" className="border-hairline border-t">
                {rows.map((row) => (
                  <PlayerLine
                    key={row.leagueRosterId}
                    row={row}
                    note={standInWords(row)}
                    figure={row.injuryStatus}
                    unit={placeLabel(row.position)}
                  />
                ))}
              </ul>
              <LockedNote of={rows[0]?.standIn} what="Who stands in, with expected points" />
            </>
          )
        }
      </Answered>
    </>
  );
}

function standInWords({ standIn }: Hurt): string | null {
  if (isLocked(standIn) || standIn === null) return null;
  return `Stand-in: ${standIn.name}, ${decimal(standIn.points, 1)} expected`;
}
