// What a person says of a league that they keep by hand, while they say it.

import { SLOT_COUNT_KEYS, toLeagueConfig } from '@pylon/contract/league/league-config';
import { MOST_ON_ROSTER, MOST_TEAMS_BY_HAND } from '@pylon/contract/league-sync/by-hand-rules';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import type { Answer } from '../../../api/call.ts';
import { type EntityRow, entityOf } from '../../../widgets/player/entity.ts';

type PastedLine = Answer<'readRosters'>['rosters'][number]['lines'][number];

/** A line that means nobody yet. */
export type OpenLine = PastedLine;

/** Somebody on a team, by the name that is shown. */
export interface SaidPlayer {
  readonly entityId: string;
  readonly name: string;
  /** 'WR, CIN'; empty for somebody whom the almanac has lost. */
  readonly about: string;
}

export interface SaidTeam {
  readonly teamName: string;
  readonly players: readonly SaidPlayer[];
  readonly open: readonly OpenLine[];
}

/** Places by their key on the wire. */
export type SaidSlots = Readonly<Record<(typeof SLOT_COUNT_KEYS)[keyof typeof SLOT_COUNT_KEYS], number>>;

const { participantCount: _teams, rounds: _rounds, budget: _budget, ...DEFAULT_SLOTS } = toLeagueConfig(DEFAULT_LEAGUE);

export { DEFAULT_SLOTS };

const team = (teamName: string): SaidTeam => ({ teamName, players: [], open: [] });
export const NEW_TEAMS: readonly SaidTeam[] = [team('My team'), team('Team 2')];

/** A player of the wire as a team has them; null for a row of nobody. */
export function toSaid(row: EntityRow): SaidPlayer | null {
  const entity = entityOf(row);
  return (
    entity && {
      entityId: entity.id,
      name: entity.name,
      about: [entity.positionLabel, entity.teamAlias].filter(Boolean).join(', '),
    }
  );
}

/** A league that was kept by hand before, as it is edited. */
export const teamsOf = ({ teams }: Answer<'getLeagueByHand'>): readonly SaidTeam[] =>
  teams.map(({ teamName, players }) => ({
    teamName,
    players: players.map(({ entityId, name, ...row }) => toSaid(row) ?? { entityId, name, about: '' }),
    open: [],
  }));

/** What is known of a league of a platform that cannot be read: its teams, the person's own first, and its places. */
export function knownOf({ league, leagueParticipantId, weekRoster }: UserLeague) {
  if (!league) return null;
  const isOwn = ({ id }: { readonly id: string }) => id === leagueParticipantId;
  const teams = league.leagueParticipants.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const slots = Object.fromEntries(SLOTS.map((slot) => [SLOT_COUNT_KEYS[slot], 0]));
  for (const { position, count } of league.rosterPositions) {
    const slot = SLOTS.find((each) => each === position);
    if (slot) slots[SLOT_COUNT_KEYS[slot]] = count;
  }
  return {
    name: league.name,
    carryOver: league.settings.carryOver,
    slots: slots as SaidSlots, // every slot was named
    teams: teams.map((each) => ({
      ...team(each.teamName),
      players: isOwn(each) ? weekRoster.flatMap((row) => toSaid(row) ?? []) : [],
    })),
  };
}

/**
 * The teams with what was read in the place of what they had: under a heading that is a team's name for that team,
 * under none for the person's own, under any other for a team that nobody has named yet, else for a new one.
 */
export function withRead(
  teams: readonly SaidTeam[],
  { rosters }: Pick<Answer<'readRosters'>, 'rosters'>,
): readonly SaidTeam[] {
  const next = [...teams];
  const taken = new Set<number>();
  for (const { teamName, lines } of rosters) {
    const same = (name: string) => name.trim().toLowerCase() === teamName?.trim().toLowerCase();
    const named = teamName === null ? 0 : next.findIndex((each) => same(each.teamName));
    const unnamed = next.findIndex(
      (each, at) => !taken.has(at) && each.players.length === 0 && /^(my team|team \d+)$/i.test(each.teamName),
    );
    const found = named >= 0 ? named : unnamed;
    const at = found >= 0 ? found : next.length;
    taken.add(at);
    next[at] = {
      teamName: teamName ?? next[at]?.teamName ?? 'My team',
      players: lines.flatMap((line) => (line.outcome === 'found' ? (toSaid(line) ?? []) : [])),
      open: lines.filter(({ outcome }) => outcome !== 'found'),
    };
  }
  return eachOnce(next, taken);
}

/** Whoever was read anew for one team is on no other any more. */
function eachOnce(teams: readonly SaidTeam[], isNew: ReadonlySet<number>): readonly SaidTeam[] {
  const read = new Set(
    teams.flatMap(({ players }, at) => (isNew.has(at) ? players.map(({ entityId }) => entityId) : [])),
  );
  return teams.map((each, at) =>
    isNew.has(at) ? each : { ...each, players: each.players.filter(({ entityId }) => !read.has(entityId)) },
  );
}

/** Why the teams cannot be kept as they are; null when they can. */
export function problemOf(teams: readonly SaidTeam[]): string | null {
  if (teams.length < 2) return 'A league has two teams at least.';
  if (teams.length > MOST_TEAMS_BY_HAND) return `A league has ${MOST_TEAMS_BY_HAND} teams at most.`;
  if (teams.some(({ teamName }) => teamName.trim() === '')) return 'Every team has a name.';
  const full = teams.find(({ players }) => players.length > MOST_ON_ROSTER);
  if (full) return `${full.teamName} has more than ${MOST_ON_ROSTER} players.`;
  const ids = teams.flatMap(({ players }) => players);
  const twice = ids.find(({ entityId }, at) => ids.findIndex((other) => other.entityId === entityId) !== at);
  return twice ? `${twice.name} is on two teams.` : null;
}
