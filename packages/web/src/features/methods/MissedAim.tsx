import { ROOKIE_RECORDS } from '@pylon/engine/methods/rookie-record.data';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { decimal } from '../../widgets/player/display.ts';
import { ROOKIE_AIM } from './rookie-aim.ts';

/** A figure without its nought, as correlations are written. */
const plain = (correlation: number, decimals: number): string => decimal(correlation, decimals).replace(/^0/, '');

/** What a model that no season's ledger judges was meant to reach, and did not. */
export function MissedAim() {
  const [ours] = ROOKIE_RECORDS;
  if (!ours || ours.correlation >= ROOKIE_AIM) return null;
  return (
    <p className="max-w-3xl">
      What no season’s record can tell: for the{' '}
      <Link to={PATHS.rookieMethod} className="underline underline-offset-2">
        rookie running back model
      </Link>{' '}
      we aimed at a correlation of {plain(ROOKIE_AIM, 2)} with the points of {ours.count} runners whose class it had not
      seen. It came to {plain(ours.correlation, 3)}: missed.
    </p>
  );
}
