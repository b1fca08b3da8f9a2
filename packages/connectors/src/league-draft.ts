/**
 * A draft in turns that a platform tells as part of a league: its places in order, each with the team whose it is. From
 * those follow seats, order and picks that changed hands, the same for every such platform.
 */
import { seatByOrder } from '@pylon/engine/mock-draft/rules/pick-order';
import type { DraftOrder } from '@pylon/engine/vocabulary/drafts';
import { DEEPEST_BENCH, rosterSize } from '@pylon/engine/vocabulary/league';
import type {
  OutsideDraftFrame,
  OutsideDraftPick,
  OutsideDraftStatus,
  OutsidePartialDraft,
  OutsideTeam,
} from './outside-draft.ts';
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
  /** Price in an auction, whole dollars; absent otherwise. */
  readonly costDollars?: number | null;
}

/** What a platform tells of a league's draft. */
export interface LeagueBoard {
  readonly league: OutsideLeague;
  /** By pick number, each once; in an auction whoever was sold, in turn. */
  readonly places: readonly DraftPlace[];
  readonly order: OutsideDraftResult['order'];
  /** Whom the league's teams have now. */
  readonly rosters: readonly { readonly teamId: string; readonly players: readonly OutsidePlayer[] }[];
  /** Absent where places alone tell it. */
  readonly status?: OutsideDraftStatus;
  /** Ids of the teams by their turn in round one, where picks to come are not told one by one. */
  readonly turn?: readonly string[];
  /** What each team has to spend in an auction; null where it is not told. */
  readonly budgetDollars?: number | null;
  /** Absent for the football that we know. */
  readonly sport?: string;
}

/** A board, and under which id it is found. */
export interface LeagueDraft extends LeagueBoard {
  readonly draftId: string;
  readonly url: string;
}

/** No league has more teams; a round of more is none. */
export const MOST_TEAMS = 100;
const MOST_ROUNDS = 100;

/**
 * The frame of a league's draft. Teams sit by their first picks of round one; since every place says whose it is, an
 * order that is not known is told as picks that changed hands in a linear one.
 *
 * @returns null before any place is told
 */
export function frameOfTurns(told: LeagueDraft): OutsideDraftFrame | null {
  const draft = { ...told, places: withPlacesToCome(told) };
  const { places } = draft;
  const teams = places.filter(({ round }) => round === 1).length;
  if (teams < 1 || teams > MOST_TEAMS) return null;
  const seats = seatsOf(draft, teams);
  const seatOfRoster = seatsById(seats);
  const order = orderOf(draft, seats);
  const rounds = Math.ceil(Math.max(...places.map(({ pickNumber }) => pickNumber)) / teams);
  const { shape, partial } = shapeOf(draft, { teams, rounds, seatOfRoster });
  return {
    ...frameBase(draft, seats),
    status: statusOf(draft),
    order,
    shape,
    ...(partial && { partial }),
    tradedPicks: order === 'unknown' ? [] : tradesOf(places, { order, teams, seatOfRoster }),
  };
}

/** What the frame of a league's draft says whatever its kind. @param seats ids of the teams by seat */
export function frameBase(
  { draftId, url, league, sport }: LeagueDraft,
  seats: readonly (string | null)[],
): Omit<OutsideDraftFrame, 'status' | 'order' | 'shape' | 'tradedPicks'> {
  return {
    draftId,
    url,
    name: league.name,
    sport: sport ?? 'nfl',
    season: league.season,
    isOrderDrawn: true,
    leagueType: league.carryOver === 'dynasty' ? 'dynasty' : 'fantasy',
    pointsPerReception: receptionPoints(league),
    pickTimerSeconds: null,
    teams: seats.map((teamId, seat): OutsideTeam => ({ ownerId: teamId, name: nameOf(league, teamId, seat) })),
    seatOfRoster: seatsById(seats),
  };
}

