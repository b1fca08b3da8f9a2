import { Select } from '../../ui/overlays/Select.tsx';
import type { SearchChange, TableSearch } from '../table/table-search.ts';
import { chosenLeague } from './chosen-league.ts';
import { useLeagueHolders } from './use-league-holders.ts';

export interface HeldPickerProps {
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  readonly className?: string;
}

const EVERYBODY = { value: '', label: 'Everybody' };

/** Narrows a table to the own roster or the free agents of a league; not there for whoever has no league. */
export function HeldPicker({ search: { mineIn, freeIn }, onSearch, className }: HeldPickerProps) {
  const leagues = useLeagueHolders(mineIn ?? freeIn)?.leagues ?? [];
  if (leagues.length === 0) return null;
  const isOne = leagues.length === 1;
  const options = leagues.flatMap(({ userLeagueId, leagueName }) => {
    const of = isOne ? '' : `, ${leagueName}`;
    return [
      { value: `mineIn:${userLeagueId}`, label: `My roster${of}`, group: leagueName },
      { value: `freeIn:${userLeagueId}`, label: `Free agents${of}`, group: leagueName },
    ];
  });
  const choose = (value: string) => {
    const [name, league] = value.split(':');
    if (league) chosenLeague.write(league); // the badges and the tools are of it from now on
    onSearch({ mineIn: undefined, freeIn: undefined, ...(name && league ? { [name]: league } : {}) });
  };
  const chosen = mineIn ? `mineIn:${mineIn}` : freeIn ? `freeIn:${freeIn}` : '';
  return (
    <Select
      label="Whose"
      value={options.some(({ value }) => value === chosen) ? chosen : ''}
      options={[EVERYBODY, ...options]}
      onChange={choose}
      {...(className ? { className } : {})}
    />
  );
}
