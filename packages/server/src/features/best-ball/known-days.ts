// What is known of a player of a season by its day: changes on injury reports, on depth charts, and of the team.
import type { Edition } from '@pylon/almanac/editions/edition';
import { easternDayOf } from '@pylon/almanac/house/days';
import type { KnownDay } from '@pylon/contract/best-ball/known-days';
import { teamGames } from '../../football/team-games.ts';

/** Places that say nothing of a player's part in the offence: returners and holders may be anybody. */
const ANYBODY: ReadonlySet<string> = new Set(['KR', 'PR', 'H']);

/** The days, the earliest first; a fact without a day is left out. */
export function knownDays(edition: Edition, entityId: string, season: number): readonly KnownDay[] {
  const byChart = chartDays(edition, entityId, season);
  const told = new Set(byChart.flatMap((each) => (each.kind === 'team' ? [each.teamId] : [])));
  // A chart knows of another team before the first game does.
  const byGame = gameDays(edition, entityId, season).filter(({ teamId }) => !told.has(teamId));
  const days = [...injuryDays(edition, entityId, season), ...byChart, ...byGame];
  return days.sort((one, other) => one.day.localeCompare(other.day));
}

/** Rows of a season about somebody, in the order of the weeks. */
function rowsOf(edition: Edition, table: 'injuries' | 'depthCharts' | 'statWeeks', entityId: string, season: number) {
  const { column } = edition.tables[table];
  return edition.indexes
    .rowsOf(table, entityId)
    .filter((row) => column.season[row] === season)
    .toSorted((one, other) => (column.week[one] ?? 0) - (column.week[other] ?? 0));
}

function dayOfGame(edition: Edition, teamId: string, { season, week }: { season: number; week: number }) {
  const game = teamGames(edition, teamId, season).find((each) => each.week === week);
  return game ? easternDayOf(Date.parse(game.kickoff)) : null;
}

function injuryDays(edition: Edition, entityId: string, season: number): readonly KnownDay[] {
  const { column } = edition.tables.injuries;
  let before: { readonly week: number; readonly report: string } | null = null;
  return rowsOf(edition, 'injuries', entityId, season).flatMap((row): KnownDay[] => {
    const [week = 0, report = null] = [column.week[row], column.reportStatus[row]];
    const isSame = before !== null && before.week >= week - 1 && before.report === report;
    before = report === null ? null : { week, report };
    const day = report === null || isSame ? null : dayOfGame(edition, column.teamId[row] ?? '', { season, week });
    if (report === null || day === null) return [];
    return [{ kind: 'injury-report', day, week, report, injury: column.injury[row] ?? null }];
  });
}

interface Place {
  readonly day: string;
  readonly teamId: string;
  readonly slot: string;
  readonly rank: number;
}

function chartDays(edition: Edition, entityId: string, season: number): readonly KnownDay[] {
  const { column } = edition.tables.depthCharts;
  const best = new Map<string, Place>();
  for (const row of rowsOf(edition, 'depthCharts', entityId, season)) {
    const [day, slot = '', rank = 0] = [column.asOf[row], column.slot[row], column.rank[row]];
    const known = day ? best.get(day) : undefined;
    if (!day || ANYBODY.has(slot) || (known && known.rank <= rank)) continue;
    best.set(day, { day, teamId: column.teamId[row] ?? '', slot, rank });
  }
  const places = [...best.values()].sort((one, other) => one.day.localeCompare(other.day));
  return places.flatMap(({ day, teamId, slot, rank }, at): KnownDay[] => {
    const before = places[at - 1];
    if (!before) return [];
    if (before.teamId !== teamId) return [{ kind: 'team', day, by: 'chart', teamId, teamIdBefore: before.teamId }];
    if (before.slot !== slot || before.rank === rank) return [];
    return [{ kind: 'depth-chart', day, teamId, slot, rank, rankBefore: before.rank }];
  });
}

function gameDays(edition: Edition, entityId: string, season: number) {
  const { column } = edition.tables.statWeeks;
  let before: string | null = null;
  return rowsOf(edition, 'statWeeks', entityId, season).flatMap((row): Extract<KnownDay, { kind: 'team' }>[] => {
    const [week = 0, teamId = null] = [column.week[row], column.teamId[row]];
    const teamIdBefore = before;
    before = teamId ?? before;
    if (teamId === null || teamIdBefore === null || teamId === teamIdBefore) return [];
    const day = dayOfGame(edition, teamId, { season, week });
    return day === null ? [] : [{ kind: 'team', day, by: 'game', teamId, teamIdBefore }];
  });
}
