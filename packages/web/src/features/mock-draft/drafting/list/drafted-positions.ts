import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { FLEX_POSITIONS, POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { startedPositions } from '@pylon/engine/vocabulary/slots';
import type { PositionChoice } from '../../../../widgets/table/table-search.ts';
import { leagueOf } from '../league-of.ts';

/**
 * Positions that a room drafts, in the order screens list them: those its league has a place for, in best ball without
 * kickers and defences.
 * @source docs/sources.md "Tables"
 */
export function draftedPositions({ configuration }: Pick<AnyDraft, 'configuration'>): readonly Position[] {
  const { slots } = leagueOf(configuration);
  const placed = startedPositions(slots);
  const isBestBall = configuration.leagueType === 'BEST_BALL';
  return POSITIONS.filter(
    (position) => placed.has(position) && !(isBestBall && (position === 'K' || position === 'DST')),
  );
}

/** The same with FLEX after the positions that it is made of. */
export function draftedChoices(draft: Pick<AnyDraft, 'configuration'>): readonly PositionChoice[] {
  const positions = draftedPositions(draft);
  const isLate = (position: Position) => position === 'K' || position === 'DST';
  const hasFlex = FLEX_POSITIONS.every((position) => positions.includes(position));
  return [
    ...positions.filter((position) => !isLate(position)),
    ...(hasFlex ? (['FLEX'] as const) : []),
    ...positions.filter(isLate),
  ];
}

/** Whether a position is among those chosen; no choice means every position. */
export const isOfChoice = (position: Position, choice: PositionChoice | null): boolean =>
  choice === null || choice === position || (choice === 'FLEX' && FLEX_POSITIONS.some((each) => each === position));

/** One choice or all, from chips of which several could be on: the newest one counts. */
export const newestChoice = (before: PositionChoice | null, chosen: readonly PositionChoice[]): PositionChoice | null =>
  chosen.find((choice) => choice !== before) ?? null;
