// Where Scout and the other experts differ most.
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { scoutsSixPack } from '@pylon/contract/league-hub/league-market';
import { gated } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import type { Person } from '../../db/reads/person-by-token.ts';
import { LEADER } from '../../football/free-board.ts';
import { scoredProjections } from '../../football/projected-points.ts';
import { rankingsBoard } from '../../football/rankings-board.ts';
import { found, type Outcome } from '../../http/errors.ts';
import type { LeagueWeek } from '../../leagues/asked-team.ts';
import { holdersIn } from '../../leagues/holders/league-holders.ts';
import { isOutNow } from '../../leagues/out-now.ts';
import { hubWeek, type LeagueHubParts } from './league-hub.service.ts';

/** So many of either kind. */
const HALF_A_PACK = 3;
/** A position is looked at as deep as the league's rosters are, and at least so deep. */
const LEAST_DEPTH = 12;
const SCOUT = 'scout';

type SixPackQuery = QueryOf<typeof scoutsSixPack>;

export async function sixPack(
  parts: LeagueHubParts,
  person: Person,
  query: SixPackQuery,
): Promise<Outcome<AnswerOf<typeof scoutsSixPack>>> {
  const hub = await hubWeek(parts, person, query);
  if (!hub.ok) return hub;
  const { asked } = hub.value;
  const week = query.period === 'season' ? null : asked.week.week;
  const { isRanked, pack } = packOf(asked, query.position, week);
  return found({
    week,
    against: isRanked ? LEADER : null,
    scouts6Pack: gated(person.tier, 'scoutSixPacksProjections', pack),
  });
}

/** How far apart two places are: from 2 to 4 it is as far as from 20 to 40. */
const distance = ({ scoutRank, consensusRank }: { readonly scoutRank: number; readonly consensusRank: number }) =>
  Math.log(consensusRank / scoutRank);

function packOf(asked: LeagueWeek, position: SixPackQuery['position'], week: number | null) {
  const { edition, season, scoring, league } = asked.of;
  const period = week === null ? ({ period: 'restOfSeason', week: 0 } as const) : ({ period: 'weekly', week } as const);
  const board = rankingsBoard(edition, { season, ...period, scoring, league: league.shape, expertIds: [] });
  const rows = board.rows.filter(
    (row) => row.position === position && row.ranks[SCOUT] !== undefined && row.ranks[LEADER] !== undefined,
  );
  const placeBy = (expert: string) =>
    new Map(
      rows
        .toSorted((one, other) => (one.ranks[expert] ?? 0) - (other.ranks[expert] ?? 0))
        .map(({ entityId }, place) => [entityId, place + 1]),
    );
  const [byScout, byOthers] = [placeBy(SCOUT), placeBy(LEADER)];
  const members = [...asked.week.rosters.values()].flat();
  const depth = Math.max(LEAST_DEPTH, members.filter((member) => member.position === position).length);
  const holders = holdersIn(asked.week);
  const projected = scoredProjections(edition, { season, ...period }, scoring);
  const differing = rows
    .map(({ entityId, athlete, team }) => {
      const points = projected.get(entityId)?.points.expected;
      return {
        entityId,
        scoutRank: byScout.get(entityId) ?? 0,
        consensusRank: byOthers.get(entityId) ?? 0,
        told: { athlete, team, position, leagueParticipantId: holders.get(entityId)?.teamId ?? null },
        points: points === undefined ? null : cents(points),
      };
    })
    .filter((row) => Math.min(row.scoutRank, row.consensusRank) <= depth)
    // Whoever is known not to play is no opinion on the week.
    .filter(({ entityId }) => week !== asked.asked.presentWeek || !isOutNow(edition, entityId));
  const half = (call: 'higher' | 'lower') => {
    const sign = call === 'higher' ? 1 : -1;
    return differing
      .filter((row) => sign * distance(row) > 0)
      .sort((one, other) => sign * (distance(other) - distance(one)))
      .slice(0, HALF_A_PACK)
      .map(({ scoutRank, consensusRank, told, points }) => ({ ...told, call, scoutRank, consensusRank, points }));
  };
  return { isRanked: rows.length > 0, pack: [...half('higher'), ...half('lower')] };
}
