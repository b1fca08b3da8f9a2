import type { Edition } from '@pylon/almanac/editions/edition';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { gated, type Tier } from '@pylon/contract/plans/tiers';
import type { GameLogRow, getPlayerCard, PlayerCard } from '@pylon/contract/player-card/player-card';
import type { Expert } from '@pylon/contract/wire';
import { listTiers } from '@pylon/engine/rankings/list-tiers';
import { cents } from '@pylon/engine/tables/cents';
import { ageOf } from '../../football/age.ts';
import { type ScoredProjection, scoredProjections } from '../../football/projected-points.ts';
import { rankingsBoard } from '../../football/rankings-board.ts';
import { seasonPoints } from '../../football/season-points.ts';
import { gameOf } from '../../football/team-games.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import { byeWeekOf, known, toWireEntity, toWireTeam } from '../../wire/entity.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';
import { seasonById } from '../../wire/season.ts';
import { gameLogRows, type OpenGame } from './game-log-rows.ts';
import { seasonTotals } from './season-totals.ts';
import { usageOf } from './utilization-told.ts';

type Answer = AnswerOf<typeof getPlayerCard>;

/** One player or defence in a season and a scoring, as a tier sees them. */
export function playerCard({
  edition,
  query,
  now,
  tier,
  prepared: { scoring },
}: EditionInput<typeof getPlayerCard, { readonly scoring: KnownScoring }>): Outcome<Answer> {
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const { year } = inSeason.value;
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
      ...lockedStanding(tier, standing(edition, entityId, year, scoring)),
      projection: gated(tier, FEATURE, projectionOf(tier, scoredProjection(edition, entityId, year, scoring))),
      seasons: seasonTotals(edition, entityId, scoring),
      lastSeasonalFPTS: lastSeason ? cents(lastSeason.points) : null,
      gameLog: gameLogRows(edition, entityId, year, scoring).map((row) => lockedGame(tier, row)),
      usage: gated(tier, 'utilizationScore', usageOf(edition, entityId, year)),
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

function biography(edition: Edition, entityId: string, now: Date): Biography {
  const { column } = edition.tables.players;
  const row = edition.indexes.playerRow(entityId) ?? -1; // a defence has no row, and every column nothing at −1
  return {
    age: ageOf(edition, entityId, now),
    heightInches: known(column.heightInches[row]),
    weightPounds: known(column.weightPounds[row]),
    college: column.college[row] ?? null,
    rookieYear: known(column.rookieYear[row]),
    draftOverall: known(column.draftOverall[row]),
  };
}

/** The feature that opens the card's figures. */
const FEATURE = 'draftChampion';

interface Opinion {
  readonly rank: number;
  readonly expert: Expert;
}
interface Standing {
  readonly rank: number | null;
  readonly positionRank: number | null;
  readonly tier: number | null;
  readonly adp: number | null;
  readonly bestRanking: Opinion | null;
  readonly worstRanking: Opinion | null;
}

const lockedStanding = (tier: Tier, standing: Standing) => ({
  rank: gated(tier, FEATURE, standing.rank),
  positionRank: gated(tier, FEATURE, standing.positionRank),
  tier: gated(tier, FEATURE, standing.tier),
  adp: standing.adp,
  bestRanking: gated(tier, FEATURE, standing.bestRanking),
  worstRanking: gated(tier, FEATURE, standing.worstRanking),
});

/** Fixtures and injuries are everybody's; what they did in them is the game log's. */
const lockedGame = (tier: Tier, row: OpenGame): GameLogRow => ({
  ...row,
  points: gated(tier, 'gameLogTable', row.points),
  stats: gated(tier, 'gameLogTable', row.stats),
  offensePercent: gated(tier, 'gameLogTable', row.offensePercent),
  opponentPlace: gated(tier, 'pdvTable', row.opponentPlace),
  utilization: gated(tier, 'utilizationScore', row.utilization),
});

/** Their place in the season's rankings; their tier is the one among players of their position. */
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
    tier: listTiers(ofPosition).get(entityId) ?? null,
    adp: row.adp === null ? null : cents(row.adp),
    bestRanking: opinions[0] ?? null,
    worstRanking: opinions.at(-1) ?? null,
  };
}

const scoredProjection = (edition: Edition, entityId: string, season: number, scoring: KnownScoring) =>
  scoredProjections(edition, { season, period: 'seasonal', week: 0 }, scoring).get(entityId);

function projectionOf(tier: Tier, projection: ScoredProjection | undefined) {
  if (!projection) return null;
  const stats = Object.fromEntries(Object.entries(projection.line).map(([key, amount]) => [key, cents(amount)]));
  const { floor, expected, ceiling } = projection.points;
  return {
    points: { floor: cents(floor), expected: cents(expected), ceiling: cents(ceiling) },
    games: gated(tier, 'projections', cents(projection.games)),
    stats: gated(tier, 'projections', stats),
  };
}
