import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import type { TableRows } from '../../tables/all.ts';
import type { WhoIsWho } from '../consensus/who-is-who.ts';
import { latestDay } from '../days.ts';
import type { SeasonClock } from '../season-clock.ts';
import type { PlayedLines } from './played-lines.ts';
import type { SeasonForecast } from './preseason.ts';
import { meanLine, newestDay, type PublishedLine, publishedLines } from './published-lines.ts';
import { type GameLine, type NewestWeek, remainingGameLine } from './remaining.ts';
import { scaled } from './stat-lines.ts';
import { withImpliedStats } from './stat-shares.ts';

/** Published rest-of-season lines older than this have been overtaken. */
const STALE_DAYS = 14;
/** So many weeks, the present one included, may have what was last published of a player. */
const RECENT_WEEKS = 3;
const DAY_MS = 86_400_000;

/** Roster states of players who may not play for weeks. */
const RESERVE: ReadonlySet<string> = new Set([
  'InjuredReserve',
  'PhysicallyUnableToPerform',
  'NonFootballInjured',
  'ReserveSuspended',
  'ReserveExempt',
  'ReserveRetired',
]);
/**
 * What is left of a reserve player's share of games: .34 in 2023 and .24 in 2025 of an active player's. Four in a
 * hundred played the week after.
 * @source analysis/projections "reserve"
 */
const RESERVE_AVAILABILITY = 0.3;

/** Who is on reserve in a season under way; before it, ranks and lists know of injuries themselves. */
export function onReserve(rows: TableRows, clock: SeasonClock): ReadonlySet<string> {
  if (clock.playedThrough === 0) return new Set();
  return new Set(rows.players.filter((player) => RESERVE.has(player.status)).map((player) => player.playerId));
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
): ReadonlyMap<string, GameLine> {
  const { before, played, who, asOf } = known;
  const active = rows.statWeeks.filter((row) => row.season === clock.season).map((row) => row.entityId);
  const fresh = rows.projections.filter(
    (row) =>
      row.season === clock.season &&
      row.period === 'restOfSeason' &&
      Date.parse(asOf) - Date.parse(row.asOf) <= STALE_DAYS * DAY_MS,
  );
  const published = publishedLines(fresh, asOf, (entityId) => who.positionOf(entityId, clock.season));

  const weeks = newestWeeks(rows, clock, who, asOf);
  const reserve = onReserve(rows, clock);
  const lines = new Map<string, GameLine>();
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
    lines.set(
      entityId,
      reserve.has(entityId) ? { ...line, availability: line.availability * RESERVE_AVAILABILITY } : line,
    );
  }
  return lines;
}

/**
 * The newest published week of everybody in a season under way: the first open week's, or one of those shortly before
 * it, for who rests has none of this week.
 */
function newestWeeks(
  rows: TableRows,
  { season, playedThrough, openWeeks: [present = 0] }: SeasonClock,
  who: WhoIsWho,
  asOf: string,
): ReadonlyMap<string, NewestWeek> {
  if (playedThrough === 0) return new Map();
  const positionOf = (entityId: string) => who.positionOf(entityId, season);
  const weekly = rows.projections.filter((row) => row.season === season && row.period === 'weekly');
  const newest = new Map<string, NewestWeek>();
  for (let week = present - RECENT_WEEKS + 1; week <= present; week++) {
    const own = weekly.filter((row) => row.week === week);
    for (const [entityId, lines] of publishedLines(own, asOf, positionOf)) {
      const position = positionOf(entityId);
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
