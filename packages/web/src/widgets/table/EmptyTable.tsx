import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { day } from '../player/display.ts';
import { type SearchChange, type TableSearch, without } from './table-search.ts';
import { isOver, seasonBefore, useSeason } from './use-season.ts';

/** Call and input of a table in a season. */
export type InSeason = (seasonId: string) => readonly [string, object];

export interface EmptyTableProps {
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  /** Choices that only this table has, at their standard. */
  readonly clears?: SearchChange | undefined;
  /** What has to be published for the table to have rows, and the day of the data, which hold none of it. */
  readonly needs?: { readonly what: string; readonly asOf: string } | undefined;
  /** The table's question of another season, which is offered only if it has rows. */
  readonly inSeason?: InSeason | undefined;
}

/** Stands where a table has no row: the way back from a search or filters, or from a season without any to the last. */
export function EmptyTable({ search, onSearch, clears, needs, inSeason }: EmptyTableProps) {
  const current = useSeason();
  const { seasons } = useSuspenseQuery(answer('listSeasons', {})).data;
  const year = search.season ?? current.id;
  const last = seasonBefore(seasons, year);
  const asked = last === '' ? undefined : inSeason?.(last);
  const { data } = useQuery<{ readonly total: number }>({ queryKey: asked ?? [], enabled: asked !== undefined });
  const narrowings = without('q', 'team', 'pos', 'page', 'week', 'from', 'mineIn', 'freeIn');
  const cleared = { ...narrowings, ...clears };
  const missing = needs && `Of ${year} the data of ${day(needs.asOf)} hold none of what this takes: ${needs.what}.`;
  // Choices of one table stand in the address beside those of all.
  const chosen = search as Readonly<Record<string, unknown>>;
  const isNarrowed = (Object.keys(narrowings) as (keyof TableSearch)[]).some((name) => search[name] !== undefined);
  if (Object.keys(cleared).some((name) => chosen[name] !== undefined))
    return (
      <EmptyState
        hint={(!isNarrowed && missing) || 'Nobody fits all of these filters.'}
        action={<Button onClick={() => onSearch(cleared)}>Clear filters</Button>}
      />
    );
  const known =
    year < current.id || isOver(current)
      ? `None of this is known of ${year}.`
      : `None of this has been published for ${year} yet.`;
  return (
    <EmptyState
      hint={missing ?? known}
      {...((asked ? data && data.total > 0 : last !== '' && missing === undefined)
        ? { action: <Button onClick={() => onSearch({ season: last })}>Show {last}</Button> }
        : {})}
    />
  );
}
