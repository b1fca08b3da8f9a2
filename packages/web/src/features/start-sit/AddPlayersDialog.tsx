import { MOST_IN_START_SIT } from '@pylon/contract/start-sit/start-sit-limits';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { answer } from '../../api/answers.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { LazyDialog } from '../../ui/overlays/LazyDialog.tsx';
import { toasts } from '../../ui/states/toast-store.ts';
import { type EntityRow, entityKey, entityOf } from '../../widgets/player/entity.ts';
import { AddPlayer } from '../../widgets/player/named/AddPlayer.tsx';
import { PositionTag } from '../../widgets/player/PositionTag.tsx';

interface AddPlayersDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The button that opens it, wherever that stands by now. */
  readonly opener: RefObject<HTMLElement | null>;
  /** Ids of those compared. */
  readonly ids: readonly string[];
  /** The same as far as they are known. */
  readonly players: readonly EntityRow[];
  /** Whose roster is offered; null in general. */
  readonly userLeagueId: string | null;
  /** Whom that league starts; all of them in general. */
  readonly positions: readonly Position[] | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Finds more players to compare, by name and from the own roster. */
export function AddPlayersDialog(props: AddPlayersDialogProps) {
  const { isOpen, onClose, opener, ids, players, userLeagueId, positions, onChange } = props;
  const add = (id: string) => {
    if (ids.includes(id)) return;
    if (ids.length >= MOST_IN_START_SIT) {
      toasts.show('warning', `You can only compare ${MOST_IN_START_SIT} players`);
      return;
    }
    onChange([...ids, id]);
  };
  const toggle = (id: string) => (ids.includes(id) ? onChange(ids.filter((each) => each !== id)) : add(id));
  return (
    <LazyDialog
      title="Add more players"
      isOpen={isOpen}
      onClose={onClose}
      width="narrow"
      finalFocus={opener}
      foot={
        <div className="flex items-center justify-between gap-4 px-4 py-3 md:px-6">
          <span className="figures text-base text-muted">
            {ids.length} of {MOST_IN_START_SIT}
          </span>
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      }
    >
      <div className="flex min-h-96 flex-col gap-6 p-4 md:px-6">
        <AddPlayer
          label="Find a player"
          taken={players}
          {...(positions && { positions })}
          onAdd={(player) => add(entityKey(player))}
        />
        {userLeagueId !== null && <MyRoster userLeagueId={userLeagueId} ids={ids} onToggle={toggle} />}
      </div>
    </LazyDialog>
  );
}

interface MyRosterProps {
  readonly userLeagueId: string;
  readonly ids: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** The own roster as it is set, each a press away; without one there is nothing here. */
function MyRoster({ userLeagueId, ids, onToggle }: MyRosterProps) {
  const { data } = useQuery(answer('getMyRoster', { userLeagueId }));
  const rows = data?.leagueRosters ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="from-my-roster">
      <h3 id="from-my-roster" className="label mb-2">
        My roster
      </h3>
      <div className="flex flex-wrap gap-2">
        {rows.map((row) => {
          const entity = entityOf(row);
          if (!entity) return null;
          return (
            <Chip key={row.leagueRosterId} isChosen={ids.includes(entity.id)} onClick={() => onToggle(entity.id)}>
              <PositionTag position={entity.position} /> {entity.shortName}
            </Chip>
          );
        })}
      </div>
    </section>
  );
}
