import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { laterPart } from '../../ui/later-part.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { chosenLeague } from '../../widgets/league/chosen-league.ts';
import { NotHere } from '../../widgets/NotHere.tsx';
import { CardScoring, CardSeason } from '../../widgets/player/card-scoring.ts';
import { SourcesFoot } from '../../widgets/table/SourcesFoot.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import type { SearchChange } from '../../widgets/table/table-search.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { ComparedPlayers } from './ComparedPlayers.tsx';
import { ProjectedStats } from './ProjectedStats.tsx';
import { StartSitFilters } from './StartSitFilters.tsx';
import { comparedIn, type StartSitChange, type StartSitSearch, startSitInput } from './start-sit.search.ts';
import { useLeagueChoices } from './use-league-choices.ts';
import { Verdict } from './Verdict.tsx';

const FollowingLineup = laterPart(() => import('./FollowingLineup.tsx'), 'FollowingLineup');
const OutscoreTable = laterPart(() => import('./OutscoreTable.tsx'), 'OutscoreTable');
const AddPlayersDialog = laterPart(() => import('./AddPlayersDialog.tsx'), 'AddPlayersDialog');
const CloseCalls = laterPart(() => import('./CloseCalls.tsx'), 'CloseCalls');

const NOBODY: Input<'compareStartSit'> = { PlayerIDs: [] };

/** Up to eight players for places in a line-up: whom to start, how sure that is, and why. The address says it all. */
export function StartSitPage() {
  const [found, setFound] = useTableSearch();
  const search = found as StartSitSearch; // read by parseStartSit
  const change = (next: StartSitChange) => void setFound(next as SearchChange); // its own names stand beside the tables'
  const [isAdding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const leagues = useLeagueChoices();
  const input = startSitInput(search);
  const { data, error, refetch } = useQuery({
    ...answer('compareStartSit', input ?? NOBODY),
    enabled: input !== null,
    placeholderData: keepPreviousData,
  });
  const compared = input === null || error ? undefined : data;
  const ids = comparedIn(search);
  const choosePlayers = (next: readonly string[]) => change({ players: next.join() || undefined });
  const chooseLeague = (id: string | null) => {
    chosenLeague.write(id);
    change({ league: id ?? undefined, week: undefined });
  };
  useLastLeague(
    search,
    leagues?.map(({ id }) => id),
    (league) => change({ league }),
  );
  const league = leagues?.find(({ id }) => id === search.league);
  const add = (
    <Button ref={opener} kind="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden size={18} /> Add more players
    </Button>
  );
  return (
    <CardScoring value={league?.scoringSystemId ?? null}>
      <CardSeason value={league?.seasonId ?? null}>
        <main id="main" className="flex flex-col gap-5">
          <TableHead
            title="Start/Sit"
            question="Whom to start, by how much and how sure."
            tools={ids.length > 0 && add}
          />
          <StartSitFilters
            search={search}
            leagues={leagues}
            week={compared?.week ?? null}
            onChange={change}
            onLeague={chooseLeague}
          />
          {input === null ? (
            <>
              <EmptyState
                message="Nobody is chosen yet"
                hint="Add the players you choose from, eight at most."
                action={add}
              />
              {!league?.isBestBall && (
                // The room that they take when they come
                <div className="min-h-48 max-md:min-h-84">
                  <CloseCalls search={search} onChoose={choosePlayers} />
                </div>
              )}
            </>
          ) : error ? (
            <div className="flex flex-col items-start gap-4">
              {error.code === 'player-not-found' ? (
                <NotHere obstacle="player" onSearch={() => choosePlayers([])} />
              ) : (
                <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
              )}
              {search.league && <Button onClick={() => chooseLeague(null)}>Compare in general</Button>}
            </div>
          ) : compared ? (
            <>
              <Verdict comparison={compared} />
              {compared.lineup && <FollowingLineup of={compared.lineup} rows={compared.startSitTable} />}
              <ComparedPlayers
                rows={compared.startSitTable}
                startersNeeded={compared.startersNeeded}
                onRemove={(id) => choosePlayers(ids.filter((each) => each !== id))}
              />
              {compared.startSitTable.length > 2 && <OutscoreTable rows={compared.startSitTable} />}
              <ProjectedStats input={statsInput(input)} />
              <SourcesFoot provenance={compared.provenance} />
            </>
          ) : (
            <SkeletonRows rows={ids.length} label="Comparing" />
          )}
          <AddPlayersDialog
            isOpen={isAdding}
            onClose={() => setAdding(false)}
            opener={opener}
            ids={ids}
            players={input === null ? [] : (data?.startSitTable.map(({ player }) => player) ?? [])}
            userLeagueId={search.league ?? null}
            positions={league?.positions}
            onChange={choosePlayers}
          />
        </main>
      </CardSeason>
    </CardScoring>
  );
}

/** Stat lines are the same for however many places. */
function statsInput({ startersNeeded: _, ...input }: Input<'compareStartSit'>): Input<'listStartSitStats'> {
  return input;
}

/** A page that was opened without anybody begins in the league that was chosen last. */
function useLastLeague(
  { league, players }: StartSitSearch,
  leagues: readonly string[] | undefined,
  choose: (id: string) => void,
): void {
  const begin = useEffectEvent(() => {
    const last = chosenLeague.read();
    if (!league && !players && last !== null && leagues?.includes(last)) choose(last);
  });
  const isKnown = leagues !== undefined;
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
}
