import type { AnswerOf } from '@pylon/contract/endpoint';
import type { getMyRoster } from '@pylon/contract/my-roster/my-roster';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { isReserve, isStarting, SLOT_POSITIONS } from '@pylon/engine/vocabulary/slots';

export type RosterLine = AnswerOf<typeof getMyRoster>['leagueRosters'][number];

/** A starter, and somebody on the bench who could stand there as well. */
export interface RosterCall {
  readonly starter: RosterLine;
  readonly sitter: RosterLine;
}

/**
 * Places of a line-up about which there is most to ask: those whose starter and best rival on the bench are in the
 * best line-up about as often. Nobody stands in two, and nobody whose game has begun or who does not play.
 *
 * @param most as many as are given
 */
export function closeCallsOf(lines: readonly RosterLine[], most: number): readonly RosterCall[] {
  const open = lines.filter(
    ({ startPercentage, hasBegun, isOut, isBye, position }) =>
      startPercentage !== null && !hasBegun && !isOut && !isBye && !isReserve(position),
  );
  const pairs = open
    .filter(({ position }) => isStarting(position))
    .flatMap((starter) =>
      open.filter((sitter) => sitter.position === 'BN' && fits(sitter, starter)).map((sitter) => ({ starter, sitter })),
    )
    .toSorted((a, b) => distance(a) - distance(b));
  const taken = new Set<string>();
  return pairs
    .filter(({ starter, sitter }) => {
      const ids = [starter.leagueRosterId, sitter.leagueRosterId];
      if (ids.some((id) => taken.has(id))) return false;
      for (const id of ids) taken.add(id);
      return true;
    })
    .slice(0, most);
}

const fits = ({ ownPosition }: RosterLine, { position: place }: RosterLine): boolean =>
  ownPosition !== null && isPosition(ownPosition) && isStarting(place) && SLOT_POSITIONS[place].includes(ownPosition);

const distance = ({ starter, sitter }: RosterCall): number =>
  Math.abs((starter.startPercentage ?? 0) - (sitter.startPercentage ?? 0));
