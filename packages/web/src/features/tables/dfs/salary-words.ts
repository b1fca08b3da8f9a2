import type { FileRefusal, LineFault } from '@pylon/engine/daily/salary-file';
import { MOST_SALARY_CHARACTERS } from '@pylon/engine/daily/salary-line';
import type { MatchFault } from '@pylon/engine/daily/salary-match';

/** Why a file is not taken. */
export const REFUSALS: Readonly<Record<FileRefusal, string>> = {
  'too-large': `This file is larger than a salary file can be (${MOST_SALARY_CHARACTERS / 1_000_000} MB).`,
  unknown: 'This is no salary file of DraftKings or FanDuel: its first row names other columns.',
  'one-game':
    'This file is of a contest over one game, which multiplies points and prices. Bring one of a classic contest.',
  nobody: 'No row of this file could be read.',
};

/** Why a row counts for nobody. */
export const FAULTS: Readonly<Record<LineFault | MatchFault, string>> = {
  torn: 'is torn',
  contradicts: 'contradicts itself',
  position: 'has no position of classic contests',
  team: 'names no team',
  salary: 'has no price that can be',
  game: 'names no game that is yet to be played',
  twice: 'is there twice',
  unknown: 'nobody of that name and team is projected for the week',
  several: 'fits more than one player, or is one of two that fit',
  'other-game': 'is of another game',
};
