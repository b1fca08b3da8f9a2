import type { Provenance } from '@pylon/contract/wire';
import { day } from '../player/display.ts';

/** Under every table: where its numbers come from and how old they are. */
export function SourcesFoot({ provenance }: { readonly provenance: Provenance }) {
  const names = provenance.sources.map(({ name, asOf }) => (asOf ? `${name} (${day(asOf)})` : name));
  return (
    <p className="text-muted text-sm">
      {provenance.mode === 'sample' && (
        <strong className="text-ink">Sample data: players and numbers are invented. </strong>
      )}
      {names.length > 0 && <>Sources: {names.join(', ')} · </>}data of {day(provenance.asOf)}
    </p>
  );
}
