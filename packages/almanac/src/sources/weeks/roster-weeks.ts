// Which team a player was with, week by week, and who was on which roster on a day.
import type { PlayerId, TeamId } from '@pylon/engine/vocabulary/entities';
import { type RosterPlace, type RosterRecord, rosterPlace } from '../nflverse/rosters.ts';
import type { Calendar } from '../reading/calendar.ts';

/** A roster record whose player is known. */
export interface JoinedRoster {
  readonly playerId: PlayerId;
  readonly record: RosterRecord;
}

/** Team of a player in a week. */
export type TeamOfWeek = (playerId: PlayerId, season: number, week: number) => TeamId | undefined;

/**
 * Looks a team up in the weekly rosters: that week's, else the last one before (a team has no roster in its bye), else
 * the first one after.
 */
export function teamOfWeek(weekly: readonly JoinedRoster[]): TeamOfWeek {
  const weeks = new Map<string, { week: number; teamId: TeamId }[]>();
  for (const { playerId, record } of weekly) {
    if (record.week === null) continue;
    const key = `${record.season} ${playerId}`;
    const known = weeks.get(key);
    const entry = { week: record.week, teamId: record.team };
    if (known) known.push(entry);
    else weeks.set(key, [entry]);
  }
  for (const entries of weeks.values()) entries.sort((a, b) => a.week - b.week);
  return (playerId, season, week) => {
    const entries = weeks.get(`${season} ${playerId}`);
    return (entries?.findLast((entry) => entry.week <= week) ?? entries?.[0])?.teamId;
  };
}

/**
 * The newest known week of a weekly roster: a week's roster counts as known on the day of its first game. Before a
 * season's first game it is the first week's, the nearest that the file has.
 */
export function knownWeek(calendar: Calendar, season: number, asOf: string): number | undefined {
  const weeks = calendar.weeks(season);
  return weeks.findLast((week) => (calendar.daysOf(season, week)?.first ?? '9999') <= asOf) ?? weeks[0];
}

/**
 * Where each player was on a day, in one season: from the weekly roster's known weeks when there is one, else from the
 * season file. A player whose last record is older than the newest known week of their team is where they were then;
 * one whose season ended with being cut has no team.
 */
export function placesOn(
  weekly: readonly JoinedRoster[],
  seasonal: readonly JoinedRoster[],
  lastWeek: number | undefined,
): ReadonlyMap<PlayerId, RosterPlace> {
  const source = weekly.length > 0 ? weekly : seasonal;
  const latest = new Map<PlayerId, RosterRecord>();
  for (const { playerId, record } of source) {
    if (weekly.length > 0 && (record.week ?? 0) > (lastWeek ?? 0)) continue;
    const before = latest.get(playerId);
    if (!before || (record.week ?? 0) >= (before.week ?? 0)) latest.set(playerId, record);
  }
  return new Map([...latest].map(([playerId, record]) => [playerId, rosterPlace(record)]));
}
