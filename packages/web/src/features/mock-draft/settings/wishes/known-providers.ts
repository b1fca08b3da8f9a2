// Which providers have draft positions of a season: one without is not to be chosen as if it had.
import type { AdpProviderInfo } from '@pylon/contract/adp/adp';
import type { SelectOption } from '../../../../ui/overlays/Select.tsx';
import { hasNumbers } from '../../../../widgets/experts/provider-numbers.ts';
import { day } from '../../../../widgets/player/display.ts';
import type { DraftWishes } from './draft-wishes.ts';

type Known = readonly Pick<AdpProviderInfo, 'id' | 'asOf' | 'since'>[];

const withoutNumbers = (known: Known, name: string) =>
  known.find((provider) => provider.id === name && !hasNumbers(provider));

/** Wishes whose provider has numbers of the season: one that has none gives way to the consensus. */
export const withKnownProvider = (wishes: DraftWishes, known: Known): DraftWishes =>
  withoutNumbers(known, wishes.adpProviderName) ? { ...wishes, adpProviderName: 'consensus' } : wishes;

/** The providers to choose from; one without numbers of the season says since when it has had any. */
export const providerOptions = (
  options: readonly SelectOption<string>[],
  known: Known,
  year: number,
): readonly SelectOption<string>[] =>
  options.map((option) => {
    const silent = withoutNumbers(known, option.value);
    if (!silent) return option;
    const since = silent.since === null ? 'never any so far' : `any since ${day(silent.since)}`;
    return { ...option, label: `${option.label}: – (none for ${year}, ${since})`, isEmpty: true };
  });
