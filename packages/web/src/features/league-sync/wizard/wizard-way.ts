import { createContext, useContext } from 'react';
import type { WizardPlace } from './wizard-place.ts';

/** The way through a wizard that stands in a dialog: its place is no address. */
export interface WizardWay {
  readonly go: (place: WizardPlace) => void;
  readonly close: () => void;
}

/** null on the wizard's own page, where places are addresses. */
export const WizardWayContext = createContext<WizardWay | null>(null);

export const useWizardWay = (): WizardWay | null => useContext(WizardWayContext);
