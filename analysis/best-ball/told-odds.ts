// Odds to advance beside what happened: of real drafts, and of rooms that are drafted on the boards of earlier seasons
// and given the real points of their players.
import { ADVANCE_WEIGHT, advanceField, advanceOdds, type ListedDraftable } from '@pylon/engine/best-ball/advance-odds';
import { fieldRooms } from '@pylon/engine/best-ball/field';
import { USUAL_ROUNDS } from '@pylon/engine/best-ball/pod';
import { lineupPoints, lineupRules, lineupScratch } from '@pylon/engine/lineup/seating';
import { FITTED_SLOTS } from '@pylon/engine/mock-draft/bots/position-need';
import { covariance, mean } from '../statistics.ts';
import { loadSeasons, type Season, WEEKS } from '../suggestions/seasons.ts';
import { realPods } from './real-pods.ts';

/** A team whose odds were told before the season. */
export interface Told {
  readonly odds: number;
  readonly isAdvanced: boolean;
}

const ROUNDS = USUAL_ROUNDS;
const DRAFT_ROUNDS = 18;
/** Games of weeks 1 to 14, from which the points of the earlier seasons are, and of the whole season. */
const SEASON_FROM_WEEKS = 17 / 13;

/** The odds of all teams of real drafts. */
export const toldOfReal = (season: number, data: string, weight = ADVANCE_WEIGHT): readonly Told[] =>
  realPods(season, data).flatMap(({ id, draftRounds, list, teams }) => {
    const field = advanceField(list, { teams: teams.length, draftRounds, rounds: ROUNDS, seed: id });
    const rosters = teams.map(({ roster }) => roster);
    const odds = advanceOdds(field, rosters, weight);
    return teams.map(({ isAdvanced }, team) => ({ odds: odds[team]?.advance ?? 0, isAdvanced }));
  });

const TEAMS = 12;

/** Odds, as simulated, of teams of invented rooms with real points, by season. */
export const toldOfEarlier = (rooms: number): ReadonlyMap<number, readonly Told[]> =>
  new Map(loadSeasons().map((season) => [season.season, toldOfSeason(season, rooms)]));

function toldOfSeason({ season, table, weeks }: Season, rooms: number): readonly Told[] {
  // Whose points nobody knows is not drafted.
  const known = [...table.position.keys()].filter((player) => weeks[player] !== null);
  const inOrder = known.sort((a, b) => (table.board[a] ?? 0) - (table.board[b] ?? 0));
  const list = inOrder.map(
    (player): ListedDraftable => ({
      ...{ position: table.position[player] ?? 0, adp: table.board[player] ?? 0, byeWeek: 0 },
    }),
  );
  const points = inOrder.map((player) => (table.points[player] ?? 0) * SEASON_FROM_WEEKS);
  const asked = { teams: TEAMS, draftRounds: DRAFT_ROUNDS, rounds: ROUNDS };
  const field = advanceField(list, { ...asked, points, seed: `field of ${season}` });
  const room = { teams: TEAMS, rounds: DRAFT_ROUNDS, rooms, seed: `rooms of ${season}` };
  return fieldRooms(list, room).flatMap((rosters) => {
    const odds = advanceOdds(field, rosters, 1);
    const real = rosters.map((roster) => hindsight(roster, list, (at) => weeks[inOrder[at] ?? 0] ?? null));
    const line = real.toSorted((a, b) => b - a)[1] ?? 0;
    return rosters.map((_, team) => ({ odds: odds[team]?.advance ?? 0, isAdvanced: (real[team] ?? 0) >= line }));
  });
}

const rules = lineupRules(FITTED_SLOTS);
const scratch = lineupScratch(DRAFT_ROUNDS);

/** Real points of a roster in weeks 1 to 14, each week's line-up chosen afterwards. */
function hindsight(
  roster: readonly number[],
  list: readonly ListedDraftable[],
  weeksOf: (player: number) => Float64Array | null,
): number {
  const positions = Uint8Array.from(roster, (player) => list[player]?.position ?? 0);
  let sum = 0;
  for (let week = 0; week < WEEKS; week++) {
    const points = Float64Array.from(roster, (player) => weeksOf(player)?.[week] ?? 0);
    sum += lineupPoints(rules, points, positions, roster.length, scratch);
  }
  return sum;
}

/** Chance by which everybody is told the same. */
export const BASE = (ROUNDS[0]?.advance ?? 1) / (ROUNDS[0]?.of ?? 1);

const outcome = ({ isAdvanced }: Told): number => Number(isAdvanced);

export const brier = (told: readonly Told[], oddsOf = ({ odds }: Told): number => odds): number =>
  mean(told.map((team) => (oddsOf(team) - outcome(team)) ** 2));

export const logLoss = (told: readonly Told[], oddsOf = ({ odds }: Told): number => odds): number =>
  mean(told.map((team) => -Math.log(team.isAdvanced ? oddsOf(team) : 1 - oddsOf(team))));

/** The chance that a team that advanced had been given better odds than one that did not. */
export function areaUnderCurve(told: readonly Told[]): number {
  const sorted = told.toSorted((a, b) => a.odds - b.odds);
  const of = sorted.filter(({ isAdvanced }) => isAdvanced).length;
  let [below, sum] = [0, 0];
  for (const { isAdvanced } of sorted) {
    if (isAdvanced) sum += below;
    else below++;
  }
  return sum / (of * (sorted.length - of));
}

/** How much what happened rose with the odds. */
export const slope = (told: readonly Told[]): number => {
  const odds = told.map((team) => team.odds);
  return covariance(odds, told.map(outcome)) / covariance(odds, odds);
};
