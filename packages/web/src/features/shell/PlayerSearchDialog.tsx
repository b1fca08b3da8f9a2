import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { Combobox } from '../../ui/overlays/Combobox.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { type EntityRow, entityKey } from '../../widgets/player/entity.ts';
import { PlayerOption } from '../../widgets/player/PlayerOption.tsx';

export interface PlayerSearchDialogProps {
  readonly isOpen: boolean;
  /** What was typed before this was there. */
  readonly typedBefore: string;
  readonly onClose: () => void;
}

/** Finds any player by name and opens the card. */
export function PlayerSearchDialog({ isOpen, typedBefore, onClose }: PlayerSearchDialogProps) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { data, isFetching, error, refetch } = useQuery({
    ...answer('inlineSearchPlayers', { q: text }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const openCard = (row: EntityRow) => {
    onClose();
    setText('');
    void navigate({ to: '.', search: (search) => ({ ...search, player: entityKey(row) }), resetScroll: false });
  };
  return (
    <Dialog title="Find a player" isOpen={isOpen} onClose={onClose} width="narrow">
      <div className="px-4 pt-3 pb-6 md:px-6">
        <Combobox
          label="Name"
          placeholder="Chase"
          isAutoFocused
          typedBefore={typedBefore}
          minLength={2}
          found={text === '' ? null : (data?.players ?? null)}
          isSearching={isFetching}
          onSearch={setText}
          onPick={openCard}
          keyOf={entityKey}
          renderItem={(row) => <PlayerOption row={row} byeWeek={row.byeWeek} />}
        />
        {error && <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />}
      </div>
    </Dialog>
  );
}
