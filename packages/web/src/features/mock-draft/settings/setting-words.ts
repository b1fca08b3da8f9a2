// Settings in a few words: what a closed section holds, and what is about to begin.
import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { toLeagueShape } from '@pylon/contract/league/league-config';
import { ADP_PROVIDER_LABELS } from '@pylon/engine/vocabulary/adp-providers';
import { DRAFT_STRATEGY_LABELS, type DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import { rosterSize, type SlotCounts } from '@pylon/engine/vocabulary/league';
import { SLOT_LABELS, SLOTS, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import { DRAFT_TYPE_LABELS, LEAGUE_TYPE_LABELS } from '../../../widgets/draft/draft-summary.ts';
import { seatWordsOf } from '../../../widgets/draft/draft-title.ts';
import { entityOf } from '../../../widgets/player/entity.ts';
import type { KeptPlayers } from './keepers/use-kept-players.ts';
import { ANY, type DraftWishes, seatsOf } from './wishes/draft-wishes.ts';

/** @example 'WR 3, FLEX 1' */
const placeWords = (slots: SlotCounts): string =>
  SLOTS.filter((slot) => slots[slot] > 0)
    .map((slot) => `${slots[slot]} ${SLOT_LABELS[slot]}`)
    .join(', ');

/** What a roster has as many of as places: an auction has no rounds. */
export const sizeWordOf = (draftType: DraftWishes['draftType']): 'places' | 'rounds' =>
  draftType === 'AUCTION' ? 'places' : 'rounds';

/** @example '16 rounds: 1 QB, 2 RB, 3 WR, 1 TE, 1 FLEX, 1 K, 1 D/ST, 6 BENCH', of an auction '16 places: 1 QB, …' */
export const rosterWords = (slots: SlotCounts, draftType: DraftWishes['draftType']): string =>
  `${rosterSize(slots)} ${sizeWordOf(draftType)}${rosterSize(slots) > 0 ? `: ${placeWords(slots)}` : ''}`;

/** @example 'all Balanced', 'Pick 3 Zero RB', '5 with a plan of their own' */
function opponentsWords({ opponents, numberOfTeams, draftPosition, draftType }: DraftWishes): string {
  const seats = seatsOf({ numberOfTeams });
  const own = Object.entries(opponents).filter(
    ([seat, strategy]) => strategy !== 'balanced' && Number(seat) <= seats && Number(seat) !== draftPosition,
  );
  if (own.length === 0) return `all ${DRAFT_STRATEGY_LABELS.balanced}`;
  const strategies = new Set<DraftStrategy>(own.map(([, strategy]) => strategy));
  const others = seats - (draftPosition === ANY ? 0 : 1);
  const [only] = strategies;
  if (only && strategies.size === 1 && own.length === others) return `all ${DRAFT_STRATEGY_LABELS[only]}`;
  if (own.length > 2) return `${own.length} with a plan of their own`;
  return own
    .map(([seat, strategy]) => `${seatWordsOf(draftType)} ${seat} ${DRAFT_STRATEGY_LABELS[strategy]}`)
    .join(', ');
}

/** @example 'Consensus ADP, all experts' */
export function boardWords({ adpProviderName, expertIds, leagueType }: DraftWishes): string {
  if (leagueType === 'DYNASTY') return 'dynasty rankings and drafts';
  const labels: Readonly<Record<string, string>> = ADP_PROVIDER_LABELS;
  const experts =
    expertIds.length === 0 ? 'all experts' : `${expertIds.length} expert${expertIds.length > 1 ? 's' : ''}`;
  return `${labels[adpProviderName] ?? 'Consensus'} ADP, ${experts}`;
}

/** The line-up in as few letters as it can be said. @example 'QB 2RB 3WR TE FLEX K D/ST' */
const lineupWords = (slots: SlotCounts): string =>
  STARTING_SLOTS.filter((slot) => slots[slot] > 0)
    .map((slot) => `${slots[slot] > 1 ? slots[slot] : ''}${SLOT_LABELS[slot]}`)
    .join(' ');

/** What is drafted, in a line. @example '12 teams · 0.5 PPR · Zero RB · QB 2RB 3WR TE FLEX K D/ST' */
export const shapeWords = ({ configuration, userParticipant }: AnyDraft): string => {
  const { numberOfTeams, scoringSystem, leagueType } = configuration;
  const plan = userParticipant.draftStrategy;
  return [
    leagueType === 'FANTASY' ? null : LEAGUE_TYPE_LABELS[leagueType],
    `${numberOfTeams} teams`,
    scoringSystem.name,
    plan === 'balanced' ? null : DRAFT_STRATEGY_LABELS[plan],
    lineupWords(toLeagueShape(configuration.leagueConfig).slots),
  ]
    .filter((part) => part !== null)
    .join(' · ');
};

/** @example clockWords(45, 'SNAKE') // → '45 seconds a pick', in an auction '45 seconds a bid' */
export const clockWords = (seconds: number | null, draftType: DraftWishes['draftType']): string =>
  seconds === null ? 'no clock' : `${seconds} seconds a ${draftType === 'AUCTION' ? 'bid' : 'pick'}`;

/** @example '12 teams, pick 3, Snake' */
export function draftWords({ numberOfTeams, draftPosition, draftType, budgetDollars }: DraftWishes): string {
  const teams = numberOfTeams === ANY ? 'Random teams' : `${numberOfTeams} teams`;
  const seat = seatWordsOf(draftType).toLowerCase();
  const place = draftPosition === ANY ? `random ${seat}` : `${seat} ${draftPosition}`;
  const kind = DRAFT_TYPE_LABELS[draftType];
  return `${teams}, ${place}, ${draftType === 'AUCTION' ? `${kind} with $${budgetDollars}` : kind}`;
}

/** What a team is called before the draft: 'You', 'Team 4'. */
export const teamName = (team: number, draftPosition: number): string =>
  team === draftPosition ? 'You' : `Team ${team}`;

/** @example 'you Zero RB, others all Balanced' */
export const strategyWords = (wishes: DraftWishes): string =>
  `you ${DRAFT_STRATEGY_LABELS[wishes.userDraftStrategy]}, others ${opponentsWords(wishes)}`;

/**
 * @param isLeague whether the draft is that of a league of the person's, which may keep players
 * @example 'none', '2 kept: Theo Brightwater, Dray Holloway', '1 of 3 cannot stand'
 */
export function keepersWords({ keepers }: DraftWishes, { players, conflicts }: KeptPlayers, isLeague: boolean): string {
  if (keepers.length === 0) return isLeague ? 'none yet: your league’s can be taken over' : 'none';
  const wrong = conflicts.filter((conflict) => conflict !== null).length;
  if (wrong > 0) return `${wrong} of ${keepers.length} cannot stand`;
  const names = keepers.map(({ entityId }) => {
    const row = players.get(entityId)?.row;
    return (row && entityOf(row)?.shortName) ?? '…';
  });
  return `${keepers.length} kept: ${names.join(', ')}`;
}
