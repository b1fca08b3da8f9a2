// Odds that were told before each week of recorded leagues, beside whether the teams then played on.
import type { RestModel } from '../../packages/engine/src/season-simulation/rest-model.shape.ts';
import { restOutlook } from '../../packages/engine/src/season-simulation/rest-outlook.ts';
import type { Told } from '../week-odds/chance-scores.ts';
import { restBefore, type TeamMeans } from './expectations.ts';
import { pointsAfter, type RecordedLeague, tableOf, winsAfter } from './recorded-leagues.ts';

/** Odds of a team before a week. */
export interface ToldOdds extends Told {
  /** The league's season, whose teams share their luck. */
  readonly cluster: string;
  readonly season: number;
  /** Weeks that were over. */
  readonly played: number;
  readonly left: number;
  /** Wins above the line that parts those who play on, on the day. */
  readonly ahead: number;
  /** Whether the team would have played on as the table stood. */
  readonly isIn: boolean;
  /** Share of the league's teams that play on. */
  readonly share: number;
}

const SEASONS = 2_000;

/** Odds after each week but the last, of all teams of the leagues for which anything was expected. */
export const oddsTold = (leagues: readonly RecordedLeague[], means: TeamMeans, model: RestModel): readonly ToldOdds[] =>
  leagues.flatMap((league) =>
    Array.from({ length: league.weeks.length - 1 }, (_, at) => at + 1).flatMap((played) => {
      const expected = means(league, played);
      if (!expected) return [];
      const cluster = `${league.name} ${league.season}`;
      const run = { seasons: SEASONS, seed: `${cluster} ${played}` };
      const { teams } = restOutlook(restBefore(league, played, expected, model), run, 0);
      const wins = winsAfter(league, played);
      const table = tableOf(wins, pointsAfter(league, played));
      const winsAt = (place: number) => wins[table[place] ?? 0] ?? 0;
      const line = (winsAt(league.places - 1) + winsAt(league.places)) / 2;
      return teams.map(({ team, playoffs }) => ({
        ...{ cluster, season: league.season, played, left: league.weeks.length - played },
        chance: playoffs.odds,
        happened: league.playedOn[team] ? 1 : 0,
        ahead: (wins[team] ?? 0) - line,
        isIn: table.indexOf(team) < league.places,
        share: league.places / league.teamIds.length,
      }));
    }),
  );

/** Chances by the record so far alone: a curve over the wins above the line, steeper the fewer weeks are left. */
export interface RecordCurve {
  readonly base: number;
  readonly slope: number;
}

const leadOf = ({ ahead, left }: ToldOdds): number => ahead / Math.sqrt(left);

export const byRecord = ({ base, slope }: RecordCurve, told: readonly ToldOdds[]): readonly ToldOdds[] =>
  told.map((one) => ({ ...one, chance: 1 / (1 + Math.exp(-(base + slope * leadOf(one)))) }));

/** The curve that fits best what happened: logistic regression by Newton's steps. */
export function recordCurve(told: readonly ToldOdds[]): RecordCurve {
  let [base, slope] = [0, 1];
  for (let step = 0; step < 25; step++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 0, 0, 0];
    for (const one of told) {
      const x = leadOf(one);
      const p = 1 / (1 + Math.exp(-(base + slope * x)));
      const weight = p * (1 - p);
      g0 += one.happened - p;
      g1 += (one.happened - p) * x;
      h00 += weight;
      h01 += weight * x;
      h11 += weight * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    base += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return { base, slope };
}

/** Of every team the share of teams that play on. */
export const byShare = (told: readonly ToldOdds[]): readonly ToldOdds[] =>
  told.map((one) => ({ ...one, chance: one.share }));

/** As the table stands, with no doubt. */
export const byTable = (told: readonly ToldOdds[]): readonly ToldOdds[] =>
  told.map((one) => ({ ...one, chance: one.isIn ? 1 : 0 }));
