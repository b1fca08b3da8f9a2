// The season's days: which week a day belongs to, when a week's files can have been known. Most published files carry
// no date; these rules give them one, so that a past day can be lived through without knowing what came later.
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { addDays } from './eastern-time.ts';

/** What the calendar needs of a game. */
export interface ScheduledGame {
  readonly gameId: string;
  readonly season: number;
  readonly seasonType: 'REG' | 'POST';
  readonly week: number;
  /** Eastern day of the kick-off. */
  readonly day: string;
  readonly homeTeamId: TeamId;
  readonly awayTeamId: TeamId;
}

const WEDNESDAY = 3;
const THURSDAY = 4;

/** First month of a league year: from March on everything is about the coming season. */
const LEAGUE_YEAR_MONTH = 3;

/** The season that a day belongs to. @example seasonOf('2026-02-08') // → 2025 */
export function seasonOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return month >= LEAGUE_YEAR_MONTH ? year : year - 1;
}

/** Days and weeks of the seasons that a schedule covers. */
export class Calendar {
  readonly #games = new Map<string, ScheduledGame>();
  readonly #weeks = new Map<string, { first: string; last: string }>();
  readonly #seasons = new Map<number, { weeks: number[]; regularWeeks: number[] }>();

  readonly #resultsUntil: string;

  /**
   * @param resultsUntil last day whose games are over; a day itself is not over at its noon. Default: whatever day is
   *   asked about
   */
  constructor(games: readonly ScheduledGame[], resultsUntil = '9999-12-31') {
    this.#resultsUntil = resultsUntil;
    for (const game of games) {
      for (const team of [game.homeTeamId, game.awayTeamId]) {
        this.#games.set(`${game.season} ${game.week} ${team}`, game);
      }
      const key = `${game.season} ${game.week}`;
      const week = this.#weeks.get(key);
      this.#weeks.set(key, {
        first: !week || game.day < week.first ? game.day : week.first,
        last: !week || game.day > week.last ? game.day : week.last,
      });
      const season = this.#seasons.get(game.season) ?? { weeks: [], regularWeeks: [] };
      if (!season.weeks.includes(game.week)) season.weeks.push(game.week);
      if (game.seasonType === 'REG' && !season.regularWeeks.includes(game.week)) season.regularWeeks.push(game.week);
      this.#seasons.set(game.season, season);
    }
    for (const { weeks } of this.#seasons.values()) weeks.sort((a, b) => a - b);
  }

  /** Last day whose games are over for somebody who knows what was known on a day. */
  lastResultDay(asOf: string): string {
    return asOf < this.#resultsUntil ? asOf : this.#resultsUntil;
  }

  /** Seasons with at least one game, ascending. */
  get seasons(): readonly number[] {
    return [...this.#seasons.keys()].sort((a, b) => a - b);
  }

  /** A season's weeks, ascending; empty for a season that the schedule lacks. */
  weeks(season: number): readonly number[] {
    return this.#seasons.get(season)?.weeks ?? [];
  }

  /** A season's regular-season weeks, ascending. */
  regularWeeks(season: number): readonly number[] {
    return [...(this.#seasons.get(season)?.regularWeeks ?? [])].sort((a, b) => a - b);
  }

  /** A team's game of a week; undefined in its bye. */
  gameOf(season: number, week: number, teamId: TeamId): ScheduledGame | undefined {
    return this.#games.get(`${season} ${week} ${teamId}`);
  }

  /** First and last day of a week's games. */
  daysOf(season: number, week: number): { readonly first: string; readonly last: string } | undefined {
    return this.#weeks.get(`${season} ${week}`);
  }

  /**
   * The week being played or coming next on a day; undefined after the last game. Before the season: the first week.
   */
  weekAt(season: number, day: string): number | undefined {
    return this.weeks(season).find((week) => (this.daysOf(season, week)?.last ?? '') >= day);
  }

  /** Day before a season's first game; undefined for a season that the schedule lacks. */
  eveOf(season: number): string | undefined {
    const first = this.weeks(season)[0];
    const days = first === undefined ? undefined : this.daysOf(season, first);
    return days && addDays(days.first, -1);
  }

  /** The day before each game day of a week, ascending. */
  evesOf(season: number, week: number): readonly string[] {
    const days = [...this.#games.values()].filter((game) => game.season === season && game.week === week);
    return [...new Set(days.map(({ day }) => addDays(day, -1)))].sort();
  }

  /** Last day of a regular season. */
  regularSeasonEnd(season: number): string | undefined {
    const regular = this.#seasons.get(season)?.regularWeeks ?? [];
    return regular.length === 0 ? undefined : this.daysOf(season, Math.max(...regular))?.last;
  }

  /**
   * Day from which it is known that a game is played: a round of the play-offs is paired when the week before it is
   * over. '' for the regular season, whose schedule is there before it begins.
   */
  pairingDay({ season, seasonType, week }: Pick<ScheduledGame, 'season' | 'seasonType' | 'week'>): string {
    if (seasonType === 'REG') return '';
    const before = this.weeks(season).findLast((other) => other < week);
    return before === undefined ? '' : (this.daysOf(season, before)?.last ?? '');
  }

  /**
   * Day on which an undated report about a team's week (injuries, depth chart) is known: two days before its game, when
   * teams report who will play; one day before a game on a Wednesday or Thursday; in a bye, the week's first day.
   */
  reportDay(season: number, week: number, teamId: TeamId): string | undefined {
    const game = this.gameOf(season, week, teamId);
    if (!game) return this.daysOf(season, week)?.first;
    const weekday = new Date(`${game.day}T00:00:00Z`).getUTCDay();
    return addDays(game.day, weekday === WEDNESDAY || weekday === THURSDAY ? -1 : -2);
  }

  /**
   * Day on which undated projections of a week count as known: the day after the week before; for the first week, the
   * season's eve.
   */
  projectionDay(season: number, week: number): string | undefined {
    const before = this.weeks(season)
      .filter((other) => other < week)
      .at(-1);
    if (before === undefined) return this.eveOf(season);
    const last = this.daysOf(season, before)?.last;
    return last && addDays(last, 1);
  }
}
