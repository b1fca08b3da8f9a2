// Everything that a draft room shows besides what it was told: worked out anew after each pick, in the browser.

import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import { positionRefusals } from '@pylon/engine/drafting/pick-legality';
import { oddsAtNextPick } from '@pylon/engine/mock-draft/advice/availability-odds';
import { type ByeHolder, byeConflict } from '@pylon/engine/mock-draft/advice/bye-conflicts';
import { type PositionRun, positionRuns } from '@pylon/engine/mock-draft/advice/position-runs';
import { type TierBreak, tierAlerts, tierBreaks } from '@pylon/engine/mock-draft/advice/tier-breaks';
import { roomOfDraft } from '@pylon/engine/mock-draft/bots/room-of-draft';
import { draftRoster, heldBy } from '@pylon/engine/mock-draft/report/draft-roster';
import { draftCan } from '@pylon/engine/mock-draft/rules/draft-can';
import type { DraftRefusal } from '@pylon/engine/mock-draft/rules/draft-command';
import {
  currentPick,
  draftPicks,
  type Turn,
  takenEntities,
  userTurns,
} from '@pylon/engine/mock-draft/rules/draft-picks';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import { roomCounts } from '@pylon/engine/mock-draft/rules/room-counts';
import { once } from '@pylon/engine/once';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import type { PoolPlayer, RoomPool } from './room-pool.ts';

/** A free player with what has changed since the room was opened. */
export interface FreePlayer extends PoolPlayer {
  /** Chance from 0 to 1 to be there at my next pick, the one at hand not counted; null when I have none. */
  readonly odds: number | null;
  /** The same for the pick after that. */
  readonly oddsAfter: number | null;
  /** Starters of the seat that would be off together with them, where that matters. */
  readonly byeWith: readonly EntityId[];
}

/** A team that picks before me, and the starting places it has still to fill. */
interface TeamNeeds {
  readonly seat: number;
  readonly name: string;
  /** How often it picks before I do. */
  readonly picks: number;
  readonly open: readonly Slot[];
}

export interface RoomView {
  readonly state: DraftState;
  readonly pool: DraftPool;
  /** Whose turn it is; null when every pick is done. */
  readonly turn: Turn | null;
  /** Why no pick can be made now; null when one can. */
  readonly pickRefusal: DraftRefusal | null;
  /** Whether the pick at hand is my own team's. */
  readonly isMine: boolean;
  /** Numbers of my picks to come, the one at hand included. */
  readonly myTurns: readonly number[];
  /** Picks of others before my next one; 0 when it is mine, null when I have none. */
  readonly picksUntilMine: number | null;
  /** Picks of others from now until my next one, the one at hand not counted. */
  readonly picksBetween: number;
  /** The seat that would get a pick made now: the one on the clock if I may pick for it, else mine. */
  readonly seat: number;
  /** That seat's name when it is not mine: what is said of it stands beside what is said of me. Null when it is. */
  readonly otherName: string | null;
  /** What the seat has: positions in the order of its picks, and who of them starts. */
  readonly held: readonly Position[];
  readonly starters: readonly ByeHolder[];
  readonly free: readonly FreePlayer[];
  readonly takenAt: ReadonlyMap<EntityId, number>;
  readonly breaks: readonly TierBreak[];
  /** Tiers about to be emptied before my next pick, the one at hand not counted. */
  readonly alerts: readonly TierBreak[];
  readonly runs: readonly PositionRun[];
  /** Why the seat may not take a position; null where it may. */
  readonly refusals: Readonly<Record<Position, DraftRefusal | null>>;
  readonly needsBefore: readonly TeamNeeds[];
}

/**
 * A room as it stands. Whose turn it is and what may be picked is known at once; what takes longer (players with their
 * odds, tiers, runs, needs) is worked out when somebody asks for it, so that a turn can be shown before its list.
 *
 * @param players of the room
 */
