// The editor of scoring systems is one dialog over any page. A picker opens it here; the page below reads from here
// what is being tried in it, so that its table can follow.
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { useSyncExternalStore } from 'react';
import type { Answer, Input } from '../../api/call.ts';
import { valueStore } from '../../ui/value-store.ts';

export type ScoringSystem = Answer<'listScoringSystems'>['scoringSystems'][number];

/** What the editor was opened for. */
export interface ScoringEditorRequest {
  /** A person's own system is changed; any other is what a new one starts from. */
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

const CLOSED: EditorState = { request: null, tried: null };

const { read, subscribe, set } = valueStore(CLOSED);

/** The editor of this tab. Nothing opens it while a page is rendered on the server. */
export const scoringEditor = {
  read,
  open: (request: ScoringEditorRequest) => set({ request, tried: null }),
  close: () => set(CLOSED),
  /** Tells the page below what is being tried; null when it is what the page shows anyway. */
  tell: (tried: TriedScoring | null) => set({ ...read(), tried }),
};

/** What the editor is open for; null while it is closed. */
export const useScoringRequest = (): ScoringEditorRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => read().request,
    () => null,
  );

/** What is being tried in the open editor; null while the page's own scoring holds. */
export const useTriedScoring = (): TriedScoring | null =>
  useSyncExternalStore(
    subscribe,
    () => read().tried,
    () => null,
  );
