/**
 * How likely a best-ball team is to get on, by many simulated seasons of it against a field of teams. Only the team's
 * own players are known: the export names nobody else's.
 */
import { FITTED_SLOTS } from '../mock-draft/bots/position-need.ts';
import { seededRandom } from '../random/random.ts';
import { seasonPlayer } from '../season-simulation/play-season.ts';
import { luckOf, luckOfPlayers } from '../season-simulation/roster-points.ts';
import { inSeasonOrder, type SeasonMaterial, seasonMaterial, withRosters } from '../season-simulation/season-league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { type Draftable, fieldRooms } from './field.ts';
import { chanceToAdvance, shareAbove, type TournamentRound } from './pod.ts';
import { RANK_POINTS } from './rank-points.data.ts';

export interface ListedDraftable extends Draftable {
  /** 1 to 18; 0 when unknown. */
  readonly byeWeek: number;
}

/** Seasons that are played of each of the field's teams and of a person's, and rooms of the field. */
export const FIELD = { rooms: 6, seasons: 64 } as const;
const SEASONS = 128;
/**
 * Share of a team's simulated advantage that its odds keep: a simulation believes its ranks too much.
 * @source analysis/best-ball: the slope of what happened on what was simulated in drafts of 2012 to 2020 played over
 */
export const ADVANCE_WEIGHT = 0.38;

/** A field that teams can be held against. */
export interface AdvanceField {
  readonly material: SeasonMaterial;
  readonly rounds: readonly TournamentRound[];
  /** By round, points of the teams that are in it, over all simulated seasons, rising. */
  readonly sorted: readonly Float64Array[];
  /** Of each player in each season, the same on whatever team: teams differ by their players alone. */
  readonly luck: Uint32Array;
}

/** Odds of a team, 0 to 1. */
export interface TeamOdds {
  readonly advance: number;
  /** To get through every round before the last; never held against results. */
  readonly final: number;
  /** To get through each round and all before it: the first is to advance, the last to be in the final. */
  readonly rounds: readonly number[];
}

/** Season points of players of a list by their rank among their position; 0 beyond the ranks that are known. */
export function rankPoints(list: readonly Pick<Draftable, 'position'>[]): Float64Array {
  const seen = POSITIONS.map(() => 0);
  return Float64Array.from(list, ({ position }) => {
    const rank = seen[position] ?? 0;
    seen[position] = rank + 1;
    return (RANK_POINTS as Readonly<Record<string, readonly number[]>>)[POSITIONS[position] ?? '']?.[rank] ?? 0;
  });
}

/** The drafts that a field is of. */
export interface FieldAsked {
  /** Of a draft. */
  readonly teams: number;
  readonly draftRounds: number;
  readonly rounds: readonly TournamentRound[];
  readonly seed: string;
  /** Season points of the list's players, unless those of their ranks. */
  readonly points?: ArrayLike<number>;
}

/** Plays a field. @param list by average draft position, the earliest first */
export function advanceField(
  list: readonly ListedDraftable[],
  { teams, draftRounds, rounds, seed, points = rankPoints(list) }: FieldAsked,
): AdvanceField {
  const format = {
    ...{ teams, isBestBall: true, regularWeeks: rounds[0]?.lastWeek ?? WEEKS, weeks: WEEKS },
    playoffTeams: rounds[0]?.advance ?? 1,
  };
  const players = list.map(({ position, byeWeek }, player) => ({ position, byeWeek, points: points[player] ?? 0 }));
  const material = seasonMaterial({ slots: FITTED_SLOTS, players, waiver: POSITIONS.map(() => 0) }, format);
  const values = rounds.map((): number[] => []);
  const random = seededRandom(`${seed} seasons`);
  for (const rosters of fieldRooms(list, { ...FIELD, teams, rounds: draftRounds, seed })) {
    const { scores, play } = seasonPlayer(withRosters(material, rosters));
    for (let season = 0; season < FIELD.seasons; season++) {
      play(random);
      const sums = rosters.map((_, team) => roundSums(scores, team, rounds));
      const first = sums.map(([points = 0]) => points);
      const line = first.toSorted((a, b) => b - a)[(rounds[0]?.advance ?? 1) - 1] ?? 0;
      for (const own of sums)
        rounds.forEach((_, round) => {
          // Whoever a later round is against has come through the first.
          if (round === 0 || (own[0] ?? 0) >= line) values[round]?.push(own[round] ?? 0);
        });
    }
  }
  return {
    ...{ material, rounds, luck: luckOfPlayers(list.length, 0, SEASONS) },
    sorted: values.map((points) => Float64Array.from(points).sort()),
  };
}

/** The weeks that count: those of the fantasy season. */
export const WEEKS = 17;

/** Points of a team in each round. */
function roundSums(scores: Float64Array, team: number, rounds: readonly TournamentRound[]): readonly number[] {
  let week = 0;
  return rounds.map(({ lastWeek }) => {
    let sum = 0;
    for (; week < lastWeek; week++) sum += scores[team * WEEKS + week] as number; // within the weeks
    return sum;
  });
}

/**
 * Odds of teams, each given as numbers of the field's list.
 *
 * @param weight share of the simulated advantage that is kept
 */
export function advanceOdds(
  { material, rounds, sorted, luck }: AdvanceField,
  rosters: readonly (readonly number[])[],
  weight = ADVANCE_WEIGHT,
): readonly TeamOdds[] {
  return rosters.map((roster) => {
    const order = inSeasonOrder(material, roster);
    const { scores, play } = seasonPlayer(
      withRosters({ ...material, format: { ...material.format, teams: 1 } }, [roster]),
    );
    const through = rounds.map(() => 0);
    for (let season = 0; season < SEASONS; season++) {
      play(luckOf(order, luck, season, SEASONS));
      const chances = roundSums(scores, 0, rounds).map((points, round) => {
        const asked = rounds[round];
        return asked ? chanceToAdvance(shareAbove(sorted[round] ?? NOBODY, points), asked) : 1;
      });
      let chance = 1;
      chances.forEach((each, round) => {
        chance *= each;
        through[round] = (through[round] ?? 0) + chance;
      });
    }
    const told = toldRounds(
      through.map((sum) => sum / SEASONS),
      rounds,
      weight,
    );
    return { advance: told[0] ?? 1, final: told.at(-1) ?? 1, rounds: told };
  });
}

/** Chances to get through rounds, drawn towards anybody's: the first, and from there on those of the later ones. */
function toldRounds(through: readonly number[], rounds: readonly TournamentRound[], weight: number): readonly number[] {
  const [first = 1] = through;
  const [base = 1] = chancesOfAnybody(rounds);
  const told = towards(base, first, weight);
  return chancesOfAnybody(rounds).map((ofAnybody, round) => {
    const later = ofAnybody / base;
    return told * towards(later, first > 0 ? (through[round] ?? 0) / first : later, weight);
  });
}

/**
 * Anybody's chances to get through each round and all before it.
 *
 * @example chancesOfAnybody(USUAL_ROUNDS) // → [1/6, 1/60, 1/960]
 */
export function chancesOfAnybody(rounds: readonly TournamentRound[]): readonly number[] {
  let chance = 1;
  return rounds.map(({ of, advance }) => {
    chance *= advance / of;
    return chance;
  });
}

const NOBODY = new Float64Array();
const towards = (base: number, simulated: number, weight: number): number => base + weight * (simulated - base);
