import type { TeamPage } from '@pylon/contract/team-page/team-page';
import { many } from '../../widgets/player/display.ts';

type TeamRecord = Pick<TeamPage['record'], 'wins' | 'losses' | 'ties'>;

/**
 * A record as it is written; ties only where there are any.
 * @example recordText({ wins: 9, losses: 7, ties: 1 }) // → '9–7–1'
 */
export const recordText = ({ wins, losses, ties }: TeamRecord): string =>
  [wins, losses, ...(ties > 0 ? [ties] : [])].join('–');

/** The same as it is said. */
export const recordWords = ({ wins, losses, ties }: TeamRecord): string =>
  [many(wins, 'win'), `${losses} ${losses === 1 ? 'loss' : 'losses'}`, ...(ties > 0 ? [many(ties, 'tie')] : [])].join(
    ', ',
  );
