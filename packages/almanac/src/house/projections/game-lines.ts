import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import type { TableRows } from '../../tables/all.ts';
import { RESERVE_STATES } from '../../tables/reference.ts';
import type { WhoIsWho } from '../consensus/who-is-who.ts';
import { latestDay } from '../days.ts';
import type { SeasonClock } from '../season-clock.ts';
import type { PlayedLines } from './played-lines.ts';
import type { SeasonForecast } from './preseason.ts';
import { leftOut, type RecentWeeks } from './published/left-out.ts';
import { meanLine, newestDay, type PublishedLine, publishedLines } from './published/published-lines.ts';
import { type GameLine, type NewestWeek, remainingGameLine } from './remaining.ts';
import { scaled } from './stat-lines.ts';
import { withImpliedStats } from './stat-shares.ts';

/** Published rest-of-season lines older than this have been overtaken. */
const STALE_DAYS = 14;
/** So many weeks, the present one included, may have what was last published of a player. */
const RECENT_WEEKS = 3;
const DAY_MS = 86_400_000;

/**
 * What is left of a reserve player's share of games: .34 in 2023 and .24 in 2025 of an active player's. Four in a
 * hundred played the week after.
 * @source analysis/projections "reserve"
 */
const RESERVE_AVAILABILITY = 0.3;
/**
 * The same of whoever is projected by nobody although their team plays, and was before: hurt, mostly, before any
 * report says so, or a backup again. .62 in 2023 and .67 in 2025 of the games after the present one; in that one four
 * in a hundred played.
 * @source analysis/projections "left-out"
 */
export const LEFT_OUT_AVAILABILITY = 0.6;

/** The line of a game to come of somebody whose team is known. */
export interface NextGameLine extends GameLine {
  /** Whether nobody projects them for the present week although their team has its game before it. */
  readonly isLeftOut: boolean;
}

/** Who is on reserve in a season under way; before it, ranks and lists know of injuries themselves. */
export function onReserve(rows: TableRows, clock: SeasonClock): ReadonlySet<string> {
  if (clock.playedThrough === 0) return new Set();
  return new Set(rows.players.filter((player) => RESERVE_STATES.has(player.status)).map((player) => player.playerId));
}

/** Games of an entity's team without a known result: those ahead, and those whose result is not published yet. */
export function gamesLeft(clock: SeasonClock, entityId: string, who: WhoIsWho): number {
  const team = who.teamOf(entityId, clock.season) ?? '';
  return clock.openWeeks.filter((week) => clock.hasGameLeft(team, week)).length;
}

/** Games that an entity's team has still to play. */
export function gamesAhead(clock: SeasonClock, entityId: string, who: WhoIsWho): number {
  const team = who.teamOf(entityId, clock.season) ?? '';
  return clock.openWeeks.filter((week) => clock.hasGameAhead(team, week)).length;
}

/** How many of their team's games somebody is expected to play: not that of the present week who is left out of it. */
export const expectedGames = (games: number, { isLeftOut, availability }: NextGameLine): number =>
  (games - Number(isLeftOut)) * availability;

/**
 * The line of a game to come, of everybody with a team who was forecast, has played or is projected by a publisher for
 * the rest of the season. What is published is averaged with the house's own line, stat by stat.
 */
