import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import type { AvailablePlayer } from '@pylon/contract/waiver-wire/available-players';
import { MOST_BIDS } from '@pylon/contract/waiver-wire/waiver-limits';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { useId } from 'react';
import type * as z from 'zod';
import { Select } from '../../ui/overlays/Select.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { starts } from '../../widgets/league/league-words.ts';
import { decimal, signed } from '../../widgets/player/display.ts';

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
const LEAST_CHOICES = ['0', '1', '3', '5', '8', '12'].map((value) => ({ value, label: `${value} points or more` }));
const ORDERS = [
  { value: 'NEED', label: 'What your roster needs' },
  { value: 'POINTS', label: 'Rest of season points' },
] as const;

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
      <p className="text-muted text-sm" aria-live="polite">
        {chosen.length} of {MOST_BIDS} chosen. The gain is what your best line-ups score more in a week with them: an
        order, not a promise.
      </p>
      {!players ? (
        <SkeletonRows rows={8} label="Loading the available players" />
      ) : players.length === 0 ? (
        <p className="text-base text-muted">Nobody who is available fits. Ask for fewer points.</p>
      ) : (
        // A list that scrolls has to be reached by keyboard too: its boxes are.
        <ul aria-label="Available players" className="max-h-[28rem] overflow-y-auto border-hairline border-y">
          {players.map((player) => (
            <Row key={player.id} player={player} isChosen={chosen.includes(player.id)} onToggle={onToggle} />
          ))}
        </ul>
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
  const { id, name, position, athlete, team, nextWeekPoints, restOfSeasonPoints, gainPerWeek, drop, byeWeeks } = player;
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 border-hairline border-b py-1.5 hover:bg-raised">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent-fill"
          checked={isChosen}
          onChange={() => onToggle(id)}
        />
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-muted text-sm">
            {[
              position === 'DST' ? 'D/ST' : position,
              athlete?.team ?? team?.alias,
              byeWeeks.length > 0 ? `bye ${byeWeeks.join(', ')}` : null,
              drop && gainPerWeek > 0 ? `for ${drop.name}` : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className="figures shrink-0 text-right text-sm">
          <span className="block">{signed(Math.max(0, gainPerWeek))} a week</span>
          <span className="block text-muted">
            {decimal(nextWeekPoints, 1)} next · {decimal(restOfSeasonPoints)} in all
          </span>
        </span>
      </label>
    </li>
  );
}
