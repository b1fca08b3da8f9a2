import type { AnswerOf, BodyOf, QueryOf } from '@pylon/contract/endpoint';
import { gated, opens, type Tier } from '@pylon/contract/plans/tiers';
import type { compareStartSit, listStartSitStats } from '@pylon/contract/start-sit/start-sit';
import { cents } from '@pylon/engine/tables/cents';
import { toldMoment } from '../../clock.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { projectionUnits } from '../../football/projected-points.ts';
import { found, type Outcome } from '../../http/errors.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import {
  type ComparedPlayer,
  type ComparedWeek,
  comparedPlayers,
  comparedWeek,
  type StartSitParts,
} from './compared-week.ts';
import { followingLineup } from './following-lineup.ts';
import { startSitOdds, weekChances } from './start-sit-odds.ts';
import { pointsSpan, startSitRow, toWirePlayer } from './start-sit-rows.ts';
import { isAble, recommendedOrder, verdictOf } from './verdict.ts';

/** A call with whoever makes it. */
interface Asking<E> {
  readonly person: Person | null;
  readonly tier: Tier;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

/** Whom to start, and how sure that is. */
export async function startSitTable(
  parts: StartSitParts,
  asking: Asking<typeof compareStartSit>,
): Promise<Outcome<AnswerOf<typeof compareStartSit>>> {
  const { person, tier, query, body } = asking;
  const { startersNeeded } = query;
  const asked = await compared(parts, { person, tier, query, body });
  if (!asked.ok) return asked;
  const { of, players } = asked.value;
  const odds = startSitOdds(of, players, startersNeeded);
  // The lines of a week take the whole league's players: nobody has them made who is not told what comes of them.
  const weeks = opens(tier, 'startSitProjections') ? weekChances(of, players) : new Map<string, null>();
  const ordered = recommendedOrder(players, odds);
  const now = parts.clock.now();
  const beside = { of, tier, odds, weeks, now };
  return found({
    ...toldOf(of, now),
    startersNeeded,
    basis: of.basis,
    startSitTable: ordered.map((player, place) =>
      startSitRow(player, { ...beside, isStarting: place < startersNeeded && isAble(player) }),
    ),
    verdict: verdictOf(ordered, startersNeeded, tier),
    lineup: followingLineup(of, ordered, { tier, now }),
  });
}

/** What those compared are projected to do, in the order asked for. */
export async function startSitStats(
  parts: StartSitParts,
  asking: Asking<typeof listStartSitStats>,
): Promise<Outcome<AnswerOf<typeof listStartSitStats>>> {
  const asked = await compared(parts, asking);
  if (!asked.ok) return asked;
  const { of, players } = asked.value;
  const { lines } = projectionUnits(of.edition, { season: of.season, period: 'weekly', week: of.week });
  const lineOf = new Map<string, (typeof lines)[number]>(lines.map((line) => [line.entityId, line]));
  return found({
    ...toldOf(of, parts.clock.now()),
    startSitProjectedStatsTable: players.map((player) => {
      const line = lineOf.get(player.entityId)?.line;
      const stats = line ? Object.fromEntries(Object.entries(line).map(([key, amount]) => [key, cents(amount)])) : null;
      return {
        player: toWirePlayer(player),
        position: player.position,
        projFPValueRange: pointsSpan(player, asking.tier),
        stats: gated(asking.tier, 'startSitProjections', stats),
      };
    }),
  });
}

/** The week that is asked for with those who are compared in it. */
async function compared(
  parts: StartSitParts,
  { person, tier, query, body }: Asking<typeof listStartSitStats>,
): Promise<Outcome<{ readonly of: ComparedWeek; readonly players: readonly ComparedPlayer[] }>> {
  const asked = await comparedWeek(parts, { person, tier }, query);
  if (!asked.ok) return asked;
  const players = comparedPlayers(asked.value, body.PlayerIDs);
  return players.ok ? found({ of: asked.value, players: players.value }) : players;
}

const toldOf = ({ edition, season, week, inLeague }: ComparedWeek, now: Date) => ({
  seasonId: String(season),
  week,
  readAt: toldMoment(inLeague?.of.readAt ?? null, now),
  provenance: provenanceOf(edition),
});
