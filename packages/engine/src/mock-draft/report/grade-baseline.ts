// What is usual in such a draft: found by letting bots without a plan draft the same league many times. It depends on
// the league, the order, the keepers and the pool, not on who picked what, so the caller computes it once and keeps it.

import type { DraftPool } from '../../drafting/draft-pool.ts';
import { type LetterCuts, letterCuts, normalCuts } from '../../drafting/letter-grades.ts';
import { standardised } from '../../drafting/team-grades.ts';
import { draftedPoints, teamPoints } from '../../drafting/team-points.ts';
import { seededRandom } from '../../random/random.ts';
import type { RosterPoints } from '../../season-simulation/roster-points.ts';
import { fallingCurve } from '../../statistics/falling-curve.ts';
import { simulateTo } from '../bots/bot-picks.ts';
import { roomOfDraft } from '../bots/room-of-draft.ts';
import { copyState, openState, playersOf, type RoomState } from '../bots/room-state.ts';
import type { DraftState } from '../rules/draft-state.ts';

export interface GradeBaseline {
  /** By made pick (index as in DraftState.picks): mean points over replacement taken there; never rises. */
  readonly expectedVorp: Float64Array;
  /** Their standard deviation, above 0. */
  readonly spreadVorp: Float64Array;
  readonly participantCuts: LetterCuts;
  readonly pickCuts: LetterCuts;
}

/**
 * Drafts played for the expected values; the first ones also give the cut points of picks, and of teams, whose seasons
 * have to be played. @source docs/sources.md "Grades"
 */
const DRAFTS = 2000;
const DRAFTS_FOR_PICK_CUTS = 400;
const DRAFTS_FOR_TEAM_CUTS = 150;
/** Picks on either side that share in a pick's spread. */
const SPREAD_NEIGHBOURS = 4;
/** No pick is so predictable that a point more makes it a feat. */
const LEAST_SPREAD = 5;

/**
 * The baseline of a draft's kind.
 *
 * @param draft its picks and plans are not looked at
 * @param drafts how many to play; the error of a mean is about 40 / √drafts points
 * @returns the same for the same league, order, keepers, room type and pool
 */
export function gradeBaseline(draft: DraftState, pool: DraftPool, drafts = DRAFTS): GradeBaseline {
  const plain = draft.participants.map((participant) => ({ ...participant, strategy: 'balanced' as const }));
  // What is usual is what plain bots do, also where those of the draft lean as a league does.
  const { leagueRoom: _, ...settings } = draft.settings;
  const start = roomOfDraft({ ...draft, settings, picks: [], participants: plain }, pool.table);
  const { room } = start;
  const points = teamPoints(pool, draft.settings.leagueType);
  const scratch = openState(room);
  const chance = seededRandom('grade baseline');
  const vorpOf = (player: number): number => pool.vorp[player] ?? 0;
  const sums = new Float64Array(room.turns);
  const squares = new Float64Array(room.turns);
  const taken: Float64Array[] = [];
  const participantZs: number[] = [];
  for (let play = 0; play < drafts; play++) {
    copyState(start, scratch);
    simulateTo(scratch, room.turns, chance.fork(play));
    const vorps = Float64Array.from(scratch.taken, vorpOf);
    for (let turn = 0; turn < room.turns; turn++) {
      const vorp = vorps[turn] as number; // as long as the turns
      sums[turn] = (sums[turn] as number) + vorp;
      squares[turn] = (squares[turn] as number) + vorp * vorp;
    }
    if (play < DRAFTS_FOR_PICK_CUTS) taken.push(vorps);
    if (play < DRAFTS_FOR_TEAM_CUTS) participantZs.push(...standardised(pointsOfTeams(scratch, points)).zs);
  }
  const means = sums.map((sum) => sum / drafts);
  const spreadVorp = spreads(squares, means, drafts);
  const expectedVorp = fallingCurve(means);
  const pickZs = taken.flatMap((vorps) =>
    [...vorps].map((vorp, turn) => pickZ({ expectedVorp, spreadVorp }, turn, vorp)),
  );
  return {
    expectedVorp,
    spreadVorp,
    participantCuts: room.teams < 3 ? normalCuts : letterCuts(participantZs),
    pickCuts: letterCuts(pickZs),
  };
}

function spreads(squares: Float64Array, means: Float64Array, drafts: number): Float64Array {
  const variance = squares.map((square, turn) => Math.max(0, square / drafts - (means[turn] ?? 0) ** 2));
  return variance.map((_, turn) => {
    const near = variance.subarray(Math.max(0, turn - SPREAD_NEIGHBOURS), turn + SPREAD_NEIGHBOURS + 1);
    return Math.max(LEAST_SPREAD, Math.sqrt(near.reduce((sum, each) => sum + each, 0) / near.length));
  });
}

/** How far a pick's points over replacement are from the usual, in standard deviations. */
export const pickZ = (
  baseline: Pick<GradeBaseline, 'expectedVorp' | 'spreadVorp'>,
  turn: number,
  vorp: number,
): number => (vorp - (baseline.expectedVorp[turn] ?? 0)) / (baseline.spreadVorp[turn] ?? 1);

/** What drafting has brought all teams of a simulated draft. @param points of the draft's pool */
export function pointsOfTeams(state: RoomState, points: RosterPoints): readonly number[] {
  const { keepers, teamOfKeeper, teams, added } = state.room;
  const held = added?.held ?? [];
  const byTeam = <T>(of: (team: number) => T): readonly T[] => Array.from({ length: teams }, (_, team) => of(team));
  return draftedPoints(
    points,
    byTeam((team) => playersOf(state, team)),
    byTeam((team) => [
      ...held.flatMap((each) => (each.team === team ? [each.player] : [])),
      ...keepers.flatMap(({ player }, index) => (teamOfKeeper[index] === team ? [player] : [])),
    ]),
  );
}
