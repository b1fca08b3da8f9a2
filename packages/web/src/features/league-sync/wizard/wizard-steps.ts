import { CONNECTOR_NAMES } from '@pylon/contract/league-sync/connector-names';
import { PLATFORM_SIGN_INS } from '@pylon/engine/vocabulary/platform-sign-ins';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import type { WizardPlace } from './wizard-place.ts';

/** The three steps with their titles, in order. @source docs/sources.md "League sync" */
export const STEPS = {
  source: { title: 'Select Your Provider', number: 1, percent: 33 },
  information: { title: 'Connect Your League', number: 2, percent: 67 },
  selection: { title: 'Select Leagues to Sync', number: 3, percent: 100 },
} as const;
export type Step = keyof typeof STEPS;

/** The place of a platform, or of one of its accounts. */
export const placeOf = (platform: OutsidePlatformId, account?: string): WizardPlace => ({
  connector: CONNECTOR_NAMES[platform],
  ...(account === undefined ? {} : { account }),
});

/**
 * The place before the leagues of an account: the platform's form, or the choice of a platform where nothing is typed.
 * @source docs/sources.md "League sync"
 */
export const placeBeforeLeagues = (platform: OutsidePlatformId): WizardPlace =>
  PLATFORM_SIGN_INS[platform] === 'redirect' ? {} : placeOf(platform);
