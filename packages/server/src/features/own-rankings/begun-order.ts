// The players that a new list begins with: the order of an expert, as far as the person may see it.
import type { Edition } from '@pylon/almanac/editions/edition';
import { type ListKind, MOST_PLACES } from '@pylon/contract/own-rankings/list-rules';
import { isLocked, opens, type Tier } from '@pylon/contract/plans/tiers';
import { rankedFacts } from '@pylon/contract/rankings/ranked-page';
import { type RankedPlace, withWholeTiers } from '@pylon/engine/own-rankings/ranked-places';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { dynastyRanks } from '../../football/careers/dynasty-lists.ts';
import { LEADER } from '../../football/free-board.ts';
import { nearestLeague } from '../../football/nearest-league.ts';
import { boardFor } from '../../football/shown-board.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { tierRequired } from '../../plans/gated.ts';
import { paywallTierOf } from '../../wire/expert.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';

/** More than any draft has places; a person adds whom they miss. */
const BEGUN_PLAYERS = 300;
const DYNASTY = 'dynasty';

export interface BegunQuery {
  readonly kind: ListKind;
  readonly season: number;
  /** Of a week's list; 0 for all others. */
  readonly week: number;
  readonly expertId: string;
  readonly scoring: KnownScoring;
  readonly tier: Tier;
}

/**
 * The first of an expert's list; tiers come along where the order is the consensus' and the tier may see them.
 *
 * @returns tier-required for an expert of a plan; invalid-parameters for one who ranks nothing of the kind
 */
export function begunOrder(edition: Edition, query: BegunQuery): Outcome<readonly RankedPlace[]> {
  const { kind, season, week, expertId, scoring, tier } = query;
  const needed = paywallTierOf(expertId);
  if (needed > tier) return tierRequired('expertId', needed);
  const league = leagueOf(query);
  if (expertId === DYNASTY) return begun(dynastyOrder(edition, season, league));
  const board = boardFor(tier, edition, {
    season,
    period: kind === 'restOfSeason' || kind === 'weekly' ? kind : 'seasonal',
    week,
    scoring,
    league,
    // the consensus has its spread, and with it its tiers, among all
    expertIds: expertId === LEADER ? [] : [expertId],
  }).board;
  const facts = rankedFacts(board, { rosterPositions: [] }, { tier });
  const listed = facts.filter(
    ({ entityId, position }, index) =>
      board.rows[index]?.ranks[expertId] !== undefined && isPosition(position) && entityId,
  );
  return begun(
    listed.map(({ entityId, tier: told }) => ({
      entityId,
      tier: expertId === LEADER && !isLocked(told) ? told : 1,
    })),
  );
}

/** A second quarterback starts where the list is for that; below a plan leagues are the nearest that is open. */
function leagueOf({ kind, scoring, tier }: BegunQuery): LeagueShape {
  const { league } = scoring;
  const { slots } = league;
  const asked =
    kind === 'superflex' ? { ...league, slots: { ...slots, SUPERFLEX: Math.max(1, slots.SUPERFLEX) } } : league;
  return opens(tier, 'rankingsTableRight') ? asked : nearestLeague(asked);
}

/** Everybody whom dynasty rankings name at a position that is drafted, with its tiers over all positions left out. */
const dynastyOrder = (edition: Edition, season: number, league: LeagueShape) =>
  dynastyRanks(edition, season, league)
    .filter(({ entityId }) => isPosition(edition.indexes.positionOf(entityId, season) ?? ''))
    .map(({ entityId }) => ({ entityId: entityId as string, tier: 1 }));

function begun(places: readonly Pick<RankedPlace, 'entityId' | 'tier'>[]): Outcome<readonly RankedPlace[]> {
  if (places.length === 0) return failure('invalid-parameters', { expertId: 'ranks nothing of the kind' });
  const first = places.slice(0, Math.min(BEGUN_PLAYERS, MOST_PLACES));
  return found(withWholeTiers(first.map((place) => ({ ...place, mark: null, note: '' }))));
}
