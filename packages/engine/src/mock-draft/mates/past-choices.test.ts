import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../random/random.ts';
import { buildBoard, snakeOrder } from '../../testing/draft-boards.ts';
import { DEFAULT_LEAGUE, rosterSize } from '../../vocabulary/league.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import { simulateTo } from '../bots/bot-picks.ts';
import { createRoom } from '../bots/room.ts';
import { openState } from '../bots/room-state.ts';
import { LEANING_CELLS, type SeatLeaning } from '../bots/seat-leaning.ts';
import { leagueLeanings, seatLeaning } from './leanings.ts';
import { type PastDraft, pastChoices } from './past-choices.ts';
import { pickLogLikelihoods } from './room-likelihood.ts';

const TEAMS = 10;
const { slots } = DEFAULT_LEAGUE;
const table = buildBoard(330);
/** A mate who wants quarterbacks in the first third, whatever it costs. */
const eager: SeatLeaning = Array.from({ length: LEANING_CELLS }, (_, cell) => (cell === 0 ? 12 : 1));

const roomWith = (leanings: readonly (SeatLeaning | null)[]) =>
  createRoom({
    ...{ table, slots, roomType: 'home', leanings },
    teamOfPick: snakeOrder(TEAMS, rosterSize(slots)),
    strategies: Array.from({ length: TEAMS }, () => 'balanced'),
  });

function played(season: number): { readonly past: PastDraft; readonly taken: readonly number[] } {
  const room = roomWith(Array.from({ length: TEAMS }, (_, team) => (team === 3 ? eager : null)));
  const state = openState(room);
  simulateTo(state, room.turns, seededRandom(`season ${season}`));
  const taken = Array.from(state.taken);
  const picks = taken.map((player, turn) => ({
    pickNumber: turn + 1,
    mate: `mate ${room.teamOfTurn[turn]}`,
    position: POSITIONS[table.position[player] ?? 0] ?? 'QB',
    isKeeper: false,
  }));
  return { past: { season, slots, leagueType: 'fantasy', picks }, taken };
}

const seasons = Array.from({ length: 12 }, (_, index) => played(2000 + index));

describe('past drafts', () => {
  it('tell one choice a pick, each with chances that add up to 1', () => {
    const [first] = seasons;
    const choices = first ? pastChoices(first.past, table) : [];
    expect(choices.length).toBeGreaterThan(0.95 * TEAMS * rosterSize(slots));
    for (const { chances } of choices) {
      expect(Array.from(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });

  it('tell nothing of keepers, and nothing at all where picks are missing', () => {
    const [first] = seasons;
    if (!first) throw new Error('there is a first season');
    const { picks } = first.past;
    const kept = picks.map((pick) => ({ ...pick, isKeeper: pick.mate === 'mate 2' && pick.pickNumber < 40 }));
    const choices = pastChoices({ ...first.past, picks: kept }, table);
    const ofMate = (all: readonly { readonly mate: string }[]) => all.filter(({ mate }) => mate === 'mate 2').length;
    const keepers = kept.filter(({ isKeeper }) => isKeeper).length;
    expect(keepers).toBeGreaterThan(0);
    expect(ofMate(choices)).toBeLessThanOrEqual(rosterSize(slots) - keepers);
    expect(pastChoices({ ...first.past, picks: picks.slice(1) }, table)).toEqual([]);
    expect(pastChoices({ ...first.past, picks: picks.slice(0, -1) }, table)).toEqual([]);
  });

  it('tell who is eager, and make drafts to come likelier', () => {
    const told = leagueLeanings(
      seasons.slice(0, 4).flatMap(({ past }) => pastChoices(past, table)),
      { league: 60, mate: 3 },
    );
    const leanings = Array.from({ length: TEAMS }, (_, team) =>
      seatLeaning(told.league, told.mates.get(`mate ${team}`) ?? null),
    );
    expect(leanings[3]?.[0]).toBeGreaterThan(1.5);
    expect(leanings[3]?.[0]).toBe(Math.max(...leanings.map((leaning) => leaning[0] ?? 0)));
    const gains = seasons.slice(4).flatMap(({ past, taken }) => {
      const bent = pickLogLikelihoods(roomWith(leanings), taken);
      const plain = pickLogLikelihoods(roomWith([]), taken);
      return past.picks.flatMap(({ mate }, turn) =>
        mate === 'mate 3' ? [(bent[turn] ?? 0) - (plain[turn] ?? 0)] : [],
      );
    });
    expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeGreaterThan(0);
  });
});
