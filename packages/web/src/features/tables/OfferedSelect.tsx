import { useQuery } from '@tanstack/react-query';
import { Select } from '../../ui/overlays/Select.tsx';
import type { SearchChange, TableSearch } from '../../widgets/table/table-search.ts';
import { chosenOf, type Offered, offeredChoices } from './plain-table.ts';

export interface OfferedSelectProps {
  readonly offered: Offered;
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
}

/** A question whose answers a call offers. What the address asks for stays to be read, offered or not. */
export function OfferedSelect({ offered, search, onSearch }: OfferedSelectProps) {
  const { data } = useQuery(offeredChoices(offered));
  const { name, title, called, more = {} } = offered;
  const chosen = chosenOf(search, offered);
  const known = [
    { value: '', label: called },
    ...Object.entries(more).map(([value, label]) => ({ value, label })),
    ...(data?.choices ?? []),
  ];
  const isKnown = known.some(({ value }) => value === chosen);
  return (
    <Select
      label={title}
      value={chosen}
      options={isKnown ? known : [...known, { value: chosen, label: chosen }]}
      // A question of the table's own stands in the address under its name
      onChange={(next) => onSearch({ [name]: next === '' ? undefined : next } as SearchChange)}
      className="md:w-40"
    />
  );
}
