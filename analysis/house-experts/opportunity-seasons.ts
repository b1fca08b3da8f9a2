// Opportunity for a season and what is left of one: how far touchdowns should come from a player's chances at their
// position's rates instead of at their own. Seasons 2012 to 2016 choose, 2017 to 2020 judge.

import { remainingGameLine } from '../../packages/almanac/src/house/projections/remaining.ts';
import { seasonLine } from '../../packages/almanac/src/house/projections/season-line.ts';
import type { StatLine } from '../../packages/engine/src/scoring/stat-keys.ts';
import {
  gamesOfSeasons,
  halfPprPoints,
  rankedSeasons,
  SKILL_POSITIONS,
  type SkillPosition,
  sumOfGames,
} from '../projections/history.ts';
import { ATTEMPTS_PER_COMPLETION, chanceRates, LEARNED_THROUGH, touchdownsMissing } from './chance-rates.ts';
import { judgedShare } from './judge-share.ts';
import { type JudgedShare, printShares } from './record.ts';

const POOL = { QB: 32, RB: 72, WR: 84, TE: 32 } as const;
/** Weeks after which the rest of a season is forecast; 0 is before it. */
const CUTS = [0, 4, 8, 12] as const;

/** One forecast of the games that were left: the house's line per game, what followed, and the plain mean so far. */
interface RestForecast {
  readonly season: number;
  readonly cut: number;
  readonly position: SkillPosition;
  readonly line: StatLine;
  readonly happened: number;
  readonly trailing: number | null;
}

function restForecasts(): readonly RestForecast[] {
  const games = gamesOfSeasons();
  return rankedSeasons().flatMap((row) => {
    if (row.rank > POOL[row.position]) return [];
    const own = games.get(`${row.season} ${row.gsis}`) ?? [];
    const before = { ...seasonLine(row.position, row.rank, row.before), asOf: '' };
    return CUTS.flatMap((cut): RestForecast[] => {
      const played = own.filter(({ week }) => week <= cut);
      const left = own.filter(({ week }) => week > cut);
      if (left.length < 3 || (cut > 0 && played.length === 0)) return [];
      const line = sumOfGames(played);
      const attempts = ATTEMPTS_PER_COMPLETION * line.passingCompletions;
      const soFar = played.length > 0 ? { games: played.length, line: { ...line, passingAttempts: attempts } } : null;
      const next = remainingGameLine(row.position, { before, soFar, week: null }, '');
      if (!next) return [];
      return [
        {
          season: row.season,
          cut,
          position: row.position,
          line: next.line,
          happened: halfPprPoints(sumOfGames(left)) / left.length,
          trailing: soFar ? halfPprPoints(soFar.line) / soFar.games : null,
        },
      ];
    });
  });
}

const rates = chanceRates();

function judged(all: readonly RestForecast[], position: SkillPosition, isBefore: boolean): JudgedShare {
  const of = all.filter((row) => row.position === position && (row.cut === 0) === isBefore);
  return judgedShare({
    period: isBefore ? 'seasonal' : 'restOfSeason',
    position,
    learn: of.filter(({ season }) => season <= LEARNED_THROUGH),
    judge: of.filter(({ season }) => season > LEARNED_THROUGH),
    groupOf: ({ season, cut }) => `${season} ${cut}`,
    shared:
      (share) =>
      ({ line }) =>
        halfPprPoints(line) + share * touchdownsMissing(line, rates[position]),
    plain: isBefore ? null : ({ trailing }) => trailing ?? 0,
  });
}

/** Before a season and after weeks 4, 8 and 12, by position. */
export function judgedSeasons(): readonly JudgedShare[] {
  const all = restForecasts();
  return [true, false].flatMap((isBefore) => SKILL_POSITIONS.map((position) => judged(all, position, isBefore)));
}

if (import.meta.main) printShares(judgedSeasons());
