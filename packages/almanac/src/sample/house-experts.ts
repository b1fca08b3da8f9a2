// The values by which the house's experts rank: what each method looks at.
import type { Random } from '@pylon/engine/random/random';
import { CLUBS } from './clubs.ts';
import { normal } from './draws.ts';
import type { PanelView } from './ranking-rows.ts';
import type { PlayedSeason } from './season.ts';
import { STAT } from './stat-index.ts';
import type { Worth } from './worth.ts';

/** Slugs of the house's experts, in their order. */
export const HOUSE_EXPERTS = [
  'market',
  'consensus',
  'scout',
  'opportunity',
  'ceiling',
  'schedule',
  'dynasty',
  'rookie',
] as const;

/** What the methods are given. */
export interface Evidence {
  readonly worth: readonly Worth[];
  readonly panel: PanelView;
  /** Mean average pick by entity, where drafts tell it. */
  readonly marketPick: ReadonlyMap<string, number>;
  /** How much easier than the average a club's remaining games are, as a share of points. */
  readonly easeOfClub: readonly number[];
  readonly season: number;
  /** Points by which the house's own projections are off. */
  readonly error: number;
}

/** Points that a chance is worth to those who look at chances alone. */
const CHANCE_POINTS = { attempt: 0.44, carry: 0.62, target: 1.25 } as const;
/** Variance of a season's points for each point expected. */
const VARIANCE_PER_POINT = 11;

/** Values of each method that ranks for a season or a week; higher is better, minus infinity is unranked. */
export function expertValues({ worth, panel, marketPick, easeOfClub, season, error }: Evidence, random: Random) {
  const own = worth.map(({ value }) => value + normal(random, 0, error));
  const rest = (index: number) => (own[index] ?? 0) - (worth[index]?.points ?? 0);
  return {
    market: worth.map(({ outlook }) => -(marketPick.get(outlook.entityId) ?? Number.POSITIVE_INFINITY)),
    consensus: panel.mean.map((mean) => -mean),
    scout: own,
    opportunity: worth.map(({ outlook, points }, index) => {
      const { line, position } = outlook;
      const amount = (key: number) => line[key] ?? 0;
      const fromChances =
        CHANCE_POINTS.attempt * amount(STAT.passingAttempts) +
        CHANCE_POINTS.carry * amount(STAT.rushingAttempts) +
        CHANCE_POINTS.target * amount(STAT.receivingTargets);
      const counts = position === 'RB' || position === 'WR' || position === 'TE';
      return rest(index) + (counts ? 0.5 * points + 0.5 * fromChances : points);
    }),
    ceiling: worth.map(({ outlook, points }, index) => {
      const youth = outlook.member?.athlete.rookieYear === season ? 1.4 : 1;
      return (own[index] ?? 0) + 0.6 * youth * Math.sqrt(VARIANCE_PER_POINT * Math.max(0, points));
    }),
    schedule: worth.map(({ outlook, points }, index) => {
      const club = outlook.member?.club ?? CLUBS.findIndex(({ teamId }) => teamId === outlook.entityId);
      return (own[index] ?? 0) + points * (easeOfClub[club] ?? 0);
    }),
  };
}

/** Values over a career: what is left of it counts. Kickers and defences have no place. */
export function dynastyValues(worth: readonly Worth[], season: number): number[] {
  return worth.map(({ outlook, value, points }) => {
    const athlete = outlook.member?.athlete;
    if (!athlete || outlook.position === 'K') return Number.NEGATIVE_INFINITY;
    const years = season - athlete.rookieYear;
    const prime = outlook.position === 'QB' ? 10 : outlook.position === 'RB' ? 4 : 6;
    return value * (1 - 0.06 * Math.min(years, prime)) + 0.12 * points * Math.max(0, prime - years) * 0.5;
  });
}

/** Values of this year's rookies alone. */
export const rookieValues = (worth: readonly Worth[], season: number): number[] =>
  dynastyValues(worth, season).map((value, index) =>
    worth[index]?.outlook.member?.athlete.rookieYear === season ? value : Number.NEGATIVE_INFINITY,
  );

/** How much a soft defence lifts points, for each standard deviation. */
const EASE_PER_FORM = 0.03;

/** How much easier than the average each club's games from a week on are, as a share of points. */
export function easeFrom(season: PlayedSeason, week: number, throughWeek: number): number[] {
  return CLUBS.map((_, club) => {
    const opponents = season.fixtures.flatMap(({ week: at, home, away }) =>
      at >= week && at <= throughWeek && (home === club || away === club) ? [home === club ? away : home] : [],
    );
    const forms = opponents.map((opponent) => season.squads.clubForms[opponent]);
    const hard = forms.reduce((sum, form) => sum + (form ? form.passDefense + form.runDefense : 0) / 2, 0);
    return opponents.length > 0 ? (-EASE_PER_FORM * hard) / opponents.length : 0;
  });
}
