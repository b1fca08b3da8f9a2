/** The draft board of a Fleaflicker league, for whoever follows a draft and for whoever wants to know how one went. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { DraftPlace, LeagueBoard } from '../../league-draft.ts';
import type { OutsideDraftResult } from '../../outside-league.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { FleaflickerGet } from './api.ts';
import { addressOfLeague } from './league.ts';
import { NO_IDS, type SportradarIds, sportradarIds, toPlayer } from './players.ts';
import { DraftBoard, Rosters, type Selection } from './shapes.ts';
import { ROSTERS } from './weeks.ts';

const MOST_PLACES = 5_000;

/** What the board tells; `places` are none where a league has no draft. */
export type FleaflickerBoard = Pick<LeagueBoard, 'places' | 'order' | 'rosters'>;

/**
 * Reads the board. Rosters tell ids by which players are known elsewhere, which the board does not.
 *
 * @returns null for a league that Fleaflicker does not know
 */
export async function readDraftBoard(
  get: FleaflickerGet,
  league: LeagueAddress,
): Promise<Result<FleaflickerBoard | null, PlatformFailure>> {
  const at = addressOfLeague(league);
  const [board, rosters] = await Promise.all([
    get('FetchLeagueDraftBoard', at, DraftBoard),
    get('FetchLeagueRosters', { ...at, ...ROSTERS }, Rosters),
  ]);
  if (!board.ok) return board;
  if (!rosters.ok) return rosters;
  if (board.value === null) return { ok: true, value: null };
  return {
    ok: true,
    value: {
      ...boardOf(board.value.orderedSelections, sportradarIds(rosters.value)),
      rosters: (rosters.value?.rosters ?? []).map(({ team, players }) => ({
        teamId: team.id,
        players: players.map(({ proPlayer }) => toPlayer(proPlayer, NO_IDS)),
      })),
    },
  };
}

/** What selections tell by themselves. */
export function boardOf(
  selections: readonly Selection[],
  ids: SportradarIds,
): Pick<FleaflickerBoard, 'places' | 'order'> {
  const order = orderOf(selections);
  return { places: placesOf(selections, order, ids), order };
}

/** Places by number. Whoever was sold has perhaps none: sales are numbered as they are told. */
function placesOf(
  selections: readonly Selection[],
  order: FleaflickerBoard['order'],
  ids: SportradarIds,
): readonly DraftPlace[] {
  const isNumbered = order !== 'auction' || selections.some(({ slot }) => slot.overall > 0);
  const places = new Map<number, DraftPlace>();
  for (const [index, { slot, team, player, ...price }] of selections.entries()) {
    const pickNumber = isNumbered ? slot.overall : index + 1;
    if (pickNumber < 1 || pickNumber > MOST_PLACES) continue;
    places.set(pickNumber, {
      ...{ pickNumber, round: Math.max(1, slot.round), teamId: team?.id ?? null },
      player: player && toPlayer(player.proPlayer, ids),
      isKeeper: player?.isKeeper ?? false,
      costDollars: costOf(price),
    });
  }
  return [...places.values()].sort((one, other) => one.pickNumber - other.pickNumber);
}

/** What somebody was sold for; null in a draft of turns. */
const costOf = ({ bidAmount, cost }: Pick<Selection, 'bidAmount' | 'cost'>): number | null =>
  Math.round(bidAmount || cost) || null;

/** The order is not told: it is seen in how many teams pick in the same place of two rounds, or in the opposite one. */
function orderOf(selections: readonly Selection[]): OutsideDraftResult['order'] {
  if (selections.some(({ bidAmount, cost }) => bidAmount > 0 || cost > 0)) return 'auction';
  const second = turn(selections, 1, 2);
  if (second !== 'snake') return second;
  return turn(selections, 2, 3) === 'linear' ? 'third-round-reversal' : 'snake';
}

function turn(selections: readonly Selection[], one: number, other: number): 'linear' | 'snake' | 'unknown' {
  const teamsOf = (round: number) => selections.filter(({ slot }) => slot.round === round).map(({ team }) => team?.id);
  const [first, then] = [teamsOf(one), teamsOf(other)];
  const same = (teams: typeof first) =>
    teams.filter((team, place) => team !== undefined && team === then[place]).length;
  const difference = same(first) - same([...first].reverse());
  if (difference === 0) return 'unknown';
  return difference > 0 ? 'linear' : 'snake';
}
