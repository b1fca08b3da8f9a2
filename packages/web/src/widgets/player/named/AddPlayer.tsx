import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import type { Answer } from '../../../api/call.ts';
import { failureWords } from '../../../api/failure.ts';
import { Combobox } from '../../../ui/overlays/Combobox.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { type EntityRow, entityKey } from '../entity.ts';
import { PlayerOption } from '../PlayerOption.tsx';

/** A player whom the search found. */
type FoundPlayer = Answer<'inlineSearchPlayers'>['players'][number];

interface AddPlayerProps {
  readonly label?: string;
  /** Whom the list has already: they are not offered. */
  readonly taken: readonly EntityRow[];
  /** Whom it looks among; everybody unless told. */
  readonly positions?: readonly Position[];
  readonly onAdd: (player: FoundPlayer) => void;
}

/** Finds a player by name for a list. */
export function AddPlayer({ label = 'Add a player', taken, positions = POSITIONS, onAdd }: AddPlayerProps) {
  const [text, setText] = useState('');
  const search = useQuery({
    ...answer('inlineSearchPlayers', { q: text, playerPositions: [...positions] }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const ids = new Set(taken.map(entityKey));
  const found = search.data?.players.filter((player) => !ids.has(entityKey(player)));
  return (
    <div className="md:w-72">
      <Combobox
        label={label}
        placeholder={label}
        isFloating
        isCompact
        minLength={2}
        emptyText="Nobody of that name who is not in the list"
        found={text === '' || found === undefined ? null : found}
        isSearching={search.isFetching}
        onSearch={setText}
        onPick={(player) => {
          setText('');
          onAdd(player);
        }}
        keyOf={entityKey}
        renderItem={(player) => <PlayerOption row={player} byeWeek={player.byeWeek} />}
      />
      {search.error && <ErrorState {...failureWords(search.error)} onRetry={() => void search.refetch()} />}
    </div>
  );
}
