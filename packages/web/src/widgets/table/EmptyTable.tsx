import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { type SearchChange, type TableSearch, without } from './table-search.ts';
import { useSeason } from './use-season.ts';

export interface EmptyTableProps {
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  /** Choices that only this table has, at their standard. */
  readonly clears?: SearchChange | undefined;
}

/** Stands where a table has no row: the way back from a search or filters, or from a season without any to the last. */
export function EmptyTable({ search, onSearch, clears }: EmptyTableProps) {
  const current = useSeason();
  const { seasons } = useSuspenseQuery(answer('listSeasons', {})).data;
  const cleared = { ...without('q', 'team', 'pos', 'page', 'week', 'from'), ...clears };
  // Choices of one table stand in the address beside those of all.
  const chosen = search as Readonly<Record<string, unknown>>;
  if (Object.keys(cleared).some((name) => chosen[name] !== undefined))
    return (
      <EmptyState
        hint="Nobody fits all of these filters."
        action={<Button onClick={() => onSearch(cleared)}>Clear filters</Button>}
      />
    );
  const year = search.season ?? current.id;
  const last = seasons.map(({ id }) => id).reduce((best, id) => (id < year && id > best ? id : best), '');
  return (
    <EmptyState
      hint={`Nothing of ${year} has been published yet.`}
      {...(last === '' ? {} : { action: <Button onClick={() => onSearch({ season: last })}>Show {last}</Button> })}
    />
  );
}
