// What each field of the form offers, and what each choice means in one line.

import { FEWEST_TEAMS } from '@pylon/contract/drafting/draft-limits';
import {
  ADP_PROVIDER_LABELS,
  BEST_BALL_ADP_PROVIDERS,
  FANTASY_ADP_PROVIDERS,
} from '@pylon/engine/vocabulary/adp-providers';
import {
  DRAFT_STRATEGIES,
  DRAFT_STRATEGY_LABELS,
  type DraftStrategy,
  PICK_CLOCKS_SECONDS,
  type RoomType,
} from '@pylon/engine/vocabulary/drafts';
import { MOST_TEAMS } from '@pylon/engine/vocabulary/league';
import type { SelectOption } from '../../../ui/overlays/Select.tsx';
import { DRAFT_TYPE_LABELS } from '../../../widgets/draft/draft-summary.ts';
import { seatWordsOf } from '../../../widgets/draft/draft-title.ts';
import { MODE_LABELS } from '../draft-words.ts';
import { ANY, DRAFT_TYPES, type DraftWishes } from './wishes/draft-wishes.ts';

const RANDOM = { value: String(ANY), label: 'Random' };

/** Numbers as options: '10 teams', 'Round 3'. */
export const numbers = (from: number, to: number, words: (count: number) => string): readonly SelectOption<string>[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), label: words(from + index) }));

export const MODES = (['AutoDraft', 'Manual'] as const).map((value) => ({ value, label: MODE_LABELS[value] }));
export const MODE_HELP: Readonly<Record<DraftWishes['simulationMode'], string>> = {
  AutoDraft: 'Bots pick for the others.',
  Manual: 'You enter every pick yourself.',
};

export const LEAGUE_TYPE_HELP: Readonly<Record<DraftWishes['leagueType'], string>> = {
  FANTASY: 'One season, line-ups set every week.',
  BEST_BALL: 'No kickers or defenses: the best line-up counts by itself.',
  DYNASTY: 'Teams keep their players: years ahead count.',
};

export const DRAFT_TYPE_OPTIONS = DRAFT_TYPES.map((value) => ({ value, label: DRAFT_TYPE_LABELS[value] }));
export const DRAFT_TYPE_HELP: Readonly<Record<DraftWishes['draftType'], string>> = {
  SNAKE: 'The order turns after every round.',
  LINEAR: 'Every round in the same order.',
  '3RD_ROUND_REVERSAL': 'A snake whose third round goes back again.',
  AUCTION: 'Everybody bids for everybody.',
};

export const TEAM_OPTIONS = [RANDOM, ...numbers(FEWEST_TEAMS, MOST_TEAMS, (count) => `${count} teams`)];
export function teamsHelp(teams: number, draftType: DraftWishes['draftType']): string {
  if (teams === ANY) return 'One of 8, 10, 12 or 14.';
  return draftType === 'AUCTION' ? `${teams} bid for everybody.` : `${teams} picks a round.`;
}

/** Places in round 1, or at the table of an auction, for a number of teams. */
export const positionOptions = (teams: number, draftType: DraftWishes['draftType']) => [
  RANDOM,
  ...numbers(1, teams === ANY ? MOST_TEAMS : teams, (place) => `${seatWordsOf(draftType)} ${place}`),
];
export function positionHelp(position: number, draftType: DraftWishes['draftType']): string {
  if (position === ANY) return 'Drawn when the draft begins.';
  return draftType === 'AUCTION' ? 'Your place in the round of nominations.' : 'Your place in round 1.';
}

const CLOCK_WORDS: Readonly<Record<number, string>> = { 15: '15 s', 45: '45 s', 60: '1 min', 90: '90 s', 120: '2 min' };
export const CLOCK_OPTIONS = PICK_CLOCKS_SECONDS.map((seconds) =>
  seconds === null
    ? { value: String(ANY), label: 'None (Unlimited)' }
    : { value: String(seconds), label: CLOCK_WORDS[seconds] ?? `${seconds} s` },
);
export function clockHelp(seconds: number, draftType: DraftWishes['draftType']): string {
  if (seconds === ANY) return 'Take all the time you want.';
  return draftType === 'AUCTION' ? 'At 0 the highest bid wins.' : 'At 0 your queue picks for you.';
}

export const STRATEGY_OPTIONS = DRAFT_STRATEGIES.map((value) => ({ value, label: DRAFT_STRATEGY_LABELS[value] }));
const STRATEGY_HELP: Readonly<Record<DraftStrategy, string>> = {
  balanced: 'The best player for the roster, round by round.',
  zeroRB: 'No running back in the first five rounds.',
  heroRB: 'One running back early, then none for a while.',
  heavyRB: 'Three running backs in the first five rounds.',
  earlyWR: 'Three receivers in the first five rounds.',
  puntTE: 'No tight end in the first nine rounds.',
  lateRoundQB: 'No quarterback in the first eight rounds.',
};
/** The same plans where players cost money. */
const AUCTION_STRATEGY_HELP: typeof STRATEGY_HELP = {
  balanced: 'The best players for the money, wherever they play.',
  zeroRB: 'At most 15% of the budget for running backs.',
  heroRB: '15% of the budget or more for one running back, at most 15% for the others.',
  heavyRB: 'At least 40% of the budget for running backs.',
  earlyWR: 'At least 40% of the budget for receivers.',
  puntTE: 'At most 4% of the budget for tight ends.',
  lateRoundQB: 'At most 5% of the budget for quarterbacks.',
};
export const strategyHelp = (strategy: DraftStrategy, draftType: DraftWishes['draftType']): string =>
  (draftType === 'AUCTION' ? AUCTION_STRATEGY_HELP : STRATEGY_HELP)[strategy];

/** Whose average draft positions the room follows. @source docs/sources.md "Draft settings" */
export const PROVIDER_OPTIONS: readonly SelectOption<string>[] = [
  { value: 'consensus', label: 'Consensus' },
  ...FANTASY_ADP_PROVIDERS.map((value) => ({ value, label: ADP_PROVIDER_LABELS[value], group: 'Fantasy' })),
  ...BEST_BALL_ADP_PROVIDERS.map((value) => ({ value, label: ADP_PROVIDER_LABELS[value], group: 'Best Ball' })),
];
/** Dynasty drafts have one board: all published dynasty rankings, and dynasty drafts. */
export const DYNASTY_HELP = 'Dynasty drafts follow dynasty rankings and drafts.';
export const PROVIDER_HELP = 'Where the room expects players to go.';
export const EXPERTS_HELP = 'Whose rankings count beside ADP.';
export const SCORING_HELP = 'How points are counted.';

export const ROOM_OPTIONS = [
  { value: 'tight', label: 'Follows ADP closely' },
  { value: 'home', label: 'Home league: looser' },
] as const;
export const ROOM_HELP: Readonly<Record<RoomType, string>> = {
  tight: 'Strangers who know the board.',
  home: 'Friends with favourites: more surprises.',
};
