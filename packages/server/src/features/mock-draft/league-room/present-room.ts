// What a person is shown of the league behind a mock room.
import type { LeagueRoom as WireRoom } from '@pylon/contract/drafting/league-room';
import { PHASES } from '@pylon/engine/mock-draft/bots/seat-leaning';
import type { LeagueRoom } from '@pylon/engine/mock-draft/mates/league-room';
import type { Leaning } from '@pylon/engine/mock-draft/mates/leanings';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';

const toTold = ({ choices, drafts, cells }: Leaning): NonNullable<WireRoom['league']> => ({
  ...{ choices, drafts },
  leanings: PHASES.flatMap((phase, row) =>
    POSITIONS.flatMap((position, column) => {
      const cell = cells[row * POSITIONS.length + column];
      return cell ? [{ phase, position, ...cell }] : [];
    }),
  ),
});

/** The room, without its score. */
export const presentRoom = (
  { participants }: Pick<DraftState, 'participants'>,
  {
    userLeagueId,
    leagueName,
    isBent,
    isOrderDrawn,
    drafts,
    earlier,
    league,
    seats,
    keepersLeftOut,
    keepersMoved = [],
  }: LeagueRoom,
): Omit<WireRoom, 'score' | 'scoreState'> => ({
  ...{ userLeagueId, leagueName, isBent, isOrderDrawn, keepersLeftOut: [...keepersLeftOut] },
  keepersMoved: [...keepersMoved],
  pastDrafts: [...drafts],
  pastNotShown: earlier?.notShown ?? null,
  pastLeftOut: [...(earlier?.leftOut ?? [])],
  sameBy: earlier?.sameBy ?? 'account',
  league: league && toTold(league),
  seats: seats.map(({ leaning }, seat) => ({
    draftPosition: seat + 1,
    name: participants[seat]?.name ?? `Team ${seat + 1}`,
    told: leaning && toTold(leaning),
  })),
});
