import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import { type ChanceKey, type Chances, NO_CHANCES } from '../../tables/opportunity.ts';
import type { Member } from '../league/league.ts';
import { emptyLine, STAT } from './stat-index.ts';

/** What one side does in a game: counts by athlete, and the counts of its defence as a team. */
export class BoxScore {
  /** Lines of counts by member number, for everybody of whom something is told. */
  readonly lines = new Map<number, number[]>();
  /** The team defence's line: what it and the special teams do. */
  readonly defense = emptyLine();
  /** Snaps on offence by member number, and on defence. */
  readonly offenseSnaps = new Map<number, number>();
  readonly defenseSnaps = new Map<number, number>();
  /** Chances by member number, for everybody who threw, ran or was thrown to. */
  readonly chances = new Map<number, Chances>();
  /** Passes, sacks and scrambles; and runs without scrambles and kneel-downs. */
  dropbacks = 0;
  rushes = 0;
  penalties = 0;
  penaltyYards = 0;
  points = 0;
  /** Plays from scrimmage of this side's offence. */
  plays = 0;
  /** Yards that this side's offence gained, sacks taken off. */
  yards = 0;

  add(member: Member, key: StatKey, amount = 1): void {
    let line = this.lines.get(member.number);
    if (!line) {
      line = emptyLine();
      this.lines.set(member.number, line);
    }
    const index = STAT[key];
    line[index] = (line[index] ?? 0) + amount;
  }

  note(member: Member, key: ChanceKey, amount = 1): void {
    let chances = this.chances.get(member.number);
    if (!chances) {
      chances = { ...NO_CHANCES };
      this.chances.set(member.number, chances);
    }
    chances[key] += amount;
  }

  addDefense(key: StatKey, amount = 1): void {
    const index = STAT[key];
    this.defense[index] = (this.defense[index] ?? 0) + amount;
  }
}
