import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import type { Answer } from '../../../api/call.ts';
import { Combobox } from '../../../ui/overlays/Combobox.tsx';
import { entityKey } from '../entity.ts';
import { PlayerOption } from '../PlayerOption.tsx';

/** Letters before a search begins. @source docs/sources.md "Draft settings" */
const FEWEST_LETTERS = 3;

export type FoundKeeper = Answer<'inlineSearchPlayers'>['players'][number];

/** Finds by name whom a team keeps. */
export function KeeperSearch({ onPick }: { readonly onPick: (player: FoundKeeper) => void }) {
  const [text, setText] = useState('');
  const search = useQuery({
    ...answer('inlineSearchPlayers', { q: text, playerPositions: [...POSITIONS] }),
    enabled: text.length >= FEWEST_LETTERS,
  });
  return (
    <Combobox
      label="Player to keep"
      placeholder="Name of a player or defense"
      isCompact
      minLength={FEWEST_LETTERS}
      found={text === '' ? null : (search.data?.players ?? null)}
      isSearching={search.isFetching}
      onSearch={setText}
      onPick={(player) => {
        setText('');
        onPick(player);
      }}
      keyOf={entityKey}
      renderItem={(player) => <PlayerOption row={player} byeWeek={player.byeWeek} />}
    />
  );
}
