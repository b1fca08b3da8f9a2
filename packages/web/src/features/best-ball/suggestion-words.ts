// What speaks for and against a suggested pick, in words.
import type { Answer } from '../../api/call.ts';
import { decimal, percent } from '../../widgets/player/display.ts';

type Suggestion = NonNullable<Answer<'listBestBallSuggestions'>['draft']>['suggestions'][number];
type Reason = Suggestion['reasons'][number];
type Warning = Suggestion['warnings'][number];

const ORDINALS: Readonly<Record<number, string>> = { 3: 'third', 4: 'fourth', 5: 'fifth', 6: 'sixth' };

/** @example reasonWords({ kind: 'stack', names: ['Ann Able'], amount: null }, 'WR') // → 'Stacks with Ann Able' */
export function reasonWords({ kind, names, amount }: Reason, position: string): string {
  switch (kind) {
    case 'stack':
      return `Stacks with ${names.join(', ')}`;
    case 'game-stack':
      return `Week 17 game with ${names.join(', ')}`;
    case 'short':
      return `Short of ${position}: the field has ${decimal(amount, 1)} by now`;
    case 'fallen':
      return `Fell ${decimal(amount, 1)} picks`;
  }
}

/** What speaks against a pick, where there is room for a word. */
export const WARNING_NAMES: Readonly<Record<Warning['kind'], string>> = {
  reach: 'costs less',
  bye: 'same bye',
  quarterback: 'one quarterback more',
  full: 'enough of the position',
  exposure: 'on many of your teams',
};

/** @example warningWords({ kind: 'quarterback', names: [], amount: 3 }, 'QB') // → 'Your third quarterback' */
export function warningWords({ kind, names, amount }: Warning, position: string): string {
  switch (kind) {
    case 'reach':
      return `Costs ${decimal(amount, 1)} picks less`;
    case 'bye':
      return `Same bye as ${names.join(', ')}`;
    case 'quarterback':
      return `Your ${ORDINALS[amount ?? 0] ?? `${amount}th`} quarterback`;
    case 'full':
      return `As many ${position} as the field ends with (${decimal(amount, 1)})`;
    case 'exposure':
      return `On ${percent(amount)} of your other teams`;
  }
}
