import type { AdpProviderInfo } from '@pylon/contract/adp/adp';

/** Whether an ADP provider has numbers for the season: one without is shown, and not to be chosen. */
export const hasNumbers = ({ asOf }: Pick<AdpProviderInfo, 'asOf'>): boolean => asOf !== null;
