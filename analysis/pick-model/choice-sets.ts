// Drafts turned into choices: who was there, what could be known of each, who was taken. They are kept as columns over
// all candidates of all choices, because the fit walks them a few hundred times.
import { candidateWindow, looseness, SPREAD_POWER, straying } from '@pylon/engine/mock-draft/bots/choice-model.shape';
import type { RealDraft } from './drafts.ts';

/** What a candidate shares with the team that chooses; bits of {@link ChoiceSets.flags}. */
export const FLAGS = {
  /** A quarterback, of whose receivers and tight ends the team has one / two or more. */
  quarterbackOfOne: 1,
  quarterbackOfTwo: 2,
  /** A receiver or tight end whose quarterback the team has, being the first / a further one. */
  receiverOfQuarterback: 4,
  furtherReceiver: 8,
  /** A quarterback or tight end whose bye week the team already has at their position. */
  byeClash: 16,
  /** The team has an NFL teammate of theirs with whom they make no stack. */
  teammate: 32,
} as const;
export const FLAG_BITS = Object.values(FLAGS);

/** Drafters learn as the season nears; old drafts say less of those to come. Chosen among 15, 25, 40 and never. */
const HALF_LIFE_DAYS = 25;

/** All choices of some drafts. */
export interface ChoiceSets {
  readonly sets: number;
  /** Candidates of set `i` are `start[i]` to `start[i + 1] − 1`, best on the board first. */
  readonly start: Int32Array;
  /** What a choice counts: 1 for those of the newest draft, half for each {@link HALF_LIFE_DAYS} before it. */
  readonly weight: Float64Array;
  /** Place of the chosen candidate in the set. */
  readonly chosen: Uint8Array;
  /** Overall pick, 0-based. */
  readonly turn: Uint16Array;
  /** Four counts per set: QB, RB, WR, TE on the team; and of the last eight picks. */
  readonly counts: Uint8Array;
  readonly recent: Uint8Array;
  /** How far the team strayed from the board before, see looseness in choice-model.shape; around 0. */
  readonly looseness: Float32Array;
  readonly position: Uint8Array;
  readonly flags: Uint8Array;
  readonly z: Float32Array;
  /** By pick, choices that are not here because the chosen one was outside the window. */
  readonly outside: Uint16Array;
}

const QB = 0;
const WR = 2;
const TE = 3;

interface Roster {
  readonly counts: number[];
  readonly byes: number[];
  /** Players per NFL team and position. */
  readonly onTeam: Map<number, number[]>;
  strayed: number;
}

function flagsOf(roster: Roster, position: number, bye: number, nflTeam: number): number {
  let flags = 0;
  const minds = position === QB || position === TE;
  if (minds && bye && ((roster.byes[position] ?? 0) >> bye) & 1) flags |= FLAGS.byeClash;
  const mates = nflTeam ? roster.onTeam.get(nflTeam) : undefined;
  if (!mates) return flags;
  const receivers = (mates[WR] ?? 0) + (mates[TE] ?? 0);
  if (position === QB && receivers > 0) {
    return flags | (receivers === 1 ? FLAGS.quarterbackOfOne : FLAGS.quarterbackOfTwo);
  }
  if ((position === WR || position === TE) && (mates[QB] ?? 0) > 0) {
    return flags | (receivers === 0 ? FLAGS.receiverOfQuarterback : FLAGS.furtherReceiver);
  }
  return flags | FLAGS.teammate;
}

/**
 * The choices of drafts.
 *
 * @param windowAt how many of the best available are candidates at a pick
 */
export function choiceSets(
  drafts: readonly RealDraft[],
  windowAt: (turn: number) => number = candidateWindow,
): ChoiceSets {
  const most = drafts.length * 216;
  const rows = drafts.reduce((sum, draft) => sum + draft.playerOfPick.reduce((n, _, turn) => n + windowAt(turn), 0), 0);
  const out = {
    start: new Int32Array(most + 1),
    weight: new Float64Array(most),
    chosen: new Uint8Array(most),
    turn: new Uint16Array(most),
    counts: new Uint8Array(most * 4),
    recent: new Uint8Array(most * 4),
    looseness: new Float32Array(most),
    position: new Uint8Array(rows),
    flags: new Uint8Array(rows),
    z: new Float32Array(rows),
  };
  let set = 0;
  let row = 0;
  const outside = new Uint16Array(216);
  const newest = drafts.at(-1)?.startedAt ?? 0;
  for (const { table, teamOfPick, playerOfPick, startedAt } of drafts) {
    const weight = 0.5 ** ((newest - startedAt) / (HALF_LIFE_DAYS * 86_400_000));
    const gone = new Uint8Array(table.size);
    const rosters = Array.from(
      { length: 12 },
      (): Roster => ({
        counts: [0, 0, 0, 0],
        byes: [0, 0, 0, 0],
        onTeam: new Map(),
        strayed: 0,
      }),
    );
    const recent = [0, 0, 0, 0];
    playerOfPick.forEach((taken, turn) => {
      const roster = rosters[teamOfPick[turn] as number] as Roster;
      const window = windowAt(turn);
      const begin = row;
      let chosen = -1;
      let size = 0;
      let rank = 0;
      for (let player = 0; player < table.size && (size < window || player <= taken); player++) {
        if (gone[player]) continue;
        if (player < taken) rank++;
        if (size >= window) continue;
        const board = table.board[player] as number;
        if (player === taken) chosen = size;
        const spread = board ** -SPREAD_POWER;
        const position = table.position[player] as number;
        out.position[row] = position;
        out.flags[row] = flagsOf(
          roster,
          position,
          table.byeWeek[player] as number,
          table.kinds.nflTeam[table.kind[player] as number] as number,
        );
        out.z[row] = Math.min(8, Math.max(-6, ((table.going[player] as number) - turn - 1) * spread));
        row++;
        size++;
      }
      if (chosen < 0) {
        outside[turn] = (outside[turn] as number) + 1;
        row = begin;
      } else {
        out.weight[set] = weight;
        out.chosen[set] = chosen;
        out.turn[set] = turn;
        out.counts.set(roster.counts, set * 4);
        out.recent.set(recent, set * 4);
        out.looseness[set] = looseness(
          roster.strayed,
          roster.counts.reduce((a, b) => a + b, 0),
        );
        out.start[++set] = row;
      }
      const position = table.position[taken] as number;
      const nflTeam = table.kinds.nflTeam[table.kind[taken] as number] as number;
      gone[taken] = 1;
      roster.strayed += straying(rank, turn);
      roster.counts[position] = (roster.counts[position] ?? 0) + 1;
      roster.byes[position] = (roster.byes[position] ?? 0) | (1 << (table.byeWeek[taken] as number));
      const mates = roster.onTeam.get(nflTeam) ?? [0, 0, 0, 0];
      mates[position] = (mates[position] ?? 0) + 1;
      if (nflTeam) roster.onTeam.set(nflTeam, mates);
      recent[position] = (recent[position] ?? 0) + 1;
      if (turn >= 8) {
        const left = table.position[playerOfPick[turn - 8] as number] as number;
        recent[left] = (recent[left] ?? 0) - 1;
      }
    });
  }
  return { ...out, sets: set, outside };
}
