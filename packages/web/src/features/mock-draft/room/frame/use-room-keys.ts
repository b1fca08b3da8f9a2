import type { RefObject } from 'react';
import type { OverlayModel } from '../dialogs/use-overlay.ts';
import type { RowActions } from '../list/use-row-actions.ts';
import type { RoomModel } from '../state/use-room.ts';
import type { RoomTab } from './room.search.ts';
import { SHORTCUTS, type Shortcut } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

export interface RoomKeysInput {
  readonly isOn: boolean;
  readonly tab: RoomTab;
  readonly room: RoomModel;
  readonly rows: RowActions;
  readonly overlay: OverlayModel;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Absent while there is nothing to take back. */
  readonly onUndo: (() => void) | null;
}

/** The room by single keys. Those that are about a row work where rows are: in the assistant. */
export function useRoomKeys({ isOn, tab, room, rows, overlay, search, onUndo }: RoomKeysInput): void {
  const { view, top } = room;
  useShortcuts(SHORTCUTS, isOn, (shortcut: Shortcut) => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-player-row]')];
    const at = found.findIndex((row) => row.closest('tr')?.contains(document.activeElement));
    const row = view.free.find(({ id }) => id === found[at]?.dataset['playerRow']) ?? null;
    if (shortcut === 'help') overlay.open({ kind: 'keys' });
    else if (shortcut === 'undo') onUndo?.();
    else if (shortcut === 'pick') view.turn !== null && overlay.open({ kind: 'pick' });
    else if (shortcut === 'assistant') top && overlay.open({ kind: 'assistant' });
    else if (tab !== 'draft-assistant') return;
    else if (shortcut === 'search') search.current?.focus();
    else if (shortcut === 'down') found[Math.min(found.length - 1, at + 1)]?.focus();
    else if (shortcut === 'up') found[Math.max(0, at - 1)]?.focus();
    else if (shortcut === 'queue') row && rows.queue(row);
    else if (shortcut === 'draft') {
      const wanted = at >= 0 ? row : top; // on a row of somebody who has just gone, nobody else is meant
      if (wanted && view.pickRefusal === null && view.refusals[wanted.position] === null) rows.draft(wanted);
    }
  });
}
