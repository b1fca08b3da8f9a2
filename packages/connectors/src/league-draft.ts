/**
 * A draft that a platform tells as part of a league: its places in order, each with the team whose it is. From those
 * follow seats, order and picks that changed hands, the same for every such platform.
 */
import { seatByOrder } from '@pylon/engine/mock-draft/rules/pick-order';
import type { DraftOrder } from '@pylon/engine/vocabulary/drafts';
import { DEEPEST_BENCH, rosterSize } from '@pylon/engine/vocabulary/league';
import type { OutsideDraftFrame, OutsideDraftPick, OutsideDraftStatus, OutsideTeam } from './outside-draft.ts';
import type { OutsideDraftResult, OutsideLeague } from './outside-league.ts';
import type { OutsidePlayer } from './outside-player.ts';

/** A place of a league's draft, whether its pick is made or to come. */
export interface DraftPlace {
  /** From 1. */
  readonly pickNumber: number;
  readonly round: number;
  /** Whose the pick is now; null where it is not told. */
  readonly teamId: string | null;
  /** null while the pick is to come. */
  readonly player: OutsidePlayer | null;
  readonly isKeeper: boolean;
}

/** What is known of a league's draft. */
export interface LeagueDraft {
  readonly draftId: string;
  readonly url: string;
  readonly league: OutsideLeague;
  /** By pick number, each once. */
  readonly places: readonly DraftPlace[];
  readonly order: OutsideDraftResult['order'];
  /** Whom the league's teams have now. */
  readonly rosters: readonly { readonly teamId: string; readonly players: readonly OutsidePlayer[] }[];
}

/** No league has more teams; a round of more is none. */
const MOST_TEAMS = 100;

/**
 * The frame of a league's draft. Teams sit by their first picks of round one; since every place says whose it is, an
 * order that is not known is told as picks that changed hands in a linear one.
 *
 * @returns null before any place is told
 */
export function frameOfLeague(draft: LeagueDraft): OutsideDraftFrame | null {
  const { league, places, draftId, url } = draft;
  const teams = places.filter(({ round }) => round === 1).length;
  if (teams < 1 || teams > MOST_TEAMS) return null;
  const seats = seatsOf(draft, teams);
  const seatOfRoster = Object.fromEntries(seats.flatMap((teamId, seat) => (teamId === null ? [] : [[teamId, seat]])));
  const order = orderOf(draft, seats);
  const rounds = Math.ceil(Math.max(...places.map(({ pickNumber }) => pickNumber)) / teams);
  const { shape, partial } = shapeOf(draft, { teams, rounds, seatOfRoster });
  return {
    draftId,
    url,
    name: league.name,
    sport: 'nfl',
    season: league.season,
    status: statusOf(places),
    order,
    isOrderDrawn: true,
    leagueType: league.carryOver === 'dynasty' ? 'dynasty' : 'fantasy',
    pointsPerReception: receptionPoints(league),
    shape,
    ...(partial && { partial }),
    pickTimerSeconds: null,
    teams: seats.map((teamId, seat): OutsideTeam => ({ ownerId: teamId, name: nameOf(league, teamId, seat) })),
    seatOfRoster,
    tradedPicks: order === 'unknown' ? [] : tradesOf(places, { order, teams, seatOfRoster }),
  };
}

/** Picks of a league's draft that were made. */
export const picksOfLeague = (
  places: readonly DraftPlace[],
  { seatOfRoster }: Pick<OutsideDraftFrame, 'seatOfRoster'>,
): readonly OutsideDraftPick[] =>
  places.flatMap(({ pickNumber, teamId, player, isKeeper }): readonly OutsideDraftPick[] =>
    player === null
      ? []
      : [
          {
            pickNumber,
            seat: (teamId === null ? undefined : seatOfRoster[teamId]) ?? null,
            ...{ player, isKeeper, amountDollars: null },
          },
        ],
  );

