import type { Provenance } from '@pylon/contract/wire';
import { day } from '../player/display.ts';

/** A source with the day of its data, and since when it fails. */
const toldOf = ({ name, asOf, since }: Provenance['sources'][number]): string => {
  const days = [...(asOf ? [day(asOf)] : []), ...(since ? [`failing since ${day(since)}`] : [])].join(', ');
  return days ? `${name} (${days})` : name;
};

/** Under every table: where its numbers come from and how old they are. */
export function SourcesFoot({ provenance }: { readonly provenance: Provenance }) {
  const names = provenance.sources.map(toldOf);
  return (
    <p className="text-muted text-sm">
      {provenance.mode === 'sample' && (
        <strong className="text-ink">Sample data: players and numbers are invented. </strong>
      )}
      {names.length > 0 && <>Sources: {names.join(', ')} · </>}data of {day(provenance.asOf)}
    </p>
  );
}
