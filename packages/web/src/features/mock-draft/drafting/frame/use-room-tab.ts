import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RoomTab } from './room.search.ts';

/** The room's tab, which the address holds, and the way to another one. */
export function useRoomTab(): readonly [RoomTab, (next: RoomTab) => void] {
  const { tab = 'draft-assistant' } = useSearch({ from: '/draft-champion/$mockDraftId' });
  const navigate = useNavigate({ from: '/draft-champion/$mockDraftId' });
  const goTo = (next: RoomTab) =>
    void navigate({
      search: ({ tab: _before, ...rest }) => (next === 'draft-assistant' ? rest : { ...rest, tab: next }),
    });
  return [tab, goTo];
}
