import type { Edition } from '@pylon/almanac/editions/edition';
import { gated, opens, type Tier } from '@pylon/contract/plans/tiers';
import type { TeamPage } from '@pylon/contract/team-page/team-page';
import { cents } from '@pylon/engine/tables/cents';
import { nameOf } from '@pylon/engine/tables/entity-filter';
import { compareText } from '@pylon/engine/tables/sort-rows';
import { isPosition, POSITIONS } from '@pylon/engine/vocabulary/positions';
import { ageOf } from '../../football/age.ts';
import { seasonPoints } from '../../football/season-points.ts';
import { known, toWireEntity } from '../../wire/entity.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';

export interface RosterAsked {
  readonly edition: Edition;
  readonly teamId: string;
  readonly season: number;
  readonly scoring: KnownScoring;
  readonly now: Date;
  readonly tier: Tier;
}

/** Figures of a season are the season table's, and open with it. */
const FEATURE = 'seasonStatsTableBottom';
/** Roster statuses of players who are no longer with the team that they last played for. */
const GONE: ReadonlySet<string> = new Set(['CUT', 'RET', 'TRD', 'TRC']);

/**
 * A team's players whom fantasy leagues draft, and its defence, by position: the best of the season first where its
 * points are open, else by name, which tells nothing of them.
 */
export function rosterRows({ edition, teamId, season, scoring, now, tier }: RosterAsked): TeamPage['roster'] {
  const scored = seasonPoints(edition, season, scoring);
  const pointsOf = (entityId: string) => scored.get(entityId)?.points ?? Number.NEGATIVE_INFINITY;
  const players = [...playersOf(edition, teamId, season), teamId].flatMap((entityId) => {
    const entity = toWireEntity(edition, entityId, season);
    return entity ? [{ entityId, entity, name: nameOf(entity), place: placeOf(edition, entityId, season) }] : [];
  });
  const isOpen = opens(tier, FEATURE);
  return players
    .sort(
      (one, other) =>
        one.place - other.place ||
        (isOpen ? pointsOf(other.entityId) - pointsOf(one.entityId) : 0) || // two without points: NaN, so by name
        compareText(one.name, other.name),
    )
    .map(({ entityId, entity }) => {
      const total = scored.get(entityId);
      return {
        ...entity,
        age: ageOf(edition, entityId, now),
        rookieYear: known(edition.tables.players.column.rookieYear[edition.indexes.playerRow(entityId) ?? -1]),
        games: gated(tier, FEATURE, total?.games ?? null),
        points: gated(tier, FEATURE, total ? cents(total.points) : null),
        pointsPerGame: gated(tier, FEATURE, total ? cents(total.points / total.games) : null),
        positionFinish: gated(tier, FEATURE, total?.positionFinish ?? null),
      };
    });
}

const placeOf = ({ indexes }: Edition, entityId: string, season: number): number =>
  (POSITIONS as readonly string[]).indexOf(indexes.positionOf(entityId, season) ?? '');

/** Who was last with the team that season; of a season without rosters, who is with it now. */
function playersOf({ tables, indexes }: Edition, teamId: string, season: number): readonly string[] {
  const { column, length } = tables.playerSeasons;
  const ofSeason = Array.from({ length }, (_, row) => row).filter((row) => column.season[row] === season);
  const ids =
    ofSeason.length > 0
      ? ofSeason
          .filter((row) => column.teamId[row] === teamId && !GONE.has(column.status[row] ?? ''))
          .map((row) => column.playerId[row] ?? '')
      : tables.players.column.playerId.filter((_, row) => tables.players.column.teamId[row] === teamId);
  return ids.filter((playerId) => isPosition(indexes.positionOf(playerId, season) ?? ''));
}
