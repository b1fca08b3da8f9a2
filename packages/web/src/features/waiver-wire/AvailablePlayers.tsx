import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import type { AvailablePlayer } from '@pylon/contract/waiver-wire/available-players';
import { MOST_BIDS } from '@pylon/contract/waiver-wire/waiver-limits';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { useId, useState } from 'react';
import type * as z from 'zod';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/overlays/Select.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { starts } from '../../widgets/league/league-words.ts';
import { PickableRow } from '../../widgets/league/PickableRow.tsx';
import { decimal } from '../../widgets/player/display.ts';
import { pickupWords } from './waiver-words.ts';

type Player = z.output<typeof AvailablePlayer>;

const POSITION_CHOICES = [
  { value: 'ALL', label: 'All positions' },
  { value: 'QB', label: 'QB' },
  { value: 'RB', label: 'RB' },
  { value: 'WR', label: 'WR' },
  { value: 'TE', label: 'TE' },
  { value: 'FLEX', label: 'FLEX' },
  { value: 'K', label: 'K' },
  { value: 'DST', label: 'D/ST' },
] as const;
const LEAST_CHOICES = ['0', '1', '3', '5', '8', '12'].map((value) => ({
  value,
  label: value === '1' ? '1 point or more' : `${value} points or more`,
}));
const ORDERS = [
  { value: 'NEED', label: 'What your roster needs' },
  { value: 'POINTS', label: 'Rest of season points' },
] as const;

/** Players that are added to the list at a time. */
const A_PAGE = 15;

/** What of the list is asked for. */
export interface PlayerFilters {
  readonly position: (typeof POSITION_CHOICES)[number]['value'];
  readonly least: number;
  readonly order: (typeof ORDERS)[number]['value'];
}

interface AvailablePlayersProps {
  readonly league: UserLeague;
  /** null while they are loaded. */
  readonly players: readonly Player[] | null;
  readonly filters: PlayerFilters;
  readonly onFilters: (filters: PlayerFilters) => void;
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Players on no roster, from whom those of the calculator are chosen. */
export function AvailablePlayers({ league, players, filters, onFilters, chosen, onToggle }: AvailablePlayersProps) {
  const titleId = useId();
  const [shown, setShown] = useState(A_PAGE);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <PartTitle id={titleId} title="Available players" />
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label="Position"
          value={filters.position}
          options={POSITION_CHOICES.filter(({ value }) => !isPosition(value) || starts(league, value))}
          onChange={(position) => onFilters({ ...filters, position })}
        />
        <Select
          label="Next week"
          value={String(filters.least)}
          options={LEAST_CHOICES}
          onChange={(least) => onFilters({ ...filters, least: Number(least) })}
        />
        <Select
          label="Order"
          value={filters.order}
          options={ORDERS}
          onChange={(order) => onFilters({ ...filters, order })}
        />
      </div>
      <p className="text-muted text-sm">
        Choose up to {MOST_BIDS}. The gain is what your best line-ups score more in a week with them than with the third
        best who is free, whom others may leave you.
        {filters.order === 'NEED' && ' What they are worth on the bench counts in the order, too.'}
      </p>
      {!players ? (
        <SkeletonRows rows={8} label="Loading the available players" />
      ) : players.length === 0 ? (
        <p className="text-base text-muted">Nobody who is available fits. Ask for fewer points.</p>
      ) : (
        <>
          <ul aria-label="Available players" className="border-hairline border-t">
            {players.slice(0, shown).map((player) => (
              <Row key={player.id} player={player} isChosen={chosen.includes(player.id)} onToggle={onToggle} />
            ))}
          </ul>
          {players.length > shown && (
            <Button className="self-start" onClick={() => setShown(shown + A_PAGE)}>
              Show more of {players.length}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

interface RowProps {
  readonly player: Player;
  readonly isChosen: boolean;
  readonly onToggle: (id: string) => void;
}

function Row({ player, isChosen, onToggle }: RowProps) {
  const { id, name, nextWeekPoints, restOfSeasonPoints } = player;
  const { gain, notes } = pickupWords(player);
  return (
    <PickableRow row={player} name={name} note={notes} isChosen={isChosen} onToggle={() => onToggle(id)}>
      <span className="block">{gain} a week</span>
      <span className="block text-muted">
        {decimal(nextWeekPoints, 1)} next · {decimal(restOfSeasonPoints)} in all
      </span>
    </PickableRow>
  );
}
