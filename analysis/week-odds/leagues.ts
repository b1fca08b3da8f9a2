// Invented leagues on real weeks: twelve teams that drafted position by position, line-ups by what was projected.
import { seededRandom, shuffled } from '../../packages/engine/src/random/random.ts';
import { DEFAULT_LEAGUE, type SlotCounts } from '../../packages/engine/src/vocabulary/league.ts';
import { bestLineupFor } from '../../packages/engine/src/week-odds/goal-lineups.ts';
import type { WeekPlayer } from '../../packages/engine/src/week-odds/week-player.ts';
import { type Lead, leadOf } from '../../packages/engine/src/week-odds/win-chance.ts';
import { mean } from '../statistics.ts';
import { asWeekPlayer, byWeek, depths, type PlayedWeek } from './weeks.ts';

const TEAMS = DEFAULT_LEAGUE.teams;
/** Players of each position that a team drafts: sixteen. */
const ROSTER = { QB: 2, RB: 5, WR: 5, TE: 2, K: 1, DST: 1 } as const;

/** One team's week: the players who were active, with what they scored. */
export interface TeamWeek {
  readonly roster: readonly WeekPlayer[];
  readonly happened: ReadonlyMap<string, number>;
}

/** A week of a league: its teams, in an order that makes the first two opponents, the next two, and so on. */
export type LeagueWeek = readonly TeamWeek[];

export const slotsFor = (rows: readonly PlayedWeek[]): SlotCounts => ({
  ...DEFAULT_LEAGUE.slots,
  DST: rows.some(({ position }) => position === 'DST') ? 1 : 0,
});

/**
 * How a position is dealt: 'in rounds' the best twelve, one to each team, then the next twelve; 'at random' all that
 * are drafted at once, so that some teams are much better than others.
 */
export const DEALINGS = ['in rounds', 'at random'] as const;
export type Dealing = (typeof DEALINGS)[number];

/**
 * The weeks of one league in one season. Players are dealt by the sum of what was projected for them, with a fifth of
 * noise on it either way.
 */
export function leagueWeeks(rows: readonly PlayedWeek[], league: number, dealing: Dealing): readonly LeagueWeek[] {
  const random = seededRandom(`league ${league}`);
  const teamOf = new Map<string, number>();
  const players = [...Map.groupBy(rows, ({ id }) => id)].map(([id, weeks]) => ({
    id,
    position: weeks[0]?.position,
    // The sum: whoever plays half of the season is worth half to who drafts them.
    worth: weeks.reduce((sum, { projected }) => sum + projected, 0) * (1 + 0.4 * (random.fork(id).next() - 0.5)),
  }));
  for (const [position, perTeam] of Object.entries(ROSTER)) {
    const best = players.filter((one) => one.position === position).sort((a, b) => b.worth - a.worth);
    const atOnce = dealing === 'in rounds' ? TEAMS : TEAMS * perTeam;
    for (let first = 0; first < TEAMS * perTeam; first += atOnce) {
      const order = shuffled(atOnce, random.fork(`${position} ${first}`));
      for (const [at, { id }] of best.slice(first, first + atOnce).entries()) teamOf.set(id, (order[at] ?? 0) % TEAMS);
    }
  }
  return byWeek(rows).map((week) => {
    const depth = depths(week);
    const teams = Array.from({ length: TEAMS }, (_, team) => {
      const own = week.filter(({ id }) => teamOf.get(id) === team);
      return {
        roster: own.map((row) => ({ ...asWeekPlayer(row), depth: depth.get(row) ?? 1 })),
        happened: new Map(own.map(({ id, happened }) => [id, happened])),
      };
    });
    const order = shuffled(TEAMS, random.fork(`week ${week[0]?.week}`));
    return [...order].flatMap((team) => teams[team] ?? []);
  });
}

/** A match-up: the expected lead of the first team and by how much it won. */
export interface Played {
  readonly lead: Lead;
  readonly margin: number;
}

/** A team's week: its line-up as it was set by projection, and what that scored. */
export interface SetTeam {
  readonly starters: readonly WeekPlayer[];
  readonly points: number;
}

/** The weeks of some leagues, line-ups set by projection; teams in the order of {@link LeagueWeek}. */
export function setWeeks(
  rows: readonly PlayedWeek[],
  leagues: number,
  dealing: Dealing,
): readonly (readonly SetTeam[])[] {
  const slots = slotsFor(rows);
  const set = ({ roster, happened }: TeamWeek): SetTeam => {
    const starters = bestLineupFor('points', roster, slots).places.flatMap(({ starter }) => starter ?? []);
    return { starters, points: starters.reduce((sum, { id }) => sum + (happened.get(id) ?? 0), 0) };
  };
  return Array.from({ length: leagues }, (_, league) => leagueWeeks(rows, league, dealing)).flatMap((weeks) =>
    weeks.map((week) => week.map(set)),
  );
}

/** The match-ups of some weeks: the first two teams, the next two, and so on. */
export const matchupsOf = (weeks: readonly (readonly SetTeam[])[]): readonly Played[] =>
  weeks.flatMap((week) => {
    const played: Played[] = [];
    for (let at = 0; at + 1 < week.length; at += 2) {
      const [own, other] = [week[at], week[at + 1]];
      if (own && other) played.push({ lead: leadOf(own.starters, other.starters), margin: own.points - other.points });
    }
    return played;
  });

/** All match-ups of some leagues, line-ups set by projection. */
export const matchups = (rows: readonly PlayedWeek[], leagues: number, dealing: Dealing): readonly Played[] =>
  matchupsOf(setWeeks(rows, leagues, dealing));

export const outcomeOf = ({ margin }: Played): number => (margin > 0 ? 1 : margin === 0 ? 0.5 : 0);

/** Spread of how far margins fell from expected leads, points. */
export const spreadOfMargins = (played: readonly Played[]): number =>
  Math.sqrt(mean(played.map(({ lead, margin }) => (margin - lead.mean) ** 2)));
