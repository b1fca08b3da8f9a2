// What the world may know and expect before a day: for a season, for what is left of one, for a week.
import type { Random } from '@pylon/engine/random/random';
import { JOBS } from '../league/athletes.ts';
import { CLUBS } from '../league/clubs.ts';
import { belief, type DepthChart, depthCharts, whoPlays } from '../league/depth.ts';
import { chance, normal } from '../league/draws.ts';
import type { Member } from '../league/league.ts';
import type { PlayedSeason } from '../league/season.ts';
import { strength } from '../rows/reference-rows.ts';
import { type Expectation, expectGame, type Opposition } from './expectations.ts';
import type { LeagueRates } from './league-rates.ts';
import { addLine, emptyLine } from './stat-index.ts';

/** Expected amounts over some games. */
export interface Outlook extends Expectation {
  /** Games that the line covers. */
  readonly games: number;
}

/** Ways that a season might go which an outlook averages over: who is hurt, who surprises. */
const SCENARIOS = 14;
/** How far athletes may still surprise, in standard deviations of their job. */
const SURPRISE = { QB: 0.15, others: 0.4 } as const;
/** Publishers expect passers to last longer than they do. */
const PASSER_ABSENCE_WEIGHT = 0.5;
/** Chance that somebody on reserve is missing in an average week of what is left. */
const RESERVE_ABSENCE = 0.6;

/**
 * What to expect of everybody from a week to the end of the season.
 *
 * @param week 1 before the season
 */
export function seasonOutlook(season: PlayedSeason, rates: LeagueRates, week: number, random: Random): Outlook[] {
  const { members, clubForms } = season.squads;
  const gamesLeft = CLUBS.map(
    (_, club) =>
      season.fixtures.filter((game) => game.week >= week && (game.home === club || game.away === club)).length,
  );
  const sums = new Map<string, { first: Expectation; line: number[]; games: number }>();
  const healthy = { of: () => undefined };
  for (let scenario = 0; scenario < SCENARIOS; scenario++) {
    const present = members
      .filter((member) => JOBS_PROJECTED.has(member.athlete.job))
      .filter((member) => {
        const onReserve = week > 1 && season.infirmary.of(member.number, week)?.onReserve;
        const { job } = member.athlete;
        const usual = (rates.absence[job] ?? 0) * (job === 'QB' ? PASSER_ABSENCE_WEIGHT : 1);
        return !chance(random, onReserve ? RESERVE_ABSENCE : usual);
      })
      .map((member): Member => {
        const form =
          belief(member, week) + normal(random, 0, member.athlete.job === 'QB' ? SURPRISE.QB : SURPRISE.others);
        return { ...member, form, esteem: form };
      });
    const charts = fillUp(depthCharts(present, 1, healthy), members);
    for (const [club, chart] of charts.entries()) {
      const clubForm = clubForms[club];
      if (!clubForm) continue;
      for (const expected of expectGame({ club, clubForm, rates, opposition: null }, chart)) {
        const sum = sums.get(expected.entityId) ?? { first: expected, line: emptyLine(), games: 0 };
        sums.set(expected.entityId, sum);
        const weight = (gamesLeft[club] ?? 0) / SCENARIOS;
        sum.games += weight;
        addLine(sum.line, expected.line, weight);
      }
    }
  }
  return [...sums.values()].map(({ first, line, games }) => ({ ...first, line, games }));
}

const JOBS_PROJECTED: ReadonlySet<string> = new Set(['QB', 'RB', 'WR', 'TE', 'K']);

/** A club whose passers or kickers are all missing in a scenario takes the first of its squad after all. */
function fillUp(charts: readonly DepthChart[], members: readonly Member[]): DepthChart[] {
  return charts.map((chart, club) => {
    const own = (job: 'QB' | 'RB' | 'K') =>
      members.filter((member) => member.club === club && member.athlete.job === job);
    const filled = Object.fromEntries(JOBS.map((job) => [job, chart[job]])) as Record<
      keyof DepthChart,
      readonly Member[]
    >; // one list per job
    for (const job of ['QB', 'RB', 'K'] as const) if (filled[job].length === 0) filled[job] = own(job).slice(0, 1);
    return filled;
  });
}

/** What to expect of a week, by those who know who is out, and nothing of clubs that rest. */
export function weekOutlook(season: PlayedSeason, rates: LeagueRates, week: number): Outlook[] {
  const charts = season.charts[week - 1] ?? [];
  return season.fixtures
    .filter((fixture) => fixture.week === week)
    .flatMap(({ home, away }) => [
      ...expectSide(season, rates, { week, club: home, other: away, venue: 1, chart: charts[home] }),
      ...expectSide(season, rates, { week, club: away, other: home, venue: -1, chart: charts[away] }),
    ]);
}

function expectSide(
  season: PlayedSeason,
  rates: LeagueRates,
  side: {
    readonly week: number;
    readonly club: number;
    readonly other: number;
    readonly venue: 1 | -1;
    readonly chart: DepthChart | undefined;
  },
): Outlook[] {
  const { week, club, other, venue } = side;
  const { clubForms } = season.squads;
  const [clubForm, form] = [clubForms[club], clubForms[other]];
  if (!side.chart || !clubForm || !form) return [];
  const playing = whoPlays(side.chart, week, season.infirmary);
  const believed = Object.fromEntries(
    JOBS.map((job) => [job, playing[job].map((member) => ({ ...member, form: belief(member, week) }))]),
  ) as unknown as DepthChart; // one list per job
  const opposition: Opposition = { form, scores: strength(season, other).scores, venue };
  return expectGame({ club, clubForm, rates, opposition }, believed).map((expected) => ({ ...expected, games: 1 }));
}
