import type { AnswerOf } from '@pylon/contract/endpoint';
import type { leagueAuctionTable } from '@pylon/contract/league-hub/league-lists';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { isLocked } from '@pylon/contract/plans/tiers';
import { PAGE_SIZE } from '@pylon/contract/tables/page-limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { holderWords } from '../../../widgets/league/league-words.ts';
import { LockedNote } from '../../../widgets/paywall/LockedNote.tsx';
import { money } from '../../../widgets/player/display.ts';
import { entityKey } from '../../../widgets/player/entity.ts';
import { OwnRules } from './LeagueRankings.tsx';
import { PagesOf } from './PagesOf.tsx';
import { PlayerLine } from './PlayerLine.tsx';
import { Answered, Plain, Widget } from './Widget.tsx';

type Row = AnswerOf<typeof leagueAuctionTable>['auctionTable'][number];

/** What everybody is worth in an auction of the league, with whoever has them. */
export const AuctionValues = ({ league }: { readonly league: UserLeague }) => (
  <Widget name="auction_table" title="Auction values" question="What is everybody worth in your league’s money?">
    <Rows league={league} />
  </Widget>
);

function Rows({ league }: { readonly league: UserLeague }) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...answer('leagueAuctionTable', {
      ...{ leagueId: league.leagueId ?? '', limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Answered query={query} what="the auction values" rows={PAGE_SIZE}>
      {({ auctionTable: rows, total, budget, isInOwnRules }) =>
        rows.length === 0 ? (
          <Plain>Nobody has ranked the season yet.</Plain>
        ) : (
          <>
            <ul aria-label="Auction values" className="border-hairline border-t">
              {rows.map((row) => (
                <PlayerLine
                  key={entityKey(row)}
                  row={row}
                  note={holderWords(league, row.leagueParticipantId)}
                  figure={worth(row)}
                  unit={row.marketPrice !== null && <span className="figures">${row.marketPrice} really paid</span>}
                />
              ))}
            </ul>
            <PagesOf label="Pages of auction values" total={total} of={PAGE_SIZE} page={page} onPage={setPage} />
            <p className="text-muted text-sm">Of a budget of ${budget} a team.</p>
            <OwnRules isInOwnRules={isInOwnRules} />
            <LockedNote of={rows[0]?.consensus} what="Dollars" />
          </>
        )
      }
    </Answered>
  );
}

/** Dollars; without them the place. */
const worth = ({ consensus, rank }: Row): string => (isLocked(consensus) ? `#${rank}` : money(consensus));
