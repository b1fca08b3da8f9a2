// The slow, plain answer to 'which trades help both?': every trade, every week, a whole line-up from objects, and every
// player who could be dropped.
import { bestLineup } from '../lineup/best-lineup.ts';
import type { TradeSearch, ValuedTrade } from '../trades/best-trades.ts';
import type { TradeLeagueFacts, TradePlayer, TradeTeam } from '../trades/trade-league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { STARTING_SLOTS } from '../vocabulary/slots.ts';

/** Weighted points of the best line-ups of a roster, holes filled from the wire. */
export function plainPoints({ slots, weeks, wire }: TradeLeagueFacts, players: readonly TradePlayer[]): number {
  const places = STARTING_SLOTS.reduce((sum, slot) => sum + slots[slot], 0);
  return weeks.reduce((sum, { weight }, week) => {
    const own = players.map(({ positions, points }) => ({ positions, points: points[week] ?? 0 }));
    const free = POSITIONS.flatMap((position) =>
      Array.from({ length: places }, () => ({ positions: [position], points: wire[position][week] ?? 0 })),
    );
    return sum + weight * bestLineup([...own, ...free], slots).points;
  }, 0);
}

/** The most that a roster can score after so many were dropped. */
function plainAfterDrops(league: TradeLeagueFacts, players: readonly TradePlayer[], drops: number): number {
  if (drops <= 0) return plainPoints(league, players);
  return Math.max(
    ...players.map((_, dropped) =>
      plainAfterDrops(
        league,
        players.filter((__, at) => at !== dropped),
        drops - 1,
      ),
    ),
  );
}

/** What a team gains, weighted points. */
export function plainGain(
  league: TradeLeagueFacts,
  team: TradeTeam,
  gone: readonly TradePlayer[],
  came: readonly TradePlayer[],
): number {
  const after = [...team.players.filter((player) => !gone.includes(player)), ...came];
  const drops = after.length - Math.max(league.rosterSize, team.players.length);
  return plainAfterDrops(league, after, drops) - plainPoints(league, team.players);
}

const packagesOf = (players: readonly TradePlayer[]): readonly (readonly TradePlayer[])[] => [
  ...players.map((one) => [one]),
  ...players.flatMap((one, at) => players.slice(at + 1).map((other) => [one, other])),
];

/** All trades of up to two players in which both sides gain, in the order that the search promises. */
export function plainTrades(league: TradeLeagueFacts, teamId: string, search: TradeSearch): readonly ValuedTrade[] {
  const team = league.teams.find(({ id }) => id === teamId);
  if (!team) return [];
  const score = ({ gain, opponentGain }: ValuedTrade) =>
    search.order === 'product' ? gain * opponentGain : Math.min(gain, opponentGain);
  const size = ({ gives, gets }: ValuedTrade) => gives.length + gets.length;
  const inAll = ({ gain, opponentGain }: ValuedTrade) => gain + opponentGain;
  return league.teams
    .filter((opponent) => opponent !== team)
    .flatMap((opponent) =>
      packagesOf(team.players).flatMap((gives) =>
        packagesOf(opponent.players).map(
          (gets): ValuedTrade => ({
            teamId,
            opponentId: opponent.id,
            gives: gives.map(({ id }) => id),
            gets: gets.map(({ id }) => id),
            gain: plainGain(league, team, gives, gets),
            opponentGain: plainGain(league, opponent, gets, gives),
          }),
        ),
      ),
    )
    .filter(({ gain, opponentGain }) => Math.min(gain, opponentGain) >= search.leastGain)
    .toSorted((a, b) => score(b) - score(a) || size(a) - size(b) || inAll(b) - inAll(a));
}
