import {
  ADP_PROVIDER_LABELS,
  BEST_BALL_ADP_PROVIDERS,
  FANTASY_ADP_PROVIDERS,
} from '@pylon/engine/vocabulary/adp-providers';
import { DRAFT_STRATEGIES, DRAFT_STRATEGY_LABELS, PICK_CLOCKS_SECONDS } from '@pylon/engine/vocabulary/drafts';
import type { SelectOption } from '../../../ui/Select.tsx';
import { DRAFT_TYPE_LABELS } from '../../../widgets/draft-summary.ts';
import { MODE_LABELS } from '../draft-words.ts';
import { ANY, DRAFT_TYPES, FEWEST_TEAMS, MOST_TEAMS } from './draft-wishes.ts';

const RANDOM = { value: String(ANY), label: 'Random' };

const numbers = (from: number, to: number, words: (count: number) => string): readonly SelectOption<string>[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), label: words(from + index) }));

export const MODES = (['AutoDraft', 'Manual'] as const).map((value) => ({ value, label: MODE_LABELS[value] }));
export const DRAFT_TYPE_OPTIONS = DRAFT_TYPES.map((value) => ({ value, label: DRAFT_TYPE_LABELS[value] }));
export const TEAM_OPTIONS = [RANDOM, ...numbers(FEWEST_TEAMS, MOST_TEAMS, (count) => `${count} teams`)];
/** Places in round 1 for a number of teams. */
export const positionOptions = (teams: number) => [
  RANDOM,
  ...numbers(1, teams === ANY ? MOST_TEAMS : teams, (place) => `Pick ${place}`),
];

const CLOCK_WORDS: Readonly<Record<number, string>> = { 15: '15 s', 45: '45 s', 60: '1 min', 90: '90 s', 120: '2 min' };
export const CLOCK_OPTIONS = PICK_CLOCKS_SECONDS.map((seconds) =>
  seconds === null
    ? { value: String(ANY), label: 'None (Unlimited)' }
    : { value: String(seconds), label: CLOCK_WORDS[seconds] ?? `${seconds} s` },
);

export const STRATEGY_OPTIONS = DRAFT_STRATEGIES.map((value) => ({ value, label: DRAFT_STRATEGY_LABELS[value] }));

/** Whose average draft positions the room follows. @source league features §2.4 */
export const PROVIDER_OPTIONS: readonly SelectOption<string>[] = [
  { value: 'consensus', label: 'Consensus' },
  ...FANTASY_ADP_PROVIDERS.map((value) => ({ value, label: ADP_PROVIDER_LABELS[value], group: 'Fantasy' })),
  ...BEST_BALL_ADP_PROVIDERS.map((value) => ({ value, label: ADP_PROVIDER_LABELS[value], group: 'Best Ball' })),
];

export const ROOM_OPTIONS = [
  { value: 'tight', label: 'Follows ADP closely' },
  { value: 'home', label: 'Home league: looser' },
] as const;
