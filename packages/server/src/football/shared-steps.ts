import type { Edition } from '@pylon/almanac/editions/edition';
import { LIST_FORMATS } from '@pylon/engine/rankings/list-formats';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { askedWeek } from '../wire/period.ts';
import { everybodysSystems } from '../wire/scoring-system.ts';
import { seasonNow } from '../wire/season.ts';
import { guillotineAhead, guillotineDraft } from './guillotine.ts';
import { pointsAllowed } from './points-allowed.ts';
import { forecastQuery, projectionUnits } from './projected-points.ts';
import { publishedLists, rankingMaterial, seasonMarket } from './ranking-material.ts';
import { rankingsBoard } from './rankings-board.ts';
import { draftPositions, seasonPlayers } from './season-players.ts';
import { seasonPoints, weeksOfGames } from './season-points.ts';
import { scoresBefore, utilizedPlayers } from './utilization.ts';
import { weekPublishers } from './week-market.ts';

/** Systems that nearly everybody plays by. */
const USUAL_SYSTEMS = 3;

/**
 * What answers on the season that is played share, a step at a time, each made of those before: no answer has to make
 * more than a step of it.
 */
export function* sharedSteps(edition: Edition, now: Date): Generator<void, void> {
  const inSeason = seasonNow(edition, now);
  if (!inSeason) return;
  const season = inSeason.year;
  for (const year of edition.manifest.seasons) {
    for (const week of weeksOfGames(edition, year)) {
      week();
      yield;
    }
  }
  for (const year of edition.manifest.seasons) {
    for (const scoring of everybodysSystems().slice(0, USUAL_SYSTEMS)) {
      for (const position of POSITIONS) pointsAllowed(edition, year, scoring, [position]);
      yield;
    }
  }
  for (const format of LIST_FORMATS) {
    seasonMarket(edition, season, format);
    yield;
  }
  const seasonal = { season, period: 'seasonal', week: 0 } as const;
  const weekly = { season, period: 'weekly', week: askedWeek(-1, inSeason) } as const;
  const rest = { season, period: 'restOfSeason', week: 0 } as const;
  forecastQuery(edition, season);
  yield;
  for (const query of [seasonal, weekly, rest]) {
    projectionUnits(edition, query);
    yield;
    for (const format of LIST_FORMATS) {
      publishedLists(edition, query, format);
      yield;
    }
  }
  utilizedPlayers(edition, season);
  yield;
  scoresBefore(edition, season, weekly.week);
  yield;
  for (const publisher of weekPublishers(edition, season, weekly.week)) {
    projectionUnits(edition, weekly, publisher);
    yield;
  }
  for (const query of [seasonal, weekly, rest]) {
    rankingMaterial(edition, query);
    yield;
  }
  for (const scoring of everybodysSystems().slice(0, USUAL_SYSTEMS)) {
    const { league } = scoring;
    rankingsBoard(edition, { ...seasonal, scoring, league, expertIds: [] });
    yield;
    seasonPoints(edition, season - 1, scoring);
    yield;
    seasonPoints(edition, season, scoring);
    yield;
    draftPositions(edition, season, { scoring, league }, 'consensus');
    yield;
    seasonPlayers(edition, season, { scoring, league });
    yield;
    guillotineDraft(edition, season, scoring);
    yield;
    guillotineAhead(edition, season, scoring);
    yield;
  }
}
