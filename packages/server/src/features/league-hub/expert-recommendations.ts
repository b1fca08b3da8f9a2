// Where most experts would set a line-up otherwise: somebody on the bench whom they rank above a starter of the same
// position.
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { expertRecommendations } from '@pylon/contract/league-hub/league-lists';
import type { Expert } from '@pylon/contract/wire';
import { isStarting } from '@pylon/engine/vocabulary/slots';
import type { Person } from '../../db/reads/person-by-token.ts';
import { rankingsBoard } from '../../football/rankings-board.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { TeamOfWeek } from '../../leagues/asked-team.ts';
import { namedIn } from '../../leagues/known-league.ts';
import { isLocked } from '../../leagues/line-ups.ts';
import type { WeekPlayer } from '../../leagues/week-players.ts';
import { premiumLast } from '../../wire/expert.ts';
import { hubWeek, type LeagueHubParts, listRules } from './league-hub.service.ts';

type Answer = AnswerOf<typeof expertRecommendations>;
type Recommendation = Answer['recommendations'][number];

export async function recommendations(
  parts: LeagueHubParts,
  person: Person,
  { userLeagueId }: { readonly userLeagueId: string },
): Promise<Outcome<Answer>> {
  const hub = await hubWeek(parts, person, { userLeagueId });
  if (!hub.ok) return hub;
  const { asked, own } = hub.value;
  if (!own) return failure('team-not-in-league');
  const { edition, season } = asked.of;
  const { week } = asked.week;
  const { scoring, league } = listRules(asked.of, person.tier);
  const board = rankingsBoard(edition, { season, period: 'weekly', week, scoring, league, expertIds: [] });
  const ranks = new Map(board.rows.map((row) => [row.entityId, row.ranks]));
  const ranksOwn = ({ id }: Expert) => own.team.some(({ entityId }) => ranks.get(entityId ?? '')?.[id] !== undefined);
  const open = board.experts.filter(({ paywallTier }) => paywallTier <= person.tier);
  const experts = premiumLast(open.filter(ranksOwn));
  const now = parts.clock.now();
  return found({
    week,
    experts,
    recommendations: eachOnce(
      // In best ball nobody sits.
      (asked.of.league.isBestBall ? [] : pairsOf(own, now))
        .flatMap((pair) => agreed(own, pair, { experts, ranks }) ?? [])
        .sort((one, other) => shareOf(other) - shareOf(one) || other.said.length - one.said.length),
    ),
  });
}

/** Nobody comes in twice, and nobody goes out twice: whatever more agree on stays. */
function eachOnce(sorted: readonly Recommendation[]): Recommendation[] {
  const moved = new Set<string>();
  return sorted.filter(({ start, sit }) => {
    if (moved.has(start.leagueRosterId) || moved.has(sit.leagueRosterId)) return false;
    moved.add(start.leagueRosterId).add(sit.leagueRosterId);
    return true;
  });
}

const shareOf = ({ agreeing, said }: Recommendation): number => agreeing / said.length;

interface Pair {
  readonly start: WeekPlayer;
  readonly sit: WeekPlayer;
}

/** Who could come in for whom: the same position, both not begun, and who comes in plays. */
function pairsOf({ team }: TeamOfWeek, now: Date): readonly Pair[] {
  const open = team.filter((player) => !isLocked(player, now) && player.position !== null);
  const bench = open.filter(({ place, isBye, isOut, game }) => place === 'BN' && !isBye && !isOut && game !== null);
  return open
    .filter(({ place }) => isStarting(place))
    .flatMap((sit) => bench.filter(({ position }) => position === sit.position).map((start) => ({ start, sit })));
}

interface Opinions {
  readonly experts: readonly Expert[];
  readonly ranks: ReadonlyMap<string, Readonly<Record<string, number>>>;
}

/** What the experts say of a pair; null where no more than half prefer the bench, or nobody ranks both. */
function agreed(own: TeamOfWeek, { start, sit }: Pair, { experts, ranks }: Opinions): Recommendation | null {
  const [startRanks = {}, sitRanks = {}] = [ranks.get(start.entityId ?? ''), ranks.get(sit.entityId ?? '')];
  const said = experts
    .flatMap(({ id, name }) => {
      const [startRank, sitRank] = [startRanks[id], sitRanks[id]];
      return startRank === undefined || sitRank === undefined ? [] : [{ id, name, startRank, sitRank }];
    })
    .sort((one, other) => one.startRank - one.sitRank - (other.startRank - other.sitRank));
  const agreeing = said.filter(({ startRank, sitRank }) => startRank < sitRank).length;
  if (start.position === null || 2 * agreeing <= said.length) return null;
  const rostered = (player: WeekPlayer) => {
    const { athlete, team } = namedIn(own, player);
    return { leagueRosterId: player.leagueRosterId, athlete, team };
  };
  return { position: start.position, place: sit.place, start: rostered(start), sit: rostered(sit), said, agreeing };
}
