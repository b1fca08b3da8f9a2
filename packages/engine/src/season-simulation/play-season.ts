// One season of a league, week by week and player by player. Line-ups are set as managers set them: by who can play and
// by what is expected, which halfway through a season is half the projection and half what the season has shown. In
// best ball the points themselves choose, afterwards.
import { lineupPoints, lineupScratch } from '../lineup/seating.ts';
import type { Random } from '../random/random.ts';
import { COURSES, LEVELS, ROW } from './player-model.ts';
import type { SeasonLeague } from './season-league.ts';
import { seatInWeeks } from './week-seats.ts';

/**
 * How much of a season's form managers know when they set line-ups.
 * @source analysis/projections "evidence": even at 4 to 12 games
 */
const KNOWN_FORM = 0.5;

/** What a manager expects of a player in a week. @param factor how the season turns out, relative to the projection */
export const expectedOf = (perGame: number, factor: number): number => perGame * (1 - KNOWN_FORM + KNOWN_FORM * factor);

/** Plays seasons into the same arrays again and again. Made by {@link seasonPlayer}. */
export interface SeasonPlayer {
  /** Points of a team in a week: team × weeks + week, weeks from 0. */
  readonly scores: Float64Array;
  /** Fills `scores` with another season. */
  play(random: Random): void;
}

// All indexes below are bounded by the loops and by seasonLeague; the casts spare branches.

export function seasonPlayer(league: SeasonLeague): SeasonPlayer {
  const { format, firstOf } = league;
  const scores = new Float64Array(format.teams * format.weeks);
  const playTeam = format.isBestBall ? bestBallTeam(league, scores) : managedTeam(league, scores);
  return {
    scores,
    play(random) {
      scores.fill(0);
      for (let team = 0; team < format.teams; team++) {
        playTeam(team, firstOf[team] as number, firstOf[team + 1] as number, random);
      }
    },
  };
}

type PlayTeam = (team: number, first: number, end: number, random: Random) => void;

/**
 * A player's season: how good they are in it, where in their row of weeks it begins, and when they can play. Fills the
 * arrays.
 */
function drawSeasons({ position, perGame, playable, form, courses }: SeasonLeague) {
  const there = new Int32Array(position.length);
  const level = new Float64Array(position.length);
  const begins = new Int32Array(position.length);
  const factors = new Float64Array(position.length);
  const draw = (player: number, random: Random): void => {
    const word = (random.next() * 2 ** 32) | 0;
    const at = position[player] as number;
    const factor = form[at * LEVELS + (word & (LEVELS - 1))] as number;
    factors[player] = factor;
    level[player] = (perGame[player] as number) * factor;
    begins[player] = player * ROW + ((word >>> 8) & (LEVELS - 1));
    there[player] = (playable[player] as number) & (courses[at * COURSES + (word >>> 22)] as number);
  };
  return { there, level, begins, factors, draw };
}

/** A team whose manager sets line-ups and fills holes from the waiver wire. */
function managedTeam(league: SeasonLeague, scores: Float64Array): PlayTeam {
  const { seats, position, perGame, levels, waiverOrder, waiverPerGame, format } = league;
  const { full } = seats;
  const { there, level, begins, factors, draw } = drawSeasons(league);
  const left = new Int32Array(full.length);
  const expected = new Float64Array(league.deepest);
  const order = new Int32Array(league.deepest);
  const all = 2 ** format.weeks - 1;
  return (team, first, end, random) => {
    for (let plane = 0; plane < full.length; plane++) left[plane] = full[plane] as number;
    // Best expected first, by insertion: rosters are short and nearly in order.
    for (let player = first; player < end; player++) {
      draw(player, random);
      const own = expectedOf(perGame[player] as number, factors[player] as number);
      let place = player - first;
      while (place > 0 && (expected[place - 1] as number) < own) {
        order[place] = order[place - 1] as number;
        expected[place] = expected[place - 1] as number;
        place--;
      }
      order[place] = player;
      expected[place] = own;
    }
    const row = team * format.weeks;
    for (let place = 0; place < end - first; place++) {
      const player = order[place] as number;
      const at = position[player] as number;
      const mean = level[player] as number;
      const from = begins[player] as number;
      for (let weeks = seatInWeeks(seats, left, at, there[player] as number); weeks !== 0; weeks &= weeks - 1) {
        const week = 31 - Math.clz32(weeks & -weeks);
        scores[row + week] = (scores[row + week] as number) + mean * (levels[from + week] as number);
      }
    }
    for (let rank = 0; rank < waiverOrder.length; rank++) {
      const at = waiverOrder[rank] as number;
      const points = waiverPerGame[at] as number;
      for (let weeks = seatInWeeks(seats, left, at, all); weeks !== 0; weeks = seatInWeeks(seats, left, at, all)) {
        for (let rest = weeks; rest !== 0; rest &= rest - 1) {
          const week = 31 - Math.clz32(rest & -rest);
          scores[row + week] = (scores[row + week] as number) + points;
        }
      }
    }
  };
}

/** A team without a manager: each week the best line-up in hindsight counts. */
function bestBallTeam(league: SeasonLeague, scores: Float64Array): PlayTeam {
  const { rules, position, levels, format, firstOf, deepest } = league;
  const { there, level, begins, draw } = drawSeasons(league);
  const { weeks } = format;
  const positionsOf = Array.from({ length: format.teams }, (_, team) =>
    position.subarray(firstOf[team], firstOf[team + 1]),
  );
  const points = new Float64Array(deepest);
  const scratch = lineupScratch(deepest);
  return (team, first, end, random) => {
    for (let player = first; player < end; player++) draw(player, random);
    const positions = positionsOf[team] as Uint8Array;
    for (let week = 0; week < weeks; week++) {
      for (let player = first; player < end; player++) {
        const isThere = ((there[player] as number) >> week) & 1;
        const at = (begins[player] as number) + week;
        points[player - first] = isThere ? (level[player] as number) * (levels[at] as number) : 0;
      }
      scores[team * weeks + week] = lineupPoints(rules, points, positions, end - first, scratch);
    }
  };
}
