// The editor of scoring systems is one dialog over any page. A picker opens it here; the page below reads from here
// what is being tried in it, so that its table can follow.
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { useSyncExternalStore } from 'react';
import type { Answer, Input } from '../../api/call.ts';

export type ScoringSystem = Answer<'listScoringSystems'>['scoringSystems'][number];

/** What the editor was opened for. */
export interface ScoringEditorRequest {
  /** An own system is changed; any other is what a new one starts from. */
  readonly systemId: string;
  /** The rankings of the page below, which the changes are shown in; those to draft by where there are none. */
  readonly over?: Input<'getRankingMaterial'> | undefined;
  /** Takes the created or updated system to the screen that opened the editor; done when the screen shows it. */
  readonly onSaved: (system: ScoringSystem) => Promise<void>;
  readonly onDeleted: (id: string) => Promise<void>;
}

/** A system as it stands in the open editor, saved or not. */
export interface TriedScoring {
  readonly settings: ScoringSettings;
  readonly league: LeagueShape;
}

interface EditorState {
  readonly request: ScoringEditorRequest | null;
  readonly tried: TriedScoring | null;
}

/** For `useSyncExternalStore`; {@link useScoringRequest} and {@link useTriedScoring} read it. */
interface ScoringEditorStore {
  read(): EditorState;
  subscribe(listener: () => void): () => void;
  open(request: ScoringEditorRequest): void;
  close(): void;
  /** Tells the page below what is being tried; null when it is what the page shows anyway. */
  tell(tried: TriedScoring | null): void;
}

const CLOSED: EditorState = { request: null, tried: null };

/** A store of what the editor is open for. */
function scoringEditorStore(): ScoringEditorStore {
  let state = CLOSED;
  const listeners = new Set<() => void>();
  const set = (next: EditorState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (request) => set({ request, tried: null }),
    close: () => set(CLOSED),
    tell: (tried) => set({ ...state, tried }),
  };
}

/** The editor of this tab. Nothing opens it while a page is rendered on the server. */
export const scoringEditor = scoringEditorStore();

/** What the editor is open for; null while it is closed. */
export const useScoringRequest = (): ScoringEditorRequest | null =>
  useSyncExternalStore(
    scoringEditor.subscribe,
    () => scoringEditor.read().request,
    () => null,
  );

/** What is being tried in the open editor; null while the page's own scoring holds. */
export const useTriedScoring = (): TriedScoring | null =>
  useSyncExternalStore(
    scoringEditor.subscribe,
    () => scoringEditor.read().tried,
    () => null,
  );
