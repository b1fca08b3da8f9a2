// Rosters as the server has read them, and what the person has decided about their lines since.
import {
  HAND_TEAMS,
  LONGEST_HAND_NAME,
  LONGEST_UNKNOWN_NAME,
  MOST_ROSTERED,
} from '@pylon/contract/league-sync/hand-league-rules';
import { filledPlaces } from '@pylon/engine/own-leagues/fill-places';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import type { RosterPlace } from '@pylon/engine/vocabulary/slots';
import type { Answer } from '../../../api/call.ts';
import { type EntityRow, entityKey, entityOf } from '../../../widgets/player/entity.ts';

type ReadRosterLine = Answer<'readRosterText'>['parts'][number]['lines'][number];

/** Whom a line is to mean: a player, whoever is written there, nobody, or what is still open. */
export type Decision = EntityRow | 'as-written' | 'left-out' | 'open';

export interface PastedLine extends ReadRosterLine {
  readonly decision: Decision;
}

/** A team's part of a text. */
export interface PastedPart {
  readonly heading: string | null;
  /** Which of the league's teams it is, from 0; null for a part that is left out. */
  readonly teamAt: number | null;
  readonly lines: readonly PastedLine[];
}

export interface PastedText {
  readonly parts: readonly PastedPart[];
  /** Lines beyond the most that are read. */
  readonly leftOut: number;
}

const plain = (name: string): string => name.trim().toLowerCase();

/**
 * A text as it came. What stands before the first heading is the person's own team, a heading that is a team's name is
 * that team, and any other is the next team that no part has.
 */
export function pastedText({ parts, leftOut }: Answer<'readRosterText'>, teamNames: readonly string[]): PastedText {
  const named = parts.map(({ heading }) =>
    heading === null ? 0 : teamNames.findIndex((name) => plain(name) === plain(heading)),
  );
  const taken = new Set(named);
  const next = (): number | null => {
    const at = teamNames.findIndex((_name, index) => !taken.has(index));
    if (at < 0) return null;
    taken.add(at);
    return at;
  };
  return {
    parts: parts.map(({ heading, lines }, index) => ({
      heading,
      teamAt: (named[index] ?? -1) >= 0 ? (named[index] ?? null) : next(),
      lines: lines.map((line) => ({ ...line, decision: decisionOf(line) })),
    })),
    leftOut,
  };
}

/** What is open stays open; whoever stood in an earlier line counts there. */
function decisionOf({ outcome, athlete, team }: ReadRosterLine): Decision {
  if (outcome === 'found') return { athlete, team };
  return outcome === 'twice' ? 'left-out' : 'open';
}

/** The text with lines of it changed. */
export const withLines = (
  { parts, leftOut }: PastedText,
  change: (line: PastedLine) => Partial<Pick<PastedLine, 'decision' | 'place'>>,
): PastedText => ({
  parts: parts.map((part) => ({ ...part, lines: part.lines.map((line) => ({ ...line, ...change(line) })) })),
  leftOut,
});

/** The text with a part of it given to another team, or to none. */
export const withTeam = ({ parts, leftOut }: PastedText, part: PastedPart, teamAt: number | null): PastedText => ({
  parts: parts.map((each) => (each === part ? { ...each, teamAt } : each)),
  leftOut,
});

/** How many teams a text has rosters of; null where it has those of one team alone, or of more than a league has. */
export function teamsIn({ parts }: PastedText, count: number): number | null {
  const kept = new Set(parts.flatMap(({ teamAt }) => teamAt ?? [])).size;
  const teams = parts.length > count ? parts.length : kept;
  return teams >= HAND_TEAMS.least && teams <= HAND_TEAMS.most ? teams : null;
}

/**
 * The text once the league has another number of teams: parts of teams that it has no longer go to those that no part
 * has, and so do parts for which no team was left.
 */
export function inTeams({ parts, leftOut }: PastedText, count: number, before: number): PastedText {
  const taken = new Set(parts.map(({ teamAt }) => teamAt));
  const free = Array.from({ length: count }, (_each, index) => index).filter((index) => !taken.has(index));
  const isNeeded = parts.length > before;
  return {
    parts: parts.map((part) =>
      (part.teamAt ?? (isNeeded ? count : 0)) < count ? part : { ...part, teamAt: free.shift() ?? null },
    ),
    leftOut,
  };
}

/** A player of a roster as it is shown. */
export interface PastedPlayer {
  readonly line: PastedLine;
  /** null of somebody whom nobody knows: the name is the line's. */
  readonly player: EntityRow | null;
  readonly place: RosterPlace;
}

