import { MOST_COMPARED } from '@pylon/contract/tables/time-series/series-stats';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft, X } from 'lucide-react';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Combobox } from '../../ui/overlays/Combobox.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { type EntityRow, entityKey, entityOf } from './entity.ts';
import { PlayerLink } from './PlayerLink.tsx';
import { PlayerOption } from './PlayerOption.tsx';
import { PositionTag } from './PositionTag.tsx';

export interface ChosenPlayersProps {
  /** In the order in which they are shown. */
  readonly players: readonly EntityRow[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Whom a page compares: one more is found by name, each can be taken away or put before the one on the left. */
export function ChosenPlayers({ players, onChange }: ChosenPlayersProps) {
  const [text, setText] = useState('');
  const search = useQuery({
    ...answer('inlineSearchPlayers', { q: text, playerPositions: [...POSITIONS] }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const ids = players.map(entityKey);
  const found = search.data?.players.filter((player) => !ids.includes(entityKey(player)));
  const earlier = (index: number) => {
    const [moved = ''] = ids.slice(index, index + 1);
    onChange([...ids.slice(0, index - 1), moved, ...ids.slice(index - 1, index), ...ids.slice(index + 1)]);
  };
  return (
    <section aria-label="Players" className="no-print flex flex-col gap-3 md:flex-row md:flex-wrap md:items-center">
      {players.length > 0 && (
        <ol className="flex flex-wrap gap-2">
          {players.map((row, index) => {
            const entity = entityOf(row);
            if (!entity) return null;
            return (
              <li
                key={entity.id}
                className="flex items-center rounded-full border border-edge bg-surface pl-3 text-base max-md:min-h-11"
              >
                <PositionTag position={entity.position} />
                <PlayerLink playerId={entity.id} className="thumb px-1.5 font-semibold hover:underline">
                  {entity.name}
                </PlayerLink>
                {index > 0 && (
                  <IconButton
                    label={`Put ${entity.name} one place earlier`}
                    icon={<ArrowLeft aria-hidden size={16} />}
                    size="small"
                    className="max-md:size-11"
                    onClick={() => earlier(index)}
                  />
                )}
                <IconButton
                  label={`Remove ${entity.name}`}
                  icon={<X aria-hidden size={16} />}
                  size="small"
                  className="max-md:size-11"
                  onClick={() => onChange(ids.filter((id) => id !== entity.id))}
                />
              </li>
            );
          })}
        </ol>
      )}
      {players.length < MOST_COMPARED && (
        <div className="md:w-72">
          <Combobox
            label="Add a player"
            placeholder="Add a player"
            isFloating
            isCompact
            minLength={2}
            found={text === '' || found === undefined ? null : found}
            isSearching={search.isFetching}
            onSearch={setText}
            onPick={(player) => {
              setText('');
              onChange([...ids, entityKey(player)]);
            }}
            keyOf={entityKey}
            renderItem={(player) => <PlayerOption row={player} byeWeek={player.byeWeek} />}
          />
          {search.error && <ErrorState {...failureWords(search.error)} onRetry={() => void search.refetch()} />}
        </div>
      )}
    </section>
  );
}