const seatsById = (seats: readonly (string | null)[]): Readonly<Record<string, number>> =>
  Object.fromEntries(seats.flatMap((teamId, seat) => (teamId === null ? [] : [[teamId, seat]])));

/** Places that were told, and those to come by the teams' turns. */
function withPlacesToCome({ places, turn, order, status, league }: LeagueDraft): readonly DraftPlace[] {
  if (!turn || turn.length === 0 || order === 'auction' || order === 'unknown' || status === 'complete') return places;
  const shape = { order: ORDERS[order], teams: turn.length };
  const rounds = Math.min(MOST_ROUNDS, rosterSize(league.shape.slots));
  const told = new Map(places.map((place) => [place.pickNumber, place]));
  for (let pickNumber = 1; pickNumber <= turn.length * rounds; pickNumber++) {
    if (told.has(pickNumber)) continue;
    told.set(pickNumber, {
      ...{ pickNumber, round: Math.ceil(pickNumber / turn.length), player: null, isKeeper: false },
      teamId: turn[seatByOrder(shape, pickNumber)] ?? null,
    });
  }
  return [...told.values()].sort((one, other) => one.pickNumber - other.pickNumber);
}

/** Picks of a league's draft that were made. */
export const picksOfLeague = (
  places: readonly DraftPlace[],
  { seatOfRoster }: Pick<OutsideDraftFrame, 'seatOfRoster'>,
): readonly OutsideDraftPick[] =>
  places.flatMap(({ pickNumber, teamId, player, isKeeper, costDollars }): readonly OutsideDraftPick[] =>
    player === null
      ? []
      : [
          {
            pickNumber,
            seat: (teamId === null ? undefined : seatOfRoster[teamId]) ?? null,
            ...{ player, isKeeper, amountDollars: costDollars ?? null },
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

const ORDERS = { snake: 'snake', linear: 'linear', 'third-round-reversal': 'thirdRoundReversal' } as const;

/** 'unknown' where more teams pick than a round has places. */
function orderOf({ order, places }: LeagueDraft, seats: readonly (string | null)[]): DraftOrder | 'unknown' {
  const isSeated = places.every(({ teamId }) => teamId === null || seats.includes(teamId));
  if (!isSeated) return 'unknown';
  return order === 'auction' || order === 'unknown' ? 'linear' : ORDERS[order];
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

function statusOf({ places, status }: LeagueDraft): OutsideDraftStatus {
  if (status) return status;
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
  draft: LeagueDraft,
  {
    teams,
    rounds,
    seatOfRoster,
  }: { readonly teams: number; readonly rounds: number } & Pick<OutsideDraftFrame, 'seatOfRoster'>,
): Pick<OutsideDraftFrame, 'shape' | 'partial'> {
  const { slots, budgetDollars } = draft.league.shape;
  const starters = rosterSize(slots) - slots.BN;
  const rostered = notDrafted(draft, seatOfRoster);
  const isAdding = rounds < starters || (rostered.length > 0 && statusOf(draft) !== 'complete');
  const least = Math.max(0, rounds - starters);
  const bench = isAdding ? Math.max(least, Math.min(DEEPEST_BENCH, slots.BN)) : least;
  const shape = { teams, budgetDollars, slots: { ...slots, BN: bench } };
  return isAdding ? { shape, partial: { rounds, players: 'all', rostered } } : { shape };
}

/** Whom teams have though the draft did not bring them. */
export function notDrafted(
  { places, rosters }: LeagueBoard,
  seatOfRoster: OutsideDraftFrame['seatOfRoster'],
): OutsidePartialDraft['rostered'] {
  const drafted = new Set(places.flatMap(({ player }) => (player ? [idOf(player)] : [])));
  return rosters.flatMap(({ teamId, players }) =>
    players
      .filter((player) => !drafted.has(idOf(player)))
      .map((player) => ({ seat: seatOfRoster[teamId] ?? null, player })),
  );
}

const idOf = ({ id }: OutsidePlayer): string => `${id.system} ${id.id}`;
