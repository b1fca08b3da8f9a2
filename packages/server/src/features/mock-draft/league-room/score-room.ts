// How likely the picks of a league's real draft were in its room, with seats that lean and with plain ones.
import { setImmediate } from 'node:timers/promises';
import type { Edition } from '@pylon/almanac/editions/edition';
import type { OutsideDraftResult } from '@pylon/connectors/outside-league';
import type { RoomScore } from '@pylon/contract/drafting/league-room';
import type { DraftTable } from '@pylon/engine/drafting/draft-table';
import { roomOfDraft } from '@pylon/engine/mock-draft/bots/room-of-draft';
import type { LeagueRoom } from '@pylon/engine/mock-draft/mates/league-room';
import { pickLogLikelihoods } from '@pylon/engine/mock-draft/mates/room-likelihood';
import { roundsOf } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { DraftState, TradedPick } from '@pylon/engine/mock-draft/rules/draft-state';
import { seatByOrder } from '@pylon/engine/mock-draft/rules/pick-order';
import { resolvePlayers } from '../companion/outside-players.ts';

/** Those who know the players of a season. */
interface Knowing {
  readonly edition: Edition;
  readonly season: number;
  readonly table: DraftTable;
  readonly positionInPool: Parameters<typeof resolvePlayers>[2]['positionInPool'];
}

/**
 * Scores a room.
 *
 * @returns null for a draft of another shape than the room's: other teams, or more or fewer picks
 */
export async function scoredRoom(
  state: DraftState,
  leagueRoom: LeagueRoom,
  real: OutsideDraftResult,
  knowing: Knowing,
): Promise<RoomScore | null> {
  const held = asHeld(state, leagueRoom, real, knowing);
  if (held === null) return null;
  const logsOf = (isBent: boolean): readonly number[] => {
    const settings = { ...held.settings, leagueRoom: { ...leagueRoom, isBent } };
    const { room } = roomOfDraft({ ...held, settings }, knowing.table);
    return pickLogLikelihoods(
      room,
      held.picks.map(({ entityId }) => room.table.numberOf.get(entityId) ?? -1), // the room has all who were picked
    );
  };
  const plain = logsOf(false);
  await setImmediate(); // others are answered in between
  const leaning = logsOf(true);
  const gains = leaning.map((log, index) => log - (plain[index] ?? 0));
  const gain = mean(gains);
  const squares = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0);
  const picks = gains.length;
  return {
    ...{ picks, gain, plain: mean(plain), leaning: mean(leaning) },
    gainError: picks > 1 ? Math.sqrt(squares / (picks - 1) / picks) : 0,
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The room with the picks of the real draft. */
function asHeld(
  state: DraftState,
  { seats }: LeagueRoom,
  { picks }: OutsideDraftResult,
  { edition, season, positionInPool }: Knowing,
): DraftState | null {
  const { order, league } = state.settings;
  const isWhole = picks.length === league.teams * roundsOf(state.settings);
  if (!isWhole || picks.some(({ pickNumber }, index) => pickNumber !== index + 1)) return null;
  const players = resolvePlayers(picks, edition, { season, positionInPool });
  const made: DraftState['picks'][number][] = [];
  const keepers: DraftState['settings']['keepers'][number][] = [];
  const tradedPicks: TradedPick[] = [];
  for (const { pickNumber, teamId, isKeeper } of picks) {
    const seat = seats.findIndex((each) => each.teamId === teamId);
    const player = players.get(pickNumber);
    if (seat < 0 || !player) return null;
    // Whoever was to pick by the room's order: the real draft's turns are those that count.
    if (seatByOrder({ order, teams: league.teams }, pickNumber) !== seat) tradedPicks.push({ pickNumber, seat });
    const { entityId, position } = player;
    const round = Math.ceil(pickNumber / league.teams);
    if (isKeeper) keepers.push({ seat, round, pickNumber, entityId, position });
    else made.push({ entityId, position, isAutoDraft: false, pickedAtMs: state.draftAtMs });
  }
  if (made.length === 0) return null;
  return { ...state, settings: { ...state.settings, mode: 'autoDraft', keepers, tradedPicks }, picks: made, queue: [] };
}