export function roomView(state: DraftState, players: RoomPool): RoomView {
  const { pool } = players;
  const turn = currentPick(state);
  const refusal = draftCan.pick(state);
  const seat = turn !== null && refusal === null ? turn.seat : state.userSeat;
  const isMine = turn?.seat === state.userSeat;
  const takenAt = new Map(
    draftPicks(state).flatMap(({ player, pickNumber }) => (player ? [[player.entityId, pickNumber] as const] : [])),
  );
  const myTurns = userTurns(state);
  const nextMine = myTurns[isMine ? 1 : 0];
  const others = othersBefore(state, turn, nextMine);
  const starters = once(() => startersOf(state, seat, pool));
  const rostered = takenEntities(state);
  const breaks = once(() => tierBreaks(pool, (id) => rostered.has(id)));
  const free = once(() => freePlayers(players, { state, takenAt, starters: starters() }));
  const held = once(() => heldBy(state, seat));
  const refusals = once(() => positionRefusals(roomCounts(state, pool.table), seat));
  const needsBefore = once(() => needsOf(state, pool, others));
  return {
    state,
    pool,
    turn,
    pickRefusal: refusal,
    isMine,
    myTurns,
    picksUntilMine: turn === null || myTurns[0] === undefined ? null : isMine ? 0 : others.length,
    picksBetween: others.length,
    seat,
    otherName: seat === state.userSeat ? null : (state.participants[seat]?.name ?? ''),
    takenAt,
    get held() {
      return held();
    },
    get refusals() {
      return refusals();
    },
    get starters() {
      return starters();
    },
    get free() {
      return free();
    },
    get breaks() {
      return breaks();
    },
    get alerts() {
      // Kickers and defences all go at the end anyway.
      return tierAlerts(breaks(), others.length).filter(({ position }) => position !== 'K' && position !== 'DST');
    },
    get runs() {
      return positionRuns(state.picks.map(({ position }) => position));
    },
    get needsBefore() {
      return needsBefore();
    },
  };
}

interface FreePlayersFrom {
  readonly state: DraftState;
  readonly takenAt: ReadonlyMap<EntityId, number>;
  readonly starters: readonly ByeHolder[];
}

/** Who is still there, with the chance to last. */
function freePlayers({ rows, pool }: RoomPool, { state, takenAt, starters }: FreePlayersFrom): readonly FreePlayer[] {
  const oddsOf = areOddsTold(rows, takenAt) ? toldOdds : oddsNow(state, pool);
  const rostered = new Set(state.settings.partial?.rostered.map(({ entityId }) => entityId));
  return rows
    .filter(({ id }) => !takenAt.has(id) && !rostered.has(id))
    .map((row) => ({
      ...row,
      byeWith: byeConflict(starters, { position: row.position, byeWeek: row.player.byeWeek }),
      ...oddsOf(row),
    }));
}

type Odds = Pick<FreePlayer, 'odds' | 'oddsAfter'>;

/**
 * Whether the odds that the players came with are those of the picks made: a room opens with them, since its first odds
 * cost a phone a tenth of a second.
 */
function areOddsTold(rows: readonly PoolPlayer[], takenAt: RoomView['takenAt']): boolean {
  const told = rows.filter(({ player }) => player.pickNumber !== null);
  return (
    told.length === takenAt.size &&
    told.every(({ id, player }) => takenAt.get(id) === player.pickNumber) &&
    rows.some(({ player }) => player.availabilityOdds !== null)
  );
}

const toldOdds = ({ player }: PoolPlayer): Odds => ({
  odds: player.availabilityOdds,
  oddsAfter: player.oddsNextRound,
});

function oddsNow(state: DraftState, { table }: DraftPool): (row: PoolPlayer) => Odds {
  const live = roomOfDraft(state, table);
  const odds = oddsAtNextPick(live, state.userSeat);
  const oddsAfter = oddsAtNextPick(live, state.userSeat, 1);
  return ({ number }) => ({ odds: odds?.[number] ?? null, oddsAfter: oddsAfter?.[number] ?? null });
}

/** The players who would start for a seat today, with their bye weeks. */
function startersOf(state: DraftState, seat: number, { table }: DraftPool): readonly ByeHolder[] {
  return draftRoster(state, seat, table).places.flatMap(({ starter }): readonly ByeHolder[] => {
    if (!starter?.pick.player) return [];
    const { entityId, position } = starter.pick.player;
    const byeWeek = table.byeWeek[table.numberOf.get(entityId) ?? -1] ?? 0;
    return [{ entityId, position, byeWeek: byeWeek === 0 ? null : byeWeek }];
  });
}

/** Seats that pick from now until my next pick, mine left out, in order. */
function othersBefore(state: DraftState, turn: Turn | null, until: number | undefined): readonly number[] {
  if (turn === null || until === undefined) return [];
  return draftPicks(state)
    .slice(turn.pickNumber - 1, until - 1)
    .filter(({ player, seat }) => player === null && seat !== state.userSeat)
    .map(({ seat }) => seat);
}

function needsOf(state: DraftState, pool: DraftPool, others: readonly number[]): readonly TeamNeeds[] {
  return [...new Set(others)].map((seat) => ({
    seat,
    name: state.participants[seat]?.name ?? '',
    picks: others.filter((other) => other === seat).length,
    open: draftRoster(state, seat, pool.table)
      .places.filter(({ starter, slot }) => starter === null && slot !== 'K' && slot !== 'DST')
      .map(({ slot }) => slot),
  }));
}
