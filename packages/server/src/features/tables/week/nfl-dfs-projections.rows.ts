import type { nflDfsProjections } from '@pylon/contract/tables/week/nfl-dfs-projections.table';
import { DAILY_SCORINGS, DAILY_SITE_NAMES, DAILY_SITES, type DailySite } from '@pylon/engine/daily/sites';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { gameLines } from '../../../football/games/game-lines.ts';
import { scoredProjections } from '../../../football/projected-points.ts';
import { teamGames } from '../../../football/team-games.ts';
import { weekAhead } from '../../../football/week-ahead.ts';
import type { RowsOf } from '../../../tables/rows.ts';
import { type KnownScoring, knownScoring } from '../../../wire/scoring-system.ts';

/** Each site's classic contest as a scoring; a league it has not, and none is asked for. */
const SCORINGS: ReadonlyMap<DailySite, KnownScoring> = new Map(
  DAILY_SITES.map((site) => [
    site,
    knownScoring({
      ...{ id: site, name: DAILY_SITE_NAMES[site], settings: DAILY_SCORINGS[site], league: DEFAULT_LEAGUE },
      ...{ owner: null, platform: site, isHidden: true },
    }),
  ]),
);

/** Everybody of whom the week asked for, or the next, expects points. Classic contests have no kickers. */
export const rows: RowsOf<typeof nflDfsProjections> = ({ edition, season, week: asked, choices: { site } }) => {
  const scoring = SCORINGS.get(site);
  if (!scoring) throw new Error(`no site ${site}`);
  const week = asked === -1 ? weekAhead(edition, season) : asked;
  const lines = gameLines(edition, season);
  const counts = new Map<string, number>();
  return [...scoredProjections(edition, { season, period: 'weekly', week }, scoring).values()]
    .filter(({ position, points }) => position !== 'K' && points.expected > 0)
    .sort((one, other) => other.points.expected - one.points.expected)
    .flatMap(({ entityId, position, points }) => {
      const teamId = edition.indexes.teamOf(entityId, season);
      const game = teamGames(edition, teamId, season).find((each) => each.week === week)?.told;
      if (!game) return [];
      const positionRank = (counts.get(position) ?? 0) + 1;
      counts.set(position, positionRank);
      const { expected, floor, ceiling } = points;
      return [{ entityId, game, positionRank, points: expected, floor, ceiling, ...lines(week, teamId) }];
    });
};
