import type { Edition } from '@pylon/almanac/editions/edition';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { getWeekNews } from '@pylon/contract/reference/reference';
import { gameProgress } from '../../football/games/game-progress.ts';
import { marketRanks } from '../../football/market-order.ts';
import { toWireEntity } from '../../wire/entity.ts';
import { baseScoring } from '../../wire/scoring-system.ts';

type News = AnswerOf<typeof getWeekNews>;

const MOST_INJURIES = 6;
const MOST_RISERS = 5;
/** Games before the newest one that its share of snaps is compared with. */
const GAMES_BEFORE = 3;
/** Percent of the snaps that somebody must be on the field for, to be worth a line. */
const LEAST_SHARE = 40;
/** A position that is on the field all game or not at all tells nothing by its snaps. */
const SHARES_SNAPS: ReadonlySet<string> = new Set(['RB', 'WR', 'TE']);

/** Games of a week by kick-off. */
export function weekGames({ tables }: Edition, season: number, week: number): News['games'] {
  const { column, length } = tables.games;
  const games: News['games'] = [];
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season || column.week[row] !== week) continue;
    games.push({
      kickoff: column.kickoff[row] ?? '',
      home: column.homeTeamId[row] ?? '',
      away: column.awayTeamId[row] ?? '',
      ...gameProgress(tables.games, row),
    });
  }
  return games.sort((a, b) => (a.kickoff < b.kickoff ? -1 : 1));
}

/** Who stands on a week's injury report with a doubt about the game, those first who are drafted first. */
export function weekInjuries(edition: Edition, season: number, week: number): News['injuries'] {
  const scoring = baseScoring('1');
  const drafted = scoring ? marketRanks(edition, season, scoring) : new Map<string, number>();
  const { column, length } = edition.tables.injuries;
  const reported: { readonly entityId: string; readonly report: string; readonly injury: string | null }[] = [];
  for (let row = 0; row < length; row++) {
    const [entityId, report] = [column.playerId[row] ?? '', column.reportStatus[row]];
    if (column.season[row] !== season || column.week[row] !== week || !report || !drafted.has(entityId)) continue;
    reported.push({ entityId, report, injury: column.injury[row] ?? null });
  }
  return reported
    .sort((a, b) => (drafted.get(a.entityId) ?? 0) - (drafted.get(b.entityId) ?? 0))
    .slice(0, MOST_INJURIES)
    .flatMap(({ entityId, ...facts }) => {
      const entity = toWireEntity(edition, entityId, season);
      return entity ? [{ ...entity, ...facts }] : [];
    });
}

/** Whose share of the snaps rose most in the newest week with counts, up to a week. */
export function weekSnapRisers(edition: Edition, season: number, until: number): Pick<News, 'snapRisers' | 'snapWeek'> {
  const { column, length } = edition.tables.snapCounts;
  const shares = new Map<string, { readonly week: number; readonly share: number }[]>();
  let newest = 0;
  for (let row = 0; row < length; row++) {
    const week = column.week[row] ?? 0;
    if (column.season[row] !== season || week > until) continue;
    const playerId = column.playerId[row] ?? '';
    if (!SHARES_SNAPS.has(edition.indexes.positionOf(playerId, season) ?? '')) continue;
    newest = Math.max(newest, week);
    const games = shares.get(playerId) ?? [];
    shares.set(playerId, games);
    games.push({ week, share: column.offensePercent[row] ?? 0 });
  }
  const risers = [...shares].flatMap(([entityId, games]) => {
    const sorted = games.toSorted((a, b) => b.week - a.week);
    const [last, ...before] = sorted.slice(0, 1 + GAMES_BEFORE);
    if (last?.week !== newest || last.share < LEAST_SHARE || before.length === 0) return [];
    const from = before.reduce((sum, { share }) => sum + share, 0) / before.length;
    return last.share > from ? [{ entityId, from, to: last.share, change: last.share - from }] : [];
  });
  return {
    snapWeek: newest === 0 ? null : newest,
    snapRisers: risers
      .sort((a, b) => b.change - a.change || (a.entityId < b.entityId ? -1 : 1))
      .slice(0, MOST_RISERS)
      .flatMap(({ entityId, ...facts }) => {
        const entity = toWireEntity(edition, entityId, season);
        return entity ? [{ ...entity, ...facts }] : [];
      }),
  };
}
