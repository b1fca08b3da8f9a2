import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { TRANSACTIONS_A_PAGE } from '@pylon/contract/waiver-wire/waiver-limits';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { answer } from '../../api/answers.ts';
import { failureOf } from '../../api/failure.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { starts } from '../../widgets/league/league-words.ts';
import { moment } from '../../widgets/player/display.ts';
import { besideWords, kindWords, moveWords, type Transaction } from './waiver-words.ts';

const ANY = 'ANY';
const POSITIONS = [
  { value: ANY, label: 'All positions' },
  ...(['QB', 'RB', 'WR', 'TE', 'FLEX', 'K'] as const).map((value) => ({ value, label: value })),
  { value: 'DST', label: 'D/ST' },
] as const;

/** Moves, trades and lost claims of the league, the newest first. */
export function TransactionHistory({ league: own }: { readonly league: UserLeague }) {
  const { id: userLeagueId, league } = own;
  const titleId = useId();
  const [position, setPosition] = useState<(typeof POSITIONS)[number]['value']>(ANY);
  const [teamId, setTeamId] = useState(ANY);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...answer('listLeagueTransactions', {
      userLeagueId,
      ...(position !== ANY && { rosterPosition: position }),
      ...(teamId !== ANY && { teamId }),
      limit: TRANSACTIONS_A_PAGE,
      offset: TRANSACTIONS_A_PAGE * (page - 1),
    }),
    placeholderData: keepPreviousData,
  });
  const teams = league?.leagueParticipants ?? [];
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <PartTitle id={titleId} title="Transaction history" />
      <div className="grid gap-3 sm:grid-cols-2 md:max-w-xl">
        <Select
          label="Moved position"
          value={position}
          options={POSITIONS.filter(({ value }) => !isPosition(value) || starts(own, value))}
          onChange={(value) => {
            setPosition(value);
            setPage(1);
          }}
        />
        <Select
          label="Team"
          value={teamId}
          options={[
            { value: ANY, label: 'All teams' },
            ...teams.map(({ id, teamName }) => ({ value: id, label: teamName })),
          ]}
          onChange={(value) => {
            setTeamId(value);
            setPage(1);
          }}
        />
      </div>
      {error ? (
        <ErrorState {...failureOf('The history could not be loaded', error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={TRANSACTIONS_A_PAGE} label="Loading the history" />
      ) : data.total === 0 ? (
        <p className="text-base text-muted">
          No transaction of this season{position === ANY && teamId === ANY ? ' is known.' : ' fits what is chosen.'}
        </p>
      ) : (
        <>
          <ul aria-label="Transactions" className="border-hairline border-t">
            {data.items.map((item) => (
              <Item key={`${item.week} ${item.id}`} item={item} />
            ))}
          </ul>
          <Pagination
            page={page}
            pages={Math.ceil(data.total / TRANSACTIONS_A_PAGE)}
            onPage={setPage}
            label="Pages of the history"
          />
        </>
      )}
    </section>
  );
}

function Item({ item }: { readonly item: Transaction }) {
  return (
    <li className="flex flex-col gap-0.5 border-hairline border-b py-2">
      <span className="font-semibold">{kindWords(item)}</span>
      {[...item.moves.map(moveWords), ...besideWords(item)].map((words) => (
        <span key={words}>{words}</span>
      ))}
      <span className="text-muted text-sm">
        Week {item.week} · {moment(item.at)}
      </span>
    </li>
  );
}
