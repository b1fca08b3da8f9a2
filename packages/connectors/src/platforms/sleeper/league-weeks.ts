/** A week of a Sleeper league: who has whom, who meets whom. */
import type { Slot } from '@pylon/engine/vocabulary/slots';
import type { OutsideMatchup, OutsideRoster, OutsideScore, RosterSlot } from '../../outside-league.ts';
import { oncePerTeam } from './league.ts';
import { toPlaces } from './league-places.ts';
import type { SleeperBracket, SleeperLeague, SleeperTeams, SleeperWeek } from './league-shapes.ts';
import { playerOfId } from './players.ts';

/** An empty place in a line-up. */
const NOBODY = '0';
const PLAYER_ID = /^[\w-]{1,40}$/;

/**
 * Rosters of a week. Whoever is injured or in training is known of today alone, so of weeks gone by they are bench.
 *
 * @param week as it was played; empty for one that Sleeper does not tell of yet
 * @param teams as they are today
 * @param isPast whether the week is over
 */
export function toRosters(
  league: SleeperLeague,
  week: SleeperWeek,
  teams: SleeperTeams,
  isPast: boolean,
): readonly OutsideRoster[] {
  const { lineup } = toPlaces(league.roster_positions);
  const known = week.length > 0 ? week : isPast ? [] : teams;
  const taken = new Set<string>();
  return oncePerTeam<SleeperWeek[number] | SleeperTeams[number]>(known).map((held) => {
    const today = isPast ? undefined : teams.find(({ roster_id }) => roster_id === held.roster_id);
    const slotOf = slotsOf(held.starters, lineup, today);
    const points = pointsOf(held);
    // Whoever scored was there, though a list of players be absent.
    const ids = [...held.starters, ...held.players, ...points.keys()].filter((id) => id !== NOBODY && !taken.has(id));
    const own = [...new Set(ids)];
    for (const id of own) taken.add(id);
    return {
      teamId: String(held.roster_id),
      players: own.map((id) => ({
        player: playerOfId(id),
        slot: slotOf.get(id) ?? 'BN',
        points: points.get(id) ?? null,
      })),
    };
  });
}

function slotsOf(
  starters: readonly string[],
  lineup: readonly Slot[],
  today: SleeperTeams[number] | undefined,
): ReadonlyMap<string, RosterSlot> {
  const slots = new Map<string, RosterSlot>();
  for (const id of today?.reserve ?? []) slots.set(id, 'IR');
  for (const id of today?.taxi ?? []) slots.set(id, 'TAXI');
  for (const [index, id] of starters.entries()) slots.set(id, lineup[index] ?? 'BN');
  return slots;
}

/** What everybody scored; until 2021 of starters alone. */
function pointsOf(held: SleeperWeek[number] | SleeperTeams[number]): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  if (!('players_points' in held)) return points;
  for (const [index, id] of held.starters.entries()) {
    const told = held.starters_points[index];
    if (told !== undefined && told !== null) points.set(id, told);
  }
  for (const [id, told] of Object.entries(held.players_points)) if (PLAYER_ID.test(id)) points.set(id, told);
  return points;
}

/**
 * Games of a week: teams of one number meet, whoever has none meets nobody.
 *
 * @param bracket games of the play-offs where the week is theirs; null where it is not, empty where they are not told
 */
export function toMatchups(week: SleeperWeek, bracket: SleeperBracket | null): readonly OutsideMatchup[] {
  const games = new Map<string, OutsideScore[]>();
  for (const { roster_id, matchup_id, points, custom_points } of oncePerTeam(week)) {
    const score: OutsideScore = { teamId: String(roster_id), points: custom_points ?? points };
    const met = matchup_id === null ? undefined : games.get(String(matchup_id));
    if (met?.length === 1) met.push(score);
    else games.set(matchup_id === null || met ? `alone ${roster_id}` : String(matchup_id), [score]);
  }
  return [...games.values()].map(([one, other = null]) => {
    if (!one) throw new Error('a game without a team');
    return { teams: [one, other], kind: kindOf(one.teamId, other?.teamId ?? null, bracket) };
  });
}

/** Games for the third place and below are no way to the title. */
function kindOf(one: string, other: string | null, bracket: SleeperBracket | null): OutsideMatchup['kind'] {
  if (bracket === null) return 'regular';
  if (bracket.length === 0) return 'playoff';
  const isIn = (teamId: string, { t1, t2 }: SleeperBracket[number]) => teamId === String(t1) || teamId === String(t2);
  const games = bracket.filter((game) => isIn(one, game) && (other === null || isIn(other, game)));
  return games.some(({ p }) => p === null || p === 1) ? 'playoff' : 'consolation';
}
