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
 * best line-up about as often, and not both always. Nobody stands in two, and nobody whose game has begun or who does
 * not play.
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
    .filter((pair) => asked(pair) >= SHOWN_PERCENT)
    .toSorted((a, b) => lead(a) - lead(b));
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

/** The least that shares are shown in. */
const SHOWN_PERCENT = 0.1;

const sharesOf = ({ starter, sitter }: RosterCall) =>
  [starter.startPercentage ?? 0, sitter.startPercentage ?? 0] as const;

/** In how many weeks of a hundred one may start without the other, at most: two who always start are no call. */
function asked(pair: RosterCall): number {
  const [one, other] = sharesOf(pair);
  return Math.min(one + other, 200 - one - other);
}

/** How far one is ahead, as a share of the weeks in which it is between the two. */
function lead(pair: RosterCall): number {
  const [one, other] = sharesOf(pair);
  return Math.abs(one - other) / asked(pair);
}