/** Teams by seat: who picks in round one where they first do, whoever has no pick there on a seat that is left. */
function seatsOf({ places, league }: LeagueDraft, teams: number): readonly (string | null)[] {
  const first = places.filter(({ round }) => round === 1).map(({ teamId }) => teamId);
  const seats = first.map((teamId, index) => (first.indexOf(teamId) === index ? teamId : null));
  const drafting = places.flatMap(({ teamId }) => teamId ?? []);
  const all = [...drafting, ...(league.teams.length === teams ? league.teams.map(({ teamId }) => teamId) : [])];
  const left = [...new Set(all)].filter((teamId) => !seats.includes(teamId));
  return seats.map((teamId) => teamId ?? left.shift() ?? null);
}

/** 'unknown' for auctions, whose money is not told here, and where more teams pick than a round has places. */
function orderOf({ order, places }: LeagueDraft, seats: readonly (string | null)[]): DraftOrder | 'unknown' {
  const isSeated = places.every(({ teamId }) => teamId === null || seats.includes(teamId));
  if (order === 'auction' || !isSeated) return 'unknown';
  return order === 'snake' ? 'snake' : order === 'third-round-reversal' ? 'thirdRoundReversal' : 'linear';
}

function tradesOf(
  places: readonly DraftPlace[],
  {
    seatOfRoster,
    ...shape
  }: { readonly order: DraftOrder; readonly teams: number } & Pick<OutsideDraftFrame, 'seatOfRoster'>,
): OutsideDraftFrame['tradedPicks'] {
  return places.flatMap(({ pickNumber, teamId }) => {
    const seat = teamId === null ? undefined : seatOfRoster[teamId];
    return seat === undefined || seat === seatByOrder(shape, pickNumber) ? [] : [{ pickNumber, seat }];
  });
}

function statusOf(places: readonly DraftPlace[]): OutsideDraftStatus {
  const made = places.filter(({ player, isKeeper }) => player !== null && !isKeeper).length;
  if (places.every(({ player }) => player !== null)) return 'complete';
  return made === 0 ? 'scheduled' : 'drafting';
}

function receptionPoints({ scoring }: OutsideLeague): OutsideDraftFrame['pointsPerReception'] {
  const { receivingReceptions: points = 0 } = scoring;
  return points === 0 || points === 0.5 || points === 1 ? points : null;
}

const nameOf = ({ teams }: OutsideLeague, teamId: string | null, seat: number): string =>
  teams.find((team) => team.teamId === teamId)?.name ?? `Team ${seat + 1}`;

/**
 * A draft adds to rosters when it has fewer rounds than a line-up has places, or when, before its end, teams have
 * players whom it did not bring them. After its end those have come since.
 */
function shapeOf(
  { league, places, rosters }: LeagueDraft,
  {
    teams,
    rounds,
    seatOfRoster,
  }: { readonly teams: number; readonly rounds: number } & Pick<OutsideDraftFrame, 'seatOfRoster'>,
): Pick<OutsideDraftFrame, 'shape' | 'partial'> {
  const { slots, budgetDollars } = league.shape;
  const starters = rosterSize(slots) - slots.BN;
  const drafted = new Set(places.flatMap(({ player }) => (player ? [idOf(player)] : [])));
  const rostered = rosters.flatMap(({ teamId, players }) =>
    players
      .filter((player) => !drafted.has(idOf(player)))
      .map((player) => ({ seat: seatOfRoster[teamId] ?? null, player })),
  );
  const isAdding = rounds < starters || (rostered.length > 0 && statusOf(places) !== 'complete');
  const least = Math.max(0, rounds - starters);
  const bench = isAdding ? Math.max(least, Math.min(DEEPEST_BENCH, slots.BN)) : least;
  const shape = { teams, budgetDollars, slots: { ...slots, BN: bench } };
  return isAdding ? { shape, partial: { rounds, players: 'all', rostered } } : { shape };
}

const idOf = ({ id }: OutsidePlayer): string => `${id.system} ${id.id}`;
