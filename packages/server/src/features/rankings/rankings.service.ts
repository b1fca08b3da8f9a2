import type { Edition } from '@pylon/almanac/editions/edition';
import type { AnswerOf, BodyOf } from '@pylon/contract/endpoint';
import type { listRankings, RankingRow } from '@pylon/contract/rankings';
import type { Period } from '@pylon/engine/vocabulary/weeks';
import { type BoardRow, rankingsBoard, tiersOf } from '../../boards/rankings-board.ts';
import { found, type Outcome } from '../../http/errors.ts';
import { nameOf } from '../../present/entity.ts';
import { cents, toWirePoints } from '../../present/projected-points.ts';
import { provenanceOf } from '../../present/provenance.ts';
import { leagueOf, scoringById } from '../../present/scoring-system.ts';
import { seasonById } from '../../present/season.ts';
import { entityTest, pageOf, positionsOf, type SortValue, sortedRows } from '../../present/table-query.ts';
import { gameOf } from '../../present/team-games.ts';

type Answer = AnswerOf<typeof listRankings>;
type Body = BodyOf<typeof listRankings>;

const PERIODS: Readonly<Record<Body['expertRankingPeriod'], Period>> = {
  Seasonal: 'seasonal',
  Weekly: 'weekly',
  RestOfSeason: 'restOfSeason',
};

/** A page of the rankings of a season, a week or the rest of a season. */
export function rankings(edition: Edition, body: Body, now: Date): Outcome<Answer> {
  const inSeason = seasonById(edition, body.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const system = scoringById(body.scoringSystemId);
  if (!system.ok) return system;
  const { season } = inSeason;
  const period = PERIODS[body.expertRankingPeriod];
  const week = period !== 'weekly' ? 0 : body.week > 0 ? body.week : season.currentWeek;

  const board = rankingsBoard(edition, {
    season: season.year,
    period,
    week,
    scoring: system.scoring,
    league: leagueOf(system.scoring, body.footballScoringLeagueConfig),
    expertIds: body.expertIds,
  });
  const positions = positionsOf(body);
  const listed = board.rows.filter(({ position }) => positions.size === 0 || positions.has(position));
  const tiers = tiersOf(listed);
  const isWanted = entityTest(body);
  const sorted = sortedRows(listed.filter(isWanted), body.orderBy, (key) =>
    columnOf(key, tiers, new Set(board.experts.map(({ id }) => id))),
  );
  if (!sorted.ok) return sorted;

  const toRow = (row: BoardRow): RankingRow => ({
    athlete: row.athlete,
    team: row.team,
    rank: row.rank,
    tier: tiers.get(row.entityId) ?? 1,
    positionRank: row.positionRank,
    byeWeek: row.byeWeek,
    consensus: cents(row.consensus),
    sd: row.sd === null ? null : cents(row.sd),
    ...extremes(row.ranks),
    ranks: row.ranks,
    adp: row.adp === null ? null : cents(row.adp),
    difference: differenceOf(row),
    points: row.points && toWirePoints(row.points),
    vorp: row.vorp === null ? null : cents(row.vorp),
    auctionValue: row.auctionValue,
    game: gameOf(edition, edition.indexes.teamOf(row.entityId, season.year), season.year, {
      week: week === 0 ? null : week,
      now,
    }),
  });
  return found({
    experts: [...board.experts],
    total: sorted.rows.length,
    playerExpertRanking: pageOf(sorted.rows, body).map(toRow),
    provenance: provenanceOf(edition),
  });
}

const differenceOf = ({ adp, consensus }: BoardRow): number | null => (adp === null ? null : cents(adp - consensus));

/** Experts' opinions; the consensus is a mean of them, not one more. */
function extremes(ranks: Readonly<Record<string, number>>): Pick<RankingRow, 'best' | 'worst'> {
  const opinions = Object.entries(ranks)
    .filter(([expertId]) => expertId !== 'consensus')
    .map(([expertId, rank]) => ({ expertId, rank }))
    .sort((a, b) => a.rank - b.rank);
  return { best: opinions[0] ?? null, worst: opinions.at(-1) ?? null };
}

type Column = (row: BoardRow) => SortValue;

const COLUMNS: Readonly<Record<string, Column | undefined>> = {
  rank: ({ rank }) => rank,
  consensus: ({ rank }) => rank,
  positionRank: ({ positionRank }) => positionRank,
  athleteName: nameOf,
  byeWeek: ({ byeWeek }) => byeWeek,
  sd: ({ sd }) => sd,
  best: ({ ranks }) => extremes(ranks).best?.rank ?? null,
  worst: ({ ranks }) => extremes(ranks).worst?.rank ?? null,
  adp: ({ adp }) => adp,
  difference: differenceOf,
  projectedFantasyPoints: ({ points }) => points?.expected ?? null,
  floorFantasyPoints: ({ points }) => points?.floor ?? null,
  ceilingFantasyPoints: ({ points }) => points?.ceiling ?? null,
  vorp: ({ vorp }) => vorp,
  auctionValue: ({ auctionValue }) => auctionValue,
};

function columnOf(key: string, tiers: ReadonlyMap<string, number>, expertIds: ReadonlySet<string>): Column | undefined {
  if (Object.hasOwn(COLUMNS, key)) return COLUMNS[key];
  if (key === 'tier') return ({ entityId }) => tiers.get(entityId) ?? null;
  return expertIds.has(key) ? ({ ranks }) => ranks[key] ?? null : undefined;
}
