import type { Suggestion } from '@pylon/contract/drafting/draft-players';
import type { DraftConfiguration } from '@pylon/contract/drafting/draft-settings';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import type { FilledPlace } from '@pylon/engine/drafting/roster';
import { RUN_WINDOW } from '@pylon/engine/mock-draft/advice/position-runs';
import type { DraftRefusal } from '@pylon/engine/mock-draft/rules/draft-command';
import { POSITION_LABELS, type Position } from '@pylon/engine/vocabulary/positions';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import { odds } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';

export const MODE_LABELS: Readonly<Record<DraftConfiguration['simulationMode'], string>> = {
  AutoDraft: 'Auto-draft opponent picks',
  Manual: 'In Person Draft Mode',
};

/**
 * The chance that a free player lasts, in words: never 'no chance', which nobody can know.
 * @source docs/sources.md "Draft settings"
 */
export const lasts = (chance: number | null): string => (chance === 0 ? '<1%' : odds(chance));

/** How a participant is spoken of: 'You', 'Team 4'. */
export const nameOfParticipant = (draft: MockDraft, participantId: string): string =>
  draft.participants.find(({ id }) => id === participantId)?.name ?? '';

/** @example 'Team 3 took J. Chase' */
const tookWords = (draft: MockDraft, pick: MockDraftPick): string =>
  `${nameOfParticipant(draft, pick.participantId)} took ${entityOf(pick)?.name ?? 'nobody'}`;

/** More picks at once than this are summed up. */
const SPOKEN_PICKS = 3;

/**
 * What is said aloud after some picks: who took whom, and whose turn it is.
 *
 * @param turn the pick at hand; null when the draft is complete
 */
export function picksAloud(draft: MockDraft, picks: readonly MockDraftPick[], turn: MockDraftPick | null): string {
  const told = picks.slice(-SPOKEN_PICKS).map((pick) => `${tookWords(draft, pick)}.`);
  const before = picks.length > SPOKEN_PICKS ? [`${picks.length} picks were made, the last of them:`] : [];
  return [...before, ...told, turnAloud(draft, turn)].join(' ');
}

function turnAloud(draft: MockDraft, turn: MockDraftPick | null): string {
  if (turn === null) return 'The draft is complete.';
  const label = pickLabel(turn.pickNumber, draft.configuration.numberOfTeams);
  const isMine = turn.participantId === draft.userParticipant.id;
  return isMine
    ? `You are on the clock, pick ${label}.`
    : `${nameOfParticipant(draft, turn.participantId)} is on the clock.`;
}

/** @example placeWords({ slot: 'WR', ordinal: 2 }) // → 'fills WR2' */
const placeWords = (place: FilledPlace): string =>
  place.slot === 'BN'
    ? 'adds depth on the bench'
    : `fills ${SLOT_LABELS[place.slot]}${['WR', 'RB'].includes(place.slot) ? place.ordinal : ''}`;

/** Points of the season that are worth a word. */
const WORTH_SAYING = 1;

/**
 * Why a player is suggested, the strongest reason first.
 *
 * @example → ['last of tier 2', '18% to come back', 'fills WR2']
 */
export function suggestionReasons(suggestion: Suggestion, position: Position, place: FilledPlace): readonly string[] {
  const { reasons, pointsOverNext } = suggestion;
  const { oddsToComeBack, byeClashWith, positionRun } = reasons;
  const tier = reasons.tier;
  const leftInTier = reasons.leftInTier;
  const lead = pointsOverNext;
  const tierWords =
    tier === 0
      ? null
      : leftInTier === 1
        ? `last of tier ${tier}`
        : leftInTier <= 3
          ? `${leftInTier} left in tier ${tier}`
          : `tier ${tier}`;
  return [
    tierWords,
    oddsToComeBack === null ? null : `${lasts(oddsToComeBack)} to come back`,
    placeWords(place),
    lead >= WORTH_SAYING ? `+${Math.round(lead)} points on the next best choice` : null,
    positionRun > 0 ? `a run: ${positionRun} of the last ${RUN_WINDOW} picks were ${POSITION_LABELS[position]}` : null,
    byeClashWith.length > 0 ? `same bye as ${byeClashWith.join(' and ')}` : null,
  ].filter((words) => words !== null);
}

/** @example reasonSentence('WR', ['last of tier 2', 'fills WR2']) // → 'WR: last of tier 2; fills WR2' */
export const reasonSentence = (position: Position, reasons: readonly string[]): string =>
  reasons.length === 0 ? '' : `${POSITION_LABELS[position]}: ${reasons.join('; ')}`;

const REFUSALS: Partial<Record<DraftRefusal, string>> = {
  'draft-closed': 'The draft is complete',
  'not-your-turn': 'Not your turn yet',
  'follows-outside-draft': 'Picks are made on Sleeper',
  'roster-incompletable': 'No place left for this position',
  'pool-exhausted': 'Nobody of this position would be left for the others',
};

/** Why a button is disabled, in words. */
export const refusalWords = (refusal: DraftRefusal): string => REFUSALS[refusal] ?? 'Not possible now';
