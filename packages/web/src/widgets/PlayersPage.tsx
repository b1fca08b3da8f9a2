import type { ReactNode } from 'react';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { FirstPairs } from './FirstPairs.tsx';
import { NotHere } from './NotHere.tsx';
import { ChosenPlayers } from './player/ChosenPlayers.tsx';
import { TableHead } from './table/TableHead.tsx';
import type { SearchChange, TableSearch } from './table/table-search.ts';
import { useObstacle } from './table/use-obstacle.ts';
import { TableViews } from './table/views/TableViews.tsx';

export interface PlayersPageProps<I> {
  readonly title: string;
  /** One line of what the page answers. */
  readonly question: string;
  /** How to begin, while nobody is chosen. */
  readonly hint: string;
  /** The question for those chosen; null while nobody is. */
  readonly input: I | null;
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => Promise<void>;
  readonly children: (input: I) => ReactNode;
}

/** A page about a few players, whom the person chooses. Its address says who. */
export function PlayersPage<I>({ title, question, hint, input, search, onSearch, children }: PlayersPageProps<I>) {
  const obstacle = useObstacle();
  const choose = (ids: readonly string[]) => void onSearch({ players: ids.join() });
  return (
    <main id="main" className="flex flex-col gap-4">
      <TableHead title={title} question={question} tools={<TableViews />} />
      {obstacle ? (
        <NotHere obstacle={obstacle} onSearch={onSearch} />
      ) : input ? (
        children(input)
      ) : (
        <>
          <ChosenPlayers players={[]} onChange={choose} />
          <EmptyState
            message="Nobody is chosen yet"
            hint={hint}
            action={<FirstPairs search={search} onChoose={choose} />}
          />
        </>
      )}
    </main>
  );
}
