import type { AnswerOf } from '@pylon/contract/endpoint';
import type { trendingUp } from '@pylon/contract/league-hub/league-market';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { isLocked } from '@pylon/contract/plans/tiers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { Button } from '../../../ui/Button.tsx';
import { holderWords } from '../../../widgets/league/league-words.ts';
import { LockedNote } from '../../../widgets/paywall/LockedNote.tsx';
import { decimal, signed } from '../../../widgets/player/display.ts';
import { entityKey } from '../../../widgets/player/entity.ts';
import { PlayerLine } from './PlayerLine.tsx';
import { Answered, Plain, Widget } from './Widget.tsx';

type Row = AnswerOf<typeof trendingUp>['trendingUp'][number];

/** @source docs/sources.md "Paging" */
const A_PAGE = 10;
const MOST = 50;

/** Whom more and more leagues add, and whose part in the offense grows. */
export const TrendingUp = ({ league }: { readonly league: UserLeague }) => (
  <Widget name="trending_up" title="Trending up" question="Whom do leagues add, and whose part grows?">
    <Rows league={league} />
  </Widget>
);

function Rows({ league }: { readonly league: UserLeague }) {
  const [limit, setLimit] = useState(A_PAGE);
  const query = useQuery({
    ...answer('trendingUp', { userLeagueId: league.id, limit }),
    placeholderData: keepPreviousData,
  });
  return (
    <Answered query={query} what="who trends" rows={10}>
      {({ trendingUp: rows, total, addsFrom }) => {
        if (rows.length === 0) return <Plain>Nobody is known to trend.</Plain>;
        return (
          <>
            <ul aria-label="Trending up" className="border-hairline border-t">
              {rows.map((row) => (
                <PlayerLine
                  key={entityKey(row)}
                  row={row}
                  note={holderWords(league, row.leagueParticipantId)}
                  {...growth(row)}
                />
              ))}
            </ul>
            {rows.length < Math.min(total, MOST) && (
              <Button className="self-start" onClick={() => setLimit(Math.min(MOST, limit + A_PAGE))}>
                Show more of {decimal(total)}
              </Button>
            )}
            {addsFrom.length > 0 && (
              <p className="text-muted text-sm">
                Adds less drops within a day, in all leagues of {addsFrom.join(', ')}.
              </p>
            )}
            <LockedNote of={rows[0]?.utilizationChange} what="Whose part in the offense grows" />
          </>
        );
      }}
    </Answered>
  );
}

/** What grows, the adds first. */
function growth({ adds, utilizationChange }: Row) {
  const change = isLocked(utilizationChange) || utilizationChange === null ? null : signed(utilizationChange, 1);
  if (adds === null) return { figure: change ?? undefined, unit: 'utilization' };
  return { figure: `${signed(adds, 0)} adds`, unit: change && <span className="figures">utilization {change}</span> };
}
