// Players on no roster of a league, and what each would do for the caller's team.
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import { lockOf, opens } from '@pylon/contract/plans/tiers';
import type { listAvailablePlayers } from '@pylon/contract/waiver-wire/available-players';
import { cents } from '@pylon/engine/tables/cents';
import { FLEX_POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { startedPositions } from '@pylon/engine/vocabulary/slots';
import type { Pickup } from '@pylon/engine/waivers/pickup';
import { inSlices } from '../../almanac/in-slices.ts';
import { teamGames } from '../../football/team-games.ts';
import { found, type Outcome } from '../../http/errors.ts';
import { toNamedEntity, toWireEntity } from '../../wire/entity.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import {
  type Asking,
  detailsOf,
  materialOf,
  type WaiverLeague,
  type WaiverParts,
  waiverLeague,
} from './asked-waivers.ts';
import { type FreeAgent, Pickups, type WaiverMaterial } from './waiver-material.ts';

type Answer = AnswerOf<typeof listAvailablePlayers>;

/** As many as are looked at. */
const MOST_PLAYERS = 60;

export const WAIVERS_LOCK = lockOf('standaloneWaiverWire');

export async function availablePlayers(
  parts: WaiverParts,
  { person, caller }: Asking,
  { userLeagueId, rosterPositions, minFPTS, rosterStrategy }: QueryOf<typeof listAvailablePlayers>,
): Promise<Outcome<Answer>> {
  const asked = await waiverLeague(parts, person, userLeagueId);
  if (!asked.ok) return asked;
  const league = asked.value;
  const beside = {
    userLeagueDetails: detailsOf(league, parts.clock.now()),
    provenance: provenanceOf(league.of.edition),
  };
  if (!opens(person.tier, 'standaloneWaiverWire')) return found({ availablePlayers: WAIVERS_LOCK, ...beside });
  const material = await materialOf(parts, league, caller);
  const positions = positionsOf(rosterPositions, startedPositions(league.of.league.shape.slots));
  const agents = [...material.free.values()]
    .filter(({ position, points }) => positions.has(position) && (points[0] ?? 0) >= minFPTS)
    .sort((one, other) => other.total - one.total)
    .slice(0, MOST_PLAYERS);
  const rows = await inSlices(valued(league, material, agents));
  if (rosterStrategy === 'NEED') rows.sort((one, other) => other.worth - one.worth || other.total - one.total);
  return found({ availablePlayers: rows.map(({ row }) => row), ...beside });
}

/** Those asked for; else whom the league starts, since nobody else could help. */
function positionsOf(
  asked: readonly (Position | 'FLEX')[] | undefined,
  started: ReadonlySet<Position>,
): ReadonlySet<Position> {
  if (!asked || asked.length === 0) return started;
  return new Set(asked.flatMap((each) => (each === 'FLEX' ? FLEX_POSITIONS : [each])));
}

interface Valued {
  readonly worth: number;
  readonly total: number;
  readonly row: Extract<Answer['availablePlayers'], readonly unknown[]>[number];
}

function* valued(
  league: WaiverLeague,
  material: WaiverMaterial,
  agents: readonly FreeAgent[],
): Generator<void, Valued[]> {
  const pickups = new Pickups(material, league);
  const rows: Valued[] = [];
  for (const agent of agents) {
    const told = toFree(league, agent);
    if (!told) continue;
    const own = pickups.of(league.teamId, agent);
    rows.push({
      worth: own.worth,
      total: agent.total,
      row: {
        ...told,
        ...toGain(league, material, own),
        nextWeekPoints: cents(agent.points[0] ?? 0),
        restOfSeasonPoints: cents(agent.total),
        lastWeekPoints: agent.lastWeekPoints === null ? null : cents(agent.lastWeekPoints),
        byeWeeks: byeWeeks(league, agent.id),
      },
    });
    yield;
  }
  return rows;
}

/** null for somebody whom the edition has no name of. */
export function toFree({ of }: WaiverLeague, { id, position }: FreeAgent) {
  const known = toWireEntity(of.edition, id, of.season);
  const name = known?.athlete?.fullName ?? known?.team?.fullName;
  return known && name !== undefined ? { ...known, id, name, position } : null;
}

export function toGain({ of, week, teamId }: WaiverLeague, { weights }: WaiverMaterial, pickup: Pickup) {
  const { worth, drop } = pickup;
  // Whoever goes may be worth more on the bench than the line-ups gain.
  const gain = worth > 0 ? pickup.gain : Math.min(0, pickup.gain);
  const member = week.rosters.get(teamId)?.find(({ leagueRosterId }) => leagueRosterId === drop?.id);
  return {
    gain: cents(gain),
    gainPerWeek: cents(gain / weights),
    drop: member
      ? {
          leagueRosterId: member.leagueRosterId,
          name: toNamedEntity(of.edition, member.entityId, of.season, member.outside.name).name,
        }
      : null,
  };
}

/** Weeks that are left in which somebody's team rests. */
function byeWeeks({ of, weeks }: WaiverLeague, entityId: string): number[] {
  const games = teamGames(of.edition, of.edition.indexes.teamOf(entityId, of.season), of.season);
  if (games.length === 0) return [];
  return weeks.map(({ week }) => week).filter((week) => !games.some((game) => game.week === week));
}
