import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Answer } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { type EditedPlace, toSent } from './edited-place.ts';
import { listSaver, type SaveState } from './list-saver.ts';

/** What can be taken back. */
interface Edited {
  readonly name: string;
  readonly places: readonly EditedPlace[];
}

/** Steps that can be taken back. */
const MOST_STEPS = 100;

/** Answers that a list may have a part in. */
const MADE_WITH_LISTS = new Set([
  'getRankingList',
  'listRankingLists',
  'listRankings',
  'getCheatSheets',
  'listAuctions',
  'listDraftPlayers',
]);

/** The list as the editor has read it stays: what is worked on is newer. */
const isMadeWithLists = ([name, , opened]: readonly unknown[]): boolean =>
  MADE_WITH_LISTS.has(String(name)) && typeof opened !== 'number';

export interface ListEditor extends Edited {
  readonly state: SaveState;
  /** What the failure was; null unless the state is 'failed'. */
  readonly failure: unknown;
  readonly canUndo: boolean;
  readonly rename: (name: string) => void;
  /** Changes the players by one of the engine's functions. */
  readonly change: (by: (places: readonly EditedPlace[]) => readonly EditedPlace[]) => void;
  readonly undo: () => void;
  readonly saveNow: () => void;
  readonly keepMine: () => Promise<void>;
}

/** A list that is worked on: every change can be taken back, and saves itself. */
export function useListEditor({ rankingList, places }: Answer<'getRankingList'>): ListEditor {
  const call = useCall();
  const queries = useQueryClient();
  const { id } = rankingList;
  const [edited, setEdited] = useState<Edited>(() => ({ name: rankingList.name, places }));
  const [past, setPast] = useState<readonly Edited[]>([]);
  const [saver] = useState(() =>
    listSaver(rankingList.version, async ({ id: saveId, version, content }) => {
      const sent = content.places.map(toSent);
      const saved = await call('updateRankingList', { id, version, saveId, name: content.name, places: sent });
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isMadeWithLists(queryKey) });
      return saved.rankingList.version;
    }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.read, saver.read);
  useEffect(() => {
    // A window that is closed or left behind saves first what it can.
    const leave = () => document.visibilityState === 'hidden' && saver.flush();
    const warn = (event: BeforeUnloadEvent) => saver.read() !== 'saved' && event.preventDefault();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('beforeunload', warn);
      saver.flush();
    };
  }, [saver]);

  const become = (next: Edited) => {
    setEdited(next);
    saver.change(next);
  };
  const step = (next: Edited) => {
    setPast([...past, edited].slice(-MOST_STEPS));
    become(next);
  };
  return {
    ...edited,
    state,
    failure: saver.failure(),
    canUndo: past.length > 0,
    rename: (name) => step({ ...edited, name }),
    change: (by) => {
      const next = by(edited.places);
      if (next !== edited.places) step({ ...edited, places: next });
    },
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      become(before);
    },
    saveNow: saver.flush,
    keepMine: async () => {
      const other = await call('getRankingList', { id });
      saver.keepMine(other.rankingList.version);
    },
  };
}
