import type { StatKey, StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';

type SkillPosition = Exclude<Position, 'K' | 'DST'>;

/** What a pre-season rank has meant, as numbers. */
export interface RankLines {
  readonly stats: readonly StatKey[];
  /** By position, knots by rising rank: rank, games, then one amount per stat. */
  readonly knots: Readonly<Record<SkillPosition, readonly (readonly number[])[]>>;
  readonly mean: Readonly<Record<'K' | 'DST', SeasonLine>>;
}

/** An expected stat line, and the games it is expected over. */
export interface SeasonLine {
  readonly games: number;
  readonly line: StatLine;
}