export function gameLines(
  rows: TableRows,
  clock: SeasonClock,
  known: {
    readonly before: ReadonlyMap<string, SeasonForecast>;
    readonly played: PlayedLines;
    readonly who: WhoIsWho;
    readonly asOf: string;
  },
): ReadonlyMap<string, NextGameLine> {
  const { before, played, who, asOf } = known;
  const active = rows.statWeeks.filter((row) => row.season === clock.season).map((row) => row.entityId);
  const fresh = rows.projections.filter(
    (row) =>
      row.season === clock.season &&
      row.period === 'restOfSeason' &&
      Date.parse(asOf) - Date.parse(row.asOf) <= STALE_DAYS * DAY_MS,
  );
  const published = publishedLines(fresh, asOf, (entityId) => who.positionOf(entityId, clock.season));

  const recent = recentWeeks(rows, clock, who, asOf);
  const weeks = newestWeeks(recent, clock, who);
  const reserve = onReserve(rows, clock);
  const absent = leftOut(rows, recent, clock, who);
  const lines = new Map<string, NextGameLine>();
  for (const entityId of new Set([...before.keys(), ...active, ...published.keys(), ...weeks.keys()])) {
    const position = who.positionOf(entityId, clock.season);
    if (!position || !who.teamOf(entityId, clock.season)) continue;
    const soFar = {
      before: before.get(entityId) ?? null,
      soFar: played(clock.season, entityId),
      week: weeks.get(entityId) ?? null,
    };
    const own = remainingGameLine(position, soFar, asOf);
    const others = perGame(published.get(entityId) ?? [], gamesAhead(clock, entityId, who));
    const line = others.length > 0 ? withPublished(own, others) : own;
    if (!line) continue;
    const share = reserve.has(entityId) ? RESERVE_AVAILABILITY : absent.has(entityId) ? LEFT_OUT_AVAILABILITY : 1;
    lines.set(entityId, {
      ...line,
      availability: line.availability * share,
      isLeftOut: absent.has(entityId) && !reserve.has(entityId),
    });
  }
  return lines;
}

/** What was published of each of the last weeks, the first open one the last of them; nothing before a season. */
function recentWeeks(
  rows: TableRows,
  { season, playedThrough, openWeeks: [present = 0] }: SeasonClock,
  who: WhoIsWho,
  asOf: string,
): RecentWeeks {
  if (playedThrough === 0) return new Map();
  const positionOf = (entityId: string) => who.positionOf(entityId, season);
  const weekly = rows.projections.filter((row) => row.season === season && row.period === 'weekly');
  return new Map(
    Array.from({ length: RECENT_WEEKS }, (_, index) => present - RECENT_WEEKS + 1 + index).map((week) => [
      week,
      publishedLines(
        weekly.filter((row) => row.week === week),
        asOf,
        positionOf,
      ),
    ]),
  );
}

/**
 * The newest published week of everybody in a season under way: the first open week's, or one of those shortly before
 * it, for who rests has none of this week.
 */
function newestWeeks(recent: RecentWeeks, { season }: SeasonClock, who: WhoIsWho): ReadonlyMap<string, NewestWeek> {
  const newest = new Map<string, NewestWeek>();
  for (const published of recent.values()) {
    for (const [entityId, lines] of published) {
      const position = who.positionOf(entityId, season);
      if (!position) continue;
      const line = withImpliedStats(meanLine(lines), position);
      newest.set(entityId, { line, inputs: lines.map(({ provider }) => provider), asOf: newestDay(lines) });
    }
  }
  return newest;
}

/** Published lines per game; a publisher who does not say how many games means those that are left. */
const perGame = (lines: readonly PublishedLine[], left: number): readonly PublishedLine[] =>
  lines.flatMap((line) => {
    const games = line.games ?? left;
    return games > 0 && left > 0
      ? [{ ...line, line: scaled(line.line, 1 / games), games: Math.min(games, left) / left }]
      : [];
  });

function withPublished(own: GameLine | null, others: readonly PublishedLine[]): GameLine {
  const house: PublishedLine[] = own
    ? [
        {
          provider: 'house',
          asOf: own.asOf,
          games: own.availability,
          line: own.line,
          stated: new Set(Object.keys(own.line) as StatKey[]), // the line's own keys
        },
      ]
    : [];
  const all = [...house, ...others];
  return {
    line: meanLine(all),
    availability: all.reduce((sum, line) => sum + (line.games ?? 1), 0) / all.length,
    inputs: [...new Set([...(own?.inputs ?? []), ...others.map((line) => line.provider)])].sort(),
    asOf: latestDay([own?.asOf ?? '', newestDay(others)]),
  };
}