export interface PastedRoster {
  readonly teamAt: number;
  /** What the text calls the team; null where it does not. */
  readonly heading: string | null;
  readonly players: readonly PastedPlayer[];
}

/** The rosters that a text makes of what is decided, each with its places. */
export function rostersOf({ parts }: PastedText, slots: SlotCounts): readonly PastedRoster[] {
  const teams = [...new Set(parts.flatMap(({ teamAt }) => teamAt ?? []))];
  return teams.map((teamAt) => {
    const own = parts.filter((part) => part.teamAt === teamAt);
    const meant = own.flatMap(({ lines }) =>
      lines.flatMap((line): Omit<PastedPlayer, 'place'>[] => {
        if (line.decision === 'left-out' || line.decision === 'open') return [];
        return [{ line, player: line.decision === 'as-written' ? null : line.decision }];
      }),
    );
    const places = filledPlaces(
      slots,
      meant.map(({ line, player }) => ({
        place: line.place,
        position: (player && entityOf(player)?.position) ?? null,
      })),
    );
    return {
      teamAt,
      heading: own.find(({ heading }) => heading !== null)?.heading ?? null,
      players: meant.map((each, index) => ({ ...each, place: places[index] ?? 'BN' })),
    };
  });
}

/** @example playersWords(1) // → '1 player' */
export const playersWords = (count: number): string => `${count} ${count === 1 ? 'player' : 'players'}`;
/** @example leftOutWords(2) // → '2 teams of the text are left out' */
export const leftOutWords = (parts: number): string =>
  parts === 1 ? '1 team of the text is left out' : `${parts} teams of the text are left out`;
/** @example openWords(2) // → '2 lines are open' */
export const openWords = (count: number): string => `${count} ${count === 1 ? 'line is' : 'lines are'} open`;

/** Why a text cannot be kept yet, for the person; null when it can. */
export function obstacleOf(text: PastedText, rosters: readonly PastedRoster[]): string | null {
  const open = text.parts.filter(({ teamAt }) => teamAt !== null).flatMap(({ lines }) => lines);
  const undecided = open.filter(({ decision }) => decision === 'open').length;
  if (undecided > 0) return `${openWords(undecided)}.`;
  const ids = rosters.flatMap(({ players }) => players.flatMap(({ player }) => (player ? [player] : [])));
  const twice = ids.find((player, index) => ids.findIndex((each) => entityKey(each) === entityKey(player)) < index);
  if (twice) return `${entityOf(twice)?.name} stands on the rosters twice.`;
  const long = rosters.some(({ players }) => players.length > MOST_ROSTERED);
  return long ? `A roster has more than ${MOST_ROSTERED} players.` : null;
}

/** A team that keeps whom it has. */
interface KeptTeam {
  readonly name: string;
  readonly players: readonly EntityRow[];
}

/**
 * Who of the rosters is on a team that they do not replace, for the person; null for nobody.
 *
 * @param teams of the league, in its order
 */
export function keptElsewhere(rosters: readonly PastedRoster[], teams: readonly KeptTeam[]): string | null {
  const replaced = new Set(rosters.map(({ teamAt }) => teamAt));
  const kept = teams.filter((_team, index) => !replaced.has(index));
  for (const { player } of rosters.flatMap(({ players }) => players)) {
    const key = player && entityKey(player);
    const team = kept.find(({ players }) => key && players.some((each) => entityKey(each) === key));
    if (player && team) return `${entityOf(player)?.name} is on ${team.name}: paste that roster too.`;
  }
  return null;
}

/** A roster as calls take it. */
export const toSentPlayers = ({ players }: PastedRoster) =>
  players.map(({ line, player, place }) =>
    player
      ? { entityId: entityKey(player), place }
      : { entityId: null, name: (line.text || 'Unknown').slice(0, LONGEST_UNKNOWN_NAME), place },
  );

/**
 * Names of a league's teams: the person's own, then those that the rosters name, else those that are known, else by
 * their number.
 *
 * @param known of the other teams
 */
export function teamNamesOf(
  own: string,
  count: number,
  rosters: readonly PastedRoster[],
  known: readonly string[] = [],
): readonly string[] {
  const teams = Math.min(Math.max(count, HAND_TEAMS.least), HAND_TEAMS.most);
  return Array.from({ length: teams }, (_each, index) => {
    if (index === 0) return own;
    const named = rosters
      .find(({ teamAt }) => teamAt === index)
      ?.heading?.slice(0, LONGEST_HAND_NAME)
      .trim();
    return named || known[index - 1]?.slice(0, LONGEST_HAND_NAME).trim() || `Team ${index + 1}`;
  });
}
