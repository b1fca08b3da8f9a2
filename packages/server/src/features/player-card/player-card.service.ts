import type { Edition } from '@pylon/almanac/editions/edition';
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { getPlayerCard, PlayerCard } from '@pylon/contract/player-card';
import { rankingsBoard, tiersOf } from '../../boards/rankings-board.ts';
import { seasonPoints } from '../../boards/season-points.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { byeWeekOf, known, toWireEntity, toWireTeam } from '../../present/entity.ts';
import { cents, scoredProjections, toWirePoints } from '../../present/projected-points.ts';
import { provenanceOf } from '../../present/provenance.ts';
import { type KnownScoring, scoringById } from '../../present/scoring-system.ts';
import { seasonById } from '../../present/season.ts';
import { gameOf } from '../../present/team-games.ts';
import { gameLogRows } from './game-log-rows.ts';
import { seasonTotals } from './season-totals.ts';

type Answer = AnswerOf<typeof getPlayerCard>;
type Query = QueryOf<typeof getPlayerCard>;

/** One player or defence in a season and a scoring. */
export function playerCard(edition: Edition, query: Query, now: Date): Outcome<Answer> {
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const system = scoringById(query.scoringSystemId);
  if (!system.ok) return system;
  const { year } = inSeason.season;
  const { scoring } = system;
  const entityId = query.playerId;
  const entity = toWireEntity(edition, entityId, year);
  if (!entity) return failure('player-not-found');

  const teamId = edition.indexes.teamOf(entityId, year);
  const lastSeason = seasonPoints(edition, year - 1, scoring).get(entityId);
  return found({
    playerCard: {
      ...entity,
      seasonId: query.seasonId,
      teamDetails: teamDetails(edition, teamId),
      ...biography(edition, entityId, now),
      byeWeek: byeWeekOf(edition, entityId, year),
      nextGame: gameOf(edition, teamId, year, { week: null, now }),
      ...standing(edition, entityId, year, scoring),
      projection: projectionOf(edition, entityId, year, scoring),
      seasons: seasonTotals(edition, entityId, scoring),
      lastSeasonalFPTS: lastSeason ? cents(lastSeason.points) : null,
      gameLog: gameLogRows(edition, entityId, year, scoring),
      provenance: provenanceOf(edition),
    },
  });
}

function teamDetails(edition: Edition, teamId: string | null): PlayerCard['teamDetails'] {
  const team = teamId === null ? null : toWireTeam(edition, teamId);
  if (!team) return null;
  const { alias, fullName, primaryColor, secondaryColor, logoURL } = team;
  return { alias, fullName, primaryColor, secondaryColor, logoURL };
}

type Biography = Pick<PlayerCard, 'age' | 'heightInches' | 'weightPounds' | 'college' | 'rookieYear' | 'draftOverall'>;

function biography({ tables, indexes }: Edition, entityId: string, now: Date): Biography {
  const { column } = tables.players;
  const row = indexes.playerRow(entityId) ?? -1; // a defence has no row, and every column nothing at −1
  const birthDate = column.birthDate[row] ?? null;
  return {
    age: birthDate === null ? null : yearsBetween(new Date(birthDate), now),
    heightInches: known(column.heightInches[row]),
    weightPounds: known(column.weightPounds[row]),
    college: column.college[row] ?? null,
    rookieYear: known(column.rookieYear[row]),
    draftOverall: known(column.draftOverall[row]),
  };
}

/** Completed years. */
function yearsBetween(birth: Date, now: Date): number {
  const years = now.getUTCFullYear() - birth.getUTCFullYear();
  const hadBirthday =
    now.getUTCMonth() > birth.getUTCMonth() ||
    (now.getUTCMonth() === birth.getUTCMonth() && now.getUTCDate() >= birth.getUTCDate());
  return hadBirthday ? years : years - 1;
}

type Standing = Pick<PlayerCard, 'rank' | 'positionRank' | 'tier' | 'adp' | 'bestRanking' | 'worstRanking'>;

/** His place in the season's rankings; his tier is the one among players of his position. */
function standing(edition: Edition, entityId: string, season: number, scoring: KnownScoring): Standing {
  const query = { season, period: 'seasonal', week: 0, scoring, league: scoring.league, expertIds: [] } as const;
  const { rows, experts } = rankingsBoard(edition, query);
  const row = rows.find((candidate) => candidate.entityId === entityId);
  if (!row) return { rank: null, positionRank: null, tier: null, adp: null, bestRanking: null, worstRanking: null };
  const opinions = experts
    .flatMap((expert) => {
      const rank = row.ranks[expert.id];
      return rank === undefined || expert.id === 'consensus' ? [] : [{ rank, expert }];
    })
    .sort((a, b) => a.rank - b.rank);
  const ofPosition = rows.filter(({ position }) => position === row.position);
  return {
    rank: row.rank,
    positionRank: row.positionRank,
    tier: tiersOf(ofPosition).get(entityId) ?? null,
    adp: row.adp === null ? null : cents(row.adp),
    bestRanking: opinions[0] ?? null,
    worstRanking: opinions.at(-1) ?? null,
  };
}

function projectionOf(
  edition: Edition,
  entityId: string,
  season: number,
  scoring: KnownScoring,
): PlayerCard['projection'] {
  const projection = scoredProjections(edition, { season, period: 'seasonal', week: 0 }, scoring).get(entityId);
  if (!projection) return null;
  return {
    points: toWirePoints(projection.points),
    games: cents(projection.games),
    stats: Object.fromEntries(Object.entries(projection.line).map(([key, amount]) => [key, cents(amount)])),
  };
}
