// Where players are compared, and how each of them stands there.
import type { WireEntity } from '@pylon/contract/wire';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import type { Clock } from '../../clock.ts';
import { scoredGames } from '../../football/season-points.ts';
import { weekAhead } from '../../football/week-ahead.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { type LeagueWeek, leagueWeek } from '../../leagues/asked-team.ts';
import { type LeagueParts, presentWeek, type RosterMember } from '../../leagues/known-league.ts';
import { basisOf } from '../../leagues/week-expectations.ts';
import { type AskedWeek, type EntityWeek, entityWeeks, type WeekRules } from '../../leagues/week-players.ts';
import { usableScoring } from '../../plans/usable-scoring.ts';
import { toWireEntity } from '../../wire/entity.ts';
import { seasonNow } from '../../wire/season.ts';

/** What a comparison needs. */
export interface StartSitParts extends LeagueParts {
  readonly clock: Clock;
}

/** Who asks. */
export interface Asker {
  /** null without a token. */
  readonly person: { readonly id: string } | null;
  readonly tier: number;
}

/** The week and the rules that players are compared in. */
export interface ComparedWeek extends WeekRules, AskedWeek {
  readonly shape: LeagueShape;
  /** null in general. */
  readonly inLeague: LeagueWeek | null;
}

/** Somebody who is compared. */
export interface ComparedPlayer extends EntityWeek {
  readonly entityId: EntityId;
  readonly entity: WireEntity;
  /** null for one that fantasy leagues here do not draft. */
  readonly position: Position | null;
  /** Their place on a roster of the league; null for a free agent and in general. */
  readonly member: RosterMember | null;
  /** In the week so far, by the platform or, once the game is over, by its box score; null where nobody counted. */
  readonly points: number | null;
}

/**
 * The week that is asked for, of one of the caller's leagues or in general.
 *
 * @returns token-not-found for a league without a person; league-not-found, league-not-read, league-without-rosters;
 *   scoring-system-not-found, tier-required; season-not-found, not-ready
 */
export async function comparedWeek(
  { db, editions, clock }: StartSitParts,
  { person, tier }: Asker,
  query: {
    readonly userLeagueId?: string | undefined;
    readonly scoringSystemId: string;
    readonly week?: number | undefined;
  },
): Promise<Outcome<ComparedWeek>> {
  const { userLeagueId, week } = query;
  if (userLeagueId !== undefined) {
    if (!person) return failure('token-not-found');
    const asked = await leagueWeek({ db, editions }, { id: person.id, tier }, { userLeagueId, week });
    if (!asked.ok) return asked;
    const { edition, season, scoring, league } = asked.value.of;
    return found({
      ...{ edition, season, scoring, shape: league.shape, inLeague: asked.value },
      ...{ week: asked.value.week.week, basis: asked.value.basis },
      presentWeek: league.status === 'in-progress' ? presentWeek(league) : null,
    });
  }
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const usable = await usableScoring(db, { id: person?.id ?? null, tier }, query.scoringSystemId);
  if (!usable.ok) return usable;
  const season = seasonNow(edition, clock.now());
  if (!season) return failure('season-not-found');
  const present = weekAhead(edition, season.year);
  return found({
    ...{ edition, season: season.year, scoring: usable.value, shape: usable.value.league, inLeague: null },
    ...{ week: week ?? present, basis: basisOf(tier), presentWeek: present },
  });
}

/** Those who are compared, in the order asked for; player-not-found where the edition does not know one. */
export function comparedPlayers(of: ComparedWeek, ids: readonly string[]): Outcome<readonly ComparedPlayer[]> {
  const { edition, season, scoring, week, inLeague } = of;
  const weekOf = entityWeeks(of, of);
  const members = new Map(
    [...(inLeague?.week.rosters.values() ?? [])].flat().map((member) => [member.entityId, member]),
  );
  const players: ComparedPlayer[] = [];
  for (const id of ids) {
    const entity = toWireEntity(edition, id, season);
    if (!entity) return failure('player-not-found', { PlayerIDs: id });
    const entityId = id as EntityId; // the edition knows it
    const named = edition.indexes.positionOf(entityId, season);
    const inWeek = weekOf(entityId);
    const member = members.get(entityId) ?? null;
    const boxScore = () =>
      inWeek.game?.state === 'final'
        ? scoredGames(edition, season, scoring).find((game) => game.week === week && game.entityId === entityId)?.points
        : undefined;
    players.push({
      ...{ entityId, entity, member, ...inWeek },
      position: named !== null && isPosition(named) ? named : null,
      points: member?.points ?? boxScore() ?? null,
    });
  }
  return found(players);
}
