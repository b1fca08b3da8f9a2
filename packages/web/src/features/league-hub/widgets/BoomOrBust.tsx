import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import type { RosterRow } from '@pylon/contract/my-roster/roster-row';
import { isLocked } from '@pylon/contract/plans/tiers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { LockedNote } from '../../../widgets/paywall/LockedNote.tsx';
import { percent } from '../../../widgets/player/display.ts';
import { noOpponent, placeLabel } from '../hub-words.ts';
import { PlayerLine } from './PlayerLine.tsx';
import { SideChoice } from './SideChoice.tsx';
import { Answered, Plain, Widget } from './Widget.tsx';

/** Who may surprise, for better or for worse. */
export const BoomOrBust = ({ league }: { readonly league: UserLeague }) => (
  <Widget name="boom_or_bust" title="Boom or bust" question="Who may win the week, and which starter may lose it?">
    <Rows league={league} />
  </Widget>
);

function Rows({ league }: { readonly league: UserLeague }) {
  const [isOpponent, setIsOpponent] = useState(false);
  const query = useQuery(answer('boomBust', { userLeagueId: league.id }));
  return (
    <>
      <SideChoice league={league} isOpponent={isOpponent} onChange={setIsOpponent} />
      <Answered query={query} what="booms and busts" rows={8}>
        {({ boomOrBust, basis }) => {
          const side = isOpponent ? boomOrBust.opponent : boomOrBust.own;
          if (isLocked(side)) return <LockedNote of={side} what="Who of your opponent may boom or bust" />;
          if (side === null) return <Plain>{noOpponent(isOpponent)}</Plain>;
          if (side.boom.length + side.bust.length === 0)
            return <Plain>Nobody of this roster is projected for a game that is still to be played.</Plain>;
          return (
            <>
              <List title="Boom" rows={side.boom} share={({ boomProbability }) => boomProbability} />
              <List title="Bust" rows={side.bust} share={({ dudProbability }) => dudProbability} />
              <p className="text-muted text-sm">
                A boom is what five or six of the position reach; a bust is less than anybody could pick up.{' '}
                {basis === 'market' ? 'Made from published projections.' : 'Made from our projections.'}
              </p>
            </>
          );
        }}
      </Answered>
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly rows: readonly RosterRow[];
  readonly share: (row: RosterRow) => number | null;
}

const List = ({ title, rows, share }: ListProps) => (
  <>
    <h4 className="label">{title}</h4>
    {rows.length === 0 ? (
      <Plain>Nobody.</Plain>
    ) : (
      <ul aria-label={title} className="border-hairline border-t">
        {rows.map((row) => (
          <PlayerLine key={row.leagueRosterId} row={row} figure={percent(share(row))} unit={placeLabel(row.position)} />
        ))}
      </ul>
    )}
  </>
);
