// Who sits where in the room of a league, and which picks changed hands: as its draft says where it is known, and in
// the order of the league's teams until then.
import type { OutsideDraftFrame } from '@pylon/connectors/outside-draft';
import type { OutsideLeague } from '@pylon/connectors/outside-league';
import { BRAND } from '@pylon/contract/brand';
import type { TradedPick } from '@pylon/engine/mock-draft/rules/draft-state';
import type { DraftOrder } from '@pylon/engine/vocabulary/drafts';
import { DEEPEST_BENCH, type LeagueShape, MOST_PLACES, MOST_TEAMS, rosterSize } from '@pylon/engine/vocabulary/league';
import { type Failure, failure, found, type Outcome } from '../../../http/errors.ts';

/** A seat: a team of the league. */
export interface SeatedTeam {
  readonly teamId: string;
  readonly name: string;
  /** The platform's id of whoever plays it; null while nobody does, or where it is not told. */
  readonly accountId: string | null;
}

export interface Seating {
  readonly shape: LeagueShape;
  readonly order: DraftOrder;
  readonly isOrderDrawn: boolean;
  /** By seat. */
  readonly teams: readonly SeatedTeam[];
  readonly userSeat: number;
  readonly tradedPicks: readonly TradedPick[];
}

const unsupported = (words: string): Failure => failure('league-room-unsupported', { userLeagueId: words });

/**
 * The seating of a league.
 *
 * @param frame null where the platform shows no draft of the league, or none that can be read
 */
export function seatingOf(
  league: OutsideLeague,
  ownTeamId: string | null,
  frame: OutsideDraftFrame | null,
): Outcome<Seating> {
  if (frame?.order === 'auction') return unsupported('This league drafts by auction.');
  if (frame?.partial || (frame === null && league.carryOver === 'dynasty'))
    return unsupported('The draft of this league adds to rosters that are there already.');
  const shape = placesOf(frame?.shape ?? league.shape, league.teams.length);
  if (shape.teams < 2 || shape.teams > MOST_TEAMS)
    return unsupported(`${BRAND.name} drafts with 2 to ${MOST_TEAMS} teams.`);
  if (rosterSize(shape.slots) === shape.slots.BN || shape.teams * rosterSize(shape.slots) > MOST_PLACES)
    return unsupported(`${BRAND.name} has no draft of rosters like those of this league.`);
  const order = frame === null || frame.order === 'unknown' ? 'snake' : frame.order;
  const bySeat = seatsOf(league, frame);
  const teams = bySeat.flatMap((teamId) => {
    const team = league.teams.find((each) => each.teamId === teamId);
    return team ? [{ teamId, name: team.name, accountId: team.ownerIds[0] ?? null }] : [];
  });
  const userSeat = teams.findIndex(({ teamId }) => teamId === ownTeamId);
  if (teams.length !== shape.teams) return unsupported('The platform does not tell all teams of this league.');
  if (userSeat < 0) return unsupported('Choose your team in this league first.');
  const isSeated = frame !== null && isWholeSeating(league, frame);
  return found({
    ...{ shape, order, teams, userSeat },
    isOrderDrawn: isSeated && frame.isOrderDrawn,
    tradedPicks: isSeated && frame.order !== 'unknown' ? frame.tradedPicks : [],
  });
}

/** The bench as deep as a room has it. */
const placesOf = (shape: LeagueShape, teams: number): LeagueShape => ({
  ...shape,
  teams,
  slots: { ...shape.slots, BN: Math.min(DEEPEST_BENCH, shape.slots.BN) },
});

/** Whether the draft says of each team where it sits. */
const isWholeSeating = ({ teams }: OutsideLeague, { seatOfRoster }: OutsideDraftFrame): boolean =>
  new Set(teams.map(({ teamId }) => seatOfRoster[teamId])).size === teams.length &&
  teams.every(({ teamId }) => (seatOfRoster[teamId] ?? teams.length) < teams.length);

function seatsOf(league: OutsideLeague, frame: OutsideDraftFrame | null): readonly string[] {
  const listed = league.teams.map(({ teamId }) => teamId);
  if (frame === null || !isWholeSeating(league, frame)) return listed;
  return listed.toSorted((one, other) => (frame.seatOfRoster[one] ?? 0) - (frame.seatOfRoster[other] ?? 0));
}
